import { describe, expect, test } from 'vitest';
import { createSeal } from './sealing.ts';

const identifier = 'i'.repeat(43);
const seal = createSeal(['the first secret']);

describe('An encrypted text', () => {
  test('can be decrypted with its identifier and purpose', () => {
    expect(seal.decrypt(seal.encrypt('claims', identifier, 'session'), identifier, 'session')).toBe('claims');
  });

  test('is different after each encryption', () => {
    expect(seal.encrypt('claims', identifier, 'session')).not.toBe(seal.encrypt('claims', identifier, 'session'));
  });

  test('does not contain its plain text', () => {
    const sealed = seal.encrypt('somebody@example.org', identifier, 'session');
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('somebody');
  });

  test.each([
    ['another identifier', 'j'.repeat(43), 'session'],
    ['another purpose', identifier, 'login'],
  ])('cannot be decrypted with %s', (_what, otherIdentifier, purpose) => {
    expect(seal.decrypt(seal.encrypt('claims', identifier, 'session'), otherIdentifier, purpose)).toBeUndefined();
  });

  test('cannot be decrypted with another secret', () => {
    expect(
      createSeal(['another secret']).decrypt(seal.encrypt('claims', identifier, 'session'), identifier, 'session'),
    ).toBeUndefined();
  });

  test('can be decrypted with any of several secrets, and is encrypted with the first one', () => {
    const rotating = createSeal(['the second secret', 'the first secret']);
    expect(rotating.decrypt(seal.encrypt('old', identifier, 'session'), identifier, 'session')).toBe('old');
    const sealed = rotating.encrypt('new', identifier, 'session');
    expect(createSeal(['the second secret']).decrypt(sealed, identifier, 'session')).toBe('new');
  });

  test('cannot be decrypted after any byte was changed', () => {
    const sealed = seal.encrypt('claims', identifier, 'session');
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    const opened = bytes.map((_byte, index) => {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      return seal.decrypt(`v1.${changed.toString('base64url')}`, identifier, 'session') === undefined ? 0 : 1;
    });
    expect([...opened]).toEqual(new Array(bytes.length).fill(0));
  });

  test.each([[''], ['v1.'], ['v1.AAAA'], ['v2.AAAA'], ['not sealed at all']])(
    'cannot be decrypted if it is malformed: %j',
    (text) => {
      expect(seal.decrypt(text, identifier, 'session')).toBeUndefined();
    },
  );
});

test('The encryption of records requires a secret', () => {
  expect(() => createSeal([])).toThrow(TypeError);
});
