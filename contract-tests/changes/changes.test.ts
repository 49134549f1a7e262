import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ContractDocument, JsonObject } from '../../src/contract/documents/document.ts';
import { apiChangelog } from './api-changelog.ts';
import { APPROVALS, approvalProblems, readApprovals } from './approvals.ts';
import type { DocumentSet } from './document-set.ts';
import { presentVersion, ReleaseError, release, releasedVersions } from './released.ts';
import { COMPARED_KEYWORDS, SILENT_KEYWORDS } from './schema-comparison.ts';
import { versionChanges } from './version-comparison.ts';

const root = join(import.meta.dirname, '../..');

describe('the documents since their last release', () => {
  const [released, present] = [releasedVersions(root), presentVersion(root)];

  it('break nothing that was not decided on, and no decision is left over', () => {
    expect(approvalProblems(versionChanges(released.at(-1), present), readApprovals(present.approvals))).toEqual([]);
  });

  it('are listed in docs/api-changelog.md', () => {
    expect(readFileSync(join(root, 'docs/api-changelog.md'), 'utf8')).toBe(apiChangelog(released, present));
  });

  it('use no keyword of a schema that the comparison does not know', () => {
    const known = new Set([...COMPARED_KEYWORDS, ...SILENT_KEYWORDS]);
    const used = [...present.documents.values()].flatMap((document) => [...keywordsOf(document)]);
    expect([...new Set(used)].filter((keyword) => !known.has(keyword) && !keyword.startsWith('x-'))).toEqual([]);
  });
});

/** The keywords of every schema in a document. */
function* keywordsOf(node: unknown, key = ''): Generator<string> {
  if (typeof node !== 'object' || node === null || key === 'example' || key === 'examples') return;
  if (key === 'schema') yield* schemaKeywords(node as JsonObject);
  else if (key === 'schemas') for (const schema of Object.values(node)) yield* schemaKeywords(schema as JsonObject);
  else for (const [name, value] of Object.entries(node)) yield* keywordsOf(value, name);
}

function* schemaKeywords(schema: JsonObject): Generator<string> {
  yield* Object.keys(schema);
  const parts = [schema.items, schema.additionalProperties, ...Object.values(schema.properties ?? {})];
  const choices = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  for (const part of [...parts, ...choices])
    if (typeof part === 'object' && part !== null) yield* schemaKeywords(part as JsonObject);
}

const runs = (parts: JsonObject): ContractDocument => ({
  openapi: '3.0.3',
  info: { title: 'Runs', version: '1.0.0' },
  paths: { '/runs': { get: { operationId: 'listRuns', summary: 'List the runs', responses: {}, ...parts } } },
});

const version = (name: string, documents: Record<string, ContractDocument>, approvals = ''): DocumentSet => ({
  version: name,
  released: name !== '2.0.0',
  documents: new Map(Object.entries(documents)),
  approvals,
});

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const first = version('1.0.0', { runs: runs({ parameters: [limit] }) });
const approval = `
- document: runs
  operation: listRuns
  what: the query parameter \`limit\` is gone
  reason: The answer is streamed.
`;

describe('a breaking change', () => {
  const changes = versionChanges(first, version('2.0.0', { runs: runs({}) }));

  it('fails without an approval', () => {
    expect(approvalProblems(changes, [])).toEqual([
      'breaking and not approved: runs, listRuns (GET /runs): the query parameter `limit` is gone',
    ]);
  });

  it('passes with an approval that has a reason', () => {
    expect(approvalProblems(changes, readApprovals(approval))).toEqual([]);
  });

  it('fails with an approval that gives no reason', () => {
    expect(approvalProblems(changes, readApprovals(approval.replace('The answer is streamed.', '" "')))).toEqual([
      'approved without a reason: runs: the query parameter `limit` is gone',
    ]);
  });

  it('is not approved by the same words about another operation', () => {
    expect(approvalProblems(changes, readApprovals(approval.replace('listRuns', 'listUsers')))).toHaveLength(2);
  });

  it('is approved for several operations at once, each of which must need it', () => {
    expect(approvalProblems(changes, readApprovals(approval.replace('listRuns', '[listRuns, listUsers]')))).toEqual([
      'approved and not needed: runs, listUsers: the query parameter `limit` is gone',
    ]);
  });
});

describe('an approval', () => {
  it('fails when what it approves did not happen', () => {
    expect(approvalProblems(versionChanges(first, first), readApprovals(approval))).toEqual([
      'approved and not needed: runs, listRuns: the query parameter `limit` is gone',
    ]);
  });
});

describe('a document', () => {
  it('breaks when it goes', () => {
    const changes = versionChanges(first, version('2.0.0', {}));
    expect(approvalProblems(changes, [])).toEqual([
      'breaking and not approved: runs, listRuns (GET /runs): the operation is gone',
    ]);
  });

  it('breaks nothing when it comes', () => {
    expect(approvalProblems(versionChanges(version('1.0.0', {}), first), [])).toEqual([]);
  });
});

