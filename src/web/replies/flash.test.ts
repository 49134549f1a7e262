import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { addFlash, consumeFlashes, type Flash } from './flash.ts';

/** Simulates a browser that sends the cookie of a response with the next request. */
function createBrowser(cookie = '') {
  let stored = cookie;
  const createExchange = (method: string, path: string) => {
    const request = { method, originalUrl: path, headers: { cookie: stored } } as Request;
    const response = {
      req: request,
      appendHeader: (_name: string, value: string) => {
        stored = value.split(';')[0] ?? '';
      },
      setHeader: () => undefined,
    } as unknown as Response;
    return { request, response };
  };
  return {
    act: (path: string, flash: Flash) => addFlash(createExchange('POST', '/form'), path, flash),
    open: (path: string) => consumeFlashes(createExchange('GET', path)),
    submit: (path: string) => consumeFlashes(createExchange('POST', path)),
    cookie: () => stored,
  };
}

const createFlash = (title: string, lines: readonly string[] = []): Flash => ({ tone: 'good', title, lines });

describe('A message for the next page', () => {
  it('is shown only once, and only on its own page', () => {
    const browser = createBrowser();
    const flash: Flash = { tone: 'warning', title: 'Größe; "quoted"', lines: ['one', 'two'] };
    browser.act('/hub/?q=x#result', flash);
    expect(browser.open('/elsewhere')).toEqual([]);
    expect(browser.open('/hub/?sort=name')).toEqual([flash]);
    expect(browser.open('/hub/')).toEqual([]);
  });

  it('remains if a rejected form is shown again', () => {
    const browser = createBrowser();
    browser.act('/hub/', createFlash('x'));
    expect(browser.submit('/hub/')).toEqual([]);
    expect(browser.open('/hub/')).toHaveLength(1);
  });

  it('is stored with up to nine other messages', () => {
    const browser = createBrowser();
    for (let number = 1; number <= 12; number += 1) browser.act(number % 2 === 0 ? '/a' : '/b', createFlash(String(number)));
    expect(browser.open('/a').map(({ title }) => title)).toEqual(['4', '6', '8', '10', '12']);
    expect(browser.open('/b').map(({ title }) => title)).toEqual(['3', '5', '7', '9', '11']);
  });

  it('fits in a cookie, regardless of its length', () => {
    const browser = createBrowser();
    const lines = Array.from({ length: 500 }, () => '漢'.repeat(500));
    for (let number = 0; number < 5; number += 1) {
      browser.act('/a', createFlash('漢'.repeat(5_000), lines));
      expect(browser.cookie().length).toBeLessThan(4_000);
    }
    expect(browser.open('/a')).toHaveLength(1);
  });

  it('states the number of omitted lines', () => {
    const browser = createBrowser();
    browser.act(
      '/a',
      createFlash(
        'x',
        Array.from({ length: 25 }, (_, index) => String(index)),
      ),
    );
    expect(browser.open('/a')[0]?.lines.at(-1)).toBe('And 5 more.');
  });

  it('loses its last lines if the lines are long', () => {
    const browser = createBrowser();
    browser.act('/a', createFlash('x', Array(25).fill('漢'.repeat(100))));
    const [flash] = browser.open('/a');
    expect(flash?.lines.length).toBeGreaterThan(5);
    expect(flash?.lines.at(-1)).toBe(`And ${25 - ((flash?.lines.length ?? 0) - 1)} more.`);
  });

  it.each(['', 'not base64 at all', '{}', '[{"path":"/a","tone":"bad"}]', '[null]', '"x"'])(
    'is ignored if the cookie contains %j',
    (value) => {
      const browser = createBrowser(`flashes=${Buffer.from(value).toString('base64url')}`);
      expect(browser.open('/a')).toEqual([]);
    },
  );
});
