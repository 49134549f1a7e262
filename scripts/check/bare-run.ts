/**
 * Runs the README's test command, `npm ci && npm test`, as a new user would: in a copy of this checkout below a private
 * directory, with an empty environment except for the package registry, without optional programs, and as an ordinary account
 * if this process is root.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { TRAFFIC_FOLDER } from '../../contract-tests/traffic/corpus.ts';
import { type Outcome, readOutcome } from './outcome.ts';

const root = join(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
/** Number of an account without rights, which exists on every Linux system. */
const ORDINARY_ACCOUNT = 65_534;
const account = isRoot ? { uid: ORDINARY_ACCOUNT, gid: ORDINARY_ACCOUNT } : {};

/** Matches optional programs, which a standard Debian does not have. */
const OPTIONAL_PROGRAM =
  /^(java|javac|python.*|pip.*|chrom.*|google-chrome.*|firefox.*|soffice|libreoffice|localc|psql|pg_.*|postgres|nginx|caddy|prom.*|systemd-analyze|buildah|mmdebstrap|runc|docker|podman|sudo)$/;

/** Runs the command, and returns its outcome. The traffic that it recorded is copied to this checkout. */
export function runInEmptyEnvironment(): Outcome {
  // mkdtemp creates a private folder (mode 0700).
  const folder = mkdtempSync(join(tmpdir(), 'concordat-bare-'));
  try {
    const checkout = join(folder, 'checkout');
    runTestCommand(folder, checkout);
    rmSync(TRAFFIC_FOLDER, { recursive: true, force: true });
    const recorded = join(checkout, relative(root, TRAFFIC_FOLDER));
    if (existsSync(recorded)) cpSync(recorded, TRAFFIC_FOLDER, { recursive: true });
    return readOutcome(checkout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runTestCommand(folder: string, checkout: string): void {
  const createFolder = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };
  copySources(checkout);
  const env = {
    PATH: linkStandardPrograms(createFolder('bin')),
    HOME: createFolder('home'),
    LANG: 'C.UTF-8',
    ...getNetworkSettings(),
  };
  if (isRoot) changeOwner(folder);
  const command = ['-c', 'npm ci && npm test 2>&1'];
  const { error } = spawnSync('/bin/sh', command, { cwd: checkout, env, stdio: ['ignore', 'inherit', 'inherit'], ...account });
  if (error !== undefined) throw error;
}

/** Returns the environment variables that are necessary to reach the package registry: proxy, certificates, address. */
function getNetworkSettings(): Record<string, string | undefined> {
  const isNetworkVariable = (name: string) =>
    /^(https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs|ssl_cert_(file|dir))$/i.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isNetworkVariable(name)));
}

/** Copies the files that git tracks or would add, and commits the copies, because some tests need git. */
function copySources(checkout: string): void {
  const listed = runGit(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const deleted = new Set(runGit(root, 'ls-files', '-z', '--deleted').split('\0'));
  for (const path of listed.split('\0').filter((name) => name !== '' && !deleted.has(name))) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    cpSync(join(root, path), join(checkout, path), { verbatimSymlinks: true });
  }
  const author = ['-c', 'user.name=Concordat', '-c', 'user.email=concordat@example.org'];
  runGit(checkout, 'init', '--quiet');
  runGit(checkout, 'add', '--all');
  runGit(checkout, ...author, 'commit', '--quiet', '--message', 'Copy the sources');
}

function runGit(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`, { cause: error });
  return stdout;
}

/** Fills a folder with links to the system's standard programs, and to Node, npm and git. Returns the folder. */
function linkStandardPrograms(programs: string): string {
  for (const place of ['/usr/bin', '/bin'])
    for (const name of readdirSync(place))
      if (!OPTIONAL_PROGRAM.test(name)) replaceLink(join(place, name), join(programs, name));
  for (const name of ['node', 'npm', 'npx', 'git']) replaceLink(findInstalledProgram(name), join(programs, name));
  return programs;
}

/** Returns the path of an installed program. Skips the Node of a checkout, which npm puts first on the path. */
function findInstalledProgram(name: string): string {
  const places = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
  const path = places.map((place) => join(place, name)).find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${name} is not installed.`);
  return path;
}

function replaceLink(target: string, path: string): void {
  rmSync(path, { force: true });
  symlinkSync(target, path);
}

/** Changes the owner of a folder and its contents to the ordinary account. */
function changeOwner(path: string): void {
  lchownSync(path, ORDINARY_ACCOUNT, ORDINARY_ACCOUNT);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) changeOwner(inner);
    else lchownSync(inner, ORDINARY_ACCOUNT, ORDINARY_ACCOUNT);
  }
}
