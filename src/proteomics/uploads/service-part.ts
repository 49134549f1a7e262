/** Uploads put together: their handlers, and what they do beside answering requests. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ProteomicsContext } from '../context.ts';
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
  /** Removes what earlier processes left behind, and goes on to do so now and then. */
  begin(): Promise<void>;
  /** Lets running uploads end, for at most this many milliseconds. */
  end(patience: number): Promise<void>;
}

const BETWEEN_SWEEPS_MS = 3_600_000;

/** Makes the part. */
export function uploadsPart(context: ProteomicsContext): UploadsPart {
  const locks = createAdvisoryLocks(context.connect);
  const incoming = createIncomingFiles(context, locks);
  const uploads = createResumableUploads(context, locks, incoming);
  let timer: NodeJS.Timeout | undefined;

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
    async begin() {
      await incoming.begin();
      await sweep();
      timer = setInterval(() => {
        sweep().catch((err: unknown) => context.log.warn({ err }, 'leftovers of uploads could not be removed'));
      }, BETWEEN_SWEEPS_MS);
      timer.unref();
    },
    async end(patience) {
      clearInterval(timer);
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
