/**
 * Creates the Debian package: `npm run package:deb`.
 *
 *     npm run package:deb -- [--architecture amd64|arm64] [--into FOLDER]
 *
 * By default for this machine, in the working folder. All files have the time SOURCE_DATE_EPOCH, or that of the last commit.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ARCHITECTURES, type DebianPackage, writePackage, writePackageFiles } from './debian-package.ts';

const root = join(import.meta.dirname, '../..');
const options = {
  architecture: { type: 'string', default: process.arch === 'arm64' ? 'arm64' : 'amd64' },
  into: { type: 'string', default: '.' },
} as const;
const { architecture, into } = parseArgs({ options }).values;
if (!Object.hasOwn(ARCHITECTURES, architecture)) {
  console.error(`package:deb: --architecture is one of ${Object.keys(ARCHITECTURES).join(', ')}.`);
  process.exit(2);
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? readLastCommitTime());
const plan: DebianPackage = { architecture: architecture as DebianPackage['architecture'], version, epoch };
const files = mkdtempSync(join(tmpdir(), 'concordat-deb-'));
try {
  writePackageFiles(files, plan);
  mkdirSync(into, { recursive: true });
  console.log(writePackage(files, resolve(into), plan));
} finally {
  rmSync(files, { recursive: true, force: true });
}

function readLastCommitTime(): string {
  return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
}
