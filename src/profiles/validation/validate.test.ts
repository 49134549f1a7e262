import { describe, expect, test } from 'vitest';
import { parseProfile } from '../reading/profile-file.ts';
import { createValidTrial, findErrors, getNestedObject, listErrorsOfChange, trialProfile } from '../testing-profile.ts';
import { listWarnings, UnknownEntityError, validateObject } from './validate.ts';

describe('A valid object', () => {
  test('causes no errors', () => {
    expect(validateObject(trialProfile, 'Trial', createValidTrial())).toEqual({
      valid: true,
      errors: [],
      omitted: 0,
      complete: true,
    });
  });

  test('may omit optional fields, or contain null or an empty string for them', () => {
    for (const value of [undefined, null, '']) {
      const errors = listErrorsOfChange((trial) => {
        for (const field of [
          'start',
          'end',
          'replicates',
          'irrigated',
          'licence',
          'crop',
          'kind',
          'keywords',
          'site',
          'people',
          'visits',
        ]) {
          trial[field] = value;
        }
      });
      expect(errors).toEqual([]);
    }
  });

  test('may have dates and times with and without a zone in a date-time field', () => {
    for (const end of ['2024-09-30', '2024-09-30T12:00', '2024-09-30T12:00:00Z', '2024-09-30T12:00:00+02:00']) {
      expect(listErrorsOfChange((trial) => Object.assign(trial, { end }))).toEqual([]);
    }
  });
});

describe('A field', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['id', undefined, ['id required']],
    ['id', null, ['id required']],
    ['id', '', ['id required']],
    ['id', 5, ['id type']],
    ['id', 'A', ['id min_length']],
    ['id', 'ABCDEFGHI', ['id max_length']],
    ['title', '', ['title required']],
    ['start', '2024-02-30', ['start format']],
    ['start', 20_240_301, ['start type']],
    ['end', 'soon', ['end format']],
    ['latitude', 90.5, ['latitude maximum']],
    ['latitude', -90.5, ['latitude minimum']],
    ['latitude', '5', ['latitude type']],
    ['latitude', Number.NaN, ['latitude type']],
    ['latitude', Number.POSITIVE_INFINITY, ['latitude type']],
    ['replicates', 1.5, ['replicates type']],
    ['irrigated', 'yes', ['irrigated type']],
    ['licence', 'CC BY', ['licence format']],
    ['crop', 'wheat', ['crop format']],
    ['keywords', 'wheat', ['keywords type']],
    ['keywords', ['a', 'b', 'c', 'd'], ['keywords max_items']],
    ['keywords', ['wheat', 5], ['keywords[1] type']],
    ['keywords', [null], ['keywords[0] type']],
    ['keywords', ['a', 'abcdefghijk'], ['keywords[1] max_length']],
    ['site', [], ['site type']],
    ['site', 'north', ['site type']],
    ['lead', null, ['lead required']],
    ['people', {}, ['people type']],
    ['people', [5], ['people[0] type']],
  ])('%s with the value %j has the errors %j', (field, value, errors) => {
    const ownErrors = listErrorsOfChange((trial) => Object.assign(trial, { [field]: value })).filter((error) =>
      error.startsWith(field),
    );
    expect(ownErrors).toEqual(errors);
  });

  test('is limited in characters, not in UTF-16 units', () => {
    expect(listErrorsOfChange((trial) => Object.assign(trial, { keywords: null, title: '😀' }))).toEqual([]);
    const [error] = findErrors((trial) => Object.assign(trial, { id: 'ABCDEF😀😀' }));
    expect(error?.message).toMatch(/^"ABCDEF😀😀" (?:does not match|contains characters other than)/);
  });

  test('has all of its errors reported', () => {
    expect(listErrorsOfChange((trial) => Object.assign(trial, { id: 'abcdefghi' }))).toEqual([
      'id max_length',
      'id pattern',
      'site.trial_id site_trial',
      'lead.trial_id reference',
      'people[0].trial_id reference',
    ]);
  });

  test('has its errors at its own path, whether it is missing or invalid', () => {
    const errors = listErrorsOfChange((trial) =>
      Object.assign(trial, { start: 'soon', title: undefined, replicates: 'four', lead: undefined }),
    );
    expect(errors).toEqual(['title required', 'start format', 'replicates type', 'lead required']);
  });

  test('has the errors of a list before those of its items', () => {
    expect(listErrorsOfChange((trial) => Object.assign(trial, { keywords: ['a', 5, 'b', 'c'] }))).toEqual([
      'keywords max_items',
      'keywords[1] type',
    ]);
  });

  test('causes an error if the entity does not define it, with a suggestion for a similar name', () => {
    const [first, second] = findErrors((trial) => Object.assign(trial, { color: 1, Start: 2 }));
    expect(first).toEqual({ field: 'color', rule: 'additional_properties', message: 'Trial has no field "color".' });
    expect(second?.message).toBe('Trial has no field "Start"; did you mean "start"?');
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('is rejected if its name is %s', (name) => {
    const trial = JSON.parse(`${JSON.stringify(createValidTrial()).slice(0, -1)}, ${JSON.stringify(name)}: {"id": 1}}`);
    expect(validateObject(trialProfile, 'Trial', trial).errors.map(({ field, rule }) => [field, rule])).toEqual([
      [name, 'additional_properties'],
    ]);
  });
});

