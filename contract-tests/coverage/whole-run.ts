/**
 * Checks that the stored traffic is that of a complete test run for the current documents. Otherwise, commands that read traffic
 * run the tests first.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDocument } from '../../src/contract/documents/document.ts';
import { TRAFFIC_FOLDER } from '../traffic/corpus.ts';

const root = join(import.meta.dirname, '../..');
/** The file is stored with the traffic, and deleted with it when another complete run starts. */
const MARK = join(TRAFFIC_FOLDER, 'whole-run.json');

/** All documents in the order of redocly.yaml; `organisation` is the platform's. */
export const DOCUMENTS = ['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics', 'organisation'] as const;

/** Records that a complete run has ended. */
export function markWholeRun(mark: string = MARK): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, JSON.stringify({ documents: computeFingerprint() }));
}

/** Deletes the record before a run, because the traffic is incomplete until the run ends. */
export function clearWholeRun(mark: string = MARK): void {
  rmSync(mark, { force: true });
}

/** Returns whether a complete run used the current documents. */
export function hasWholeRun(mark: string = MARK): boolean {
  try {
    return (JSON.parse(readFileSync(mark, 'utf8')) as { documents?: string }).documents === computeFingerprint();
  } catch {
    return false;
  }
}

/** Returns when the last complete run ended, in milliseconds since 1970; 0 if there was none. */
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
