import { describe, expect, it } from 'vitest';
import { ConcordatError, createConcordatClients, createOrganisationClient, dataOf, detailOf, PathValueError } from './index.ts';

const ADDRESS = 'https://concordat.example.org';

/** Returns clients of a server that always sends the same response, and records the requests. */
function getClients(answer: () => Response, options: { token?: string; headers?: Record<string, string> } = {}) {
  const requests: Request[] = [];
  const recordRequest = async (request: Request) => {
    requests.push(request);
    return answer();
  };
  return { ...createConcordatClients({ baseUrl: ADDRESS, fetch: recordRequest, ...options }), requests };
}

const createJsonAnswer =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    Response.json(body, init);
const profile = { params: { path: { profile: 'miappe', version: '9.9' } } };

describe('The result of a client method', () => {
  it('is the data of a successful response', async () => {
    const { server } = getClients(createJsonAnswer({ status: 'ok' }));
    expect(await dataOf(server.GET('/health'))).toEqual({ status: 'ok' });
  });

  it('is undefined for a successful response without a body', async () => {
    const { hub } = getClients(() => new Response(null, { status: 204 }));
    expect(await dataOf(hub.DELETE('/hub/workspaces/{id}', { params: { path: { id: '1' } } }))).toBeUndefined();
  });

  it('is an error with the server’s detail for a failed response', async () => {
    const body = { detail: 'Version not found: 9.9' };
    const { schemas } = getClients(createJsonAnswer(body, { status: 404, headers: { 'X-Request-Id': 'r-1' } }));
    const error = await dataOf(schemas.GET('/api/profiles/{profile}/{version}', profile)).catch((reason) => reason);
    expect(error).toBeInstanceOf(ConcordatError);
    expect(error).toMatchObject({ message: 'Version not found: 9.9', status: 404, requestId: 'r-1', body });
  });

  it('is an error with the status for a response of a proxy', async () => {
    const { schemas } = getClients(() => new Response('<h1>Oops</h1>', { status: 502, statusText: 'Bad Gateway' }));
    const error = await dataOf(schemas.GET('/schemas')).catch((reason) => reason);
    expect(error).toMatchObject({
      message: 'The server returned 502 Bad Gateway',
      requestId: undefined,
      body: '<h1>Oops</h1>',
    });
  });

  it('is an error with the status for a response without a body and without a reason phrase', async () => {
    const { schemas } = getClients(() => new Response(null, { status: 503 }));
    await expect(dataOf(schemas.GET('/schemas'))).rejects.toThrow(/^The server returned 503$/);
  });

  it('is the error of fetch if no response arrives', async () => {
    const { schemas } = getClients(() => {
      throw new TypeError('fetch failed');
    });
    await expect(dataOf(schemas.GET('/schemas'))).rejects.toThrow(TypeError);
  });

  it('has the server’s detail as its error message', async () => {
    const { schemas } = getClients(createJsonAnswer({ detail: 'Version not found: 9.9' }, { status: 404 }));
    expect(detailOf(await schemas.GET('/api/profiles/{profile}/{version}', profile))).toBe('Version not found: 9.9');
  });
});

describe('The request of a client method', () => {
  const readHeader = async (
    name: string,
    options: { token?: string; headers?: Record<string, string> },
    own?: Record<string, string>,
  ) => {
    const { schemas, requests } = getClients(createJsonAnswer({}), options);
    await schemas.GET('/schemas', own === undefined ? {} : { headers: own });
    return requests[0]?.headers.get(name);
  };

  it('accepts JSON by default', async () => {
    expect(await readHeader('accept', {})).toBe('application/json');
  });

  it('accepts another media type on request', async () => {
    expect(await readHeader('accept', {}, { Accept: 'text/csv' })).toBe('text/csv');
  });

  it('contains the token', async () => {
    expect(await readHeader('authorization', { token: 'abc' })).toBe('Bearer abc');
  });

  it('contains no credentials by default', async () => {
    expect(await readHeader('authorization', {})).toBeNull();
  });

  it('contains the headers of its client', async () => {
    expect(await readHeader('x-request-id', { token: 'abc', headers: { 'X-Request-Id': 'r-2' } })).toBe('r-2');
  });

  it('is not sent if a path value consists of dots', async () => {
    const { schemas, requests } = getClients(createJsonAnswer({}));
    const climbing = { params: { path: { profile: 'miappe', version: '..' } } };
    await expect(schemas.GET('/api/profiles/{profile}/{version}', climbing)).rejects.toThrow(PathValueError);
    expect(requests).toEqual([]);
  });

  it('reaches the platform if the operation belongs to the platform', async () => {
    const requested: string[] = [];
    const platform = createOrganisationClient({
      baseUrl: 'https://platform.example.org',
      token: 'abc',
      fetch: async ({ url }) => {
        requested.push(url);
        return Response.json({});
      },
    });
    await platform.GET('/api/organisations/v1');
    expect(requested).toEqual(['https://platform.example.org/api/organisations/v1']);
  });
});
