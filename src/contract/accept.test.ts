/** Tests content negotiation: every operation with a page and JSON selects the format by the same rule. */
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { choosePreferredType, isNegotiated, setFormatParameter, wantsPage } from './accept.ts';
import { readDocument } from './documents/document.ts';
import { FORM_TYPE } from './requests/media-types.ts';
import { createRouteTable, type Route } from './route-table.ts';

const DOCUMENTS = ['collaborations', 'schemas', 'support', 'hub', 'proteomics', 'server'];
const { routes } = createRouteTable(new Map(DOCUMENTS.map((name) => [name, readDocument(name)])));
const listTypes = (route: (typeof routes)[number]) => [...route.produces.values()].flat();
const both = routes.filter((route) => ['text/html', 'application/json'].every((type) => listTypes(route).includes(type)));

describe('An operation with a page and JSON', () => {
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
  ])('returns a page instead of JSON for Accept %s: %s', (accept, isPage) => {
    const request = { headers: { accept } } as unknown as Request;
    const wrong = both.filter(
      (route) => wantsPage({ request, response: { locals: { route } } as unknown as Response }) !== isPage,
    );
    expect([both.length > 50, wrong.map(({ operationId }) => operationId)]).toEqual([true, []]);
  });

  it('has JSON as the first media type in the contract, even before its form', () => {
    // The form endpoints of proteomics list their form first, because the Python client takes its parameters from it.
    const isFormEndpoint = ({ path }: (typeof routes)[number]) => path.startsWith('/api/');
    const lists = routes.flatMap((route) => {
      const consumes = route.consumes.includes(FORM_TYPE) && !isFormEndpoint(route) ? [route.consumes] : [];
      return [...consumes, ...route.produces.values()].map((types) => ({ route, types }));
    });
    const wrong = lists.filter(({ types }) => types.indexOf('application/json') > 0);
    expect(wrong.map(({ route, types }) => `${route.operationId}: ${types.join(', ')}`)).toEqual([]);
  });

  it('responds with Vary: Accept', () => {
    expect(both.filter((route) => !isNegotiated(route))).toEqual([]);
  });
});

describe('An operation without JSON', () => {
  it.each(['*/*', 'application/json'])('returns a page for Accept %s', (accept) => {
    const page = routes.find(({ operationId }) => operationId === 'showHome');
    const request = { headers: { accept } } as unknown as Request;
    expect(wantsPage({ request, response: { locals: { route: page } } as unknown as Response }, 200)).toBe(true);
  });
});

describe('An operation with several media types', () => {
  /** Operations that select the media type without the common rule, by `Accept` or the extension in the path. */
  const SELF_NEGOTIATING = ['getQcData', 'getProteinGroups', 'getMetrics', 'getDocument'];
  const several = routes
    .map((route) => ({ route, types: (route.produces.get(200) ?? []).filter((type) => type !== 'text/html') }))
    .filter(({ route, types }) => types.length > 1 && !SELF_NEGOTIATING.includes(route.operationId));
  const formatFor = (route: Route, accept: string | undefined, query = {}) => {
    const request = { headers: { accept }, query } as unknown as Request;
    setFormatParameter(route, request);
    return request.query.format;
  };

  it('returns each media type of its document if Accept names it, with or without a charset', () => {
    const wrong = several.flatMap(({ route, types }) =>
      types
        .filter((type) => {
          const format = route.formats?.get(type);
          const headers = [type, `${type}; charset="utf-8"`, `*/*;q=0.1, ${type.toUpperCase()};CHARSET=utf-8;Q=0.9`];
          return format === undefined || headers.some((accept) => formatFor(route, accept) !== format);
        })
        .map((type) => `${route.operationId}: ${type}`),
    );
    // Browsers accept application/xml for every page, so only the parameter `format` selects this media type.
    expect([several.length > 10, wrong]).toEqual([true, ['exportHubProject: application/xml']]);
  });

  it('returns the first media type to clients without a preference', () => {
    const firsts = several.map(({ route }) => [...(route.formats?.values() ?? [])][0]);
    for (const accept of [undefined, '*/*']) expect(several.map(({ route }) => formatFor(route, accept))).toEqual(firsts);
  });

  it('returns a page to browsers if a page is one of its media types, and otherwise the first', () => {
    const expected = several.map(({ route }) => route.formats?.get('text/html') ?? [...(route.formats?.values() ?? [])][0]);
    const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
    expect(several.map(({ route }) => formatFor(route, accept))).toEqual(expected);
  });

  it('uses the format in the URL if the URL has one', () => {
    expect(several.map(({ route }) => formatFor(route, 'text/csv', { format: 'x' }))).toEqual(several.map(() => 'x'));
  });
});

describe('choosePreferredType', () => {
  const TYPES = ['application/json', 'text/csv'];
  it.each([
    ['text/csv; charset=utf-8', 'text/csv'],
    ['application/json;charset=utf-8, text/csv;q=0.5', 'application/json'],
    ['text/csv;profile="a, application/json;q=1"', 'text/csv'],
    ['application/json;q=0, */*', 'text/csv'],
    ['text/*', 'text/csv'],
    ['*/*', 'application/json'],
    [undefined, 'application/json'],
    ['image/png', undefined],
  ])('maps the header %s to the type %s', (accept, type) => {
    expect(choosePreferredType(accept, TYPES)).toBe(type);
  });
});
