import { describe, expect, it } from 'vitest';
import { type Catalog, createCatalog } from '../../profiles/catalog/catalog.ts';
import { createTestingProfile } from '../../profiles/testing-profile.ts';
import { computeMergeOutcome, parseMergeForm } from './form.ts';
import { createMergeModel } from './page.ts';

/** These profiles have no common grade, and differ in the type of size and the description of color. */
const catalog: Catalog = createCatalog(
  [
    { grade: ['a', 'b'], size: 'string', color: 'Color of the petals.' },
    { grade: ['c'], size: 'integer', color: 'The color.' },
  ].map(({ grade, size, color }, index) => ({
    profile: createTestingProfile({
      name: ['one', 'two'][index] as string,
      entities: {
        Thing: {
          fields: [
            { name: 'color', type: 'string', description: color },
            { name: 'grade', type: 'string', constraints: { enum: grade } },
            { name: 'size', type: size },
          ],
        },
      },
    }),
    origin: 'site',
    text: '',
    getExample: () => undefined,
  })),
);

const createModel = (form: object) =>
  createMergeModel(catalog, computeMergeOutcome(catalog, parseMergeForm({ profiles: ['one/1.0', 'two/1.0'], ...form })));
const listPreviewGroups = (form: object) =>
  (createModel(form).preview?.groups ?? []).map(({ anchor, decisions }) => [anchor, ...decisions.map(({ field }) => field)]);

describe('The merge assistant', () => {
  it('shows unresolved fields first, then conflicts, then differences in wording', () => {
    expect(listPreviewGroups({ strategy: 'most_restrictive' })).toEqual([
      ['unresolved', 'grade'],
      ['conflicts', 'size'],
      ['others', 'color'],
    ]);
  });

  it('states why a field is unresolved', () => {
    const [unresolved] = createModel({ strategy: 'most_restrictive' }).preview?.groups ?? [];
    expect(unresolved?.decisions[0]?.notes).toContainEqual(expect.stringContaining('No value is allowed by all profiles.'));
  });

  it('keeps the position of a decision in the list, and counts it as resolved', () => {
    const form = { strategy: 'most_restrictive', 'choice.Thing.grade': 'two/1.0' };
    expect([listPreviewGroups(form)[0], createModel(form).preview?.unresolved]).toEqual([['unresolved', 'grade'], 0]);
  });

  it('offers the value that the strategy selects, even after the user selected a different value', () => {
    const { preview } = createModel({ strategy: 'last_wins', 'choice.Thing.size': 'one/1.0' });
    const size = preview?.groups.flatMap(({ decisions }) => decisions).find(({ field }) => field === 'size');
    expect(size?.options.map(({ label, isChosen, cell }) => [label, isChosen, cell.type.code])).toEqual([
      ['Use the strategy', false, 'integer'],
      ['one/1.0', true, 'string'],
      ['two/1.0', false, 'integer'],
    ]);
  });

  it('proposes an unused name', () => {
    expect([createModel({}).name, createModel({}).version]).toEqual(['one-two', '1.0']);
  });

  it('keeps the name that the user typed', () => {
    expect(createModel({ output_name: 'no/name' }).name).toBe('no/name');
  });

  it.each([
    [{}],
    [{ profiles: 7 }],
    [{ profiles: ['one/1.0', 5] }],
    [{ 'choice.x': ['a'], 'choice.Thing': 'one/1.0' }],
    [{ strategy: {} }],
  ])('opens the form %j despite its invalid values', (form) => {
    expect(() => createModel(form)).not.toThrow();
  });

  it('does not merge fewer than two profiles', () => {
    expect(createModel({ profiles: ['one/1.0'] }).preview).toBeUndefined();
  });
});
