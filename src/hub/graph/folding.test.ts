import { describe, expect, it } from 'vitest';
import { foldGraph } from './folding.ts';
import type { GraphEdge, GraphNode } from './graph-data.ts';

function createTrials(...counts: number[]) {
  const nodes: GraphNode[] = [];
  const parents = new Map<string, string>();
  for (const [trial, count] of counts.entries()) {
    nodes.push({ id: `t${trial}`, label: `Trial ${trial}`, group: 'Trial' });
    for (let plot = 0; plot < count; plot += 1) {
      const id = `t${trial}p${plot}`;
      nodes.push({ id, label: id, group: 'Plot' });
      parents.set(id, `t${trial}`);
    }
  }
  const getParent = (id: string) => ({ parentId: parents.get(id) ?? null, parentField: parents.has(id) ? 'plots' : null });
  return (open: readonly string[] = [], edges: readonly GraphEdge[] = []) =>
    foldGraph({ nodes, edges }, getParent, new Set(open));
}

const listIds = ({ nodes }: { readonly nodes: readonly { readonly id: string }[] }) => nodes.map(({ id }) => id);

describe('A folded graph', () => {
  it('shows a few siblings as separate nodes', () => {
    expect(listIds(createTrials(2)())).toEqual(['t0', 't0p0', 't0p1']);
  });

  it('shows many siblings as one node with their number', () => {
    const { nodes, holderOf } = createTrials(880)();
    expect([nodes[1], holderOf.get('t0.plots'), nodes.length]).toEqual([
      { id: 't0.plots', label: 'plots', group: 'Plot', fold: { count: 880, isOpen: false } },
      't0',
      2,
    ]);
  });

  it('shows many top-level entities as one node per type', () => {
    expect(listIds(createTrials(...Array.from({ length: 13 }, () => 0))())).toEqual(['top.Trial']);
  });

  it('unfolds siblings at their node', () => {
    const folded = createTrials(20)(['t0.plots']);
    expect([folded.nodes.length, folded.holderOf.get('t0p19')]).toEqual([22, 't0.plots']);
  });

  it('states the number of omitted unfolded siblings', () => {
    const { nodes } = createTrials(880)(['t0.plots']);
    expect([nodes.length, nodes.at(-1)]).toEqual([203, { id: 't0.plots.left', label: 'plots', group: 'Plot', left: 680 }]);
  });

  it('also folds small lists if there are many', () => {
    const { nodes } = createTrials(...Array.from({ length: 20 }, () => 12))(['top.Trial']);
    expect([nodes.length <= 250, nodes.some(({ fold }) => fold?.count === 12)]).toEqual([true, true]);
  });

  it('joins the references of folded entities, and counts them', () => {
    const edges = Array.from({ length: 20 }, (_, plot) => ({ from: `t0p${plot}`, to: 't1', label: 'beside' }));
    expect(createTrials(20, 0)([], edges).edges.filter(({ label }) => label === 'beside')).toEqual([
      { from: 't0.plots', to: 't1', label: 'beside', count: 20 },
    ]);
  });

  it('omits references to a parent that also contains the entity', () => {
    const edges = [{ from: 't0p0', to: 't0', label: 'trial' }];
    expect(createTrials(20)([], edges).edges.map(({ label }) => label)).toEqual(['plots']);
  });

  it('stays small with 50,000 entities', () => {
    expect(createTrials(...Array.from({ length: 100 }, () => 500))(['top.Trial']).nodes.length).toBeLessThan(400);
  });
});
