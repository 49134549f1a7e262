import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ContractDocument, JsonObject } from '../../src/contract/documents/document.ts';
import { formatApiChangelog } from './api-changelog.ts';
import { APPROVALS, listApprovalProblems, readApprovals } from './approvals.ts';
import type { DocumentSet } from './document-set.ts';
import { ReleaseError, readPresentVersion, readReleasedVersions, storeRelease } from './released.ts';
import { COMPARED_KEYWORDS, SILENT_KEYWORDS } from './schema-comparison.ts';
import { compareVersions, findReleasedVersionProblem } from './version-comparison.ts';

const root = join(import.meta.dirname, '../..');

describe('The current contract, compared with the last release,', () => {
  const [released, present] = [readReleasedVersions(root), readPresentVersion(root)];

  it('has no breaking change without approval, and no approval without a change', () => {
    expect(listApprovalProblems(compareVersions(released.at(-1), present), readApprovals(present.approvals))).toEqual([]);
  });

  it('has all its changes listed in docs/api-changelog.md', () => {
    expect(readFileSync(join(root, 'docs/api-changelog.md'), 'utf8')).toBe(formatApiChangelog(released, present));
  });

  it('does not change a released version', () => {
    expect(findReleasedVersionProblem(released.at(-1), present)).toBeUndefined();
    const changed = { ...present, version: released.at(-1)?.version ?? '', documents: new Map() };
    expect(findReleasedVersionProblem(released.at(-1), changed)).toContain('Begin the next version in CHANGELOG.md');
  });

  it('uses only schema keywords that the comparison supports', () => {
    const known = new Set([...COMPARED_KEYWORDS, ...SILENT_KEYWORDS]);
    const used = [...present.documents.values()].flatMap((document) => [...iterateKeywords(document)]);
    expect([...new Set(used)].filter((keyword) => !known.has(keyword) && !keyword.startsWith('x-'))).toEqual([]);
  });
});

/** Yields the keywords of every schema in a document. */
function* iterateKeywords(node: unknown, key = ''): Generator<string> {
  if (typeof node !== 'object' || node === null || key === 'example' || key === 'examples') return;
  if (key === 'schema') yield* iterateSchemaKeywords(node as JsonObject);
  else if (key === 'schemas') for (const schema of Object.values(node)) yield* iterateSchemaKeywords(schema as JsonObject);
  else for (const [name, value] of Object.entries(node)) yield* iterateKeywords(value, name);
}

function* iterateSchemaKeywords(schema: JsonObject): Generator<string> {
  yield* Object.keys(schema);
  const parts = [schema.items, schema.additionalProperties, ...Object.values(schema.properties ?? {})];
  const choices = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  for (const part of [...parts, ...choices])
    if (typeof part === 'object' && part !== null) yield* iterateSchemaKeywords(part as JsonObject);
}

const createRunsDocument = (parts: JsonObject): ContractDocument => ({
  openapi: '3.0.3',
  info: { title: 'Runs', version: '1.0.0' },
  paths: { '/runs': { get: { operationId: 'listRuns', summary: 'List the runs', responses: {}, ...parts } } },
});

const createVersion = (name: string, documents: Record<string, ContractDocument>, approvals = ''): DocumentSet => ({
  version: name,
  released: name !== '2.0.0',
  documents: new Map(Object.entries(documents)),
  approvals,
});

const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const first = createVersion('1.0.0', { runs: createRunsDocument({ parameters: [limit] }) });
const approval = `
- document: runs
  operation: listRuns
  what: the query parameter \`limit\` was removed
  reason: The answer is streamed.
`;

describe('A breaking change', () => {
  const changes = compareVersions(first, createVersion('2.0.0', { runs: createRunsDocument({}) }));

  it('is reported if it is not approved', () => {
    expect(listApprovalProblems(changes, [])).toEqual([
      'breaking and not approved: runs, listRuns (GET /runs): the query parameter `limit` was removed',
    ]);
  });

  it('is not reported if an approval gives a reason', () => {
    expect(listApprovalProblems(changes, readApprovals(approval))).toEqual([]);
  });

  it('is reported if its approval gives no reason', () => {
    expect(listApprovalProblems(changes, readApprovals(approval.replace('The answer is streamed.', '" "')))).toEqual([
      'approved without a reason: runs: the query parameter `limit` was removed',
    ]);
  });

  it('needs an approval for its own operation', () => {
    expect(listApprovalProblems(changes, readApprovals(approval.replace('listRuns', 'listUsers')))).toHaveLength(2);
  });

  it('can be approved for several operations by one entry', () => {
    expect(listApprovalProblems(changes, readApprovals(approval.replace('listRuns', '[listRuns, listUsers]')))).toEqual([
      'approved and not needed: runs, listUsers: the query parameter `limit` was removed',
    ]);
  });
});

describe('An approval', () => {
  it('is reported if no change matches it', () => {
    expect(listApprovalProblems(compareVersions(first, first), readApprovals(approval))).toEqual([
      'approved and not needed: runs, listRuns: the query parameter `limit` was removed',
    ]);
  });
});

describe('A document', () => {
  it('cannot be removed without a breaking change', () => {
    const changes = compareVersions(first, createVersion('2.0.0', {}));
    expect(listApprovalProblems(changes, [])).toEqual([
      'breaking and not approved: runs, listRuns (GET /runs): the operation was removed',
    ]);
  });

  it('can be added without a breaking change', () => {
    expect(listApprovalProblems(compareVersions(createVersion('1.0.0', {}), first), [])).toEqual([]);
  });
});

