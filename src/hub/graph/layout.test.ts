import { describe, expect, it } from 'vitest';
import { layOutGraph } from './drawing.ts';

const parents: Record<string, string> = { b: 'a', c: 'a', d: 'c', e: 'c' };
const createNode = (id: string) => ({ id, label: id, group: 'Thing' });
const createEdge = (from: string, to: string, label = 'parts') => ({ from, to, label, count: 1 });
const layOut = (ids: string, ...edges: ReturnType<typeof createEdge>[]) =>
  layOutGraph({ nodes: [...ids].map(createNode), edges, holderOf: new Map(Object.entries(parents)) });

describe('The layout of a graph', () => {
  it('places each node next to its first child, with the other children below', () => {
    const places = layOut('abcde').nodes.map(({ id, column, row }) => [id, column, row]);
    expect(places).toEqual([
      ['a', 0, 0],
      ['b', 1, 0],
      ['c', 1, 1],
      ['d', 2, 1],
      ['e', 2, 2],
    ]);
  });

  it('is as large as its content', () => {
    expect([layOut('abcde'), layOut('')].map(({ columns, rows }) => [columns, rows])).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });

  it('separates containments from references', () => {
    const { containments, references } = layOut('abc', createEdge('a', 'b'), createEdge('b', 'c', 'beside'));
    expect([containments, references]).toEqual([[createEdge('a', 'b')], [createEdge('b', 'c', 'beside')]]);
  });
});
