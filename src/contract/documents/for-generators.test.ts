import { describe, expect, it } from 'vitest';
import type { ContractDocument } from './document.ts';
import { simplifyForGenerators } from './for-generators.ts';

const createDocument = (part: object) => ({ openapi: '3.0.3', info: {}, paths: {}, ...part }) as unknown as ContractDocument;
const createSchema = (schema: object) => {
  const FileName = { type: 'string', description: 'A file name.', maxLength: 255 };
  const Color = { type: 'string', enum: ['red'] };
  return simplifyForGenerators(createDocument({ components: { schemas: { FileName, Color, One: schema } } })).components
    ?.schemas?.One;
};

describe('simplifyForGenerators', () => {
  it('copies a string schema that a property refers to, with the description of the property', () => {
    const part = { allOf: [{ $ref: '#/components/schemas/FileName' }], description: 'The raw file.' };
    expect(createSchema(part)).toEqual({ type: 'string', description: 'The raw file.', maxLength: 255 });
  });

  it('keeps references to enumerations, because they are types', () => {
    const part = { allOf: [{ $ref: '#/components/schemas/Color' }] };
    expect(createSchema(part)).toEqual(part);
  });

  it('omits only the limits of lists of files', () => {
    const files = { type: 'array', maxItems: 9, items: { type: 'string', format: 'binary' } };
    const texts = { type: 'array', maxItems: 9, items: { type: 'string' } };
    const { maxItems: _most, ...unlimited } = files;
    expect(createSchema({ type: 'object', properties: { files, texts } })).toMatchObject({
      properties: { files: unlimited, texts },
    });
  });

  it('replaces a UUID by a plain string only in objects with a file', () => {
    const pipeline = { type: 'string', format: 'uuid' };
    const file = { type: 'string', format: 'binary' };
    const upload = { type: 'object', properties: { pipeline, file } };
    expect(createSchema(upload)).toEqual({ type: 'object', properties: { pipeline: { type: 'string' }, file } });
    expect(createSchema({ type: 'object', properties: { pipeline } })).toEqual({ type: 'object', properties: { pipeline } });
  });

  it('omits null from enumerations that may be null', () => {
    expect(createSchema({ type: 'string', nullable: true, enum: ['up', null] })).toMatchObject({ enum: ['up'] });
  });

  it('omits the default content type of parts that are plain text', () => {
    const encoding = { name: { contentType: 'text/plain' }, file: { contentType: 'text/csv' } };
    const { components } = simplifyForGenerators(createDocument({ components: { requestBodies: { Form: { encoding } } } }));
    expect(components).toEqual({ requestBodies: { Form: { encoding: { file: { contentType: 'text/csv' } } } } });
  });

  it('keeps only one of two properties whose names would be equal in generated code', () => {
    const properties = { Identified: { type: 'number' }, 'Identified [%]': { type: 'string' } };
    expect(createSchema({ type: 'object', additionalProperties: false, properties })).toEqual({
      type: 'object',
      additionalProperties: true,
      properties: { Identified: { type: 'number' } },
    });
  });

  it('describes a choice of scalars as any value, including null', () => {
    const anyOf = [{ type: 'number', nullable: true }, { type: 'string' }];
    expect(createSchema({ type: 'array', items: { anyOf } })).toEqual({
      type: 'array',
      items: { description: 'One of: number, string, null.' },
    });
    expect(createSchema({ description: 'A value.', anyOf })).toEqual({ description: 'A value.' });
  });

  it('describes a JSON Schema as an object with any properties', () => {
    const properties = { title: { type: 'string' }, properties: { type: 'object' } };
    const part = { type: 'object', required: ['title'], additionalProperties: true, properties };
    expect(createSchema(part)).toEqual({ type: 'object', additionalProperties: true });
  });

  it('keeps a choice between a scalar and a list', () => {
    const part = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    expect(createSchema(part)).toEqual(part);
  });

  it('merges a choice of objects, and requires only the properties that all of them require', () => {
    const createPart = (properties: object, required: string[]) => ({
      type: 'object',
      additionalProperties: false,
      required,
      properties,
    });
    const chat = createPart({ type: { type: 'string', enum: ['chat'] }, seq: { type: 'integer' }, at: { type: 'integer' } }, [
      'type',
      'seq',
    ]);
    const cursor = createPart(
      { type: { type: 'string', enum: ['cursor'], nullable: true }, seq: { type: 'integer' }, at: { type: 'string' } },
      ['type', 'at'],
    );
    expect(createSchema({ description: 'A frame.', oneOf: [chat, cursor] })).toEqual({
      type: 'object',
      description: 'A frame.',
      required: ['type'],
      properties: { type: { type: 'string', nullable: true }, seq: { type: 'integer' }, at: {} },
      additionalProperties: false,
    });
  });

  it('keeps the form media type of a body that may also be JSON only if the body requires a file', () => {
    const file = { type: 'string', format: 'binary' };
    const readTypes = (required: string[]) => {
      const form = { schema: { type: 'object', required, properties: { file } } };
      const content = { 'multipart/form-data': form, 'application/json': { schema: { type: 'object' } } };
      const { paths } = simplifyForGenerators(
        createDocument({ paths: { '/imports': { post: { requestBody: { content } } } } }),
      );
      return Object.keys(Object(paths['/imports']).post.requestBody.content);
    };
    expect(readTypes(['file'])).toEqual(['multipart/form-data']);
    expect(readTypes([])).toEqual(['application/json']);
  });

  it('does not change examples', () => {
    const example = { type: 'object', properties: { a: 1, A: 2 } };
    expect(createSchema({ type: 'object', example })).toEqual({ type: 'object', example });
  });
});
