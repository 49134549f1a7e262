import { describe, expect, test } from 'vitest';
import { createValidTrial, findErrors, listErrorsOfChange, trialProfile } from '../testing-profile.ts';
import { NestingError, validateObject } from './validate.ts';

describe('Hostile data', () => {
  test('may be nested 64 levels deep, but not 65 levels', () => {
    const createNested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(listErrorsOfChange((trial) => Object.assign(trial, { unknown: createNested(63) }))).toEqual([
      'unknown additional_properties',
    ]);
    expect(() => findErrors((trial) => Object.assign(trial, { unknown: createNested(64) }))).toThrow(NestingError);
    expect(() => findErrors((trial) => Object.assign(trial, { unknown: createNested(100_000) }))).toThrow(NestingError);
  });

  test('is rejected as nested too deeply if it contains itself', () => {
    const trial = createValidTrial();
    trial.site = trial;
    expect(() => validateObject(trialProfile, 'Trial', trial)).toThrow(NestingError);
  });

  test('results in messages without lone surrogates, control characters or long excerpts', () => {
    for (const value of ['\ud800', 'a\u0000b', '\u202eabc', 'x'.repeat(100_000), '😀'.repeat(100)]) {
      const [error] = findErrors((trial) => Object.assign(trial, { kind: value }));
      expect(error?.message.isWellFormed()).toBe(true);
      expect(error?.message).not.toMatch(/\p{C}/u);
      expect(error?.message.length).toBeLessThan(200);
    }
  });

  test('results in paths without lone surrogates or long names', () => {
    const [error] = findErrors((trial) => Object.assign(trial, { [`\ud800${'x'.repeat(1_000)}`]: 1 }));
    expect(error?.field.isWellFormed()).toBe(true);
    expect(error?.field.length).toBeLessThan(110);
  });

  test('is checked only up to the first 100,000 of a million errors', () => {
    const result = validateObject(trialProfile, 'Trial', { plots: Array.from({ length: 1_000_000 }, () => 5) }, { limit: 10 });
    expect([result.valid, result.errors.length, result.omitted, result.complete]).toEqual([false, 10, 99_990, false]);
  });

  test.each([5, 'text', null, [], undefined])('is rejected if it is not an object: %j', (data) => {
    expect(validateObject(trialProfile, 'Trial', data).errors).toEqual([
      { field: '', rule: 'type', message: expect.stringMatching(/^Must be an object, not/) },
    ]);
  });
});
