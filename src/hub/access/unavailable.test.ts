// @module-tag full
/** Tests the response of every operation if login is not configured, or if the login service does not respond. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOperations, readDocument, resolveReference } from '../../contract/documents/document.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createLoginEnvironment, type Place, startTestHub, type TestHub } from '../testing-hub.ts';
import { buildRequest } from './testing-requests.ts';

/** Returns the operations that document the status, with the media types of its response. */
const createCases = (status: '502' | '503') =>
  ['hub', 'support'].flatMap((name) => {
    const document = readDocument(name);
    return [...getOperations(document)].flatMap((one) => {
      const response = one.operation.responses[status];
      if (response === undefined || one.operation.responses['502'] === undefined) return [];
      return Object.keys(resolveReference(document, response).content ?? {}).map((accept) => ({
        operationId: one.operation.operationId,
        accept,
        document,
        one,
      }));
    });
  });

describeWithDatabase('The hub without a way to authenticate callers', () => {
  let off: TestHub;
  let deaf: TestHub;
  let places: readonly [Place, Place];

  beforeAll(async () => {
    [off, deaf] = await Promise.all([
      startTestHub({ HUB_ACCESS: 'login' }),
      startTestHub({ ...createLoginEnvironment(), HUB_ACCESS: 'login' }),
    ]);
    places = await Promise.all([off.place(), deaf.place()]);
  });
  afterAll(async () => {
    await Promise.all([off?.stop(), deaf?.stop()]);
  });

  it.each(createCases('502'))('returns 502 for $operationId with Accept $accept if the login service is down', async (one) => {
    const { path, request } = buildRequest(one.document, one.one, places[1]);
    const headers = { authorization: 'Bearer a-token' };
    const answer = await deaf.send('anonymous', path, { ...request, accept: one.accept, headers });
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([502, one.accept]);
  });

  it.each(createCases('503'))('returns 503 for $operationId with Accept $accept if login is off', async (one) => {
    const { path, request } = buildRequest(one.document, one.one, places[0]);
    const headers = { authorization: 'Bearer a-token' };
    const answer = await off.send('anonymous', path, { ...request, accept: one.accept, headers });
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([503, one.accept]);
  });
});
