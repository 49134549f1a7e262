import { describe, expect, test } from 'vitest';
import { parseProfile } from '../reading/profile-file.ts';
import { findErrors, getNestedObject, listErrorsOfChange, trialProfile } from '../testing-profile.ts';
import { validateObject } from './validate.ts';

describe('A reference', () => {
  test('is not checked if its target type has no entities', () => {
    expect(validateObject(trialProfile, 'Site', { name: 'North field', trial_id: 'T-9' }).valid).toBe(true);
    expect(validateObject(trialProfile, 'Visit', { plot_ids: ['P-9'], note: 'dry' }).valid).toBe(true);
  });

  test('must name the enclosing object if it refers to the type of that object', () => {
    const [error] = findErrors((trial) => Object.assign(getNestedObject(trial, 'people', 0), { trial_id: 'T-2' }));
    expect(error).toEqual({
      field: 'people[0].trial_id',
      rule: 'reference',
      message: '"T-2" is not the ID of the trial that contains it, which is "T-1".',
    });
  });

  test('is checked for each item of a list', () => {
    const [error] = findErrors((trial) =>
      Object.assign(getNestedObject(trial, 'visits', 0), { plot_ids: ['P-1', 'P-9', 'P-2a'] }),
    );
    expect(error).toEqual({
      field: 'visits[0].plot_ids[1]',
      rule: 'reference',
      message: '"P-9" is not the ID of any plot in the data.',
    });
  });

  test('matches a value in composed and in decomposed Unicode form', () => {
    const [composed, decomposed] = ['Gr\u00fcn', 'Gru\u0308n'];
    const listPlotErrors = (plot: string, visited: string) =>
      listErrorsOfChange((trial) => {
        Object.assign(getNestedObject(trial, 'plots', 0), { id: plot });
        Object.assign(getNestedObject(trial, 'visits', 0), { plot_ids: [visited] });
      }).filter((error) => error.startsWith('visits[0].plot_ids'));
    expect([
      listPlotErrors(composed, decomposed),
      listPlotErrors(decomposed, composed),
      listPlotErrors(composed, 'Grun').length,
    ]).toEqual([[], [], 1]);
  });

  test('is checked by its identifying value if it is an object, without adding that object', () => {
    expect(
      listErrorsOfChange((trial) =>
        Object.assign(getNestedObject(trial, 'visits', 0), { visitor: { name: 'Nobody', phone: '1' } }),
      ),
    ).toEqual(['visits[0].visitor reference']);
  });
});

describe('References and uniqueness that fields declare', () => {
  const library = parseProfile(
    `name: library
version: '1'
root_entity: Shelf
entities:
  Shelf:
    fields:
      - {name: id, type: string}
      - {name: books, type: list, items: Book}
  Book:
    fields:
      - {name: title, type: string, unique_within: parent}
      - {name: shelf_id, type: string, reference: Shelf.id}
      - {name: seen_on, type: list, items: string, reference: Shelf.id}
      - {name: sequels, type: list, items: Book, reference: Book.title}
validation_rules:
  - {name: book_stands_on_shelf, applies_to: Book, field: shelf_id, reference: Shelf.id}
  - {name: title_once, applies_to: Book, field: title, unique_within: parent}
`,
    'library.yaml',
  );
  const listErrors = (book: object) =>
    validateObject(library, 'Shelf', { id: 'S', books: [{ title: 'A' }, { title: 'B', ...book }] }).errors.map(
      ({ field, rule }) => `${field} ${rule}`,
    );

  test('cause only one error, under the name of the rule that repeats them', () => {
    expect(listErrors({ title: 'A', shelf_id: 'T' })).toEqual([
      'books[1].shelf_id book_stands_on_shelf',
      'books[1].title title_once',
    ]);
  });

  test('allow a list to refer to objects other than the enclosing one', () => {
    const [error] = validateObject(library, 'Shelf', { id: 'S', books: [{ seen_on: ['S', 'T'] }] }).errors;
    expect(error?.message).toBe('"T" is not the ID of any shelf in the data.');
  });

  test('can refer to the parent, even if it has the same type', () => {
    const boxes = parseProfile(
      `{name: boxes, version: '1', root_entity: Box, entities: {Box: {fields: [{name: id, type: string},
      {name: outer, type: string, parent_ref: Box.id}, {name: like, type: string, reference: Box.id}, {name: inner, type: list, items: Box}]}}}`,
      'boxes.yaml',
    );
    const { errors } = validateObject(boxes, 'Box', { id: 'A', inner: [{ id: 'B', outer: 'B', like: 'B' }] });
    expect(errors.map(({ field }) => field)).toEqual(['inner[0].outer']);
  });

  test('ignore an object that only refers to another', () => {
    expect(listErrors({ sequels: [{ title: 'A' }, { title: 'A' }] })).toEqual([]);
    expect(listErrors({ sequels: [{ title: 'C' }] })).toEqual(['books[1].sequels[0] reference']);
  });
});

describe('A duplicate value', () => {
  test('is an error at the later of two siblings', () => {
    const [error] = findErrors((trial) => Object.assign(getNestedObject(trial, 'plots', 1), { row: 1 }));
    expect(error).toEqual({ field: 'plots[1].row', rule: 'row_once', message: '1 is already the row of plots[0].' });
  });

  test('is allowed under another parent', () => {
    expect(listErrorsOfChange((trial) => Object.assign(getNestedObject(trial, 'plots', 1, 'subplots', 0), { row: 2 }))).toEqual(
      [],
    );
  });

  test('is an error at each later place if it must be unique in the data set', () => {
    const errors = findErrors((trial) => {
      trial.visits = null;
      getNestedObject(trial, 'plots', 1, 'subplots', 0).id = 'P-1';
    });
    expect(errors).toEqual([
      { field: 'plots[1].subplots[0].id', rule: 'uniqueness', message: '"P-1" is already the ID of plots[0].' },
    ]);
  });
});
