/** Uploads the contents of a folder, once or continuously. */
import { setTimeout as after } from 'node:timers/promises';
import { formatPercent, formatSize } from '../../web/for-people/words.ts';
import { type CommandIo, escapeControlCharacters, writeLine } from '../command.ts';
import { type Candidate, computeFingerprint, findCandidates, readCurrentParts } from './candidates.ts';
import { startHeartbeats } from './heartbeat-client.ts';
import { ChangedRunError, type SendOutcome, sendRun, type UploadTarget } from './send-run.ts';
import { openState, type UploadState } from './state-file.ts';

const DEFAULT_COLUMNS = 80;

/** A status line on a terminal. New text replaces the previous text. */
export class StatusLine {
  readonly #stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  #shown = '';

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
  }

  showLine(text: string): void {
    if (this.#stream.isTTY !== true) return;
    const fitting = escapeControlCharacters(text).slice(0, (this.#stream.columns ?? DEFAULT_COLUMNS) - 1);
    if (fitting === this.#shown) return;
    this.#shown = fitting;
    this.#stream.write(`\r\u001b[K${fitting}`);
  }

  /** Prints an event as a permanent line. */
  writeLine(text: string): void {
    if (this.#shown !== '') this.#stream.write('\r\u001b[K');
    writeLine(this.#stream, text);
    this.#shown = '';
  }
}

export interface FolderUpload extends UploadTarget {
  readonly folder: string;
  readonly state: string;
  readonly isWatching: boolean;
  /** Milliseconds for which a run must be unchanged before it is sent. */
  readonly settleMs: number;
  /** Milliseconds between two scans of the folder. */
  readonly everyMs: number;
  /** Milliseconds between two heartbeats; by default one minute. */
  readonly heartbeatMs?: number;
}

/** The state of a folder when no run is being sent. */
interface FolderState {
  readonly waiting: number;
  readonly later: number;
}

/** Uploads until everything is stored or, with watching, until `signal` aborts. @returns the exit code */
export async function uploadFolder(upload: FolderUpload, io: CommandIo, signal: AbortSignal): Promise<number> {
  const state = await openState(upload.state, `${upload.address} ${upload.pipeline}`);
  const line = new StatusLine(io.stdout);
  const work = new FolderWork(upload, state, line, signal);
  // Heartbeats end with this call, even if it fails.
  const ending = new AbortController();
  if (upload.isWatching) {
    const reportReason = (reason: string) => line.writeLine(`heartbeat: ${reason}; uploads continue`);
    startHeartbeats(upload, () => work.lastFile, reportReason, AbortSignal.any([signal, ending.signal]));
  }
  try {
    return await uploadUntilDone(upload, work, line, signal);
  } finally {
    ending.abort();
  }
}

async function uploadUntilDone(upload: FolderUpload, work: FolderWork, line: StatusLine, signal: AbortSignal): Promise<number> {
  let isFirst = true;
  while (!signal.aborted) {
    const standing = await work.checkFolder(isFirst);
    isFirst = false;
    if (standing === undefined) return reportEnd(line, work, 1);
    if (!upload.isWatching && standing.waiting === 0)
      return reportEnd(line, work, work.hasFailed || standing.later > 0 ? 1 : 0);
    line.showLine(work.formatCounts(standing));
    await after(upload.everyMs, undefined, { signal }).catch(() => undefined);
  }
  return reportEnd(line, work, 0);
}

function reportEnd(line: StatusLine, work: FolderWork, code: number): number {
  line.writeLine(work.formatCounts({ waiting: 0, later: 0 }));
  return code;
}

class FolderWork {
  /** True if the server has rejected a run since this process started. */
  hasFailed = false;
  /** Name of the run that was uploaded last. */
  lastFile: string | undefined;
  readonly #wanted: FolderUpload;
  readonly #state: UploadState;
  readonly #line: StatusLine;
  readonly #signal: AbortSignal;
  /** The last fingerprint of each run, and when it was first seen. */
  readonly #seen = new Map<string, { readonly print: string; readonly since: number }>();
  /** The last message about each waiting run, so that it is printed once. */
  readonly #reported = new Map<string, string>();

  constructor(upload: FolderUpload, state: UploadState, line: StatusLine, signal: AbortSignal) {
    this.#wanted = upload;
    this.#state = state;
    this.#line = line;
    this.#signal = signal;
  }

  formatCounts({ waiting, later }: FolderState): string {
    const { uploaded, refused } = this.#state.countRuns();
    const counts = [`${uploaded} uploaded`, waiting > 0 && `${waiting} settling`, later > 0 && `${later} to try again`];
    return [...counts, refused > 0 && `${refused} rejected`].filter((text) => text !== false).join(', ');
  }

  /** Scans the folder and sends the completed runs. Returns undefined if the server accepts no runs. */
  async checkFolder(isFirst: boolean): Promise<FolderState | undefined> {
    const found = await this.#findRuns(isFirst);
    let waiting = 0;
    let later = 0;
    for (const run of found) {
      if (this.#signal.aborted) break;
      const print = computeFingerprint(run);
      const known = this.#state.get(run.key);
      if (known?.print === print && (known.rawFile !== undefined || known.refused !== undefined)) continue;
      if (!this.#hasSettled(run.key, print)) {
        waiting += 1;
        continue;
      }
      const outcome = await this.#sendRun(run, print, known?.print === print ? known.upload : undefined);
      if (outcome.kind === 'hopeless') {
        this.#line.writeLine(`${run.key}: ${outcome.reason}`);
        return undefined;
      }
      if (outcome.kind === 'later') later += 1;
    }
    return { waiting, later };
  }

  /** Returns the runs in the folder. The next scan reads an unreadable folder, such as an unavailable share, again. */
  async #findRuns(isFirst: boolean): Promise<Candidate[]> {
    try {
      return await findCandidates(this.#wanted.folder);
    } catch (error) {
      if (isFirst) throw error;
      this.#writeOnce('', `the folder cannot be read now: ${(error as NodeJS.ErrnoException).code ?? error}`);
      return [];
    }
  }

  #hasSettled(key: string, print: string): boolean {
    const seen = this.#seen.get(key);
    const now = Date.now();
    if (seen?.print !== print) this.#seen.set(key, { print, since: now });
    return this.#wanted.settleMs === 0 || (seen?.print === print && now - seen.since >= this.#wanted.settleMs);
  }

  async #sendRun(run: Candidate, print: string, upload: string | undefined): Promise<SendOutcome> {
    const { key } = run;
    const size = run.parts.reduce((sum, part) => sum + part.size, 0);
    const outcome = await sendRun(this.#wanted, run, {
      upload,
      signal: this.#signal,
      requireUnchanged: async () => {
        if (computeFingerprint({ parts: await readCurrentParts(run) }) !== print) throw new ChangedRunError();
      },
      recordUpload: (address) => this.#state.record(key, { print, upload: address }),
      reportProgress: (bytes) =>
        this.#line.showLine(`sending ${key}, ${formatPercent(Math.min(1, bytes / Math.max(1, size)))} of ${formatSize(size)}`),
    });
    if (outcome.kind === 'stored') {
      await this.#state.record(key, { print, rawFile: outcome.rawFile });
      this.lastFile = key;
      this.#line.writeLine(`uploaded ${key}, ${formatSize(size)}`);
    } else if (outcome.kind === 'refused') {
      this.hasFailed = true;
      await this.#state.record(key, { print, refused: outcome.reason });
      this.#line.writeLine(`rejected ${key}: ${outcome.reason}`);
    } else if (outcome.kind === 'later') this.#writeOnce(key, `${key}: ${outcome.reason}; the upload is retried`);
    return outcome;
  }

  #writeOnce(key: string, words: string): void {
    if (this.#reported.get(key) === words) return;
    this.#reported.set(key, words);
    this.#line.writeLine(words);
  }
}
