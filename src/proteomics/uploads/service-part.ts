/** Uploads put together: their handlers, and what they do beside answering requests. */
import { setTimeout as pause } from 'node:timers/promises';
import { type JobWork, jobWork } from '../../jobs/job.ts';
import type { ProteomicsContext } from '../context.ts';
import { REMOVE_EXPIRED_UPLOADS } from '../jobs.ts';
import { type AdvisoryLocks, createAdvisoryLocks } from './advisory-locks.ts';
import { uploadHandlers } from './handlers.ts';
import { createIncomingFiles, type IncomingFiles } from './incoming-files.ts';
import { uploadPageHandlers } from './page-handlers.ts';
import { resumableHandlers } from './resumable-handlers.ts';
import { createResumableUploads } from './resumable-uploads.ts';

/** The uploads of a service. */
export interface UploadsPart {
  readonly handlers: ReturnType<typeof uploadHandlers> &
    ReturnType<typeof uploadPageHandlers> &
    ReturnType<typeof resumableHandlers>;
  /** The files that are arriving, whatever they are. */
  readonly incoming: IncomingFiles;
  /** Locks of this process. */
  readonly locks: AdvisoryLocks;
  /** Removes what uploads left behind: at a start, and then every hour. */
  readonly sweep: JobWork;
  /** Tells other processes that this one lives. */
  begin(): Promise<void>;
  /** Lets running uploads end, for at most this many milliseconds. */
  end(patience: number): Promise<void>;
}

/** Makes the part. */
export function uploadsPart(context: ProteomicsContext): UploadsPart {
  const locks = createAdvisoryLocks(context.connect);
  const incoming = createIncomingFiles(context, locks);
  const uploads = createResumableUploads(context, locks, incoming);

  const sweep = async () => {
    await incoming.sweep();
    await uploads.sweep();
  };

  const running = new Set<Promise<unknown>>();
  const handlers = watched(
    {
      ...uploadHandlers(context, incoming),
      ...uploadPageHandlers(context, incoming),
      ...resumableHandlers(context, uploads),
    },
    running,
  );

  return {
    handlers,
    incoming,
    locks,
    sweep: jobWork(REMOVE_EXPIRED_UPLOADS, sweep),
    async begin() {
      await incoming.begin();
      // The folder of this machine, where another process may take the next job.
      await sweep();
    },
    async end(patience) {
      // Their locks go with the connection, and other processes would take their files for left behind.
      await Promise.race([Promise.allSettled(running), pause(patience, undefined, { ref: false })]);
      await locks.end();
    },
  };
}

/** Handlers whose calls can be waited for. */
function watched<Handlers extends object>(handlers: Handlers, running: Set<Promise<unknown>>): Handlers {
  const entries = Object.entries(handlers).map(([name, handler]: [string, (call: unknown) => unknown]) => [
    name,
    async (call: unknown) => {
      const answering = Promise.resolve(handler(call));
      running.add(answering);
      return answering.finally(() => running.delete(answering));
    },
  ]);
  return Object.fromEntries(entries) as Handlers;
}
