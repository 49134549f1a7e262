import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ContractDocument, JsonObject } from '../../src/contract/documents/document.ts';
import type { Difference, Direction } from './difference.ts';
import { listDocumentDifferences } from './document-comparison.ts';

/** An expected difference in the test cases. */
type Expected = { breaks: string } | { fine: string };

const createCases = <Case>(name: string) =>
  parse(readFileSync(join(import.meta.dirname, 'cases', `${name}.yaml`), 'utf8')) as Case[];

const createDocument = (parts: Partial<ContractDocument>): ContractDocument => ({
  openapi: '3.0.3',
  info: { title: 'A case', version: '1.0.0' },
  paths: {},
  ...parts,
});

const formatDifference = ({ what, breaking }: Difference, before = ''): Expected =>
  breaking ? { breaks: before + what } : { fine: before + what };

interface SchemaCase {
  title: string;
  before: JsonObject;
  after: JsonObject;
  components?: JsonObject;
  request: Expected[];
  answer: Expected[];
  back?: { request: Expected[]; answer: Expected[] };
}

describe('The comparison of two schemas', () => {
  const bodyOf: Record<Direction, (schema: JsonObject) => JsonObject> = {
    request: (schema) => ({ requestBody: { content: { 'application/json': { schema } } }, responses: {} }),
    answer: (schema) => ({ responses: { 200: { content: { 'application/json': { schema } } } } }),
  };
  const places: Record<Direction, string> = {
    request: 'the request (application/json)',
    answer: 'response 200 (application/json)',
  };

  const listDifferences = (direction: Direction, before: JsonObject, after: JsonObject, schemas: JsonObject = {}) => {
    const createDocumentWith = (schema: JsonObject) =>
      createDocument({
        paths: { '/': { post: { operationId: 'case', ...bodyOf[direction](schema) } } },
        components: { schemas },
      });
    return listDocumentDifferences(createDocumentWith(before), createDocumentWith(after)).map((found) =>
      formatDifference({ ...found, what: found.what.replace(places[direction], 'it') }),
    );
  };

  const cases = createCases<SchemaCase>('schemas');
  const back = cases.flatMap(({ back: expected, ...rest }) =>
    expected === undefined ? [] : [{ ...rest, ...expected, title: `${rest.title}, in reverse` }],
  );
  const swapped = back.map((one) => ({ ...one, before: one.after, after: one.before }));

  describe.each([...cases, ...swapped])(
    'The comparison of two schemas if $title',
    ({ before, after, components, request, answer }) => {
      it('reports the changes of a request', () => {
        expect(listDifferences('request', before, after, components)).toEqual(request);
      });

      it('reports the changes of a response', () => {
        expect(listDifferences('answer', before, after, components)).toEqual(answer);
      });
    },
  );
});

describe('The comparison of parameters', () => {
  const createDocumentWith = (parameters: JsonObject[]) =>
    createDocument({ paths: { '/runs/{run}': { get: { operationId: 'case', parameters, responses: {} } } } });

  it.each(createCases<{ title: string; before: JsonObject[]; after: JsonObject[]; differences: Expected[] }>('parameters'))(
    '$title',
    ({ before, after, differences }) => {
      expect(
        listDocumentDifferences(createDocumentWith(before), createDocumentWith(after)).map((found) => formatDifference(found)),
      ).toEqual(differences);
    },
  );
});

describe('The comparison of bodies', () => {
  const createDocumentWith = (parts: JsonObject) =>
    createDocument({ paths: { '/runs': { post: { operationId: 'case', responses: {}, ...parts } } } });

  it.each(createCases<{ title: string; before: JsonObject; after: JsonObject; differences: Expected[] }>('bodies'))(
    '$title',
    ({ before, after, differences }) => {
      expect(
        listDocumentDifferences(createDocumentWith(before), createDocumentWith(after)).map((found) => formatDifference(found)),
      ).toEqual(differences);
    },
  );
});

describe('The comparison of documents', () => {
  it.each(
    createCases<{
      title: string;
      before: Partial<ContractDocument>;
      after: Partial<ContractDocument>;
      differences: Expected[];
    }>('operations'),
  )('$title', ({ before, after, differences }) => {
    const found = listDocumentDifferences(createDocument(before), createDocument(after));
    expect(found.map((one) => formatDifference(one, `${one.route}: `))).toEqual(differences);
  });
});
