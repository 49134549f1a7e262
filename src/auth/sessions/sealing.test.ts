import { describe, expect, test } from 'vitest';
import { createSeal } from './sealing.ts';

const identifier = 'i'.repeat(43);
const seal = createSeal(['the first secret']);

describe('A sealed text', () => {
  test('opens with the identifier and purpose that it was sealed for', () => {
    expect(seal.open(seal.close('claims', identifier, 'session'), identifier, 'session')).toBe('claims');
  });

  test('is different each time', () => {
    expect(seal.close('claims', identifier, 'session')).not.toBe(seal.close('claims', identifier, 'session'));
  });

  test('does not reveal its content', () => {
    const sealed = seal.close('somebody@example.org', identifier, 'session');
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('somebody');
  });

  test.each([
    ['another identifier', 'j'.repeat(43), 'session'],
    ['another purpose', identifier, 'login'],
  ])('does not open with %s', (_what, otherIdentifier, purpose) => {
    expect(seal.open(seal.close('claims', identifier, 'session'), otherIdentifier, purpose)).toBeUndefined();
  });

  test('does not open with another secret', () => {
    expect(
      createSeal(['another secret']).open(seal.close('claims', identifier, 'session'), identifier, 'session'),
    ).toBeUndefined();
  });

  test('opens with any of several secrets, and is sealed with the first', () => {
    const rotating = createSeal(['the second secret', 'the first secret']);
    expect(rotating.open(seal.close('old', identifier, 'session'), identifier, 'session')).toBe('old');
    const sealed = rotating.close('new', identifier, 'session');
    expect(createSeal(['the second secret']).open(sealed, identifier, 'session')).toBe('new');
  });

  test('does not open when any byte of it was changed', () => {
    const sealed = seal.close('claims', identifier, 'session');
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    const opened = bytes.map((_byte, index) => {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      return seal.open(`v1.${changed.toString('base64url')}`, identifier, 'session') === undefined ? 0 : 1;
    });
    expect([...opened]).toEqual(new Array(bytes.length).fill(0));
  });

  test.each([[''], ['v1.'], ['v1.AAAA'], ['v2.AAAA'], ['not sealed at all']])('does not open if it is invalid: %j', (text) => {
    expect(seal.open(text, identifier, 'session')).toBeUndefined();
  });
});

test('A seal requires a secret', () => {
  expect(() => createSeal([])).toThrow(TypeError);
});
