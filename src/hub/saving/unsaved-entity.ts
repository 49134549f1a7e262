/** Previews changes without saving. */
import type { HubActor } from '../actor.ts';
import { createSiblingListKey } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { ChangeSet, type KnownEntities } from './change-set.ts';
import type { EntityChange } from './entity-change.ts';

export interface PreviewMore {
  readonly formatPrefix?: (index: number) => string;
  /** IDs of deleted entities, including descendants. */
  readonly removed?: readonly string[];
}

/** Returns the entities as they would be after the changes. Ignores versions. @throws BadRequestError, NotFoundError */
export function previewChanges(
  snapshot: ProjectSnapshot,
  { projectId, actor, at }: { readonly projectId: string; readonly actor: HubActor; readonly at: Date },
  changes: readonly EntityChange[],
  { formatPrefix = () => '', removed = [] }: PreviewMore = {},
) {
  const known = createKnownEntities(snapshot, changes);
  const sheet = new ChangeSet({ projectId, profile: snapshot.profile, actor, at, known, formatPrefix });
  const states = changes.map((change, index) => sheet.applyEntityChange({ ...change, version: undefined }, index).state);
  const rows = states.map(({ row }) => row);
  return { snapshot: snapshot.withRows(rows, removed), rows };
}

function createKnownEntities(snapshot: ProjectSnapshot, changes: readonly EntityChange[]): KnownEntities {
  const named = new Set(changes.flatMap(({ nodeId, parentId }) => [nodeId ?? '', parentId ?? '']));
  const parents = [...new Set(changes.map(({ parentId }) => parentId ?? ''))].flatMap((id) => snapshot.get(id) ?? []);
  const rows = [...named].flatMap((id) => snapshot.get(id) ?? []);
  const around = parents.flatMap((parent) => [...snapshot.listAncestors(parent.id), parent]);
  const lists = Map.groupBy(
    [...snapshot.listChildren(null), ...parents.flatMap(({ id }) => snapshot.listChildren(id))],
    createSiblingListKey,
  );
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    parentOf: new Map(around.map((row) => [row.id, row.parentId])),
    counts: new Map([...lists].map(([key, siblings]) => [key, siblings.length])),
  };
}
