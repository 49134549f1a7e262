/**
 * Creates the Debian package: metadata, file locations, and reproducible content. Two builds of one commit have the same bytes
 * (reproducible-builds.org: SOURCE_DATE_EPOCH).
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  globSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { installTree, listFilesBelow, type Processor } from './installed-tree.ts';

const root = join(import.meta.dirname, '../..');

/** Names of processors in Debian, with their names in Node. */
export const ARCHITECTURES = { amd64: 'x64', arm64: 'arm64' } as const satisfies Record<string, Processor>;

export interface DebianPackage {
  readonly architecture: keyof typeof ARCHITECTURES;
  readonly version: string;
  /** Time of all files in seconds since 1970. */
  readonly epoch: number;
}

/** Folder of the installed program. */
const HOME = 'usr/lib/concordat';
const DOCUMENTATION = 'usr/share/doc/concordat';
const SCRIPTS = ['postinst', 'prerm', 'postrm'] as const;

/** Writes all files of the package into a folder, without the metadata for `dpkg`. */
export function writePackageFiles(folder: string, { architecture }: Pick<DebianPackage, 'architecture'>): void {
  mkdirSync(join(folder, HOME), { recursive: true });
  installTree(join(folder, HOME), ARCHITECTURES[architecture]);
  const locateSource = (name: string) => join(root, 'deploy/debian', name);
  const copyFile = (from: string, to: string, mode = 0o644) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(from, join(folder, to), { recursive: true });
    if (lstatSync(from).isFile()) chmodSync(join(folder, to), mode);
  };
  copyFile(locateSource('concordat'), 'usr/bin/concordat', 0o755);
  for (const unit of globSync('*.{service,socket,timer}', { cwd: locateSource('.') }))
    copyFile(locateSource(unit), `usr/lib/systemd/system/${unit}`);
  copyFile(locateSource('concordat.env'), 'etc/concordat/concordat.env', 0o640);
  copyFile(locateSource('copyright'), `${DOCUMENTATION}/copyright`);
  for (const guide of globSync('docs/*.md', { cwd: root }))
    copyFile(join(root, guide), `${DOCUMENTATION}/${guide.slice('docs/'.length)}`);
  for (const example of globSync('deploy/{nginx,caddy,prometheus,grafana}', { cwd: root }))
    copyFile(join(root, example), `${DOCUMENTATION}/examples/${example.slice('deploy/'.length)}`);
  writeFileSync(join(folder, DOCUMENTATION, 'changelog.gz'), gzipSync(readFileSync(join(root, 'CHANGELOG.md')), { level: 9 }));
}

/**
 * Creates the package from prepared files.
 * @param into folder of the package. Its name consists of name, version and architecture
 * @returns the path of the package
 */
export function writePackage(files: string, into: string, { architecture, version, epoch }: DebianPackage): string {
  const debian = join(files, 'DEBIAN');
  try {
    mkdirSync(debian);
    const paths = listFilesBelow(files).filter((path) => !path.startsWith('DEBIAN/') && lstatSync(join(files, path)).isFile());
    const bytes = paths.reduce((sum, path) => sum + lstatSync(join(files, path)).size, 0);
    const debianVersion = version.replace('-', '~');
    writeFileSync(join(debian, 'control'), createControl(debianVersion, architecture, Math.ceil(bytes / 1024)));
    writeFileSync(join(debian, 'conffiles'), '/etc/concordat/concordat.env\n');
    const sums = paths.filter((path) => !path.startsWith('etc/')).map((path) => `${hashMd5(join(files, path))}  ${path}\n`);
    writeFileSync(join(debian, 'md5sums'), sums.join(''));
    for (const script of SCRIPTS) cpSync(join(root, 'deploy/debian', script), join(debian, script));
    setModes(files, epoch);
    const target = join(into, `concordat_${debianVersion}_${architecture}.deb`);
    const env = { ...process.env, SOURCE_DATE_EPOCH: String(epoch) };
    execFileSync('dpkg-deb', ['--root-owner-group', '--uniform-compression', '-Zzstd', '-z3', '--build', files, target], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return target;
  } finally {
    rmSync(debian, { recursive: true, force: true });
  }
}

function createControl(version: string, architecture: string, kilobytes: number): string {
  const { description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { description: string };
  return `Package: concordat
Version: ${version}
Architecture: ${architecture}
Maintainer: the authors of Concordat <root@localhost>
Installed-Size: ${kilobytes}
Depends: adduser, libc6 (>= 2.31), libgcc-s1, libstdc++6
Suggests: nginx | caddy, postgresql (>= 15), prometheus
Section: science
Priority: optional
Description: services for research collaborations
 ${description}
 .
 Brings Node.js and PostgreSQL along, and runs as concordat.service.
`;
}

function hashMd5(path: string): string {
  return createHash('md5').update(readFileSync(path)).digest('hex');
}

/** Sets the same time, and one of three modes, for every file. */
function setModes(folder: string, epoch: number): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, getMode(path));
    lutimesSync(path, epoch, epoch);
  }
  chmodSync(folder, 0o755);
  lutimesSync(folder, epoch, epoch);
}

function getMode(path: string): number {
  if (path.endsWith('/concordat.env')) return 0o640;
  const isProgram = (lstatSync(path).mode & 0o111) !== 0 || SCRIPTS.some((script) => path.endsWith(`/DEBIAN/${script}`));
  return isProgram ? 0o755 : 0o644;
}
