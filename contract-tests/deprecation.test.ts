import { describe, expect, it } from 'vitest';
import { createTypesSource } from '../scripts/generate/types.ts';
import type { ContractDocument } from '../src/contract/documents/document.ts';
import { mergeDocuments } from '../src/contract/documents/merged-document.ts';
import { createConformance } from './traffic/conformance.ts';

const ENDS = { deprecated: true, 'x-deprecated-since': '2026-03-01', 'x-sunset': '2027-03-01', 'x-successor': 'getNew' };
const responses = { '204': { description: 'Done.' } };

const toy: ContractDocument = {
  openapi: '3.0.3',
  info: { title: 'Toy', version: '1' },
  paths: {
    '/old': { get: { operationId: 'getOld', ...ENDS, responses } },
    '/new': { get: { operationId: 'getNew', responses } },
  },
};

describe('A deprecated operation', () => {
  it('is marked in the types of the TypeScript client', async () => {
    const source = await createTypesSource({ api: 'toy', json: JSON.stringify(toy) });
    expect(source.match(/@deprecated/g)).toHaveLength(1);
    expect(source).toMatch(/@deprecated \*\/\s*get: operations\["getOld"\]/);
  });

  it('is marked in the merged document, with its dates and replacement', () => {
    const { paths } = mergeDocuments(new Map([['toy', toy]]), '1', '/');
    expect(paths['/old']?.get).toMatchObject(ENDS);
  });

  it.each(['deprecation', 'sunset', 'link'])('can have the header %s, which other operations cannot have', (name) => {
    const { listViolations } = createConformance(toy);
    const answer = { status: 204, headers: { [name]: 'x' }, body: '' };
    expect([listViolations('getOld', answer), listViolations('getNew', answer)]).toEqual([
      [],
      [`header ${name} is not documented`],
    ]);
  });
});
