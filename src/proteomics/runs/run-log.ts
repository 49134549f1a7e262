/** Writes and reads the log of one attempt, which consists of numbered files. Only the first and the last two are kept. */
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MissingFileError, type StoredFiles } from '../../files/stored-files.ts';

/** Maximum bytes of a file. */
const PART_BYTES = 2_000_000;
/** Matches log files in the folder of an attempt, which also contains files of the run. */
export const PART_NAME: RegExp = /^log-(\d+)\.txt$/;

export type RunLog = ReturnType<typeof openRunLog>;

/** Number of bytes that are buffered before writing. */
const WAITING_BYTES = 65_536;

export function openRunLog(folder: string, now: () => Date) {
  mkdirSync(folder, { recursive: true });
  const getPartPath = (part: number) => join(folder, `log-${part}.txt`);
  let part = 0;
  let size = 0;
  let file: number | undefined = openSync(getPartPath(part), 'w');
  let waiting = '';
  const flushLines = () => {
    if (file === undefined || waiting === '') return;
    if (size >= PART_BYTES) {
      closeSync(file);
      part += 1;
      size = 0;
      file = openSync(getPartPath(part), 'w');
      if (part > 2) rmSync(getPartPath(part - 2), { force: true });
    }
    size += writeSync(file, waiting);
    waiting = '';
  };
  return {
    /** Buffers a line. `flush` and `close` write it to the file. */
    write(step: string, stream: 'out' | 'err' | 'run', text: string) {
      waiting += `${now().toISOString()} ${step} ${stream} ${text}\n`;
      if (stream === 'run' || waiting.length > WAITING_BYTES) flushLines();
    },
    flush: flushLines,
    close() {
      flushLines();
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

export interface RunLogQuery {
  /** Name of a step; undefined for all steps. */
  readonly step?: string | undefined;
  /** Maximum number of lines, counted from the end. */
  readonly tail: number;
}

/** Returns the last lines, oldest first; none if there is no log. @param log storage key of the log (getRunLogKey) */
export async function readRunLog(files: StoredFiles, log: string, { step, tail }: RunLogQuery): Promise<string[]> {
  const parts = await listParts(files, log);
  const lines: string[] = [];
  let previous: number | undefined;
  for (const part of parts) {
    const written = await readLogPart(files, `${log}log-${part}.txt`);
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

async function listParts(files: StoredFiles, log: string): Promise<number[]> {
  const parts: number[] = [];
  for await (const { key } of files.listFilesIn(log)) {
    const [, part] = PART_NAME.exec(key.slice(log.length)) ?? [];
    if (part !== undefined) parts.push(Number(part));
  }
  return parts.sort((a, b) => a - b);
}

/** Returns the lines of a log file; none if the file was removed in between. */
async function readLogPart(files: StoredFiles, key: string): Promise<string[]> {
  try {
    return (await text(await files.open(key))).split('\n').slice(0, -1);
  } catch (error) {
    if (error instanceof MissingFileError) return [];
    throw error;
  }
}
