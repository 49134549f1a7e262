import { describe, expect, it } from 'vitest';
import { createSeedExchange, judgeToyExchange } from './testing-toy.ts';

const judgeAnswer = (body: unknown, more: object = {}) =>
  judgeToyExchange({ answer: { body: JSON.stringify(body), ...more } }).wrong;

describe('A response that matches its document', () => {
  it('is not a violation', () => {
    expect(judgeToyExchange({}).wrong).toEqual([]);
  });

  it('is stored as a sample of its operation, status and media type', () => {
    expect(judgeToyExchange({}).samples).toMatchObject([
      { operation: 'listSeeds', requestValid: true, answer: { status: 200 } },
    ]);
  });

  it('can have properties from different parts of an allOf', () => {
    expect(judgeToyExchange(createSeedExchange({ kind: 'oat' }, 201)).wrong).toEqual([]);
  });
});

describe('A response that violates its document', () => {
  it('is a violation if its status is not documented', () => {
    expect(judgeToyExchange({ answer: { status: 500 } }).wrong).toEqual(['status 500 is not documented']);
  });

  it('is a violation if it has a header that is not documented', () => {
    const headers = { 'content-type': 'application/json', etag: '"1"', 'set-cookie': 'a=b' };
    expect(judgeToyExchange({ answer: { headers } }).wrong).toEqual(['header set-cookie is not documented']);
  });

  it('is a violation if a required header is missing', () => {
    expect(judgeToyExchange({ answer: { headers: { 'content-type': 'application/json' } } }).wrong).toEqual([
      'header etag is missing',
    ]);
  });

  it('is a violation if a header does not match its schema', () => {
    const headers = { 'content-type': 'application/json', etag: '"' };
    expect(judgeToyExchange({ answer: { headers } }).wrong).toEqual(['header etag must have at least 2 characters']);
  });

  it('is a violation if its media type is not documented', () => {
    const headers = { 'content-type': 'text/plain', etag: '"1"' };
    expect(judgeToyExchange({ answer: { headers } }).wrong).toEqual(['media type text/plain is not documented']);
  });

  it('is a violation if its body does not match its media type', () => {
    expect(judgeToyExchange({ answer: { body: '{' } }).wrong).toEqual(['the body is not application/json']);
  });

  it('is a violation if a property is undocumented, even if the schema allows it', () => {
    expect(judgeAnswer({ seeds: [{ id: 1, color: 'red' }] })).toEqual(['body/seeds/0/color is not documented']);
  });

  it('is a violation if it has a property that no part of an allOf names', () => {
    const exchange = createSeedExchange({ kind: 'oat' }, 201, { answer: { body: '{"id":1,"color":"red"}' } });
    expect(judgeToyExchange(exchange).wrong).toEqual(['body/color is not documented']);
  });

  it('is a violation if a value has the wrong type', () => {
    expect(judgeAnswer({ seeds: [{ id: 'one' }] })).toEqual(['body/seeds/0/id must be integer']);
  });

  it('is a violation if it lacks a required property', () => {
    expect(judgeAnswer({})).toEqual(['body must have seeds']);
  });

  it('is a violation if it has an undocumented body', () => {
    expect(judgeToyExchange(createSeedExchange({ kind: 'oat' }, 303, { answer: { body: 'x' } })).wrong).toContain(
      'a body where none is documented',
    );
  });
});

describe('A response with an incomplete record', () => {
  it('is judged by status and headers if its body is too large', () => {
    const headers = { 'content-type': 'application/json' };
    expect(judgeToyExchange({ answer: { body: null, headers } }).wrong).toEqual(['header etag is missing']);
  });

  it('is not a violation if it responds to HEAD and has no body', () => {
    expect(judgeToyExchange({ request: { method: 'HEAD' }, answer: { body: '' } }).wrong).toEqual([]);
  });

  it('is not a violation if a fault was forced', () => {
    expect(judgeToyExchange({ isForced: true, answer: { status: 500 } }).wrong).toEqual([]);
  });
});

describe('A request that violates its document', () => {
  const formatAccepted = (what: string) => [`a request that breaks the contract was taken: ${what}`];

  it.each([
    ['?limit=10', 'query limit must be at most 9'],
    ['?limit=two', 'query limit must be integer'],
    ['?limit=2&limit=3', 'query limit must be integer'],
    ['?kind=wheat', 'query kind/0 must be one of ["oat","rye"]'],
    ['?only=yes', 'query only must be boolean'],
    ['?nonsense=1', 'query nonsense is not documented'],
    ['?limit=1&a=%00', 'the query has the character NUL'],
  ])('is a violation if it is accepted: %s', (query, what) => {
    expect(judgeToyExchange({ request: { url: `/seeds${query}` } }).wrong).toContain(formatAccepted(what)[0]);
  });

  it('is a violation if its invalid header is accepted', () => {
    const headers = { 'if-none-match': '"123456"' };
    expect(judgeToyExchange({ request: { headers } }).wrong).toEqual(
      formatAccepted('header If-None-Match must have at most 5 characters'),
    );
  });

  it('is a violation if its invalid body is accepted', () => {
    expect(judgeToyExchange(createSeedExchange({ kind: 'wheat' }, 201)).wrong).toEqual(
      formatAccepted('body/kind must be one of ["oat","rye"]'),
    );
  });

  it('is a violation if its wrong media type is accepted', () => {
    const request = { headers: { 'content-type': 'text/plain', 'content-length': '1' } };
    expect(judgeToyExchange(createSeedExchange({}, 201, { request })).wrong).toEqual(
      formatAccepted('media type text/plain is not documented'),
    );
  });

  it('is a violation if it receives a redirect', () => {
    expect(judgeToyExchange(createSeedExchange({}, 303, { answer: { headers: {} } })).wrong).toEqual(
      formatAccepted('body must have kind'),
    );
  });

  it('is not a violation if it is redirected to the login', () => {
    const headers = { location: '/auth/login?returnTo=%2F' };
    expect(judgeToyExchange(createSeedExchange({}, 303, { answer: { headers } })).wrong.join()).not.toContain('was taken');
  });

  it('is not a violation if it is rejected', () => {
    expect(judgeToyExchange(createSeedExchange({}, 400)).wrong).toEqual([]);
  });
});

