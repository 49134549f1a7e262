/**
 * Compares the documents with those of the last release.
 *
 *     npm run contract:changes               prints the differences; fails on a breaking change without an approval in
 *                                            openapi/released/approved-changes.yaml, on an approval without a change, and on an
 *                                            outdated docs/api-changelog.md
 *     npm run contract:changes -- --write    writes docs/api-changelog.md first
 *     npm run contract:release               stores the documents as released, and writes docs/api-changelog.md
 *     npm run contract:release -- --again    the same for a version that is already stored, during its preparation
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatApiChangelog, formatDocument } from './api-changelog.ts';
import { listApprovalProblems, readApprovals } from './approvals.ts';
import { ReleaseError, readPresentVersion, readReleasedVersions, storeRelease } from './released.ts';
import { compareVersions, findReleasedVersionProblem } from './version-comparison.ts';

const root = join(import.meta.dirname, '../..');
const changelog = join(root, 'docs/api-changelog.md');

if (process.argv.includes('--release')) saveChangelog();
else compareReleases(process.argv.includes('--write'));

function saveChangelog(): void {
  try {
    console.log(`Stored the documents in openapi/released/${storeRelease(root, process.argv.includes('--again'))}.`);
    writeFileSync(changelog, formatApiChangelog(readReleasedVersions(root), readPresentVersion(root)));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(`Nothing was released: ${error.message}.`);
    process.exitCode = 1;
  }
}

function compareReleases(writing: boolean): void {
  const [released, present] = [readReleasedVersions(root), readPresentVersion(root)];
  const changes = compareVersions(released.at(-1), present);
  const approvals = readApprovals(present.approvals);
  for (const one of changes.documents) {
    if (one.isNew) console.log(`### ${one.document} is new, with ${one.differences.length} differences`);
    else if (one.differences.length === 0) console.log(`### ${one.document}: as released`);
    else console.log(`\n${formatDocument(one, approvals)}`);
  }
  const text = formatApiChangelog(released, present);
  if (writing) writeFileSync(changelog, text);
  const problems = listApprovalProblems(changes, approvals);
  if (readFileSync(changelog, 'utf8') !== text)
    problems.push('docs/api-changelog.md is outdated. Run npm run contract:changes -- --write');
  const mixed = findReleasedVersionProblem(released.at(-1), present);
  if (mixed !== undefined) problems.push(mixed);
  for (const problem of problems) console.error(problem);
  console.log(`Since ${released.at(-1)?.version}: ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
