/** Reduces a graph before it is drawn: one node with a number represents many siblings of one type. */
import type { Graph, GraphEdge, GraphNode } from './graph-data.ts';

const MAX_SEPARATE_SIBLINGS = 12;
/** Maximum number of nodes without expanded lists. Above this number, each further list becomes one node. */
const MAX_INITIAL_NODES = 220;
/** Maximum number of siblings that an expanded list shows. */
const MAX_EXPANDED = 200;
/** Maximum number of references in the drawing. References that represent more entities take precedence. */
const MAX_REFERENCES = 300;

/** An entity, a folded list, or the omitted siblings of an expanded list. */
export interface FoldedNode extends GraphNode {
  readonly fold?: { readonly count: number; readonly isOpen: boolean };
  readonly left?: number;
}

export interface FoldedGraph {
  readonly nodes: readonly FoldedNode[];
  /** Containments and references. `count` is the number of references that an edge represents. */
  readonly edges: readonly (GraphEdge & { readonly count: number })[];
  readonly holderOf: ReadonlyMap<string, string>;
}

interface Siblings {
  readonly key: string;
  readonly nodes: readonly GraphNode[];
  /** ID of the parent node; undefined at the top level. */
  readonly holder: string | undefined;
  readonly field: string;
}

/** Returns the graph with one node per long list, unless the list is in `open` (`<entity>.<field>` or `top.<type>`). */
export function foldGraph(
  graph: Graph,
  parentOf: (id: string) => { readonly parentId: string | null; readonly parentField: string | null } | undefined,
  open: ReadonlySet<string>,
): FoldedGraph {
  const ids = new Set(graph.nodes.map(({ id }) => id));
  const findParentNode = (node: GraphNode) => {
    const { parentId = null, parentField = null } = parentOf(node.id) ?? {};
    return parentId !== null && ids.has(parentId)
      ? { parent: parentId, name: `${parentField}` }
      : { parent: 'top', name: node.group };
  };
  const listsOf = new Map<string, Map<string, GraphNode[]>>();
  for (const node of graph.nodes) {
    const { parent, name } = findParentNode(node);
    const lists = listsOf.get(parent) ?? new Map<string, GraphNode[]>();
    const list = lists.get(name) ?? [];
    list.push(node);
    listsOf.set(parent, lists.set(name, list));
  }
  const { nodes, holderOf, nodeOf, containments } = foldTree(listsOf, open);
  return { nodes, holderOf, edges: [...containments, ...foldReferences(graph.edges, nodeOf, holderOf)] };
}

/** Folds lists level by level, so that deep lists are folded first if the graph has too many nodes. */
function foldTree(listsOf: ReadonlyMap<string, ReadonlyMap<string, readonly GraphNode[]>>, open: ReadonlySet<string>) {
  const nodes: FoldedNode[] = [];
  const holderOf = new Map<string, string>();
  const nodeOf = new Map<string, string>();
  const containments: (GraphEdge & { count: number })[] = [];
  const addNode = (node: FoldedNode, holder: string | undefined, label: string) => {
    nodes.push(node);
    if (holder === undefined) return;
    holderOf.set(node.id, holder);
    containments.push({ from: holder, to: node.id, label, count: 1 });
  };
  const addHiddenNodes = (hidden: readonly GraphNode[], under: string) => {
    const waiting = [...hidden];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      nodeOf.set(node.id, under);
      for (const list of listsOf.get(node.id)?.values() ?? []) waiting.push(...list);
    }
  };
  const listSiblings = (id: string, holder: string | undefined): Siblings[] =>
    [...(listsOf.get(id) ?? [])].map(([field, list]) => ({ key: `${id}.${field}`, nodes: list, holder, field }));
  let level = listSiblings('top', undefined);
  while (level.length > 0) {
    const next: Siblings[] = [];
    for (const { key, nodes: siblings, holder, field } of level) {
      const isOpen = open.has(key);
      const hasRoom = nodes.length + siblings.length <= MAX_INITIAL_NODES;
      const isFold = siblings.length > MAX_SEPARATE_SIBLINGS || (!hasRoom && siblings.length > 1) || isOpen;
      const { group } = siblings[0] as GraphNode;
      if (isFold) addNode({ id: key, label: field, group, fold: { count: siblings.length, isOpen } }, holder, field);
      const shown = isFold && !isOpen ? [] : siblings.slice(0, MAX_EXPANDED);
      for (const node of shown) {
        addNode(node, isFold ? key : holder, field);
        nodeOf.set(node.id, node.id);
        next.push(...listSiblings(node.id, node.id));
      }
      const hidden = siblings.slice(shown.length);
      addHiddenNodes(hidden, key);
      if (isOpen && hidden.length > 0) addNode({ id: `${key}.left`, label: field, group, left: hidden.length }, key, field);
    }
    level = next;
  }
  return { nodes, holderOf, nodeOf, containments };
}

/** Returns the references between drawn nodes, one edge per field. Omits references between a node and its descendants. */
function foldReferences(
  edges: readonly GraphEdge[],
  nodeOf: ReadonlyMap<string, string>,
  holderOf: ReadonlyMap<string, string>,
): (GraphEdge & { count: number })[] {
  const found = new Map<string, GraphEdge & { count: number }>();
  const isDescendantNode = (inner: string, outer: string) => {
    for (let above: string | undefined = inner; above !== undefined; above = holderOf.get(above))
      if (above === outer) return true;
    return false;
  };
  for (const edge of edges) {
    const [from, to] = [nodeOf.get(edge.from), nodeOf.get(edge.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${edge.label} ${to}`;
    const known = found.get(key);
    if (known !== undefined) known.count += 1;
    else if (!isDescendantNode(from, to) && !isDescendantNode(to, from))
      found.set(key, { from, to, label: edge.label, count: 1 });
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count).slice(0, MAX_REFERENCES);
}