describe('A request that conforms to its document', () => {
  const refused = { isRefusedByContract: true };

  it('is a violation if the validator rejects it', () => {
    expect(judgeToyExchange(createSeedExchange({ kind: 'oat' }, 400, refused)).wrong).toEqual([
      'a request that keeps the contract was refused: {"detail":"body.kind is wrong"}',
    ]);
  });

  it('is not a violation if code other than the validator rejects it', () => {
    expect(judgeToyExchange(createSeedExchange({ kind: 'oat' }, 400)).wrong).toEqual([]);
  });

  it('is not a violation if its validity is unknown, because its body is encoded', () => {
    const request = { headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, body: null };
    expect(judgeToyExchange(createSeedExchange({}, 400, { ...refused, request })).wrong).toEqual([]);
  });

  it('is not a violation if it is a form whose numbers are strings', () => {
    const request = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'kind=oat&depth=3' };
    expect(judgeToyExchange(createSeedExchange({}, 201, { request })).wrong).toEqual([]);
  });

  it('is not a violation if it has a body that its operation does not read', () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9' };
    const request = { method: 'PUT', url: '/seeds/1/picture', headers, body: '--x' };
    expect(judgeToyExchange({ request, answer: { status: 204, headers: {}, body: '' } }).wrong).toEqual([]);
  });
});

describe('A request of this application to the platform', () => {
  const own = {
    server: 'platform',
    request: { headers: { accept: 'application/json', 'content-type': 'application/json' } },
  } as const;

  it('is a violation if it violates the document, regardless of the response', () => {
    expect(judgeToyExchange(createSeedExchange({ kind: 'wheat' }, 400, own)).wrong).toEqual([
      'the request to the platform breaks the contract: body/kind must be one of ["oat","rye"]',
    ]);
  });

  it('is a violation if it has a property that no schema names', () => {
    expect(judgeToyExchange(createSeedExchange({ kind: 'oat', color: 'red' }, 201, own)).wrong).toEqual([
      'the request to the platform breaks the contract: body/color is not documented',
    ]);
  });
});

describe('An undocumented URL', () => {
  const judgeResponseOfUrl = (url: string, status: number, type: string, body: string) =>
    judgeToyExchange({ request: { url }, answer: { status, headers: { 'content-type': type }, body } }).wrong;

  it('is not a violation if its response is the usual error', () => {
    expect(judgeResponseOfUrl('/nowhere', 404, 'application/json; charset=utf-8', '{"detail":"Not found."}')).toEqual([]);
  });

  it('is a violation if its response differs', () => {
    expect(judgeResponseOfUrl('/nowhere', 200, 'application/json', '{}')).toEqual([
      'no document has this address, but the response was 200 application/json',
    ]);
  });

  it('is a violation if its error has another format', () => {
    expect(judgeResponseOfUrl('/nowhere', 404, 'application/json', '{"error":true}')).toHaveLength(1);
  });

  it('is not a violation if it is a file of the site', () => {
    expect(judgeResponseOfUrl('/assets/site.css', 200, 'text/css', '')).toEqual([]);
  });
});

describe('The facts of an exchange', () => {
  it('include those about the request and the response that decide whether the sample is stored', () => {
    const body = JSON.stringify({ seeds: [{ id: 1, note: null }] });
    const { distinctFacts } = judgeToyExchange({ answer: { body } });
    expect(distinctFacts).toEqual(
      expect.arrayContaining(['answer 200 application/json value /seeds/[]/note null', 'no body query limit absent']),
    );
  });

  it('include its status and media type, its parameters and the contents of its body', () => {
    const body = '{"seeds":[{"id":1,"kind":"oat"},{"id":2,"note":null}]}';
    expect(
      [...new Set(judgeToyExchange({ request: { url: '/seeds?limit=2&kind=oat' }, answer: { body } }).facts)].toSorted(),
    ).toEqual([
      'answer 200 application/json',
      'answer 200 application/json property /seeds',
      'answer 200 application/json property /seeds/[]/id',
      'answer 200 application/json property /seeds/[]/kind',
      'answer 200 application/json property /seeds/[]/kind absent',
      'answer 200 application/json property /seeds/[]/note',
      'answer 200 application/json property /seeds/[]/note absent',
      'answer 200 application/json value /seeds/[]/kind "oat"',
      'answer 200 application/json value /seeds/[]/note null',
      'parameter query kind',
      'parameter query limit',
    ]);
  });

  it('include the media type of the request, and a dash for a response without content', () => {
    expect(judgeToyExchange(createSeedExchange({ kind: 'oat' }, 303)).facts).toEqual([
      'request application/json',
      'answer 303 -',
    ]);
  });
});
