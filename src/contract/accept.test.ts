/** Page or JSON: the same rule for every operation that has both. */
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { isNegotiated, wantsPage } from './accept.ts';
import { readDocument } from './documents/document.ts';
import { FORM_TYPE } from './requests/media-types.ts';
import { createRouteTable } from './route-table.ts';

const DOCUMENTS = ['collaborations', 'schemas', 'support', 'hub', 'proteomics', 'server'];
const { routes } = createRouteTable(new Map(DOCUMENTS.map((name) => [name, readDocument(name)])));
const typesOf = (route: (typeof routes)[number]) => [...route.produces.values()].flat();
const both = routes.filter((route) => ['text/html', 'application/json'].every((type) => typesOf(route).includes(type)));

describe('Every operation that has a page and JSON', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['application/*', false],
    ['text/*', false],
    ['text/csv', false],
    ['text/html;q=0', false],
    ['text/html;q=0.5, application/json', false],
    ['text/html', true],
    ['TEXT/HTML; charset=utf-8', true],
    ['text/html, application/json', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ])('answers Accept %s with a page: %s', (accept, isPage) => {
    const request = { headers: { accept } } as unknown as Request;
    const wrong = both.filter(
      (route) => wantsPage({ request, response: { locals: { route } } as unknown as Response }) !== isPage,
    );
    expect([both.length > 50, wrong.map(({ operationId }) => operationId)]).toEqual([true, []]);
  });

  it('has JSON first in its document', () => {
    // The form endpoints of proteomics keep their form first: the Python client takes its parameters from it.
    const isFormEndpoint = ({ path }: (typeof routes)[number]) => path.startsWith('/api/');
    const lists = routes.flatMap((route) =>
      [...(isFormEndpoint(route) ? [] : [route.consumes]), ...route.produces.values()].map((types) => ({ route, types })),
    );
    const ofPages = lists.filter(({ types }) => types.includes('text/html') || types.includes(FORM_TYPE));
    const wrong = ofPages.filter(({ types }) => types.indexOf('application/json') > 0);
    expect(wrong.map(({ route, types }) => `${route.operationId}: ${types.join(', ')}`)).toEqual([]);
  });

  it('says that its answer depends on Accept', () => {
    expect(both.filter((route) => !isNegotiated(route))).toEqual([]);
  });
});

describe('An operation without JSON', () => {
  it.each(['*/*', 'application/json'])('answers Accept %s with a page', (accept) => {
    const page = routes.find(({ operationId }) => operationId === 'showHome');
    const request = { headers: { accept } } as unknown as Request;
    expect(wantsPage({ request, response: { locals: { route: page } } as unknown as Response }, 200)).toBe(true);
  });
});
