/** Tests that each operation chooses between page and JSON as the contract states (openapi/hub, "Responses"). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOperations, readDocument, resolveReference } from '../contract/documents/document.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { buildRequest } from './access/testing-requests.ts';
import { startTestHub, type TestHub } from './testing-hub.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describeWithDatabase('Responses of the hub', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub?.stop());

  const getMediaType = (headers: Headers) => headers.get('content-type')?.split(';')[0] ?? 'none';

  describe('A response to GET /hub/', () => {
    it.each([
      ['application/json', 'application/json'],
      [BROWSER, 'text/html'],
      ['text/html;q=0.5,application/json', 'application/json'],
      ['*/*', 'application/json'],
      ['text/csv', 'application/json'],
      ['application/json; charset=utf-8', 'application/json'],
      ['application/json; version=1, text/html;q=0.9', 'application/json'],
      ['text/html;level=1, application/json', 'text/html'],
      ['text/html,application/json', 'text/html'],
    ])('has, for Accept %s, the media type %s', async (accept, kind) => {
      expect(getMediaType((await hub.send('anonymous', '/hub/', { accept })).headers)).toBe(kind);
    });
  });

  describe('A response to GET of an unknown workspace', () => {
    it.each([
      ['application/json', 'application/json'],
      [BROWSER, 'text/html'],
      ['*/*', 'application/json'],
    ])('has status 404 for Accept %s, and the media type %s', async (accept, kind) => {
      const { status, headers } = await hub.send('anonymous', '/hub/workspaces/none', { accept });
      expect([status, getMediaType(headers), headers.get('vary')]).toEqual([404, kind, expect.stringContaining('Accept')]);
    });
  });

  describe('A response to POST /hub/workspaces', () => {
    it('is a redirect for the form of a browser', async () => {
      const { status } = await hub.send('anonymous', '/hub/workspaces', { form: { name: 'From a form' }, accept: BROWSER });
      expect(status).toBe(303);
    });

    it('has status 201 for a form sent with `Accept: */*`', async () => {
      const { status } = await hub.send('anonymous', '/hub/workspaces', { form: { name: 'From curl' }, accept: '*/*' });
      expect(status).toBe(201);
    });

    it('has status 201 for JSON sent with `Accept: */*`', async () => {
      const { status } = await hub.send('anonymous', '/hub/workspaces', { json: { name: 'From JSON' }, accept: '*/*' });
      expect(status).toBe(201);
    });

    it('has status 201 for the form of a program', async () => {
      const { status } = await hub.send('anonymous', '/hub/workspaces', { form: { name: 'Of a program' } });
      expect(status).toBe(201);
    });
  });

  describe('A response of an operation with a page and JSON', () => {
    const document = readDocument('hub');
    const both = [...getOperations(document)].filter(({ operation }) => {
      const { content = {} } = resolveReference(document, operation.responses['400'] ?? { description: '' });
      // Exports choose the media type by a query parameter, not by `Accept`.
      const isFile = ['exportHubProject', 'exportHubCitation', 'listHubObservations'].includes(operation.operationId ?? '');
      return !isFile && content['text/html'] !== undefined && content['application/json'] !== undefined;
    });

    it.each([
      ['*/*', 'application/json'],
      ['application/json; charset=utf-8', 'application/json'],
      [BROWSER, 'text/html'],
    ])('has, for Accept %s, the media type %s', { tags: 'full' }, async (accept, kind) => {
      const wrong: string[] = [];
      for (const one of both) {
        const { path, request } = buildRequest(document, one, await hub.place());
        const { status, headers } = await hub.send('anonymous', path, { ...request, accept });
        const isOther = headers.get('content-type') !== null && getMediaType(headers) !== kind;
        if (isOther || headers.get('vary')?.includes('Accept') !== true) wrong.push(`${one.operation.operationId} ${status}`);
      }
      expect([both.length > 40, wrong]).toEqual([true, []]);
    });
  });

  it('forbid caching, because they depend on the user', async () => {
    expect((await hub.send('anonymous', '/hub/')).headers.get('cache-control')).toBe('no-store');
  });

  it('have status 400 for a search with NUL', async () => {
    expect((await hub.send('anonymous', '/hub/?q=%00')).status).toBe(400);
  });
});