describe('A nested object', () => {
  test('is checked in a list and in a field, with its path', () => {
    const errors = listErrorsOfChange((trial) => {
      getNestedObject(trial, 'site').name = '';
      getNestedObject(trial, 'plots', 1, 'subplots', 0).row = 'x';
    });
    expect(errors).toEqual(['site.name required', 'plots[1].subplots[0].row type']);
  });

  test('has its errors, including those of its rules, listed between those of the neighboring fields', () => {
    const errors = listErrorsOfChange((trial) => {
      trial.visits = [{ plot_ids: ['P-9'] }];
      getNestedObject(trial, 'lead').email = 'nobody';
      trial.title = '';
      trial.longitude = 200;
      trial.unknown = 1;
    });
    expect(errors).toEqual([
      'title required',
      'lead.email email_form',
      'visits[0].plot_ids[0] reference',
      'visits[0].note note_needed',
      'unknown additional_properties',
      'longitude longitude_range',
    ]);
  });
});

describe('A rule', () => {
  test('reports two values in the wrong order at the later field', () => {
    const [error, ...others] = findErrors((trial) => Object.assign(trial, { end: '2024-02-29' }));
    expect(others).toEqual([]);
    expect(error).toEqual({
      field: 'end',
      rule: 'ends_after_start',
      message: 'end (2024-02-29) must not be before start (2024-03-01).',
    });
  });

  test('accepts equal values if it orders two values', () => {
    expect(listErrorsOfChange((trial) => Object.assign(trial, { end: '2024-03-01T00:00' }))).toEqual([]);
  });

  test('ignores strings that are not dates if it orders two values', () => {
    expect(listErrorsOfChange((trial) => Object.assign(trial, { end: 'before' }))).toEqual(['end format']);
  });

  test('compares two numbers as numbers', () => {
    const depths = parseProfile(
      `{name: d, version: '1', root_entity: D, entities: {D: {fields: [{name: most, type: float}, {name: least, type: float}]}},
      validation_rules: [{name: order, condition: most >= least}]}`,
      'd.yaml',
    );
    expect(validateObject(depths, 'D', { most: 10, least: 9 }).valid).toBe(true);
    expect(validateObject(depths, 'D', { most: 9, least: 10 }).errors[0]?.message).toBe(
      'most (9) must not be less than least (10).',
    );
  });

  test('reports the missing field of two that are required together, and accepts 0 as a value', () => {
    const [error, ...others] = findErrors((trial) => Object.assign(trial, { longitude: null }));
    expect(others).toEqual([]);
    expect(error).toEqual({
      field: 'longitude',
      rule: 'coordinates',
      message: 'Longitude is required here. Latitude and longitude come together.',
    });
  });

  test('is reported, if it fails, at the first field that would satisfy it', () => {
    expect(listErrorsOfChange((trial) => Object.assign(getNestedObject(trial, 'lead'), { email: '' }))).toEqual([
      'lead.email reachable',
    ]);
  });

  test('checks format, range and vocabulary only of present values of the right type', () => {
    const errors = listErrorsOfChange((trial) => {
      Object.assign(trial, { kind: 'greenhouse', longitude: 181, keywords: ['Wheat', 'rye'] });
      Object.assign(getNestedObject(trial, 'lead'), { email: 'nobody' });
      Object.assign(getNestedObject(trial, 'people', 0), { email: 5 });
    });
    expect(errors).toEqual([
      'lead.email email_form',
      'people[0].email type',
      'longitude longitude_range',
      'kind kind_vocabulary',
      'keywords[0] keyword_form',
    ]);
  });

  test('counts an absent list as empty when it limits the length', () => {
    for (const plots of [undefined, null, []]) {
      expect(listErrorsOfChange((trial) => Object.assign(trial, { plots, visits: null }))).toEqual(['plots trial_has_plots']);
    }
  });

  test('does not apply to entities without its field', () => {
    expect(validateObject(trialProfile, 'Site', { name: 'North field' }).valid).toBe(true);
  });
});

describe('A validation', () => {
  test('fails for an unknown entity', () => {
    for (const name of ['Nothing', '__proto__', 'constructor', '']) {
      expect(() => validateObject(trialProfile, name, {})).toThrow(UnknownEntityError);
    }
  });

  test('counts the errors beyond the maximum number', () => {
    const result = validateObject(trialProfile, 'Trial', {}, { limit: 2 });
    expect(result.errors.map(({ field }) => field)).toEqual(['id', 'title']);
    expect([result.valid, result.omitted, result.complete]).toEqual([false, 2, true]);
  });
});

describe('Recommended fields', () => {
  test('are reported in the order of the fields if they are absent, including nested ones', () => {
    const trial = { ...createValidTrial(), start: '', people: undefined };
    expect(listWarnings(trialProfile, 'Trial', trial)).toEqual([
      { field: 'start', message: 'Trials 1.0 recommends start.', rule: 'recommended' },
      { field: 'people', message: 'Trials 1.0 recommends people.', rule: 'recommended' },
      { field: 'plots[0].yield_kg', message: 'Trials 1.0 recommends yield kg.', rule: 'recommended' },
      { field: 'plots[1].yield_kg', message: 'Trials 1.0 recommends yield kg.', rule: 'recommended' },
      { field: 'plots[1].subplots[0].yield_kg', message: 'Trials 1.0 recommends yield kg.', rule: 'recommended' },
    ]);
  });

  test('are not expected in an object that is only a reference', () => {
    const books = parseProfile(
      `{name: books, version: '1', root_entity: Book, entities: {Book: {fields: [{name: title, type: string},
      {name: year, type: integer, recommended: true}, {name: sequel, type: entity, items: Book, reference: Book.title}]}}}`,
      'books.yaml',
    );
    expect(listWarnings(books, 'Book', { title: 'A', year: 1, sequel: { title: 'B' } })).toEqual([]);
  });
});
