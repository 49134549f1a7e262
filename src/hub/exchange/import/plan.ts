/** What importing a file would do, row by row; nothing is written. */
import { BadRequestError } from '../../../contract/errors.ts';
import { type Entity, fieldNamed, type Profile, targetOf } from '../../../schemas/profile.ts';
import { checkEntity, type FieldError } from '../../entities/check-project.ts';
import { labelOf } from '../../entities/entity-names.ts';
import { fieldsThatHold, holdingField, holdsOne } from '../../entities/entity-places.ts';
import type { EntityRow } from '../../entities/entity-store.ts';
import { changedValues } from '../../entities/entity-values.ts';
import type { ProjectPicture } from '../../entities/project-picture.ts';
import type { EntityChange } from '../../entities/save-entities.ts';
import { PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../cells.ts';
import type { IncomingRow } from './incoming.ts';
import { Matching } from './matching.ts';

/** What becomes of a row. */
export type Outcome = 'create' | 'change' | 'unchanged' | 'refuse';

/** A value before and after. */
export interface PlannedChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One row of the preview, and the change that applying it makes. */
export interface PlannedRow {
  readonly place: string;
  readonly outcome: Outcome;
  readonly entityType: string;
  /** The entity that it is; null for a new one. */
  readonly nodeId: string | null;
  readonly label: string;
  readonly changes: readonly PlannedChange[];
  readonly errors: readonly FieldError[];
  readonly detail: string | null;
  readonly change: EntityChange | undefined;
}

/** A plan. */
export interface ImportPlan {
  /** In the order of the file. */
  readonly rows: readonly PlannedRow[];
  /** Of the rows that are created or changed, parents first. */
  readonly order: readonly number[];
}

/** Most members that one row of a preview lists. */
const MOST_LISTED = 1_000;

/** Compares a file with a project. */
export function planImport(profile: Profile, picture: ProjectPicture, incoming: Iterable<IncomingRow>): ImportPlan {
  return new Planner(profile, picture, [...incoming]).plan();
}

/** A row that cannot be taken. */
class RefusedRow extends Error {
  override readonly name = 'RefusedRow';
}

/** What a parent is: an entity, or the row that will be one. */
interface Holder {
  readonly entityType: string;
  /** Identifier, or the `ref` of the row's change. */
  readonly id: string;
  readonly isNew: boolean;
}

class Planner {
  readonly #profile: Profile;
  readonly #picture: ProjectPicture;
  readonly #rows: readonly IncomingRow[];
  readonly #matching: Matching;
  readonly #numberOf: ReadonlyMap<IncomingRow, number>;
  readonly #byId: ReadonlyMap<string, IncomingRow>;
  readonly #planned = new Map<IncomingRow, PlannedRow>();
  readonly #underWay = new Set<IncomingRow>();
  readonly #order: number[] = [];
  /** Fields that hold one entity and get one by the file: `<parent>/<field>`. */
  readonly #full = new Set<string>();

  constructor(profile: Profile, picture: ProjectPicture, rows: readonly IncomingRow[]) {
    this.#profile = profile;
    this.#picture = picture;
    this.#rows = rows;
    this.#matching = new Matching(profile, picture);
    this.#numberOf = new Map(rows.map((row, number) => [row, number]));
    this.#byId = new Map(rows.filter(({ id }) => id !== null).map((row) => [row.id as string, row]));
  }

  plan(): ImportPlan {
    // Rows that say which entity they are come first, so that no other row is taken for the same one.
    for (const row of this.#rows) if (this.#matching.named(row) !== undefined) this.#planRow(row);
    for (const row of this.#rows) this.#planRow(row);
    return { rows: this.#rows.map((row) => this.#planned.get(row) as PlannedRow), order: this.#order };
  }

  #planRow(row: IncomingRow): PlannedRow {
    const known = this.#planned.get(row);
    if (known !== undefined) return known;
    let planned: PlannedRow;
    try {
      planned = this.#place(row);
    } catch (error) {
      if (!(error instanceof RefusedRow) && !(error instanceof BadRequestError)) throw error;
      planned = refused(row, error.message);
    }
    this.#planned.set(row, planned);
    if (planned.change !== undefined) this.#order.push(this.#numberOf.get(row) as number);
    return planned;
  }

  #place(row: IncomingRow): PlannedRow {
    if (row.refusal !== undefined) throw new RefusedRow(row.refusal);
    if (row.id !== null && this.#byId.get(row.id) !== row)
      throw new RefusedRow(`_id is that of ${this.#byId.get(row.id)?.place}, too.`);
    if (this.#underWay.has(row)) throw new RefusedRow('_parent_id leads back to the row itself.');
    this.#underWay.add(row);
    const entity = this.#profile.entities.get(row.entityType) as Entity;
    const named = this.#matching.named(row);
    if (named !== undefined && named.entityType !== entity.name)
      throw new RefusedRow(`_id is that of an entity of the type ${named.entityType}, not ${entity.name}.`);
    if (named !== undefined) this.#take(named, row);
    const holder = this.#holderOf(row, entity, named);
    const field = this.#fieldIn(holder, entity, row, named);
    const present = named ?? this.#findAndTake(row, entity, holder, field);
    return present === undefined ? this.#create(row, entity, holder, field) : this.#change(row, entity, present, holder, field);
  }

  #take(present: EntityRow, row: IncomingRow): void {
    const before = this.#matching.take(present, row);
    if (before !== undefined) throw new RefusedRow(`It is the same entity as ${before}.`);
  }

  #findAndTake(row: IncomingRow, entity: Entity, holder: Holder | null, field: string | null): EntityRow | undefined {
    if (holder?.isNew === true) return undefined;
    const found = this.#matching.find(row, entity, holder?.id ?? null, field);
    if (found !== undefined) this.#take(found, row);
    return found;
  }

  /** The parent; null at the top. */
  #holderOf(row: IncomingRow, entity: Entity, present: EntityRow | undefined): Holder | null {
    switch (row.parent.kind) {
      case 'top':
        return null;
      case 'row':
        return this.#holderByRow(row.parent.row);
      case 'id':
        return this.#holderById(row.parent.id);
      case 'unsaid':
        return present === undefined ? this.#likelyHolder(row, entity) : this.#presentHolder(present);
    }
  }

  #presentHolder({ parentId }: EntityRow): Holder | null {
    const parent = parentId === null ? undefined : this.#picture.get(parentId);
    return parent === undefined ? null : { entityType: parent.entityType, id: parent.id, isNew: false };
  }

  #holderById(id: string): Holder {
    const entity = this.#picture.get(id);
    if (entity !== undefined) return { entityType: entity.entityType, id: entity.id, isNew: false };
    const row = this.#byId.get(id);
    if (row === undefined) throw new RefusedRow('_parent_id names an entity that is neither in the file nor in the project.');
    return this.#holderByRow(row);
  }

  #holderByRow(row: IncomingRow): Holder {
    const { outcome, nodeId, entityType, change } = this.#planRow(row);
    if (outcome === 'refuse') throw new RefusedRow(`The row that holds it, ${row.place}, is refused.`);
    return { entityType, id: nodeId ?? (change?.ref as string), isNew: nodeId === null };
  }

  /**
   * Where a new row that does not say it belongs: in the entity that one of its references to a parent names, else in the only
   * entity that can hold it, else at the top.
   */
  #likelyHolder(row: IncomingRow, entity: Entity): Holder | null {
    for (const { name, parent_ref } of entity.fields) {
      const value = row.values.get(name)?.value;
      if (parent_ref === undefined || value === undefined || value === null) continue;
      const target = targetOf(parent_ref);
      const found = this.#picture.rows.find(
        (one) => one.entityType === target.entity && String(one.data[target.field]) === String(value),
      );
      if (found !== undefined && this.#holds(found.entityType, entity))
        return { entityType: found.entityType, id: found.id, isNew: false };
    }
    const able = this.#picture.rows.filter((one) => this.#holds(one.entityType, entity));
    const [only] = able;
    return able.length === 1 && only !== undefined ? { entityType: only.entityType, id: only.id, isNew: false } : null;
  }

  #holds(parentType: string, entity: Entity): boolean {
    const parent = this.#profile.entities.get(parentType);
    return parent !== undefined && fieldsThatHold(parent, entity.name).length > 0;
  }

  #fieldIn(holder: Holder | null, entity: Entity, row: IncomingRow, present: EntityRow | undefined): string | null {
    if (holder === null) {
      if (row.parentField !== null) throw new RefusedRow(`${PARENT_FIELD_COLUMN} is given without ${PARENT_COLUMN}.`);
      return null;
    }
    const parent = this.#profile.entities.get(holder.entityType);
    if (parent === undefined) throw new RefusedRow(`The profile has no type ${holder.entityType} any more.`);
    const stays = row.parent.kind === 'unsaid' && present?.parentField;
    const field = holdingField(parent, entity.name, row.parentField ?? (stays || undefined), '_');
    return field.name;
  }

  /** A field that holds one entity takes no second one. */
  #refuseSecond(holder: Holder | null, fieldName: string | null): void {
    const parent = this.#profile.entities.get(holder?.entityType ?? '');
    const field = parent === undefined ? undefined : fieldNamed(parent, fieldName ?? '');
    if (holder === null || field === undefined || !holdsOne(field)) return;
    const key = `${holder.id}/${field.name}`;
    const isFull =
      this.#full.has(key) || this.#picture.childrenOf(holder.id).some(({ parentField }) => parentField === field.name);
    if (isFull) throw new RefusedRow(`The field ${field.name} of its parent holds one entity only, and has one.`);
    this.#full.add(key);
  }

  #create(row: IncomingRow, entity: Entity, holder: Holder | null, parentField: string | null): PlannedRow {
    this.#refuseSecond(holder, parentField);
    const said = Object.fromEntries([...row.values].map(([name, { value }]) => [name, value]));
    const data = changedValues(entity, {}, said, '');
    return {
      place: row.place,
      outcome: 'create',
      entityType: entity.name,
      nodeId: null,
      label: labelOf(this.#profile, entity, data),
      changes: Object.entries(data)
        .slice(0, MOST_LISTED)
        .map(([field, after]) => ({ field, before: null, after })),
      errors: this.#errorsOf(row, entity, data),
      detail: null,
      change: {
        entityType: entity.name,
        data,
        ref: `row:${this.#numberOf.get(row)}`,
        ...(holder === null ? {} : { parentId: holder.id, parentField }),
      },
    };
  }

  #change(row: IncomingRow, entity: Entity, present: EntityRow, holder: Holder | null, parentField: string | null): PlannedRow {
    const changed = [...row.values].filter(([name, { says }]) => !says(present.data[name]));
    const values = Object.fromEntries(changed.map(([name, { value }]) => [name, value]));
    const data = changedValues(entity, present.data, values, '');
    const isMoved = (holder?.id ?? null) !== present.parentId || parentField !== present.parentField;
    if (isMoved) this.#refuseSecond(holder, parentField);
    const changes: PlannedChange[] = [
      ...(isMoved
        ? [{ field: PARENT_COLUMN, before: present.parentId, after: holder?.isNew === true ? null : (holder?.id ?? null) }]
        : []),
      ...changed.map(([field]) => ({ field, before: present.data[field] ?? null, after: data[field] ?? null })),
    ];
    const isChanged = changes.length > 0;
    return {
      place: row.place,
      outcome: isChanged ? 'change' : 'unchanged',
      entityType: entity.name,
      nodeId: present.id,
      label: labelOf(this.#profile, entity, data),
      changes: changes.slice(0, MOST_LISTED),
      errors: isChanged ? this.#errorsOf(row, entity, data) : [],
      detail: null,
      change: isChanged
        ? {
            entityType: entity.name,
            nodeId: present.id,
            version: present.version,
            data: values,
            ...(isMoved ? { parentId: holder?.id ?? null, parentField } : {}),
          }
        : undefined,
    };
  }

  #errorsOf(row: IncomingRow, entity: Entity, data: Readonly<Record<string, unknown>>): FieldError[] {
    const left = row.leftOut.map((field) => ({
      field,
      message: 'The profile has no place for it; it is left out.',
      rule: 'no_place',
    }));
    // What is nested in it are rows of their own, which this row cannot lack.
    const own = checkEntity(this.#profile, entity.name, data).filter(({ field }) => {
      const named = fieldNamed(entity, field);
      return named === undefined || named.items === undefined || !this.#profile.entities.has(named.items);
    });
    return [...left, ...own].slice(0, MOST_LISTED);
  }
}

function refused(row: IncomingRow, reason: string): PlannedRow {
  return {
    place: row.place,
    outcome: 'refuse',
    entityType: row.entityType,
    nodeId: null,
    label: '',
    changes: [],
    errors: [],
    detail: reason.slice(0, 2_000),
    change: undefined,
  };
}
