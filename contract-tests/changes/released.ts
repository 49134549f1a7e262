/**
 * Reads and stores documents: released ones under openapi/released/<version>/<document>.json, and the current ones under
 * generated/.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import { APPROVALS, NO_APPROVALS } from './approvals.ts';
import type { DocumentSet } from './document-set.ts';

export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

const getReleasesFolder = (root: string) => join(root, 'openapi/released');

/** Returns all released versions, oldest first. */
export function readReleasedVersions(root: string): DocumentSet[] {
  return readdirSync(getReleasesFolder(root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((version) => readVersion(join(getReleasesFolder(root), version), version));
}

function readVersion(folder: string, version: string): DocumentSet {
  const documents = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, ContractDocument] => [file.slice(0, -'.json'.length), readJson(join(folder, file))]);
  const list = join(folder, APPROVALS);
  return {
    version,
    released: true,
    documents: new Map(documents),
    approvals: existsSync(list) ? readFileSync(list, 'utf8') : '',
  };
}

/** Returns the current documents, as the version at the top of CHANGELOG.md. */
export function readPresentVersion(root: string): DocumentSet {
  const [, version = ''] = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  const bundles = listBundles(root).map((name): [string, ContractDocument] => [name, readJson(getBundlePath(root, name))]);
  return {
    version,
    released: false,
    documents: new Map(bundles),
    approvals: readFileSync(join(getReleasesFolder(root), APPROVALS), 'utf8'),
  };
}

const getBundlePath = (root: string, name: string) => join(root, 'generated', name, 'openapi.json');

const listBundles = (root: string) =>
  readdirSync(join(root, 'generated')).filter((name) => existsSync(getBundlePath(root, name)));

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as ContractDocument;

/**
 * Stores the current documents as those of the top version in CHANGELOG.md, with their approved changes, and starts an empty
 * list of approvals.
 * @param isAgain replaces the stored documents of a version in preparation
 * @returns the version
 * @throws {ReleaseError} if that version is already released, or CHANGELOG.md contains no version or an unreleased one
 */
export function storeRelease(root: string, isAgain = false): string {
  if (isAgain) removeRelease(root);
  const { version, approvals } = readPresentVersion(root);
  if (version === '') throw new ReleaseError('CHANGELOG.md has no heading with a version');
  if (readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`## ${version} (unreleased)`))
    throw new ReleaseError(`CHANGELOG.md calls ${version} unreleased: write the day of the release there first`);
  const folder = join(getReleasesFolder(root), version);
  if (existsSync(folder)) throw new ReleaseError(`openapi/released/${version} exists: what was released stays as it is`);
  mkdirSync(folder);
  for (const name of listBundles(root)) writeFileSync(join(folder, `${name}.json`), readFileSync(getBundlePath(root, name)));
  writeFileSync(join(folder, APPROVALS), approvals);
  writeFileSync(join(getReleasesFolder(root), APPROVALS), NO_APPROVALS);
  return version;
}

/** Removes the stored documents of the version at the top of CHANGELOG.md. Its approvals are added to those made since. */
function removeRelease(root: string): void {
  const { version, approvals } = readPresentVersion(root);
  const folder = join(getReleasesFolder(root), version);
  const list = join(folder, APPROVALS);
  if (version === '' || !existsSync(list)) return;
  const stored = readFileSync(list, 'utf8');
  const since = approvals === NO_APPROVALS ? '' : approvals.replace(/^#.*\n/gm, '');
  writeFileSync(join(getReleasesFolder(root), APPROVALS), since === '' ? stored : `${stored.replace(/^\[\]\n/m, '')}${since}`);
  rmSync(folder, { recursive: true });
}
