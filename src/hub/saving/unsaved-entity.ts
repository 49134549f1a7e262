/** What a change would do, found out without doing it. */
import type { HubActor } from '../actor.ts';
import { listKey } from '../entities/entity-places.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import type { EntityChange } from './entity-change.ts';
import type { KnownEntities } from './known-entities.ts';
import { Worksheet } from './worksheet.ts';

/** The picture of the project as it would be after the change, and the entity in it. */
export interface Preview {
  readonly picture: ProjectPicture;
  readonly row: EntityRow;
}

/**
 * Works out one change on a picture of the project. Which version the change names does not matter.
 * @throws BadRequestError, NotFoundError as saveEntities
 */
export function previewChange(
  picture: ProjectPicture,
  { projectId, actor, at }: { readonly projectId: string; readonly actor: HubActor; readonly at: Date },
  change: EntityChange,
): Preview {
  const known = knownOf(picture, change);
  const sheet = new Worksheet({ projectId, profile: picture.profile, actor, at, known, nameOf: () => '' });
  const { row } = sheet.apply({ ...change, version: undefined }, 0).state;
  return { picture: picture.withRow(row), row };
}

function knownOf(picture: ProjectPicture, { nodeId, parentId }: EntityChange): KnownEntities {
  const rows = [nodeId, parentId].flatMap((id) => picture.get(id ?? '') ?? []);
  const parent = picture.get(parentId ?? '');
  const around = parent === undefined ? [] : [...picture.ancestorsOf(parent.id), parent];
  const lists = Map.groupBy(
    [...picture.childrenOf(null), ...(parent === undefined ? [] : picture.childrenOf(parent.id))],
    listKey,
  );
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    parentOf: new Map(around.map((row) => [row.id, row.parentId])),
    counts: new Map([...lists].map(([key, siblings]) => [key, siblings.length])),
  };
}
