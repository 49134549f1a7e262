/**
 * The log of one attempt of a run: numbered files of bounded size in its folder. The first and the last two are kept, so that
 * beginning and end of what a program wrote can be read however much it was.
 */
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MissingFileError, type StoredFiles } from '../../files/stored-files.ts';

/** Bytes of one of the files. */
const PART_BYTES = 2_000_000;
/** Files of the log in the folder of an attempt; its other files are the run's. */
export const PART_NAME: RegExp = /^log-(\d+)\.txt$/;

/** Where a line comes from: the program's two outputs, or the server's own remarks. */
export type LogStream = 'out' | 'err' | 'run';

/** Takes lines. */
export interface RunLog {
  /** Takes a line; it is in the file at the latest when `flush` or `close` returns. */
  write(step: string, stream: LogStream, text: string): void;
  flush(): void;
  close(): void;
}

/** Bytes of lines that wait before they are written together. */
const WAITING_BYTES = 65_536;

/** Begins a log in a folder. */
export function openRunLog(folder: string, now: () => Date): RunLog {
  mkdirSync(folder, { recursive: true });
  const pathOf = (part: number) => join(folder, `log-${part}.txt`);
  let part = 0;
  let size = 0;
  let file: number | undefined = openSync(pathOf(part), 'w');
  let waiting = '';
  const flush = () => {
    if (file === undefined || waiting === '') return;
    if (size >= PART_BYTES) {
      closeSync(file);
      part += 1;
      size = 0;
      file = openSync(pathOf(part), 'w');
      if (part > 2) rmSync(pathOf(part - 2), { force: true });
    }
    size += writeSync(file, waiting);
    waiting = '';
  };
  return {
    write(step, stream, text) {
      waiting += `${now().toISOString()} ${step} ${stream} ${text}\n`;
      if (stream === 'run' || waiting.length > WAITING_BYTES) flush();
    },
    flush,
    close() {
      flush();
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** What of a log is asked for. */
export interface LogQuestion {
  /** Only lines of this step. */
  readonly step?: string | undefined;
  /** Only the last lines, this many. */
  readonly tail: number;
}

/**
 * Lines of a log, oldest first; none when there is no log.
 *
 * @param log where its files are (runLogOf)
 */
export async function readRunLog(files: StoredFiles, log: string, { step, tail }: LogQuestion): Promise<string[]> {
  const parts = await partsOf(files, log);
  const lines: string[] = [];
  let previous: number | undefined;
  for (const part of parts) {
    const written = await readPart(files, `${log}log-${part}.txt`);
    if (previous !== undefined && previous !== part - 1) {
      const [instant = ''] = written[0]?.split(' ', 1) ?? [];
      const megabytes = ((part - previous - 1) * PART_BYTES) / 1_000_000;
      lines.push(`${instant} - run About ${megabytes} MB are left out here.`);
    }
    for (const line of written) lines.push(line);
    previous = part;
  }
  const chosen = step === undefined ? lines : lines.filter((line) => line.split(' ', 2)[1] === step);
  return chosen.slice(-tail);
}

async function partsOf(files: StoredFiles, log: string): Promise<number[]> {
  const parts: number[] = [];
  for await (const { key } of files.filesIn(log)) {
    const [, part] = PART_NAME.exec(key.slice(log.length)) ?? [];
    if (part !== undefined) parts.push(Number(part));
  }
  return parts.sort((a, b) => a - b);
}

/** A part that is removed while the log is read counts as empty. */
async function readPart(files: StoredFiles, key: string): Promise<string[]> {
  try {
    return (await text(await files.open(key))).split('\n').slice(0, -1);
  } catch (error) {
    if (error instanceof MissingFileError) return [];
    throw error;
  }
}
