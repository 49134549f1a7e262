/**
 * Places of what is drawn: what holds what is a forest, drawn from left to right, each node in the row of the first one that it holds;
 * references run across it. In rows and columns, so that a drawing decides their size.
 */
import type { FoldedGraph, FoldedNode } from './folding.ts';

/** A node in its place. */
export interface PlacedNode extends FoldedNode {
  /** From 0, from left to right: how many nodes hold it. */
  readonly column: number;
  /** From 0, from top to bottom. */
  readonly row: number;
}

/** A graph in its places. */
export interface GraphLayout {
  /** Each before what it holds. */
  readonly nodes: readonly PlacedNode[];
  readonly containments: FoldedGraph['edges'];
  readonly references: FoldedGraph['edges'];
  readonly columns: number;
  readonly rows: number;
}

/** Lays a graph out; the time grows with its size. */
export function layOut({ nodes, edges, holderOf }: Pick<FoldedGraph, 'nodes' | 'edges' | 'holderOf'>): GraphLayout {
  const childrenOf = Map.groupBy(nodes, ({ id }) => holderOf.get(id) ?? '');
  const placed: PlacedNode[] = [];
  let rows = 0;
  const place = (node: FoldedNode, column: number): void => {
    placed.push({ ...node, column, row: rows });
    const children = childrenOf.get(node.id) ?? [];
    for (const child of children) place(child, column + 1);
    if (children.length === 0) rows += 1;
  };
  for (const top of childrenOf.get('') ?? []) place(top, 0);
  const isContainment = ({ from, to }: { from: string; to: string }) => holderOf.get(to) === from;
  return {
    nodes: placed,
    containments: edges.filter(isContainment),
    references: edges.filter((edge) => !isContainment(edge)),
    columns: 1 + placed.reduce((most, { column }) => Math.max(most, column), -1),
    rows,
  };
}
