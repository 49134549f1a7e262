import { describe, expect, it } from 'vitest';
import { createSlug, generateSlugs } from './slug.ts';

describe('createSlug', () => {
  it.each([
    ['Lung cohort', 'lung-cohort'],
    ['  TMT11 -- quality!  ', 'tmt11-quality'],
    ['Zürich Übung', 'zuerich-uebung'],
    ['Straße nº 5', 'strasse-no-5'],
    ['Łódź, Ærø', 'lodz-aero'],
    ['20 µg & more', '20-ug-and-more'],
    ['../../etc/passwd', 'etc-passwd'],
    ['α-synuclein', 'alpha-synuclein'],
  ])('converts %j to %j', (name, slug) => {
    expect(createSlug(name, 'project')).toBe(slug);
  });

  it.each(['日本語', '…', '!!!', '\u0000'])('returns the fallback for %j, because no character can be converted', (name) => {
    expect(createSlug(name, 'project')).toBe('project');
  });

  it('returns a slug that leaves space for a number and does not end with a hyphen', () => {
    expect(createSlug(`${'a'.repeat(79)} b`, 'project')).toBe('a'.repeat(79));
  });
});

describe('generateSlugs', () => {
  it('adds numbers to alternatives, starting from 2', () => {
    const slugs = generateSlugs('lung');
    expect([slugs.next().value, slugs.next().value, slugs.next().value]).toEqual(['lung', 'lung-2', 'lung-3']);
  });
});
