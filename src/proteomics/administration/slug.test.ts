import { describe, expect, it } from 'vitest';
import { slugOf, slugsFrom } from './slug.ts';

describe('the slug of a name', () => {
  it.each([
    ['Lung cohort', 'lung-cohort'],
    ['  TMT11 -- quality!  ', 'tmt11-quality'],
    ['Zürich Übung', 'zuerich-uebung'],
    ['Straße nº 5', 'strasse-no-5'],
    ['Łódź, Ærø', 'lodz-aero'],
    ['20 µg & more', '20-ug-and-more'],
    ['../../etc/passwd', 'etc-passwd'],
    ['α-synuclein', 'alpha-synuclein'],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name, 'project')).toBe(slug);
  });

  it.each(['日本語', '…', '!!!', '\u0000'])('is the fallback for %j, which has nothing to write in ASCII', (name) => {
    expect(slugOf(name, 'project')).toBe('project');
  });

  it('stays short enough for a number behind it, and ends in no hyphen', () => {
    expect(slugOf(`${'a'.repeat(79)} b`, 'project')).toBe('a'.repeat(79));
  });
});

describe('further slugs', () => {
  it('count from 2', () => {
    const slugs = slugsFrom('lung');
    expect([slugs.next().value, slugs.next().value, slugs.next().value]).toEqual(['lung', 'lung-2', 'lung-3']);
  });
});
