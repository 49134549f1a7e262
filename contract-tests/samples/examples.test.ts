import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/contract/documents/document.ts';
import { type Described, listDescriptions } from '../../src/server/reference/described.ts';
import { createExampleRequest } from '../../src/server/reference/example-request.ts';
import { OWN_DOCUMENTS } from '../traffic/documents.ts';
import { createSchemaCheck } from '../traffic/schema-check.ts';

/** Checks only examples of the reference. mocks.test.ts checks examples of bodies. */
describe.each(OWN_DOCUMENTS)('The document %s', (name) => {
  const document = readDocument(name);
  const check = createSchemaCheck(document);
  const operations = listDescriptions(new Map([[name, document]]));
  const listProblems = (problemsOf: (one: Described) => string[]) =>
    operations.flatMap((one) => problemsOf(one).map((problem) => `${one.operationId}: ${problem}`));

  it('has a valid example for every parameter', () => {
    const wrong = listProblems(({ parameters }) =>
      parameters
        .filter(({ example }) => example !== undefined)
        .flatMap(({ name: parameter, schema = {}, example }) =>
          check.listProblems(schema, example, { closed: true }).map((problem) => `${parameter}${problem}`),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('has every required value in each sample request', () => {
    const wrong = listProblems((one) => {
      const { path, query, headers, body } = createExampleRequest(one);
      const given = [...path, ...query, ...headers].filter(({ value }) => value !== undefined).map((value) => value.name);
      const lacking = one.parameters.filter(({ required, name: parameter }) => required === true && !given.includes(parameter));
      return [
        ...lacking.map((parameter) => `${parameter.name} has no example`),
        ...(one.bodyRequired && body === undefined ? ['the body has no example'] : []),
        ...(body?.kind === 'json' && body.value === undefined ? ['the JSON has no example'] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has an example for every response except pages and images', () => {
    const wrong = listProblems(({ answers }) =>
      answers
        .filter(({ status }) => status < 300)
        .flatMap(({ status, media }) =>
          media
            .filter(({ type, examples }) => examples.length === 0 && !/^image\/|^text\/html$/.test(type))
            .map(({ type }) => `${status} ${type} has no example`),
        ),
    );
    expect(wrong).toEqual([]);
  });
});
