import { describe, expect, it } from 'vitest';
import type { Entity } from '../../profiles/profile.ts';
import { getBuiltInProfile } from '../entities/testing-project.ts';
import { suggestValue } from './suggest-value.ts';

const miappe = getBuiltInProfile('miappe/1.1');

const findSuggestion = (field: string, value: string) =>
  suggestValue(miappe, miappe.entities.get('Study') as Entity, field, value, { listValues: () => [] });

describe('A number in a text', () => {
  it.each([
    ['longitude', '5.66 W', '-5.66'],
    ['longitude', '5.66°E', '5.66'],
    ['latitude', '33,5 S', '-33.5'],
    ['latitude', '51.98 N', '51.98'],
    ['latitude', '51.98°', '51.98'],
    ['latitude', '51,98', '51.98'],
    ['latitude', '51.98 degrees', '51.98'],
    ['altitude', '12,5 metres', '12.5'],
    ['altitude', '0,125 m', '0.125'],
  ])('is suggested for %s if its meaning is certain: %s', (field, value, number) => {
    expect(findSuggestion(field, value)).toBe(number);
  });

  it.each([
    ['altitude', '33 feet'],
    ['altitude', '-10 ft'],
    ['altitude', '0.1 km'],
    ['altitude', '1,200 m'],
    ['altitude', '1,200'],
    ['altitude', '50%'],
    ['altitude', '50 W'],
    ['altitude', '5 m above the sea and more'],
    ['latitude', '5.66 W'],
    ['longitude', '5.66 S'],
    ['longitude', '-5.66 W'],
    ['latitude', '0.9 rad'],
    ['latitude', '51 m'],
  ])('is not suggested for %s if its meaning could change: %s', (field, value) => {
    expect(findSuggestion(field, value)).toBeUndefined();
  });
});
