/**
 * Places of a graph's nodes: what holds what is a forest, drawn from left to right, each entity in the row of the first one that it
 * holds; references run across it. In rows and columns, so that a drawing decides their size.
 */
import type { Graph, GraphEdge, GraphNode } from './graph-data.ts';

/** A node in its place. */
export interface PlacedNode extends GraphNode {
  /** From 0, from left to right: how many entities hold it. */
  readonly column: number;
  /** From 0, from top to bottom. */
  readonly row: number;
}

/** A graph in its places. */
export interface Layout {
  /** Each before what it holds. */
  readonly nodes: readonly PlacedNode[];
  readonly containments: readonly GraphEdge[];
  /** References; those that only repeat what a containment says are left out. */
  readonly references: readonly GraphEdge[];
  readonly columns: number;
  readonly rows: number;
}

/** Lays a graph out; the time grows with its size. */
export function layOut({ nodes, edges }: Graph, parentOf: (id: string) => string | null | undefined): Layout {
  const ids = new Set(nodes.map(({ id }) => id));
  const holder = (id: string) => {
    const parent = parentOf(id);
    return typeof parent === 'string' && ids.has(parent) ? parent : undefined;
  };
  const childrenOf = Map.groupBy(nodes, ({ id }) => holder(id) ?? '');
  const placed: PlacedNode[] = [];
  let rows = 0;
  const place = (node: GraphNode, column: number): void => {
    placed.push({ ...node, column, row: rows });
    const children = childrenOf.get(node.id) ?? [];
    for (const child of children) place(child, column + 1);
    if (children.length === 0) rows += 1;
  };
  for (const top of childrenOf.get('') ?? []) place(top, 0);
  const isContainment = ({ from, to }: GraphEdge) => holder(to) === from;
  const isRepetition = ({ from, to }: GraphEdge) => holder(from) === to;
  return {
    nodes: placed,
    containments: edges.filter(isContainment),
    references: edges.filter((edge) => !isContainment(edge) && !isRepetition(edge)),
    columns: 1 + placed.reduce((most, { column }) => Math.max(most, column), -1),
    rows,
  };
}
