import { describe, expect, it } from 'vitest';
import { createTestingProfile } from '../../profiles/testing-profile.ts';
import { drawGraph, layOutGraph } from './drawing.ts';
import { chooseTypeStyles } from './page.ts';

function drawTestGraph(label: string, title = 'Entities'): string {
  const layout = layOutGraph({ nodes: [{ id: 'a', label, group: 'Thing' }], edges: [], holderOf: new Map() });
  return drawGraph(layout, {
    getStyle: () => ({ letters: 'Th', color: 3 }),
    getPath: ({ id }) => `/entity/${id}?a=1&b=2`,
    getText: () => '',
    title,
  });
}

describe('The drawing of a graph', () => {
  it.each(['<script>alert(1)</script>', '"onload="x', "' onload='x", '&lt;'])('escapes %j', (label) => {
    const svg = drawTestGraph(label, label);
    expect([svg.includes(label), svg.match(/<(?!\/?(svg|path|g|a|title|rect|text)[\s>])/g)]).toEqual([false, null]);
  });

  it('links each node to its entity, with type and label as the title', () => {
    expect(drawTestGraph('One')).toMatch(/<a [^>]*href="\/entity\/a\?a=1&amp;b=2"[^>]*><title>Thing: One<\/title>/);
  });

  it('truncates a long label between characters, and has the complete label in its title', () => {
    const svg = drawTestGraph('🌾'.repeat(40));
    expect([svg.includes(`>${'🌾'.repeat(24)}…<`), svg.includes(`<title>Thing: ${'🌾'.repeat(40)}</title>`)]).toEqual([
      true,
      true,
    ]);
  });
});

describe('The letters of a type', () => {
  const styles = chooseTypeStyles(
    createTestingProfile({
      name: 'x',
      entities: Object.fromEntries(
        ['ObservationUnit', 'Study', 'StudyFactor', 'Factor', 'OtherUnit', 'Stu'].map((name) => [
          name,
          { fields: [{ name: 'a', type: 'string' }] },
        ]),
      ),
    }),
  );

  it('come from its words and are unique among the types', () => {
    expect([...styles.values()].map(({ letters }) => letters)).toEqual(['OU', 'St', 'SF', 'Fa', 'OtU', 'Stu']);
  });
});
