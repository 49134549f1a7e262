/**
 * Creates the image of deploy/oci/Dockerfile without an image registry: `npm run package:oci`.
 *
 * npm run package:oci -- [--package FILE] [--base IMAGE] [--architecture amd64|arm64] [--into FOLDER]
 *
 * Builds the Debian package first, unless --package names one. Builds the base from Debian's packages, unless --base names an
 * image. Requires root, buildah and mmdebstrap, and qemu-user-static and arch-test for the other architecture. `docker load`
 * and `podman load` read the archive. Its format is Docker's, because that of OCI has no health check.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');
/** The Debian release of the base. */
const RELEASE = 'bookworm';

const options = {
  package: { type: 'string' },
  base: { type: 'string' },
  architecture: { type: 'string', default: process.arch === 'arm64' ? 'arm64' : 'amd64' },
  into: { type: 'string', default: '.' },
} as const;
const { package: given, base, architecture, into } = parseArgs({ options }).values;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

const work = mkdtempSync(join(tmpdir(), 'concordat-oci-'));
// The temporary storage is removed at the end.
const storage = ['--root', join(work, 'images'), '--runroot', join(work, 'run')];
try {
  const context = join(work, 'context');
  mkdirSync(context);
  if (given !== undefined) cpSync(given, join(context, basename(given)));
  else runLogged('npm', 'run', '--silent', 'package:deb', '--', '--architecture', architecture, '--into', context);
  const image = `concordat:${version}`;
  const arguments_ = [`BASE=${base ?? (await createBaseImage())}`, `TARGETARCH=${architecture}`].flatMap((one) => [
    '--build-arg',
    one,
  ]);
  const file = ['--file', join(root, 'deploy/oci/Dockerfile'), '--tag', image, context];
  runBuildah('build', '--isolation', 'chroot', '--format', 'docker', '--arch', architecture, ...arguments_, ...file);
  mkdirSync(into, { recursive: true });
  const archive = join(resolve(into), `concordat_${version}_${architecture}.tar`);
  rmSync(archive, { force: true });
  runBuildah('push', '--quiet', image, `docker-archive:${archive}:${image}`);
  console.log(archive);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Creates an image of the smallest Debian with apt, and returns the name of the image. */
async function createBaseImage(): Promise<string> {
  const name = `localhost/debian:${RELEASE}`;
  const files = join(work, 'debian.tar');
  runLogged('mmdebstrap', '--quiet', '--variant=minbase', `--architectures=${architecture}`, RELEASE, files);
  const container = runBuildah('from', 'scratch').trim();
  // Without this label, the image would be for this machine's architecture.
  runBuildah('config', '--arch', architecture, container);
  runBuildah('add', '--quiet', container, files, '/');
  runBuildah('commit', '--quiet', '--rm', container, name);
  return name;
}

function runBuildah(...args: string[]): string {
  return runLogged('buildah', ...storage, ...args);
}

/** Runs a program with its output on standard error, because standard output contains only the name of the archive. */
function runLogged(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
