/** Packs the package from the source tree, unpacks it for checks, installs it elsewhere, and starts it there. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

export const root = join(import.meta.dirname, '..');

/** Milliseconds after which the registry is considered unreachable. */
const TIMEOUT_MS = 60_000;

export interface PackedPackage {
  readonly tarball: string;
  /** Folder with the unpacked files. */
  readonly folder: string;
  /** Relative paths of its files. */
  readonly files: readonly string[];
}

/** Returns an environment without programs of the repository and variables of the tests. */
export function createOutsideEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH = '', HOME, LANG, http_proxy, https_proxy } = process.env;
  const path = PATH.split(delimiter).filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  const npm = Object.entries(process.env).filter(([name]) =>
    /^npm_config_(registry|cache|userconfig|prefer_offline)$/i.test(name),
  );
  return { HOME, LANG, http_proxy, https_proxy, ...Object.fromEntries(npm), PATH: path.join(delimiter), ...more };
}

export function packServer(into: string): PackedPackage {
  return unpackArchive(into, 'npm', ['pack', '--pack-destination', into]);
}

/** Packs the libraries as the guide describes. */
export function packLibrary(into: string): PackedPackage {
  return unpackArchive(into, process.execPath, ['scripts/build-library.ts', join(into, 'library')]);
}

function unpackArchive(into: string, program: string, args: readonly string[]): PackedPackage {
  const { status, stdout, stderr } = runInFolder(root, program, args);
  if (status !== 0) throw new Error(`The tree cannot be packed: ${stdout.slice(0, 2_000)}${stderr.slice(-2_000)}`);
  const [name = ''] = readdirSync(into).filter((file) => file.endsWith('.tgz'));
  const tarball = join(into, name);
  execFileSync('tar', ['-xzf', tarball, '-C', into]);
  const folder = join(into, 'package');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return { tarball, folder, files };
}

/**
 * Installs the package into a project. If the registry is unreachable, uses the dependencies of the repository.
 * @returns the source of the dependencies
 */
export function installInEmptyFolder({ tarball, folder }: PackedPackage, project: string): 'npm' | 'tree' {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=1', tarball];
  const { status } = spawnSync('npm', install, {
    cwd: project,
    env: createOutsideEnvironment(),
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  if (status === 0) return 'npm';
  linkDependencies(folder, project);
  return 'tree';
}

function linkDependencies(folder: string, project: string): void {
  const modules = join(project, 'node_modules');
  // An interrupted installation can leave files.
  rmSync(modules, { recursive: true, force: true });
  const { name: own } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  cpSync(folder, join(modules, own), { recursive: true });
  const known = join(root, 'node_modules');
  const names = readdirSync(known).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(known, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  for (const name of names.filter((one) => !one.startsWith('.'))) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(known, name), join(modules, name));
  }
  mkdirSync(join(modules, '.bin'));
  symlinkSync('../concordat-server/bin/concordat.js', join(modules, '.bin/concordat'));
  symlinkSync(`../node-${process.platform}-${process.arch}/bin/node`, join(modules, '.bin/node'));
}

/** Output and exit code of a program. */
export interface ProgramRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in a project, independently of the repository. */
export function runInFolder(
  project: string,
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): ProgramRun {
  const env = createOutsideEnvironment(environment);
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Returns the programs of all supported Node.js versions on the search path. */
export function findSupportedNodes(): readonly { major: number; program: string | undefined }[] {
  const found =
    createOutsideEnvironment()
      .PATH?.split(delimiter)
      .map((folder) => join(folder, 'node')) ?? [];
  const programs = new Map<number, string>();
  for (const program of [process.execPath, ...found]) {
    const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
    if (status === 0 && !programs.has(major)) programs.set(major, program);
  }
  return [20, 22, 24].map((major) => ({ major, program: programs.get(major) }));
}

export interface PackagedServer {
  readonly address: string;
  /** Stops the server, and resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server by the package's program: `concordat start`. */
export async function startPackagedServer(project: string, environment: Record<string, string>): Promise<PackagedServer> {
  const child: ChildProcess = spawn(join(project, 'node_modules/.bin/concordat'), ['start'], {
    cwd: project,
    env: createOutsideEnvironment({ PORT: '0', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout as NodeJS.ReadableStream).on('line', (line) => {
      complaints += `${line}\n`;
      const entry = JSON.parse(line) as { msg: string; address?: string };
      if (entry.msg.startsWith('ready at') && entry.address !== undefined) resolve(entry.address);
    });
    void ended.then(() => reject(new Error(`the packaged server ended: ${complaints}`)));
  });
  return {
    address,
    stop() {
      child.kill();
      return ended;
    },
  };
}

/** Returns the module specifiers that a built module imports. */
export function getImports(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/^\s*(?:\*|\/\/|\/\*).*$/gm, '');
  return [...code.matchAll(/\b(?:from|import\s*\(?)\s*(['"])([@\w./:-]+)\1/g)].map(([, , target = '']) => target);
}
