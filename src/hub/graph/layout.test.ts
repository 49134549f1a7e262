import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';

const parents: Record<string, string> = { b: 'a', c: 'a', d: 'c', e: 'c', x: 'gone' };
const node = (id: string) => ({ id, label: id, group: 'Thing' });
const edge = (from: string, to: string, label = 'parts') => ({ from, to, label });
const lay = (ids: string, ...edges: ReturnType<typeof edge>[]) =>
  layOut({ nodes: [...ids].map(node), edges }, (id) => parents[id] ?? null);

describe('A layout', () => {
  it('puts each entity beside the first one that it holds, and every other below', () => {
    const places = lay('abcde').nodes.map(({ id, column, row }) => [id, column, row]);
    expect(places).toEqual([
      ['a', 0, 0],
      ['b', 1, 0],
      ['c', 1, 1],
      ['d', 2, 1],
      ['e', 2, 2],
    ]);
  });

  it('is as large as what is in it', () => {
    expect([lay('abcde'), lay('')].map(({ columns, rows }) => [columns, rows])).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });

  it('lets an entity whose parent is not shown stand at the top', () => {
    expect(lay('bx').nodes.map(({ column }) => column)).toEqual([0, 0]);
  });

  it('tells containments from references', () => {
    const { containments, references } = lay('abc', edge('a', 'b'), edge('b', 'c', 'beside'));
    expect([containments, references]).toEqual([[edge('a', 'b')], [edge('b', 'c', 'beside')]]);
  });

  it('leaves out a reference that only repeats who holds an entity', () => {
    expect(lay('ab', edge('a', 'b'), edge('b', 'a', 'parent_id')).references).toEqual([]);
  });

  it('holds 50,000 entities in one row after the other', () => {
    const nodes = Array.from({ length: 50_000 }, (_, index) => node(`n${index}`));
    expect(layOut({ nodes, edges: [] }, () => null).rows).toBe(50_000);
  });
});
