import { describe, expect, it } from 'vitest';
import type { ContractDocument } from './documents/document.ts';
import { createRouteTable } from './route-table.ts';

const createOperation = (operationId: string) => ({
  operationId,
  responses: { '200': { content: { 'application/json': {} } } },
});
const document: ContractDocument = {
  openapi: '3.0.3',
  info: { title: 'Seeds', version: '1' },
  paths: {
    '/seeds/{id}': { get: createOperation('getSeed'), delete: createOperation('deleteSeed') },
    '/seeds/new': { get: createOperation('newSeed') },
    '/seeds/{id}/{part}': { get: createOperation('getPart') },
    '/seeds.json': { get: createOperation('listSeeds') },
  },
};
const table = createRouteTable(new Map([['seeds', document]]));
const findMatch = (method: string, path: string) => {
  const match = table.match(method, path);
  return match !== undefined && 'route' in match ? match.route.operationId : match;
};

describe('The route table', () => {
  it('prefers a path without parameters', () => {
    expect(findMatch('GET', '/seeds/new')).toBe('newSeed');
  });

  it('matches a parameter with exactly one segment', () => {
    expect([findMatch('GET', '/seeds/7'), findMatch('GET', '/seeds/7/hull'), findMatch('GET', '/seeds/7/hull/x')]).toEqual([
      'getSeed',
      'getPart',
      undefined,
    ]);
  });

  it('matches a dot in a path literally', () => {
    expect(findMatch('GET', '/seedsxjson')).toBeUndefined();
  });

  it('returns the methods of a path without the requested one, including HEAD for GET', () => {
    expect(findMatch('POST', '/seeds/7')).toEqual({ allowed: ['GET', 'HEAD', 'DELETE'] });
  });

  it('does not match a parameter with an empty segment', () => {
    expect(findMatch('GET', '/seeds/')).toBeUndefined();
  });
});
