/** Determines whether the stored traffic is that of all tests for the current documents. Otherwise, the tests are run first. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDocument } from '../../src/contract/documents/document.ts';
import { TRAFFIC_FOLDER } from '../traffic/corpus.ts';

const root = join(import.meta.dirname, '../..');
/** File in the folder of the traffic. It is deleted together with the traffic when the tests start again. */
const MARK = join(TRAFFIC_FOLDER, 'whole-run.json');

/** All documents in the order of redocly.yaml. `organisation` is that of the platform. */
export const DOCUMENTS = ['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics', 'organisation'] as const;

/** Records that all tests have run. */
export function markWholeRun(mark: string = MARK): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, JSON.stringify({ documents: computeFingerprint() }));
}

/** Deletes the record before a run, because the traffic is incomplete during the run. */
export function clearWholeRun(mark: string = MARK): void {
  rmSync(mark, { force: true });
}

/** Returns whether all tests have run with the current documents. */
export function hasWholeRun(mark: string = MARK): boolean {
  try {
    return (JSON.parse(readFileSync(mark, 'utf8')) as { documents?: string }).documents === computeFingerprint();
  } catch {
    return false;
  }
}

/** Returns when the last run of all tests ended, in milliseconds since 1970; 0 if there was none. */
export function readWholeRunTime(): number {
  return statSync(MARK, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Runs all tests, unless their results are current or `mayRun` is false. Returns whether they passed. */
export function ensureWholeRun(mayRun: boolean): boolean {
  if (hasWholeRun()) return true;
  if (!mayRun) {
    console.log('What follows is not the traffic of a whole run of the tests for the present documents.\n');
    return true;
  }
  console.log('There is no traffic of a whole run of the tests for the present documents: running them.\n');
  clearWholeRun();
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  markWholeRun();
  return status === 0;
}

function computeFingerprint(): string {
  const hash = createHash('sha256');
  for (const name of DOCUMENTS) hash.update(JSON.stringify(readDocument(name)));
  return hash.digest('hex');
}
