import { describe, expect, it } from 'vitest';
import { createValidTrial, trialProfile } from '../testing-profile.ts';
import { validateObject } from './validate.ts';
import { ErrorLimitReached, type TopObject, validateDataSet } from './whole-data-set.ts';

type Data = Record<string, unknown>;

function checkTopObjects(...tops: [string, Data][]) {
  const found: [object, string, string][] = [];
  const getName = (data: object) => `the one of ${Object.values(data)[0]}`;
  const objects = tops.map(([entityType, data]): TopObject => ({ entityType, data }));
  validateDataSet(trialProfile, objects, getName, (data, { field, rule, message }) => {
    found.push([data, `${field}: ${rule}`, message]);
  });
  return { found, at: (data: unknown) => found.filter(([holder]) => holder === data).map(([, error]) => error) };
}

describe('A whole data set', () => {
  it('has each error at the object that causes it', () => {
    const plot = { id: 'P-1', row: 'first' };
    const trial = { ...createValidTrial(), keywords: ['a', 'B'], plots: [plot], replicates: 'many', visits: [] };
    const { at, found } = checkTopObjects(['Trial', trial]);
    expect([at(trial), at(plot), found.length]).toEqual([['replicates: type', 'keywords[1]: keyword_form'], ['row: type'], 3]);
  });

  it('has the same error messages as a single object', () => {
    const trial = {
      ...createValidTrial(),
      lead: {},
      end: '2024-01-01',
      latitude: '',
      plots: [{ id: 'P-1' }, {}, 'P'],
      visits: [],
      color: 'red',
    };
    const alone = validateObject(trialProfile, 'Trial', trial).errors.map(({ message }) => message);
    expect(alone.length).toBeGreaterThan(5);
    expect(
      checkTopObjects(['Trial', trial])
        .found.map(([, , message]) => message)
        .sort(),
    ).toEqual([...alone].sort());
  });

  it('resolves references across all of its objects', () => {
    const visit = { plot_ids: ['P-1', 'P-9'], note: 'dry' };
    expect(checkTopObjects(['Visit', visit], ['Trial', createValidTrial()]).at(visit)).toEqual(['plot_ids[1]: reference']);
  });

  it('has an error for a reference without a target, unlike a single object', () => {
    const visit = { plot_ids: ['P-1'], note: 'dry' };
    expect(validateObject(trialProfile, 'Visit', visit).errors).toEqual([]);
    expect(checkTopObjects(['Visit', visit]).at(visit)).toEqual(['plot_ids[0]: reference']);
  });

  it('has an error at every object with a duplicate value', () => {
    const plots = [{ id: 'P' }, { id: 'P' }, { id: 'P' }];
    const trial = { ...createValidTrial(), plots: [{ id: 'Q', subplots: [plots[1]] }], visits: [] };
    const { found, at } = checkTopObjects(['Plot', plots[0] as Data], ['Trial', trial], ['Plot', plots[2] as Data]);
    expect(plots.map(at)).toEqual([['id: uniqueness'], ['id: uniqueness'], ['id: uniqueness']]);
    expect(found[0]?.[2]).toBe('"P" is already the ID of the one of P.');
  });

  it('has an error at top-level objects with the same value in a unique field', () => {
    const [one, other] = [
      { id: 'A', row: 1 },
      { id: 'B', row: 1 },
    ];
    const { at } = checkTopObjects(['Plot', one], ['Plot', other]);
    expect([at(one), at(other)]).toEqual([['row: row_once'], ['row: row_once']]);
  });

  it('is checked until the caller has enough errors', () => {
    let reported = 0;
    const people = [1, 2, 3].map((): TopObject => ({ entityType: 'Person', data: {} }));
    const complete = validateDataSet(
      trialProfile,
      people,
      () => '',
      () => {
        reported += 1;
        if (reported === 2) throw new ErrorLimitReached();
      },
    );
    expect([reported, complete]).toEqual([2, false]);
  });
});
