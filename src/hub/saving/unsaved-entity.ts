/** What a change would do, found out without doing it. */
import type { HubActor } from '../actor.ts';
import { listKey } from '../entities/entity-places.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import type { EntityChange } from './entity-change.ts';
import type { KnownEntities } from './known-entities.ts';
import { Worksheet } from './worksheet.ts';

/** The picture of the project as it would be after the changes, and their entities in it. */
export interface Preview {
  readonly picture: ProjectPicture;
  /** One for each change. */
  readonly rows: readonly EntityRow[];
}

/** What else is to happen. */
export interface PreviewMore {
  /** Put before the member that a refusal names. */
  readonly nameOf?: (index: number) => string;
  /** Identifiers of entities that go, each with everything nested in it. */
  readonly gone?: readonly string[];
}

/**
 * Works out changes on a picture of the project. Which versions they name does not matter.
 * @throws BadRequestError, NotFoundError as saveEntities
 */
export function previewChanges(
  picture: ProjectPicture,
  { projectId, actor, at }: { readonly projectId: string; readonly actor: HubActor; readonly at: Date },
  changes: readonly EntityChange[],
  { nameOf = () => '', gone = [] }: PreviewMore = {},
): Preview {
  const known = knownOf(picture, changes);
  const sheet = new Worksheet({ projectId, profile: picture.profile, actor, at, known, nameOf });
  const states = changes.map((change, index) => sheet.apply({ ...change, version: undefined }, index).state);
  const rows = states.map(({ row }) => row);
  return { picture: picture.withRows(rows, gone), rows };
}

function knownOf(picture: ProjectPicture, changes: readonly EntityChange[]): KnownEntities {
  const named = new Set(changes.flatMap(({ nodeId, parentId }) => [nodeId ?? '', parentId ?? '']));
  const parents = [...new Set(changes.map(({ parentId }) => parentId ?? ''))].flatMap((id) => picture.get(id) ?? []);
  const rows = [...named].flatMap((id) => picture.get(id) ?? []);
  const around = parents.flatMap((parent) => [...picture.ancestorsOf(parent.id), parent]);
  const lists = Map.groupBy([...picture.childrenOf(null), ...parents.flatMap(({ id }) => picture.childrenOf(id))], listKey);
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    parentOf: new Map(around.map((row) => [row.id, row.parentId])),
    counts: new Map([...lists].map(([key, siblings]) => [key, siblings.length])),
  };
}