describe('The API changelog', () => {
  const after = createRunsDocument({ deprecated: true, responses: { 503: {} } });
  const text = formatApiChangelog([first], createVersion('2.0.0', { runs: after }, approval));

  it('lists the newest version first, and in it the breaking changes first, with their reasons', () => {
    expect(text.slice(text.indexOf('## 2'))).toBe(`## 2.0.0 (unreleased)

### runs: Runs

#### Breaking

- \`GET /runs\`: The query parameter \`limit\` was removed. The answer is streamed.

#### Added

- \`GET /runs\`: Response 503 was added.

#### Deprecated

- \`GET /runs\`: The operation is deprecated.

## 1.0.0

### runs: Runs

New document with 1 operations:

- \`GET /runs\`: List the runs
`);
  });

  it('reports a version without changes', () => {
    expect(formatApiChangelog([first], { ...first, version: '2.0.0' })).toContain('No changes.');
  });

  const createOperationsDocument = (parts: JsonObject, names: string[]): ContractDocument => {
    const { get } = createRunsDocument(parts).paths['/runs'] as { get: JsonObject };
    return {
      ...createRunsDocument({}),
      paths: Object.fromEntries(names.map((name) => [`/${name}`, { get: { ...get, operationId: name } }])),
    };
  };
  const formatChangedOperations = (before: JsonObject, after: JsonObject) => {
    const old = createOperationsDocument(before, ['a', 'b', 'c']);
    const now = { ...old, paths: { ...old.paths, ...createOperationsDocument(after, ['a', 'b']).paths } };
    return formatApiChangelog([createVersion('1.0.0', { runs: old })], createVersion('2.0.0', { runs: now }));
  };

  it('lists a change only once if several operations share it', () => {
    expect(formatChangedOperations({}, { parameters: [limit] })).toContain(
      '- `GET /a`, `GET /b`: The query parameter `limit` was added.\n',
    );
  });

  it('lists a change only once if all operations share it', () => {
    const text = formatApiChangelog(
      [createVersion('1.0.0', { runs: createOperationsDocument({}, ['a', 'b']) })],
      createVersion('2.0.0', { runs: createOperationsDocument({ parameters: [limit] }, ['a', 'b']) }),
    );
    expect(text).toContain('- Every operation: The query parameter `limit` was added.\n');
  });

  it('lists a change only once if several responses share it', () => {
    const etag = { headers: { ETag: {} } };
    const found = formatChangedOperations(
      { responses: { 200: {}, 304: {}, 400: {} } },
      { responses: { 200: etag, 304: etag, 400: {} } },
    );
    expect(found).toContain('- `GET /a`, `GET /b`: The header `etag` of responses 200, 304 was added.\n');
    const all = formatChangedOperations({ responses: { 200: {}, 304: {} } }, { responses: { 200: etag, 304: etag } });
    expect(all).toContain('- `GET /a`, `GET /b`: The header `etag` of all responses was added.\n');
  });
});

describe('The preparation of a release', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'concordat-release-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  for (const folder of ['openapi/released', 'generated/runs']) mkdirSync(join(scratch, folder), { recursive: true });
  const bundle = JSON.stringify(createRunsDocument({}));
  writeFileSync(join(scratch, 'generated/runs/openapi.json'), bundle);
  writeFileSync(join(scratch, 'openapi/released', APPROVALS), approval);
  writeFileSync(join(scratch, 'CHANGELOG.md'), '# Changelog\n\n## 1.0.0, 2026-11-21\n\n## 0.9.0\n');

  it('stores documents and approvals under the newest version of the changelog, and fails if they exist', () => {
    expect(storeRelease(scratch)).toBe('1.0.0');
    const folder = join(scratch, 'openapi/released/1.0.0');
    expect(readFileSync(join(folder, 'runs.json'), 'utf8')).toBe(bundle);
    expect(readFileSync(join(folder, APPROVALS), 'utf8')).toBe(approval);
    expect(readApprovals(readFileSync(join(scratch, 'openapi/released', APPROVALS), 'utf8'))).toEqual([]);
    expect(() => storeRelease(scratch)).toThrow(ReleaseError);
  });

  it('can be repeated before the release, and then keeps the earlier approvals and adds the later ones', () => {
    const list = join(scratch, 'openapi/released', APPROVALS);
    const since = '- document: runs\n  operation: listRuns\n  what: later\n  reason: decided later\n';
    writeFileSync(list, since);
    expect(storeRelease(scratch, true)).toBe('1.0.0');
    const approved = readApprovals(readFileSync(join(scratch, 'openapi/released/1.0.0', APPROVALS), 'utf8'));
    expect(approved).toEqual([...readApprovals(approval), ...readApprovals(since)]);
    expect(readApprovals(readFileSync(list, 'utf8'))).toEqual([]);
  });

  it('fails while the changelog marks the version as unreleased', () => {
    writeFileSync(join(scratch, 'CHANGELOG.md'), '## 1.1.0 (unreleased)\n');
    expect(() => storeRelease(scratch)).toThrow('CHANGELOG.md calls 1.1.0 unreleased');
  });

  it('sorts releases by version number', () => {
    const next = join(scratch, 'next');
    for (const name of ['0.10.0', '0.9.0']) {
      mkdirSync(join(next, 'openapi/released', name), { recursive: true });
      cpSync(join(scratch, 'generated/runs/openapi.json'), join(next, 'openapi/released', name, 'runs.json'));
    }
    expect(readReleasedVersions(next).map(({ version: name }) => name)).toEqual(['0.9.0', '0.10.0']);
  });
});
