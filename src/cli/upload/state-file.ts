/** The state of a folder upload, in appended lines of JSON. For each run, the last line applies. Incomplete lines are ignored. */
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';

export interface FileUploadState {
  /** The fingerprint of the run (candidates.ts). */
  readonly print: string;
  /** Address of the upload while it is in progress. */
  readonly upload?: string;
  readonly rawFile?: string;
  /** The server's reason for rejecting the run. */
  readonly refused?: string;
}

/** The upload states of all runs in a folder, stored in a file, so that uploads continue after a restart. */
export type UploadState = Awaited<ReturnType<typeof openState>>;

/** Opens the state of a target (server and pipeline). Rewrites the file with one line per run; keeps other targets' lines. */
export async function openState(path: string, target: string) {
  const lines = await readLines(path);
  const runs = new Map<string, FileUploadState>();
  const others: string[] = [];
  for (const line of lines) {
    const read = parseStateLine(line);
    if (read === undefined) continue;
    if (read.target === target) runs.set(read.key, read.state);
    else others.push(line);
  }
  const formatLine = (key: string, state: FileUploadState) => `${JSON.stringify({ target, key, ...state })}\n`;
  const fresh = `${path}.new`;
  // Does not follow a link that another account may have placed in a shared folder.
  await rm(fresh, { force: true });
  await writeFile(
    fresh,
    [...others.map((line) => `${line}\n`), ...[...runs].map(([key, state]) => formatLine(key, state))].join(''),
    { flag: 'wx' },
  );
  await rename(fresh, path);
  return {
    get: (key: string) => runs.get(key),
    async record(key: string, state: FileUploadState) {
      runs.set(key, state);
      const file = await open(path, 'a');
      try {
        await file.appendFile(formatLine(key, state));
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    countRuns() {
      const states = [...runs.values()];
      return {
        uploaded: states.filter(({ rawFile }) => rawFile !== undefined).length,
        refused: states.filter(({ refused }) => refused !== undefined).length,
      };
    },
  };
}

async function readLines(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Ignores an incomplete line of an interrupted write. */
function parseStateLine(line: string): { target: string; key: string; state: FileUploadState } | undefined {
  try {
    const { target, key, ...state } = JSON.parse(line) as { target: string; key: string } & FileUploadState;
    return typeof key === 'string' && typeof state.print === 'string' ? { target, key, state } : undefined;
  } catch {
    return undefined;
  }
}
