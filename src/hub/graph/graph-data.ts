/** The entities of a project and what connects them (docs/requirements.md, L3). */
import type { Profile } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import { declaredReference } from '../references.ts';

/** An entity. */
export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** Entity type. */
  readonly group: string;
}

/** From parent to child, or from the entity that refers to the one referred to. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** The field of `from` that makes the connection. */
  readonly label: string;
}

/** Both ends of every edge are nodes. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** What of a row the graph needs. */
export type GraphRow = Pick<EntityRow, 'id' | 'entityType' | 'parentId' | 'parentField' | 'label' | 'data'>;

/** The graph of a project's entities. */
export function graphOf(profile: Profile, rows: Iterable<GraphRow>): Graph {
  const all = [...rows];
  return {
    nodes: all.map(({ id, label, entityType }) => ({ id, label, group: entityType })),
    edges: [...containments(all), ...references(profile, all)],
  };
}

function containments(rows: readonly GraphRow[]): GraphEdge[] {
  const ids = new Set(rows.map(({ id }) => id));
  return rows.flatMap(({ id, parentId, parentField }) =>
    parentId !== null && parentField !== null && ids.has(parentId) ? [{ from: parentId, to: id, label: parentField }] : [],
  );
}

/** A value that several entities have is referred to in all of them. */
function references(profile: Profile, rows: readonly GraphRow[]): GraphEdge[] {
  const fieldsOf = referenceFields(profile);
  const targets = new Map([...fieldsOf.values()].flat().map(({ target }) => [target, new Map<string, string[]>()]));
  for (const { id, entityType, data } of rows) {
    for (const [field, value] of Object.entries(data)) {
      const idsByValue = targets.get(`${entityType}.${field}`);
      if (idsByValue === undefined || !isValue(value)) continue;
      const ids = idsByValue.get(String(value)) ?? [];
      ids.push(id);
      idsByValue.set(String(value), ids);
    }
  }
  return rows.flatMap(({ id, entityType, data }) =>
    (fieldsOf.get(entityType) ?? []).flatMap(({ name, target }) => {
      const values = new Set([data[name]].flat().filter(isValue).map(String));
      const referred = [...values].flatMap((value) => targets.get(target)?.get(value) ?? []);
      return referred.filter((to) => to !== id).map((to) => ({ from: id, to, label: name }));
    }),
  );
}

function isValue(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

interface ReferenceField {
  readonly name: string;
  /** `Entity.field`. */
  readonly target: string;
}

/** Fields that refer, by entity type: to another entity by the field itself or by a rule, or to the enclosing one. */
function referenceFields(profile: Profile): ReadonlyMap<string, readonly ReferenceField[]> {
  const fields = [...profile.entities.values()].map((entity): [string, ReferenceField[]] => [
    entity.name,
    entity.fields.flatMap((field) => {
      const target = declaredReference(profile, entity, field);
      if (target === undefined || !profile.entities.has(target.entity)) return [];
      return [{ name: field.name, target: `${target.entity}.${target.field}` }];
    }),
  ]);
  return new Map(fields);
}
