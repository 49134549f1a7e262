import { describe, expect, it } from 'vitest';
import { splitPersonName } from './person-name.ts';

describe('The name of a person', () => {
  it.each([
    ['Marie Curie', 'Marie', 'Curie'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Anna Maria de la Cruz', 'Anna Maria', 'de la Cruz'],
    ['anna lee', 'anna', 'lee'],
    ['Anna  Lee', 'Anna ', 'Lee'],
    [' Bo ', '', ' Bo '],
    ['Sukarno', '', 'Sukarno'],
    ['García Márquez, Ana María', 'Ana María', 'García Márquez'],
    ['Lee,', '', 'Lee,'],
  ])('is split before the last name: %s', (name, firstName, lastName) => {
    expect(splitPersonName(name)).toEqual({ firstName, lastName });
  });
});
