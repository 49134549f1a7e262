import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListeningServer } from '../web/http-server.ts';
import { startSeedServer } from './testing-seeds.ts';

let server: ListeningServer;
/** A server that does not validate responses, as in production. */
let unchecked: ListeningServer;
const seen = { handled: 0, reported: [] as unknown[] };
beforeAll(async () => {
  [server, unchecked] = await Promise.all([startSeedServer(true, seen), startSeedServer(false, seen)]);
});
afterAll(() => Promise.all([server.stop(0), unchecked.stop(0)]));

async function sendRequest(path: string, init: RequestInit = {}, target = server) {
  const answer = await fetch(target.address + path, init);
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    detail: text.startsWith('{') ? (JSON.parse(text) as { detail?: string }).detail : undefined,
  };
}
const postBody = (body: string, type = 'application/json', headers: Record<string, string> = {}) =>
  sendRequest('/seeds', { method: 'POST', body, headers: { 'content-type': type, ...headers } });

describe('A request that matches the contract', () => {
  it('reaches its handler with coerced values', async () => {
    expect(await sendRequest('/seeds/7?unit=gram')).toMatchObject({ status: 200, text: '{"id":7}' });
  });

  it('receives a response with a request ID', async () => {
    expect((await sendRequest('/seeds/7')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('may have a single value for a list in a form', async () => {
    expect(JSON.parse((await postBody('name=a&tags=x', 'application/x-www-form-urlencoded')).text)).toEqual({
      name: 'a',
      tags: ['x'],
    });
  });

  it('may have repeated separators between the fields of a form', async () => {
    const answer = await postBody('name=a&&tags=x&', 'application/x-www-form-urlencoded');
    expect(JSON.parse(answer.text)).toEqual({ name: 'a', tags: ['x'] });
  });

  it('may name the charset of its JSON', async () => {
    expect((await postBody('{"name":"a"}', 'application/json; charset=UTF-8')).status).toBe(201);
  });

  it('receives status 304 only if the contract documents it', async () => {
    expect(await sendRequest('/seeds/7', { headers: { 'if-none-match': '*' } })).toMatchObject({ status: 200 });
  });

  it('is handled as GET without a body if its method is HEAD', async () => {
    expect(await sendRequest('/seeds/7', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});

describe('The validation of a request', () => {
  it.each(['=x&name=a', 'name=a&=', 'name=a&=x&tags=x'])('rejects a form with a field that has no name: %s', async (body) => {
    expect(await postBody(body, 'application/x-www-form-urlencoded')).toMatchObject({
      status: 400,
      detail: 'The form has a field without a name.',
    });
  });

  it.each([
    ['an unknown query parameter', '/seeds/7?nonsense=1', 'query.nonsense is not known'],
    [
      'a query value outside its enum',
      '/seeds/7?unit=ton',
      'query.unit must be equal to one of the allowed values: gram, piece',
    ],
    [
      'a repeated query parameter',
      '/seeds/7?unit=gram&unit=piece',
      'query.unit must be string; query.unit must be equal to one of the allowed values: gram, piece',
    ],
    ['an empty query value', '/seeds/7?unit=', 'query.unit must not be empty'],
    ['a NUL in the query', '/seeds/7?unit=gr%00am', 'query.unit must not contain the character NUL'],
    ['an infinite number in the path', '/seeds/1e400', 'path.id must be integer'],
    ['an encoded number in the path', '/seeds/%49nfinity', 'path.id must be integer'],
    ['a hexadecimal number in the path', '/seeds/0x10', 'path.id must be integer'],
    ['an infinite number in the query', '/seeds/7?most=Infinity', 'query.most must be integer'],
    ['a number with a space in the query', '/seeds/7?most=%205', 'query.most must be integer'],
    ['a path value of another type', '/seeds/seven', 'path.id must be integer'],
    ['a path value out of range', '/seeds/1001', 'path.id must be <= 1000'],
    ['a path that is not percent-encoded', '/seeds/%zz', 'The path is not correctly percent-encoded.'],
  ])('rejects %s, and names the field', async (_what, path, detail) => {
    expect(await sendRequest(path)).toMatchObject({ status: 400, detail });
  });

  it.each([
    ['a missing property', '{}', 'body.name is required'],
    ['an unknown property', '{"name":"a","nonsense":1}', 'body.nonsense is not known'],
    ['an unknown property called __proto__', '{"name":"a","__proto__":{"admin":true}}', 'body.__proto__ is not known'],
    ['a nested property of another type', '{"name":"a","tags":["x",2]}', 'body.tags[1] must be string'],
    ['a text that is too long', '{"name":"abcdefghijk"}', 'body.name must have at most 10 characters'],
    ['a body that is not an object', '[1]', 'body must be object'],
    ['a body that is null', 'null', 'body must be object'],
  ])('rejects %s, and names the field', async (_what, body, detail) => {
    expect(await postBody(body)).toMatchObject({ status: 400, detail });
  });

  it.each([['{"name":'], ['NaN'], ['{"name":"a"} x'], ['']])('rejects a body that is not JSON: %j', async (body) => {
    expect(await postBody(body)).toMatchObject({
      status: 400,
      detail: expect.stringMatching(/^(The body is not valid JSON|body)/),
    });
  });

  it('rejects a body that is nested deeper than any valid body', async () => {
    expect(await postBody(`{"name":"a","data":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`)).toMatchObject({
      status: 400,
      detail: 'The body is nested deeper than 128 levels, or has more than 10,000,000 values.',
    });
  });

  it.each([
    [
      '{"name":"a","data":{"list":[{"code":1},{"code":9007199254740993}]}}',
      'body.data.list[1].code: the number 9007199254740993',
    ],
    ['{"name":"a","data":{"code":-12345678901234567890}}', 'body.data.code: the number -12345678901234567890'],
    ['{"name":"a","data":{"code":1e400}}', 'body.data.code: the number 1e400'],
  ])('rejects a number that would be rounded, and names the property: %s', async (body, start) => {
    const detail = `${start} has more digits than can be stored. Write it as text, in quotes.`;
    expect(await postBody(body)).toMatchObject({ status: 400, detail });
  });

  it('accepts long numbers that JavaScript represents exactly, and digits in strings', async () => {
    const numbers = '[9007199254740992, 12345678901234567168, 1e300, 0.1234567890123456789, "9007199254740993"]';
    expect((await postBody(`{"name":"a","data":{"numbers":${numbers}}}`)).status).toBe(201);
  });

  it('does not count brackets inside strings as nesting', async () => {
    expect((await postBody(`{"name":"a","data":{"x":"${'[{\\"'.repeat(300)}"}}`)).status).toBe(201);
  });
});

describe('The response to an invalid request', () => {
  it('is 404 for an identifier that contains NUL', async () => {
    expect(await sendRequest('/seeds/%00')).toMatchObject({ status: 404, detail: 'A path cannot contain the character NUL.' });
  });

  it('is not 417 for unknown expectations, which are ignored', async () => {
    const { port } = new URL(server.address);
    const request = httpRequest({ port, path: '/seeds/7', headers: { expect: 'nonsense' } });
    const status = new Promise((resolve) => request.once('response', (answer) => resolve(answer.resume().statusCode)));
    request.end();
    expect(await status).toBe(200);
  });

  it('is 413 for a body above the limit', async () => {
    expect(await postBody(`{"name":"${'a'.repeat(20_000)}"}`)).toMatchObject({
      status: 413,
      detail: 'The body is larger than 0.01 MB.',
    });
  });

  it.each([['text/plain'], ['application/json; charset=utf-16'], ['application/jsonx'], ['image/png']])(
    'is 415 for the media type %s',
    async (type) => {
      expect((await postBody('{"name":"a"}', type)).status).toBe(415);
    },
  );

  it('is 400 for an absent body, with the missing properties', async () => {
    expect(await sendRequest('/seeds', { method: 'POST' })).toMatchObject({
      status: 400,
      detail: expect.stringContaining('body.name'),
    });
  });

  it('is 404 for an unknown path', async () => {
    expect(await sendRequest('/nowhere')).toMatchObject({ status: 404, detail: 'This address does not exist.' });
  });

  it('is 405 for an unsupported method of a known path, with the supported methods', async () => {
    const answer = await sendRequest('/seeds/7', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is a page for an operation that returns pages', async () => {
    expect(await sendRequest('/page?x=1')).toMatchObject({ status: 400, text: '<h1>This page has no filter called "x"</h1>' });
  });

  it('is a page for a browser on an unknown path', async () => {
    expect((await sendRequest('/nowhere', { headers: { accept: 'text/html,*/*;q=0.8' } })).text).toBe(
      '<h1>This address does not exist.</h1>',
    );
  });

  it('is JSON for bytes that are not HTTP', async () => {
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1.1 400 .*\{"detail":"The request is not valid HTTP."\}$/s);
  });

  it('never contains the message of an internal error', async () => {
    const answer = await sendRequest('/broken');
    expect([answer.status, answer.text.includes('secret')]).toEqual([500, false]);
  });

  it('is JSON if the error page cannot be rendered', async () => {
    expect(await sendRequest('/page?unprintable=1')).toMatchObject({ status: 400, detail: 'query.unprintable is not known' });
  });

  it('causes a log entry if the server fails', async () => {
    seen.reported.length = 0;
    await sendRequest('/broken');
    expect(seen.reported).toEqual([new Error('secret /etc/path')]);
  });
});

describe('A request of a browser', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://other.example' }],
    [{ origin: 'null' }],
  ])('is rejected with the headers %j', async (headers) => {
    expect((await sendRaw('POST', '/seeds', headers)).status).toBe(403);
  });

  it.each([
    [{}],
    [{ origin: 'http://own.example' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://other.example' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('is accepted with the headers %j', async (headers) => {
    expect((await sendRaw('POST', '/seeds', headers)).status).toBe(201);
  });

  it('is accepted if it only reads, because every page can contain links', async () => {
    expect((await sendRaw('GET', '/seeds/7', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });
});

describe('A prepared response of an operation without 304', () => {
  it('has no entity tag, and is always sent completely', async () => {
    const handled = seen.handled;
    for (const _turn of ['first', 'from memory']) {
      const answer = await sendRequest('/untagged', { headers: { 'if-none-match': '*' } }, unchecked);
      expect({ status: answer.status, text: answer.text, tag: answer.headers.get('etag') }).toEqual({
        status: 200,
        text: '{"ok":true}',
        tag: null,
      });
    }
    expect(seen.handled).toBe(handled + 1);
  });
});

describe('A prepared response', () => {
  it('is cached by its URL', async () => {
    await sendRequest('/prepared', {}, unchecked);
    seen.handled = 0;
    await sendRequest('/prepared', {}, unchecked);
    expect(seen.handled).toBe(0);
  });

  it('has the same headers when it is cached', async () => {
    const [, second] = [await sendRequest('/prepared', {}, unchecked), await sendRequest('/prepared', {}, unchecked)];
    expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is not reused for another URL', async () => {
    await sendRequest('/prepared', {}, unchecked);
    expect((await sendRequest('/prepared?x=1', {}, unchecked)).status).toBe(400);
  });

  it('is generated and validated each time if responses are validated', async () => {
    await sendRequest('/prepared');
    seen.handled = 0;
    await sendRequest('/prepared');
    expect(seen.handled).toBe(1);
  });

  it('has status 304 for a client with the same entity tag', async () => {
    const etag = (await sendRequest('/prepared', {}, unchecked)).headers.get('etag') ?? '';
    expect(await sendRequest('/prepared', { headers: { 'if-none-match': etag } }, unchecked)).toMatchObject({
      status: 304,
      text: '',
    });
  });
});

/** Sends exactly the given headers, because some runtimes add Sec-Fetch-Site in fetch. */
function sendRaw(method: string, path: string, headers: Record<string, string>): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      server.address + path,
      { method, headers: { ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) } },
      (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode ?? 0 }));
      },
    );
    request.on('error', reject);
    request.end(method === 'POST' ? '{"name":"a"}' : undefined);
  });
}
