/** Creates the outline of a project: entities with nested entities by field. Long lists end with a link to the table. */
import { getOrAdd, memoize } from '../../memoize.ts';
import { type Entity, type Field, getContent, type Profile } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';
import { getEntityFormPath, getNewEntityPath, getTablePath } from './addresses.ts';
import { listEntityFields } from './fields.ts';
import { createPrefill } from './prefill.ts';

export interface ParentChoice {
  /** ID of the parent; empty at the top level. */
  readonly id: string;
  /** Field of the parent; empty at the top level. */
  readonly field: string;
  readonly label: string;
  /** Values that result from the position, such as the parent's ID. */
  readonly prefill: Readonly<Record<string, unknown>>;
}

/** Maximum number of positions in the form. The tables of subtrees offer further positions. */
const MAX_PARENTS = 200;

/** Returns the fields that can contain an entity type, in profile order. */
export function listContainingFields(
  profile: Profile,
  entity: Entity,
): readonly { readonly holder: Entity; readonly field: Field }[] {
  return [...profile.entities.values()].flatMap((holder) =>
    holder.fields
      .filter((field) => {
        const content = getContent(field);
        return content.kind === 'entity' && content.entity === entity.name;
      })
      .map((field) => ({ holder, field })),
  );
}

/** Returns true for the root type, and for types that no other type can contain. */
export function isTopLevel(profile: Profile, entity: Entity): boolean {
  return entity.name === profile.root_entity || listContainingFields(profile, entity).length === 0;
}

/** Returns the positions where a user can add an entity of a type. @param within limits the positions to one subtree */
export function listParentChoices(
  snapshot: ProjectSnapshot,
  entity: Entity,
  within: EntityRow | undefined,
): readonly ParentChoice[] {
  const { profile } = snapshot;
  const fieldsOf = Map.groupBy(listContainingFields(profile, entity), ({ holder }) => holder.name);
  const choices: ParentChoice[] = [];
  if (within === undefined && isTopLevel(profile, entity))
    choices.push({ id: '', field: '', label: 'the top of the project', prefill: createPrefill(profile, entity, []).data });
  for (const row of snapshot.rows) {
    if (choices.length >= MAX_PARENTS) break;
    const holders = fieldsOf.get(row.entityType) ?? [];
    if (holders.length === 0 || !isInSubtree(snapshot, row, within)) continue;
    for (const { field } of holders) {
      const isTaken =
        field.type === 'entity' && snapshot.listChildren(row.id).some(({ parentField }) => parentField === field.name);
      const label = holders.length === 1 ? row.label : `${row.label}, ${formatDisplayName(field.name).toLowerCase()}`;
      const prefill = createPrefill(profile, entity, [...snapshot.listAncestors(row.id), row]).data;
      if (!isTaken) choices.push({ id: row.id, field: field.name, label, prefill });
    }
  }
  return choices;
}

function isInSubtree(snapshot: ProjectSnapshot, row: EntityRow, within: EntityRow | undefined): boolean {
  return within === undefined || row.id === within.id || snapshot.listAncestors(row.id).some(({ id }) => id === within.id);
}

export interface AddLink {
  readonly label: string;
  readonly path: string;
}

export interface OutlineLine {
  readonly id: string;
  readonly label: string;
  readonly typeLabel: string;
  readonly path: string;
  readonly errors: number;
  readonly groups: readonly OutlineGroup[];
  /** Links to add child entities; empty if the user cannot edit. */
  readonly adds: readonly AddLink[];
}

/** The entities in one field of a parent, or all entities of one type at the top level. */
export interface OutlineGroup {
  readonly label: string;
  readonly total: number;
  /** Number of errors in the entities of the group and in their descendants. */
  readonly errors: number;
  readonly isOpen: boolean;
  readonly lines: readonly OutlineLine[];
  /** Path of the table; empty if the group shows all entities. */
  readonly tablePath: string;
  readonly allPath: string;
}

export interface Outline {
  readonly tops: readonly OutlineGroup[];
  readonly adds: readonly AddLink[];
  readonly isCut: boolean;
}

/** Maximum number of entities in a project whose outline is complete. */
const SMALL_PROJECT = 300;
/** Maximum number of entities per list in larger projects. */
const MAX_PER_LIST = 10;
/** Maximum number of lines. Deeper entities appear only in tables. */
const MAX_LINES = 600;

/** Outlines by the right to edit. They are cached, because every page shows an outline, and large outlines are slow. */
const getOutlines = memoize((_snapshot: ProjectSnapshot) => new Map<boolean, Outline>());

