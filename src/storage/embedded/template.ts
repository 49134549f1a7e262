/** An empty database that was made ahead: copying it takes a fifth of making one. */
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownPath } from '../../own-files.ts';
import type { RunAs } from './run-as.ts';

/** The data directory in which `npm ci` makes it (scripts/prepare.js); a package has none. */
export const TEMPLATE: string = ownPath('node_modules/.cache/database');

/**
 * Copies the template's files into a directory; false where there is none for these programs and this user. What is copied is not yet
 * flushed.
 */
export async function copyTemplate(
  template: string,
  majorVersion: number,
  directory: string,
  runAs: RunAs | undefined,
): Promise<boolean> {
  const files = join(template, 'postgres/cluster');
  const owner = runAs?.uid ?? process.getuid?.();
  if (statSync(files, { throwIfNoEntry: false })?.uid !== owner || versionOf(files) !== majorVersion) return false;
  await promisify(execFile)('cp', ['-Rp', `${files}/.`, directory]);
  return true;
}

function versionOf(files: string): number {
  return Number.parseInt(readFileSync(join(files, 'PG_VERSION'), 'utf8'), 10);
}
