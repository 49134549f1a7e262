import { describe, expect, it } from 'vitest';
import { isAddress, listTableAddresses, splitAddresses, suggestAddress } from './email-addresses.ts';

describe('splitAddresses', () => {
  it.each([
    ['a@x.org, b@x.org;c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
    ['a@x.org b@x.org\tc@x.org\r\nd@x.org\n\n', ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org']],
    ['Anna Example <anna@example.org>', ['anna@example.org']],
    ['"Eve, PhD" <eve@example.org>, Bob <bob@example.org>', ['eve@example.org', 'bob@example.org']],
    ['Müller, Jörg <j@x.org>; Example, Anna <a@x.org>', ['j@x.org', 'a@x.org']],
    ['Anna <a@x.org>\nBob <b@x.org>', ['a@x.org', 'b@x.org']],
    ['Anna <a@x.org> Bob <b@x.org><c@x.org>', ['a@x.org', 'b@x.org', 'c@x.org']],
    ['Anna Example\r\n <anna@example.org>', ['anna@example.org']],
    ['a@x.org <a@x.org>, "b@y.org via list" <b@x.org>', ['a@x.org', 'b@x.org']],
    ['Breeders: a@x.org, Bob <b@x.org>; c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
    ['undisclosed-recipients:;', []],
    ['Anna (work) <a@x.org> (until May), b@x.org (Bob)', ['a@x.org', 'b@x.org']],
    ['"Anna \\"A\\" Example" <a@x.org>', ['a@x.org']],
    ['mailto:a@x.org', ['a@x.org']],
    ['Anna <a@x.org', ['a@x.org']],
    [' , ;\n', []],
  ])('splits %j', (text, addresses) => {
    expect(splitAddresses(text)).toEqual(addresses);
  });

  it.each([
    ['a@x.org Bob <b@x.org>', ['a@x.org', 'b@x.org']],
    ['a@x.org | b@x.org', ['a@x.org', 'b@x.org']],
    ['Anna Example, b@x.org', ['Anna Example', 'b@x.org']],
    ['Anna <anna@@x.org>; nobody', ['anna@@x.org', 'nobody']],
    ['a b@x.org', ['a', 'b@x.org']],
    ['Anna Example anna@x.org, b@x.org', ['Anna Example', 'anna@x.org', 'b@x.org']],
    ['jan.de.vries@wur,example; b@x.org', ['jan.de.vries@wur,example', 'b@x.org']],
    ['jan@wur, example', ['jan@wur', 'example']],
  ])('returns the invalid parts of %j unchanged', (text, shown) => {
    expect(splitAddresses(text)).toEqual(shown);
  });

  it('limits the effect of an unclosed quote to its line', () => {
    const [broken = '', ...others] = splitAddresses('"Eve <eve@example.org>\nBob <b@x.org>');
    expect([isAddress(broken), others]).toEqual([false, ['b@x.org']]);
  });

  it('returns the beginning of a long text that is not an address', () => {
    expect(splitAddresses('a'.repeat(60_000)).map((text) => [text.length, isAddress(text)])).toEqual([[300, false]]);
  });
});

describe('isAddress', () => {
  it.each(['jan@wur', 'jan@wur.', 'jan@.org', 'jan@x..org', 'jan@'])('rejects an incomplete host: %s', (text) => {
    expect(isAddress(text)).toBe(false);
  });
});

describe('suggestAddress', () => {
  it('replaces commas within the host by dots', () => {
    expect(suggestAddress('jan.de.vries@wur,example')).toBe('jan.de.vries@wur.example');
  });

  it.each(['jan@wur', 'jan', 'a@x.org,b@x.org', 'jan@wur,'])('suggests nothing for %s', (text) => {
    expect(suggestAddress(text)).toBeUndefined();
  });
});

describe('The addresses in a table', () => {
  it.each([
    [
      'with a header',
      [
        ['Name', 'E-Mail'],
        ['Anna', 'a@x.org'],
        ['Eve, PhD', ' e@x.org '],
      ],
      ['a@x.org', 'e@x.org'],
    ],
    ['without a header', [['a@x.org'], ['b@x.org', 'Bob'], ['', 'Nobody']], ['a@x.org', 'b@x.org']],
    ['that is empty', [], []],
  ])('are listed for a table %s', (_what, table, addresses) => {
    expect(listTableAddresses(table)).toEqual(addresses);
  });
});
