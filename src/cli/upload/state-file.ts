/**
 * What an upload of a folder remembers: a line of JSON for each run, the last line of a run counts. Lines are appended and flushed, so that
 * a stop at any moment costs at most the line that was being written.
 */
import { open, readFile, rename, writeFile } from 'node:fs/promises';

/** What is known of a run. */
export interface FileUploadState {
  /** What the run looked like (candidates.ts). */
  readonly print: string;
  /** Address of its upload, while it is under way. */
  readonly upload?: string;
  /** UUID of the raw file that it became. */
  readonly rawFile?: string;
  /** Why the server does not take it. */
  readonly refused?: string;
}

/** The state of a folder. */
export interface UploadState {
  of(key: string): FileUploadState | undefined;
  note(key: string, state: FileUploadState): Promise<void>;
  /** How many runs have become raw files, and how many were refused. */
  counts(): { readonly uploaded: number; readonly refused: number };
}

/**
 * Opens the state, and writes it anew with one line for each run.
 *
 * @param target the server and the pipeline: what was sent elsewhere is not known here
 * @throws the error of the file system when the file can be neither read nor written
 */
export async function openState(path: string, target: string): Promise<UploadState> {
  const lines = await linesOf(path);
  const runs = new Map<string, FileUploadState>();
  const others: string[] = [];
  for (const line of lines) {
    const read = readLine(line);
    if (read === undefined) continue;
    if (read.target === target) runs.set(read.key, read.state);
    else others.push(line);
  }
  const lineOf = (key: string, state: FileUploadState) => `${JSON.stringify({ target, key, ...state })}\n`;
  const fresh = `${path}.new`;
  await writeFile(
    fresh,
    [...others.map((line) => `${line}\n`), ...[...runs].map(([key, state]) => lineOf(key, state))].join(''),
  );
  await rename(fresh, path);
  return {
    of: (key) => runs.get(key),
    async note(key, state) {
      runs.set(key, state);
      const file = await open(path, 'a');
      try {
        await file.appendFile(lineOf(key, state));
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    counts() {
      const states = [...runs.values()];
      return {
        uploaded: states.filter(({ rawFile }) => rawFile !== undefined).length,
        refused: states.filter(({ refused }) => refused !== undefined).length,
      };
    },
  };
}

async function linesOf(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A line that was cut off by a stop says nothing. */
function readLine(line: string): { target: string; key: string; state: FileUploadState } | undefined {
  try {
    const { target, key, ...state } = JSON.parse(line) as { target: string; key: string } & FileUploadState;
    return typeof key === 'string' && typeof state.print === 'string' ? { target, key, state } : undefined;
  } catch {
    return undefined;
  }
}
