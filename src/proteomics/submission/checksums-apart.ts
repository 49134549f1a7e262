/** checksum.txt of many gigabytes, made in a process of its own while it is sent; one at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { checksumLine, HEAD, type Summed } from './checksums.ts';

/** The end of the last one that was asked for. */
let last: Promise<unknown> = Promise.resolve();

/** The text. Its stream breaks off where a file cannot be read; who stops reading ends the process. */
export function checksumsOf(files: readonly Summed[]): Readable {
  return Readable.from(written(files), { objectMode: false });
}

/** The same of files that no other process can open by a path: reading them is waiting for the most part. */
export function checksumsHere(files: readonly Summed[]): Readable {
  return Readable.from(lines(files), { objectMode: false });
}

async function* lines(files: readonly Summed[]): AsyncGenerator<string> {
  yield HEAD;
  for (const file of files) yield await checksumLine(file);
}

async function* written(files: readonly Summed[]): AsyncGenerator<Buffer> {
  const before = last;
  const { promise: end, resolve: ended } = Promise.withResolvers<void>();
  last = end;
  let child: ChildProcess | undefined;
  try {
    await before;
    child = fork(fileURLToPath(new URL(`./checksum-process${extname(import.meta.filename)}`, import.meta.url)), [], {
      execArgv: ['--max-old-space-size=100', '--disable-warning=ExperimentalWarning'],
      env: {},
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    const exit = once(child, 'exit');
    child.send(files.map((file) => ({ ...file })));
    yield* child.stdout as Readable;
    const [code] = await exit;
    if (code !== 0) throw new Error(`The process that makes checksums ended with ${code}.`);
  } finally {
    child?.kill('SIGKILL');
    ended();
  }
}
