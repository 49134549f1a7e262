import { describe, expect, it } from 'vitest';
import { type ContractDocument, getOperations, type OperationObject, readDocument } from './document.ts';
import { removePages } from './without-pages.ts';

const HTML = { 'text/html': { schema: { type: 'string' } } };
const JSON_TYPE = { 'application/json': { schema: { $ref: '#/components/schemas/Toy' } } };

function createDocument(operations: Record<string, Partial<OperationObject>>): ContractDocument {
  const paths = Object.entries(operations).map(([operationId, operation]) => [
    `/${operationId}`,
    { get: { operationId, tags: [operationId], responses: { 200: { content: JSON_TYPE } }, ...operation } },
  ]);
  return {
    openapi: '3.0.3',
    info: { title: 'Toys', version: '1' },
    tags: Object.keys(operations).map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: { schemas: { Toy: { properties: { content: { type: 'string' } } }, Form: {} } },
  };
}
const listIds = (document: ContractDocument) =>
  [...getOperations(removePages(document))].map(({ operation }) => operation.operationId);

describe('removePages', () => {
  it('removes operations that only return pages or redirects, and forms that are aliases', () => {
    const document = createDocument({
      data: {},
      both: { responses: { 200: { content: { ...JSON_TYPE, ...HTML } } } },
      nothing: { responses: { 204: {} } },
      page: { responses: { 200: { content: HTML }, 404: { content: JSON_TYPE } } },
      redirect: { responses: { 303: {} } },
      alias: { 'x-alias-of': 'data' },
    });
    expect([listIds(document), removePages(document).tags?.map(({ name }) => name)]).toEqual([
      ['data', 'both', 'nothing'],
      ['data', 'both', 'nothing'],
    ]);
  });

  it('removes page responses, forms next to JSON, and components that only these use', () => {
    const form = { 'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Form' } } };
    const document = createDocument({
      both: { requestBody: { content: { ...JSON_TYPE, ...form } }, responses: { 200: { content: { ...JSON_TYPE, ...HTML } } } },
    });
    const { paths, components } = removePages(document);
    expect(paths['/both']).toMatchObject({
      get: { requestBody: { content: JSON_TYPE }, responses: { 200: { content: JSON_TYPE } } },
    });
    expect(JSON.stringify(paths)).not.toMatch(/html|urlencoded/);
    expect(components?.schemas).toEqual({ Toy: { properties: { content: { type: 'string' } } } });
  });

  it.each(['server', 'schemas', 'support', 'hub', 'proteomics'])(
    'removes text/html from the declared media types of the document %s',
    (name) => {
      const document = readDocument(name);
      expect(JSON.stringify(removePages(document))).not.toMatch(/"x-media-types":\{[^}]*text\/html/);
    },
  );

  it('keeps links to remaining operations', () => {
    const links = { data: { operationId: 'data' }, page: { operationId: 'page' } };
    const document = createDocument({
      data: { responses: { 200: { content: JSON_TYPE, links } } },
      page: { responses: { 200: { content: HTML } } },
    } as unknown as Record<string, OperationObject>);
    const remaining = { data: { operationId: 'data' } };
    expect(removePages(document).paths['/data']).toMatchObject({ get: { responses: { 200: { links: remaining } } } });
    expect(JSON.stringify(removePages(document))).not.toContain('"page"');
  });

  it.each(['schemas', 'hub', 'proteomics'])('does not change the document %s itself', (name) => {
    const document = readDocument(name);
    removePages(document);
    expect(document).toEqual(readDocument(name));
  });
});
