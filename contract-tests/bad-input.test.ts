import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../src/contract/documents/document.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { createConformance } from './traffic/conformance.ts';

const conformance = createConformance(readDocument('schemas'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  detail?: string;
  valid?: boolean;
  omitted_errors?: number;
  errors?: { field: string; message: string; rule: string }[];
  complete?: boolean;
}

/** Sends any body to /validate, and checks that the response is documented. */
async function sendBody(body: string): Promise<Answer> {
  const answer = await fetch(`${server.address}/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  expect(conformance.listViolations('validateObject', { status: answer.status, headers, body: text })).toEqual([]);
  return { status: answer.status, ...(JSON.parse(text) as object) };
}

const buildStudy = (members: string) =>
  `{"entity":"Study","data":{"unique_id":"STU-1","investigation_id":"INV-1","title":"Trial",${members}}}`;
const buildNestedJson = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;
const listRules = ({ errors = [] }: Answer, field: string) =>
  errors.filter((error) => error.field === field).map(({ rule }) => rule);

describe('Deeply nested data', () => {
  it('is rejected if it has 65 levels, with a message that states the maximum of 64', async () => {
    expect(await sendBody(`{"entity":"Study","data":${buildNestedJson(65)}}`)).toMatchObject({
      status: 400,
      detail: expect.stringContaining('64'),
    });
  });

  it('is validated if it has 64 levels', async () => {
    expect((await sendBody(`{"entity":"Study","data":${buildNestedJson(64)}}`)).status).toBe(200);
  });

  it('is rejected if it has 4,900,000 levels', { tags: 'full' }, async () => {
    expect((await sendBody(`{"entity":"Study","data":${'['.repeat(4_900_000)}`)).status).toBe(400);
  });
});

describe('A name that is empty, or has a special meaning in JavaScript or in paths,', () => {
  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', ''])(
    'is reported as an unknown property: %j',
    async (name) => {
      const answer = await sendBody(buildStudy(`${JSON.stringify(name)}:{"polluted":true}`));
      expect(listRules(answer, name)).toEqual(['additional_properties']);
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('is reported as an unknown entity: %s', async (entity) => {
    expect((await sendBody(JSON.stringify({ entity, data: {} }))).status).toBe(404);
  });

  it.each(['__proto__', 'constructor', 'toString'])('is reported as an unknown profile: %s', async (profile) => {
    expect((await sendBody(JSON.stringify({ entity: 'Study', profile, data: {} }))).status).toBe(404);
  });

  it.each(['__proto__', 'constructor', '..', '1.1/../1.2', '%2e%2e'])(
    'is reported as an unknown version: %s',
    async (version) => {
      expect((await sendBody(JSON.stringify({ entity: 'Study', version, data: {} }))).status).toBe(404);
    },
  );
});

describe('The validation of extreme values', () => {
  it.each([
    ['an infinite number', '"latitude":1e400', 'body.data.latitude: the number 1e400'],
    [
      'a number that would be rounded',
      '"altitude":12345678901234567890123',
      'body.data.altitude: the number 12345678901234567890123',
    ],
  ])('rejects %s, and names the property', async (_what, member, reason) => {
    expect(await sendBody(buildStudy(member))).toMatchObject({ status: 400, detail: expect.stringContaining(reason) });
  });

  it('reports an unsafe integer as out of range', async () => {
    expect(listRules(await sendBody(buildStudy('"altitude":1180591620717411303424')), 'altitude')).toEqual(['altitude_range']);
  });

  it.each(['\\u0000', '\\ud800', '\\udc00\\ud800', '\\u202e', '\\ufeff'])(
    'reports %s in an identifier as an invalid character',
    async (character) => {
      expect(
        listRules(
          await sendBody(`{"entity":"Study","data":{"unique_id":"a${character}b","investigation_id":"I","title":"T"}}`),
          'unique_id',
        ),
      ).toContain('pattern');
    },
  );

  it.each([
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '0000-00-00',
    '2024-1-1',
    '20240101',
    '2024-01-01T25:00:00Z',
    '2024-01-01T10:00:00+99:00',
    'yesterday',
  ])('reports %s as an invalid date', async (date) => {
    expect(listRules(await sendBody(buildStudy(`"start_date":"${date}"`)), 'start_date')).toContain('format');
  });

  it.each(['2024-02-29', '2024-02-29T10:00:00', '2024-02-29T10:00:00Z', '2024-02-29T10:00:00.123+02:00'])(
    'accepts %s as a date, with or without a time',
    async (date) => {
      expect((await sendBody(buildStudy(`"start_date":"${date}"`))).valid).toBe(true);
    },
  );

  it.each(['null', '""'])('treats %s in an optional field as absent', async (value) => {
    expect(
      (
        await sendBody(
          buildStudy(`"latitude":${value},"start_date":${value},"persons":${value},"geographic_location":${value}`),
        )
      ).valid,
    ).toBe(true);
  });

  it.each(['null', '""'])('treats %s in a required field as missing', async (value) => {
    expect(
      listRules(await sendBody(`{"entity":"Study","data":{"unique_id":"S","investigation_id":"I","title":${value}}}`), 'title'),
    ).toEqual(['required']);
  });
});

describe('Values of the wrong type', () => {
  it.each([
    ['a list for a text', '"description":["x"]', 'description'],
    ['an object for a text', '"description":{"x":1}', 'description'],
    ['a text for a list', '"persons":"Alex"', 'persons'],
    ['a number for an object', '"geographic_location":7', 'geographic_location'],
    ['a text for a number', '"latitude":"51.9","longitude":5', 'latitude'],
    ['a text in a list of objects', '"persons":["Alex"]', 'persons[0]'],
    ['a number in a list of texts', '"observation_unit_level_hierarchy":["block",7]', 'observation_unit_level_hierarchy[1]'],
    ['true for a text', '"description":true', 'description'],
  ])('cause a type error at their field: %s', async (_what, members, field) => {
    expect(listRules(await sendBody(buildStudy(members)), field)).toEqual(['type']);
  });
});

describe('A string that could slow down a regular expression', () => {
  it.each([
    ['an address', '"persons":[{"name":"A","email":"%s"}]', `a@${'a.'.repeat(100_000)}!`],
    ['an address of one letter', '"persons":[{"name":"A","email":"%s"}]', `${'a'.repeat(500_000)}!`],
    ['an ORCID', '"persons":[{"name":"A","orcid":"%s"}]', `https://www.${'orcid.org/'.repeat(50_000)}`],
    ['a date', '"start_date":"%s"', `2024-01-01T10:00:00.${'0'.repeat(500_000)}x`],
  ])('is rejected like other invalid strings: %s', async (_what, members, text) => {
    expect((await sendBody(buildStudy(members.replace('%s', text)))).valid).toBe(false);
  });
});

describe('The validation of an object with many errors', () => {
  it('counts two errors for each unit, and one for each duplicate identifier', async () => {
    const units = Array.from({ length: 20_000 }, () => '{"unique_id":" "}').join();
    const { errors, omitted_errors } = await sendBody(buildStudy(`"observation_units":[${units}]`));
    expect([errors?.length, omitted_errors]).toEqual([1_000, 58_999]);
  });

  it('marks the list of errors as incomplete if there are more than 100,000', async () => {
    const units = Array.from({ length: 100_000 }, () => '{}').join();
    expect(await sendBody(buildStudy(`"observation_units":[${units}]`))).toMatchObject({ valid: false, complete: false });
  });
});

describe('A path of the schema service', () => {
  it.each([
    '/schemas/1.1/%00',
    '/schemas/%2e%2e%2fetc/Study',
    '/schemas/1.1/Study%2f..',
    `/schemas/1.1/${'a'.repeat(200)}`,
    '/schemas/1.1/%f0%28',
    '/schemas//Study',
    '/schemas/1.1/Study/',
    '/SCHEMAS',
  ])('is rejected with a detail if it is malformed or unknown: %s', async (path) => {
    const answer = await fetch(server.address + path);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toEqual({ detail: expect.any(String) });
  });
});