export function getOutline(snapshot: ProjectSnapshot, projectId: string, canEdit: boolean): Outline {
  return getOrAdd(getOutlines(snapshot), canEdit, () => new Outlining(snapshot, projectId, canEdit).buildOutline());
}

class Outlining {
  readonly #snapshot: ProjectSnapshot;
  readonly #projectId: string;
  readonly #canEdit: boolean;
  readonly #errors: ReadonlyMap<string, number>;
  readonly #most: number;
  #room = MAX_LINES;
  #isCut = false;

  constructor(snapshot: ProjectSnapshot, projectId: string, canEdit: boolean) {
    this.#snapshot = snapshot;
    this.#projectId = projectId;
    this.#canEdit = canEdit;
    this.#errors = countErrorsInSubtrees(snapshot);
    this.#most = snapshot.rows.length <= SMALL_PROJECT ? SMALL_PROJECT : MAX_PER_LIST;
  }

  buildOutline(): Outline {
    const { profile } = this.#snapshot;
    const groups = [...Map.groupBy(this.#snapshot.listChildren(null), ({ entityType }) => entityType)];
    const tops = groups.map(([entityType, rows]) =>
      this.#createGroup(formatDisplayName(entityType), entityType, undefined, rows, 0),
    );
    return {
      tops,
      adds: this.#canEdit
        ? [...profile.entities.values()]
            .filter((entity) => isTopLevel(profile, entity))
            .map(({ name }) => ({ label: formatDisplayName(name), path: getNewEntityPath(this.#projectId, name) }))
        : [],
      isCut: this.#isCut,
    };
  }

  #createGroup(
    label: string,
    entityType: string,
    parent: EntityRow | undefined,
    rows: readonly EntityRow[],
    depth: number,
  ): OutlineGroup {
    const shown = rows.slice(0, Math.max(0, Math.min(this.#most, this.#room)));
    this.#room -= shown.length;
    const isCut = shown.length < rows.length;
    this.#isCut ||= isCut;
    const allPath = getTablePath(this.#projectId, entityType, { parent_id: parent?.id });
    return {
      label,
      total: rows.length,
      errors: rows.reduce((sum, { id }) => sum + (this.#errors.get(id) ?? 0), 0),
      isOpen: depth === 0 || (depth === 1 && rows.length <= MAX_PER_LIST),
      lines: shown.map((row) => this.#createLine(row, depth)),
      tablePath: isCut ? allPath : '',
      allPath,
    };
  }

  #createLine(row: EntityRow, depth: number): OutlineLine {
    const entity = this.#snapshot.profile.entities.get(row.entityType);
    const byField = Map.groupBy(this.#snapshot.listChildren(row.id), ({ parentField }) => parentField ?? '');
    return {
      id: row.id,
      label: row.label,
      typeLabel: formatDisplayName(row.entityType),
      path: getEntityFormPath(row.projectId, row.id),
      errors: this.#snapshot.listErrors(row.id).length,
      groups: [...byField].map(([field, rows]) =>
        this.#createGroup(formatDisplayName(field), (rows[0] as EntityRow).entityType, row, rows, depth + 1),
      ),
      adds: entity === undefined || !this.#canEdit ? [] : listAddLinks(this.#snapshot.profile, entity, row, byField),
    };
  }
}

function listAddLinks(
  profile: Profile,
  entity: Entity,
  row: EntityRow,
  byField: ReadonlyMap<string, readonly EntityRow[]>,
): readonly AddLink[] {
  return listEntityFields(profile, entity)
    .filter(({ field, isList }) => isList || !byField.has(field.name))
    .map(({ field, described, holds }) => ({
      label:
        described.label === formatDisplayName(holds)
          ? described.label
          : `${formatDisplayName(holds)} (${described.label.toLowerCase()})`,
      path: getNewEntityPath(row.projectId, holds, { id: row.id, field: field.name }),
    }));
}

/** Returns the number of errors by entity, including errors of descendants. Rows list ancestors before descendants. */
function countErrorsInSubtrees(snapshot: ProjectSnapshot): ReadonlyMap<string, number> {
  const errors = new Map<string, number>();
  for (const { id, parentId } of snapshot.rows.toReversed()) {
    const own = (errors.get(id) ?? 0) + snapshot.listErrors(id).length;
    errors.set(id, own);
    if (parentId !== null) errors.set(parentId, (errors.get(parentId) ?? 0) + own);
  }
  return errors;
}
