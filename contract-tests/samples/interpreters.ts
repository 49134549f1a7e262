/** Runs samples one after another in the same interpreter, because starting one for each would be slow. */
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildPythonPackage } from '../../scripts/generate/python.ts';
import { hasJava } from '../../scripts/generate/stub.ts';

const root = join(import.meta.dirname, '../..');

export interface Interpreter {
  /** Runs a file. Resolves with its output, or rejects with an Error that contains the failure. */
  run(file: string): Promise<string>;
  stop(): void;
}

/** Python with the dependencies of the generated client. `.ci/run` creates such an environment. */
export const PYTHON = process.env.PYTHON || 'python3';

export const hasPython = spawnSync(PYTHON, ['--version'], { stdio: 'ignore' }).status === 0;

/** Folder of the generated client. */
export const PYTHON_CLIENT = join(root, 'build/python');

/** True if the generated client can be built, and Python can load it. */
export const hasPythonClient =
  hasJava() &&
  spawnSync(PYTHON, ['-c', 'import sys, pydantic, urllib3, dateutil; assert pydantic.VERSION >= "2.11"'], { stdio: 'ignore' })
    .status === 0;

/**
 * Links `concordat/client` into the folder of the programs, because Node does not strip the types of installed files. Other
 * tests cover the package itself.
 */
export function linkClient(folder: string): void {
  const client = join(folder, 'concordat');
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  mkdirSync(client, { recursive: true });
  writeFileSync(
    join(client, 'package.json'),
    JSON.stringify({ name: 'concordat', type: 'module', exports: { './client': './client.ts' } }),
  );
  writeFileSync(join(client, 'client.ts'), `export * from ${JSON.stringify(join(root, 'src/client/index.ts'))};\n`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'samples', type: 'module' }));
  symlinkSync(client, join(folder, 'node_modules/concordat'), 'dir');
}

/** Starts Node.js for TypeScript modules. */
export function startNode(folder: string, environment: Record<string, string>): Interpreter {
  const child = fork(join(import.meta.dirname, 'typescript-run.js'), [], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = once(child, 'exit').then(() => ['the program has ended']);
  return {
    run: runInSequence(async (file) => {
      child.send(file);
      const [wrong] = (await Promise.race([once(child, 'message'), end])) as [string];
      if (wrong !== '') throw new Error(wrong);
      return '';
    }),
    stop: () => child.kill(),
  };
}

/** Starts Python with the generated client on its module path. */
export async function startPython(folder: string, environment: Record<string, string>): Promise<Interpreter> {
  await buildPythonPackage(root, PYTHON_CLIENT);
  const child = spawn(PYTHON, [join(import.meta.dirname, 'python-run.py')], {
    cwd: folder,
    env: {
      ...process.env,
      ...environment,
      PYTHONPATH: PYTHON_CLIENT,
      PYTHONDONTWRITEBYTECODE: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    run: runInSequence(async (file) => {
      child.stdin.write(`${file}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error('Python has ended');
      const { stated, wrong } = JSON.parse(value) as { stated: string; wrong: string };
      if (wrong !== '') throw new Error(wrong);
      return stated;
    }),
    stop: () => child.kill(),
  };
}

/** Queues samples, so that one runs at a time. */
function runInSequence(run: (file: string) => Promise<string>): (file: string) => Promise<string> {
  let turn: Promise<unknown> = Promise.resolve();
  return (file) => {
    const mine = turn.then(() => run(file));
    turn = mine.catch(() => undefined);
    return mine;
  };
}