describe('the changelog', () => {
  const after = runs({ deprecated: true, responses: { 503: {} } });
  const text = apiChangelog([first], version('2.0.0', { runs: after }, approval));

  it('lists the newest version first, in it what breaks first, and gives the reason', () => {
    expect(text.slice(text.indexOf('## 2'))).toBe(`## 2.0.0 (unreleased)

### runs: Runs

#### Breaking

- \`GET /runs\`: The query parameter \`limit\` is gone. The answer is streamed.

#### Added

- \`GET /runs\`: The answer 503 is new.

#### Deprecated

- \`GET /runs\`: The operation is deprecated.

## 1.0.0

### runs: Runs

This document is new, with 1 operations:

- \`GET /runs\`: List the runs
`);
  });

  it('says of a version without changes that there are none', () => {
    expect(apiChangelog([first], { ...first, version: '2.0.0' })).toContain('Nothing that clients meet has changed.');
  });

  const operations = (parts: JsonObject, names: string[]): ContractDocument => {
    const { get } = runs(parts).paths['/runs'] as { get: JsonObject };
    return {
      ...runs({}),
      paths: Object.fromEntries(names.map((name) => [`/${name}`, { get: { ...get, operationId: name } }])),
    };
  };
  const changedFor = (before: JsonObject, after: JsonObject) => {
    const old = operations(before, ['a', 'b', 'c']);
    const now = { ...old, paths: { ...old.paths, ...operations(after, ['a', 'b']).paths } };
    return apiChangelog([version('1.0.0', { runs: old })], version('2.0.0', { runs: now }));
  };

  it('says once what holds for several operations', () => {
    expect(changedFor({}, { parameters: [limit] })).toContain('- `GET /a`, `GET /b`: The query parameter `limit` is new.\n');
  });

  it('says of every operation what holds for all', () => {
    const text = apiChangelog(
      [version('1.0.0', { runs: operations({}, ['a', 'b']) })],
      version('2.0.0', { runs: operations({ parameters: [limit] }, ['a', 'b']) }),
    );
    expect(text).toContain('- Every operation: The query parameter `limit` is new.\n');
  });

  it('says once what holds for several answers', () => {
    const etag = { headers: { ETag: {} } };
    const found = changedFor({ responses: { 200: {}, 304: {}, 400: {} } }, { responses: { 200: etag, 304: etag, 400: {} } });
    expect(found).toContain('- `GET /a`, `GET /b`: The header `etag` of the answers 200, 304 is new.\n');
    const all = changedFor({ responses: { 200: {}, 304: {} } }, { responses: { 200: etag, 304: etag } });
    expect(all).toContain('- `GET /a`, `GET /b`: The header `etag` of every answer is new.\n');
  });
});

describe('a release', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'concordat-release-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  for (const folder of ['openapi/released', 'generated/runs']) mkdirSync(join(scratch, folder), { recursive: true });
  const bundle = JSON.stringify(runs({}));
  writeFileSync(join(scratch, 'generated/runs/openapi.json'), bundle);
  writeFileSync(join(scratch, 'openapi/released', APPROVALS), approval);
  writeFileSync(join(scratch, 'CHANGELOG.md'), '# Changelog\n\n## 1.0.0, 2026-11-21\n\n## 0.9.0\n');

  it('keeps the documents and the decisions under the version on top of the changelog, and is made once', () => {
    expect(release(scratch)).toBe('1.0.0');
    const folder = join(scratch, 'openapi/released/1.0.0');
    expect(readFileSync(join(folder, 'runs.json'), 'utf8')).toBe(bundle);
    expect(readFileSync(join(folder, APPROVALS), 'utf8')).toBe(approval);
    expect(readApprovals(readFileSync(join(scratch, 'openapi/released', APPROVALS), 'utf8'))).toEqual([]);
    expect(() => release(scratch)).toThrow(ReleaseError);
  });

  it('is made again while it is being prepared, with what was approved before and since', () => {
    const list = join(scratch, 'openapi/released', APPROVALS);
    const since = '- document: runs\n  operation: listRuns\n  what: later\n  reason: decided later\n';
    writeFileSync(list, since);
    expect(release(scratch, true)).toBe('1.0.0');
    const approved = readApprovals(readFileSync(join(scratch, 'openapi/released/1.0.0', APPROVALS), 'utf8'));
    expect(approved).toEqual([...readApprovals(approval), ...readApprovals(since)]);
    expect(readApprovals(readFileSync(list, 'utf8'))).toEqual([]);
  });

  it('is not made of a version that the changelog calls unreleased', () => {
    writeFileSync(join(scratch, 'CHANGELOG.md'), '## 1.1.0 (unreleased)\n');
    expect(() => release(scratch)).toThrow('CHANGELOG.md calls 1.1.0 unreleased');
  });

  it('is compared with what comes next, versions in the order of their numbers', () => {
    const next = join(scratch, 'next');
    for (const name of ['0.10.0', '0.9.0']) {
      mkdirSync(join(next, 'openapi/released', name), { recursive: true });
      cpSync(join(scratch, 'generated/runs/openapi.json'), join(next, 'openapi/released', name, 'runs.json'));
    }
    expect(releasedVersions(next).map(({ version: name }) => name)).toEqual(['0.9.0', '0.10.0']);
  });
});
