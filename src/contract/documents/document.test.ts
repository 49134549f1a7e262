import { describe, expect, it } from 'vitest';
import { type ContractDocument, inlineComponents } from './document.ts';

function createDocument(schemas: Record<string, unknown>, schema: unknown): ContractDocument {
  return {
    openapi: '3.0.3',
    info: { title: 'Test', version: '1' },
    paths: { '/things': { get: { schema } } },
    components: { schemas, securitySchemes: { token: { type: 'http' } } },
  };
}

describe('A dereferenced document', () => {
  it('contains no references', () => {
    const document = createDocument(
      { Name: { type: 'string' }, Thing: { properties: { name: { $ref: '#/components/schemas/Name' } } } },
      { $ref: '#/components/schemas/Thing' },
    );
    inlineComponents(document);
    expect(document.paths).toEqual({ '/things': { get: { schema: { properties: { name: { type: 'string' } } } } } });
  });

  it('contains only recursive components', () => {
    const tree = { properties: { children: { items: { $ref: '#/components/schemas/Tree' } } } };
    const document = createDocument({ Tree: tree, Unused: {} }, { $ref: '#/components/schemas/Tree' });
    inlineComponents(document);
    expect(document.components?.schemas).toEqual({ Tree: tree });
  });

  it('contains the security schemes that are used by name', () => {
    const document = createDocument({}, {});
    inlineComponents(document);
    expect(document.components?.securitySchemes).toEqual({ token: { type: 'http' } });
  });

  it('contains a component at each place that refers to it', () => {
    const document = createDocument({ Name: { type: 'string' } }, [
      { $ref: '#/components/schemas/Name' },
      { $ref: '#/components/schemas/Name' },
    ]);
    inlineComponents(document);
    expect(document.paths).toEqual({ '/things': { get: { schema: [{ type: 'string' }, { type: 'string' }] } } });
  });
});
