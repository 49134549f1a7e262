/** Keeps a part of a graph: what was asked for, and the edges between what is kept. */
import type { Graph } from './graph-data.ts';

/** Which entities to keep; everything given must hold. */
export interface GraphSelection {
  readonly types?: readonly string[] | undefined;
  /** In the label, in any case. */
  readonly text?: string | undefined;
  /** This entity, its descendants, and what these refer to. */
  readonly focus?: string | undefined;
}

/**
 * Keeps the selected part.
 * @param descendants identifiers of an entity and everything nested in it
 */
export function select(graph: Graph, selection: GraphSelection, descendants: (id: string) => ReadonlySet<string>): Graph {
  const types = new Set(selection.types);
  const text = selection.text?.trim().toLowerCase() ?? '';
  const part = selection.focus === undefined ? undefined : around(graph, descendants(selection.focus));
  const nodes = graph.nodes.filter(
    ({ id, group, label }) =>
      (types.size === 0 || types.has(group)) &&
      (text === '' || label.toLowerCase().includes(text)) &&
      (part === undefined || part.has(id)),
  );
  if (nodes.length === graph.nodes.length) return graph;
  const kept = new Set(nodes.map(({ id }) => id));
  return { nodes, edges: graph.edges.filter(({ from, to }) => kept.has(from) && kept.has(to)) };
}

function around({ edges }: Graph, inside: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...inside, ...edges.filter(({ from }) => inside.has(from)).map(({ to }) => to)]);
}
