import type { components } from '../../../generated/hub/types.d.ts';
import { type Profile, parseTarget } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import { findDeclaredReference } from '../references.ts';

export type GraphNode = components['schemas']['HubGraphNode'];

/** An edge from a parent to a child, or from a referring entity to its target. */
export type GraphEdge = components['schemas']['HubGraphEdge'];

/** `nodes` contains both ends of every edge. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export type GraphRow = Pick<EntityRow, 'id' | 'entityType' | 'parentId' | 'parentField' | 'label' | 'data'>;

export function createGraph(profile: Profile, rows: Iterable<GraphRow>): Graph {
  const all = [...rows];
  return {
    nodes: all.map(({ id, label, entityType }) => ({ id, label, group: entityType })),
    edges: [...listContainments(all), ...listReferences(profile, all)],
  };
}

function listContainments(rows: readonly GraphRow[]): GraphEdge[] {
  const ids = new Set(rows.map(({ id }) => id));
  return rows.flatMap(({ id, parentId, parentField }) =>
    parentId !== null && parentField !== null && ids.has(parentId) ? [{ from: parentId, to: id, label: parentField }] : [],
  );
}

/** Maximum number of targets per reference. Many entities with the same identifier would cause a quadratic number of edges. */
const MAX_TARGETS = 10;
const MAX_REFERENCES = 100_000;

/** Returns the references between entities. If several entities have the referenced value, the first ones are the targets. */
function listReferences(profile: Profile, rows: readonly GraphRow[]): GraphEdge[] {
  const fieldsOf = mapReferenceFields(profile);
  const targets = [...fieldsOf.values()].flat().map(({ target }) => target);
  const fieldsByType = Map.groupBy(new Set(targets), (target) => parseTarget(target).entity);
  /** Entity IDs by value, for each `Entity.field`. */
  const holders = new Map(targets.map((target) => [target, new Map<string, string[]>()]));
  for (const { id, entityType, data } of rows) {
    for (const target of fieldsByType.get(entityType) ?? []) {
      const value = data[target.slice(entityType.length + 1)];
      if (!isValue(value)) continue;
      const idsByValue = holders.get(target);
      const ids = idsByValue?.get(String(value));
      if (ids === undefined) idsByValue?.set(String(value), [id]);
      else if (ids.length < MAX_TARGETS) ids.push(id);
    }
  }
  const edges: GraphEdge[] = [];
  for (const { id, entityType, data } of rows) {
    for (const { name, target } of fieldsOf.get(entityType) ?? []) {
      const idsByValue = holders.get(target);
      for (const value of iterateValues(data[name]))
        for (const to of idsByValue?.get(value) ?? []) {
          if (edges.length === MAX_REFERENCES) return edges;
          if (to !== id) edges.push({ from: id, to, label: name });
        }
    }
  }
  return edges;
}

/** Returns the distinct values of a field. */
function iterateValues(content: unknown): Iterable<string> {
  if (Array.isArray(content)) return new Set(content.filter(isValue).map(getReferenceKey));
  return isValue(content) ? [getReferenceKey(content)] : [];
}

/** Returns the same key for strings that look the same. */
function getReferenceKey(value: string | number): string {
  return String(value).normalize('NFC');
}

function isValue(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

interface ReferenceField {
  readonly name: string;
  /** The referenced field, as `Entity.field`. */
  readonly target: string;
}

/** Returns reference fields by entity type, including references that a rule or a parent reference defines. */
function mapReferenceFields(profile: Profile): ReadonlyMap<string, readonly ReferenceField[]> {
  const fields = [...profile.entities.values()].map((entity): [string, ReferenceField[]] => [
    entity.name,
    entity.fields.flatMap((field) => {
      const target = findDeclaredReference(profile, entity, field);
      if (target === undefined || !profile.entities.has(target.entity)) return [];
      return [{ name: field.name, target: `${target.entity}.${target.field}` }];
    }),
  ]);
  return new Map(fields);
}

/** A selected entity meets all conditions. */
export interface GraphSelection {
  readonly types?: readonly string[] | undefined;
  /** Part of a label, ignoring case. Also selects the ancestors of the entities, and entities linked by references. */
  readonly text?: string | undefined;
  /** ID of an entity, to select the entity, its descendants, and the targets of their references. */
  readonly focus?: string | undefined;
}

interface Tree {
  /** Returns the IDs of an entity and its descendants. */
  readonly descendants: (id: string) => ReadonlySet<string>;
  /** Returns the ID of the parent; null for the top level. */
  readonly parentOf: (id: string) => string | null;
}

/** Returns the selected nodes and the edges between them. */
export function selectGraph(graph: Graph, selection: GraphSelection, tree: Tree): Graph {
  const types = new Set(selection.types);
  const inside = selection.focus === undefined ? undefined : tree.descendants(selection.focus);
  const around = graph.edges.filter(({ from }) => inside?.has(from)).map(({ to }) => to);
  const part = inside && new Set([...inside, ...around]);
  const found = findAround(graph, selection.text?.trim().toLowerCase() ?? '', tree);
  const nodes = graph.nodes.filter(
    ({ id, group }) =>
      (types.size === 0 || types.has(group)) && (found === undefined || found.has(id)) && (part === undefined || part.has(id)),
  );
  if (nodes.length === graph.nodes.length) return graph;
  const selectedIds = new Set(nodes.map(({ id }) => id));
  return { nodes, edges: graph.edges.filter(({ from, to }) => selectedIds.has(from) && selectedIds.has(to)) };
}

/** Returns the IDs of entities with the text, their ancestors, and entities linked by references; undefined without a text. */
function findAround({ nodes, edges }: Graph, text: string, { parentOf }: Tree): ReadonlySet<string> | undefined {
  if (text === '') return undefined;
  const ids = new Set(nodes.filter(({ label }) => label.toLowerCase().includes(text)).map(({ id }) => id));
  const linked = edges.filter(({ from, to }) => parentOf(to) !== from).filter(({ from, to }) => ids.has(from) || ids.has(to));
  const ancestors = [...ids].flatMap((id) => {
    const above: string[] = [];
    for (let at = parentOf(id); at !== null && !above.includes(at); at = parentOf(at)) above.push(at);
    return above;
  });
  return new Set([...ids, ...linked.flatMap(({ from, to }) => [from, to]), ...ancestors]);
}
