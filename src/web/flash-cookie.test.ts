import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import type { Flash } from './flash.ts';
import { sendFlash, takeSentFlash } from './flash-cookie.ts';

function answer(): { response: Response; headers: Map<string, string> } {
  const headers = new Map<string, string>();
  const response = {
    appendHeader: (name: string, value: string) => headers.set(name, value),
    setHeader: (name: string, value: string) => headers.set(name, value),
  };
  return { response: response as unknown as Response, headers };
}

const requestWith = (cookie: string, method = 'GET') => ({ method, headers: { cookie } }) as Request;

/** What the next page shows of a message. */
function shown(flash: Flash): Flash | undefined {
  const { response, headers } = answer();
  sendFlash(response, flash);
  return takeSentFlash(requestWith(`other=1; ${headers.get('Set-Cookie')?.split(';')[0]}`), answer().response);
}

describe('A message for the next page', () => {
  it('arrives as it was sent', () => {
    const flash: Flash = { tone: 'warning', title: 'Größe; "quoted"', lines: ['one', 'two'] };
    expect(shown(flash)).toEqual(flash);
  });

  it('is taken away by the page that shows it', () => {
    const { response, headers } = answer();
    sendFlash(answer().response, { tone: 'good', title: 'x', lines: [] });
    takeSentFlash(requestWith(`flash=${Buffer.from('{}').toString('base64url')}`), response);
    expect(headers.get('Set-Cookie')).toContain('Max-Age=0');
  });

  it('stays where a form is answered again', () => {
    const { response, headers } = answer();
    const message = Buffer.from('{"tone":"good","title":"x","lines":[]}').toString('base64url');
    expect(takeSentFlash(requestWith(`flash=${message}`, 'POST'), response)).toBeUndefined();
    expect(headers.size).toBe(0);
  });

  it('fits into a cookie, however much it says', () => {
    const { response, headers } = answer();
    sendFlash(response, {
      tone: 'good',
      title: '漢'.repeat(5_000),
      lines: Array.from({ length: 500 }, () => '漢'.repeat(500)),
    });
    expect(headers.get('Set-Cookie')?.length).toBeLessThan(4_000);
  });

  it('counts the lines that it leaves out', () => {
    const lines = Array.from({ length: 25 }, (_, index) => String(index));
    expect(shown({ tone: 'good', title: 'x', lines })?.lines.at(-1)).toBe('And 5 more.');
  });

  it.each([
    '',
    'not base64 at all',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('{"tone":"bad"}').toString('base64url'),
  ])('is nothing when the cookie holds %j', (value) => {
    expect(takeSentFlash(requestWith(`flash=${value}`), answer().response)).toBeUndefined();
  });
});
