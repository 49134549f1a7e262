/** Plans the import of each row of a file. */
import { BadRequestError } from '../../../contract/errors.ts';
import { type Entity, findFieldByName, type Profile, quoteText } from '../../../profiles/profile.ts';
import { type Ancestor, listPlaceReferences } from '../../editor/prefill.ts';
import { computeIdentifier, computeLabel } from '../../entities/entity-names.ts';
import { applyChange, type Values } from '../../entities/entity-values.ts';
import { type EntityRow, isSingleEntityField, MAX_ENTITY_LEVEL, requireHoldingField } from '../../entities/store.ts';
import { isIdentifier } from '../../identifier.ts';
import { listInvalidValues } from '../../saving/refuse-values.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { ID_COLUMN, PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../columns.ts';
import { TimeSlice } from '../time-slice.ts';
import { LikelyHolders } from './likely-holders.ts';
import { Matching } from './matching.ts';
import {
  type Holder,
  type PlannedRow,
  planChange,
  planCreation,
  planRejectedRow,
  planSkippedRow,
  type RefusalRule,
  type RowPlace,
} from './planned-rows.ts';
import type { IncomingRow, TableChoice } from './reading/incoming.ts';
import { convertRowValues } from './reading/stated-values.ts';

/** Returns a new row with its empty references filled. @param line the entities from the top to the parent */
export function fillParentReferences(
  profile: Profile,
  entity: Entity,
  row: IncomingRow,
  line: readonly Ancestor[],
): IncomingRow {
  const missing = [...listPlaceReferences(profile, entity, line)].filter(([name]) => (row.stated.get(name) ?? '') === '');
  return missing.length === 0 ? row : { ...row, stated: new Map([...row.stated, ...missing]) };
}

export interface ImportPlan {
  /** Planned rows, in the order of the file. */
  readonly rows: readonly PlannedRow[];
  /** Numbers of created and changed rows: parents first, and siblings as in the file. */
  readonly order: readonly number[];
}

export interface PlanOptions {
  /** True to place rows at the top level if neither the file nor the project contains a possible parent. */
  readonly takesAlone?: boolean;
  /** True to reject rows with invalid values. */
  readonly refusesInvalid?: boolean;
}

/** Returns the plan. Pauses at intervals, so that other requests can run. */
export function planImport(
  profile: Profile,
  snapshot: ProjectSnapshot,
  rows: readonly IncomingRow[],
  choices: readonly TableChoice[] = [],
  options: PlanOptions = {},
): Promise<ImportPlan> {
  return new Planner(profile, snapshot, rows, choices, options).createPlan();
}

class RefusedRow extends Error {
  /** Field or position column with the error; absent if the error concerns the whole row. */
  readonly field: string | undefined;
  readonly rule: RefusalRule | undefined;

  constructor(reason: string, field?: string, rule?: RefusalRule) {
    super(reason);
    this.field = field;
    this.rule = rule;
  }
}

interface RowWithAncestors {
  readonly row: PlannedRow;
  readonly line: readonly Ancestor[];
}

class Planner {
  readonly #profile: Profile;
  readonly #snapshot: ProjectSnapshot;
  readonly #rows: readonly IncomingRow[];
  readonly #matching: Matching;
  readonly #likely: LikelyHolders;
  readonly #options: PlanOptions;
  readonly #numberOf: ReadonlyMap<IncomingRow, number>;
  readonly #byId: ReadonlyMap<string, IncomingRow>;
  readonly #planned = new Map<IncomingRow, RowWithAncestors>();
  readonly #inProgress = new Set<IncomingRow>();
  /** New parents by entity ID; null for the top level. */
  readonly #movedTo = new Map<string, string | null>();
  /** Single-entity fields to which the file has added an entity, as `<parent>/<field>`. */
  readonly #full = new Set<string>();

  constructor(
    profile: Profile,
    snapshot: ProjectSnapshot,
    rows: readonly IncomingRow[],
    choices: readonly TableChoice[],
    options: PlanOptions,
  ) {
    this.#options = options;
    this.#profile = profile;
    this.#snapshot = snapshot;
    this.#rows = rows;
    this.#matching = new Matching(profile, snapshot);
    this.#likely = new LikelyHolders(
      profile,
      snapshot,
      rows.filter(({ leaveOut }) => leaveOut === undefined),
      choices,
    );
    this.#numberOf = new Map(rows.map((row, number) => [row, number]));
    this.#byId = new Map(rows.flatMap((row) => (row.id === null ? [] : [[normalizeId(row.id), row] as const])));
  }

  async createPlan(): Promise<ImportPlan> {
    const slice = new TimeSlice();
    // Rows with a known `_id` take precedence over rows that match by identifier.
    for (const row of this.#rows) {
      if (this.#matching.findById(row) !== undefined) this.#planRow(row);
      await slice.yieldIfDue();
    }
    for (const row of this.#rows) {
      this.#planRow(row);
      await slice.yieldIfDue();
    }
    const planned = this.#rows.map((row) => this.#planRow(row));
    const measureDepth = (number: number): number => planned[number]?.line.length ?? 0;
    const changed = [...planned.keys()].filter((number) => planned[number]?.row.change !== undefined);
    return {
      rows: planned.map(({ row }) => row),
      order: changed.sort((one, other) => measureDepth(one) - measureDepth(other)),
    };
  }

  #planRow(row: IncomingRow): RowWithAncestors {
    const known = this.#planned.get(row);
    if (known !== undefined) return known;
    let planned: RowWithAncestors;
    try {
      planned = row.leaveOut === undefined ? this.#planNewRow(row) : { row: planSkippedRow(row), line: [] };
    } catch (error) {
      if (!(error instanceof RefusedRow) && !(error instanceof BadRequestError)) throw error;
      // Other messages begin with the name of the field.
      const { field, rule } = error instanceof RefusedRow ? error : { field: /^\w+(?=:)/.exec(error.message)?.[0] };
      const refused = planRejectedRow(row, error.message, field, rule);
      planned = { row: { ...refused, label: this.#getLabel(row) }, line: [] };
    }
    // If parents form a cycle, the recursive call has already rejected this row.
    this.#planned.set(row, planned);
    this.#inProgress.delete(row);
    return planned;
  }

  /** Returns the label of a row that creates no entity; empty if the row has no identifier. */
  #getLabel(row: IncomingRow): string {
    const entity = this.#profile.entities.get(row.entityType);
    if (entity === undefined || row.stated.size === 0) return '';
    const data = convertRowValues(entity, row);
    return computeIdentifier(this.#profile, entity, data) === '' ? '' : computeLabel(this.#profile, entity, data);
  }

  #planNewRow(row: IncomingRow): RowWithAncestors {
    if (row.refusal !== undefined) throw new RefusedRow(row.refusal);
    const other = row.id === null ? row : this.#byId.get(normalizeId(row.id));
    if (other !== row) throw new RefusedRow(`_id also occurs in ${other?.place}.`, ID_COLUMN, 'uniqueness');
    if (this.#inProgress.has(row)) throw new RefusedRow(OWN_DESCENDANT, PARENT_COLUMN);
    this.#inProgress.add(row);
    if (this.#inProgress.size > MAX_ENTITY_LEVEL) throw new RefusedRow(TOO_DEEP, PARENT_COLUMN);
    const entity = this.#profile.entities.get(row.entityType) as Entity;
    const named = this.#matching.findById(row);
    if (named !== undefined && named.entityType !== entity.name)
      throw new RefusedRow(`_id belongs to an entity of the type ${named.entityType}, not ${entity.name}.`, ID_COLUMN);
    if (named !== undefined) this.#recordMatch(named, row);
    const { present, holder } = this.#findHolderAndEntity(row, entity, named);
    const field = this.#findField(holder, entity, row, present);
    const above = holder?.line ?? [];
    if (above.length >= MAX_ENTITY_LEVEL) throw new RefusedRow(TOO_DEEP, PARENT_COLUMN);
    const filled = present === undefined ? fillParentReferences(this.#profile, entity, row, above) : row;
    const place = { holder, field };
    const found = present ?? this.#findMatch(row, entity, place) ?? this.#findMatch(filled, entity, place);
    const planned = this.#createPlannedRow(
      found === undefined ? filled : row,
      this.#numberOf.get(row) as number,
      entity,
      found,
      place,
    );
    if (this.#options.refusesInvalid) this.#rejectInvalidValues(entity, planned.change?.data ?? {}, found?.data);
    const data = { ...found?.data, ...planned.change?.data };
    return { row: planned, line: [...above, { entityType: entity.name, data }] };
  }

  #createPlannedRow(
    row: IncomingRow,
    number: number,
    entity: Entity,
    present: EntityRow | undefined,
    place: RowPlace,
  ): PlannedRow {
    if (present === undefined) {
      this.#rejectSecondEntity(place);
      return planCreation(this.#profile, row, entity, place, `row:${number}`);
    }
    const { holder, field } = place;
    if ((holder?.id ?? null) !== present.parentId || field !== present.parentField) {
      this.#rejectMoveIntoItself(holder, present);
      this.#rejectSecondEntity(place);
      this.#movedTo.set(present.id, holder?.id ?? null);
    }
    const from = present.parentId === null ? null : (this.#snapshot.get(present.parentId)?.label ?? present.parentId);
    return planChange(this.#profile, row, entity, present, place, from);
  }

  /** @throws RefusedRow for a value that the project would reject */
  #rejectInvalidValues(entity: Entity, change: Values, before: Values = {}): void {
    const [invalid] = listInvalidValues(this.#profile, entity.name, applyChange(entity, before, change, ''), before);
    if (invalid !== undefined) throw new RefusedRow(`${invalid.words} This project rejects invalid values.`, invalid.field);
  }

  #recordMatch(present: EntityRow, row: IncomingRow): void {
    const before = this.#matching.recordMatch(present, row);
    if (before !== undefined) throw new RefusedRow(`This row matches the same entity as ${before}.`);
  }

  #findMatch(row: IncomingRow, entity: Entity, { holder, field }: RowPlace): EntityRow | undefined {
    if (holder?.isNew === true) return undefined;
    const found = this.#matching.find(row, entity, holder?.id ?? null, field);
    if (found !== undefined) this.#recordMatch(found, row);
    return found;
  }

  /** Returns the parent (null at the top level), and the entity that the row changes (undefined for a new entity). */
  #findHolderAndEntity(
    row: IncomingRow,
    entity: Entity,
    named: EntityRow | undefined,
  ): { readonly holder: Holder | null; readonly present: EntityRow | undefined } {
    switch (row.parent.kind) {
      case 'top':
        if (named !== undefined || row.notation === 'values') return { holder: null, present: named };
        // An unknown `_id` with an empty parent does not imply the top level.
        return this.#placeUnnamed(row, entity);
      case 'row':
        return {
          holder: this.#findHolderByRow(this.#rows[row.parent.number] as IncomingRow, 'The parent of the row is rejected.'),
          present: named,
        };
      case 'id':
        return { holder: this.#findHolderById(row.parent.id), present: named };
      case 'unnamed': {
        if (named !== undefined) return { holder: this.#findPresentHolder(named), present: named };
        return this.#placeUnnamed(row, entity);
      }
    }
  }

  /** Returns the position of a row without a parent. @throws RefusedRow if the row needs a parent, and none is probable */
  #placeUnnamed(row: IncomingRow, entity: Entity): { readonly holder: Holder | null; readonly present: EntityRow | undefined } {
    const likely = this.#likely.find(row, entity);
    if (likely.entity !== undefined) return { holder: this.#createHolder(likely.entity), present: undefined };
    if (likely.row !== undefined) return { holder: this.#findHolderByRow(likely.row), present: undefined };
    const present = this.#matching.findByIdentifier(row, entity);
    if (present !== undefined) {
      this.#recordMatch(present, row);
      return { holder: this.#findPresentHolder(present), present };
    }
    const isAlone = this.#options.takesAlone === true && this.#likely.isAlone(entity);
    if (likely.reason !== undefined && !isAlone) throw new RefusedRow(likely.reason, likely.field);
    return { holder: null, present: undefined };
  }

  #createHolder({ entityType, id, label }: EntityRow): Holder {
    return { entityType, id, isNew: false, label, line: this.#listAncestors(id) };
  }

  /** Returns the ancestors from the top, followed by the entity. */
  #listAncestors(id: string): readonly Ancestor[] {
    const line: Ancestor[] = [];
    for (let at = this.#snapshot.get(id); at !== undefined && line.length <= MAX_ENTITY_LEVEL; ) {
      line.unshift(at);
      at = at.parentId === null ? undefined : this.#snapshot.get(at.parentId);
    }
    return line;
  }

  #findPresentHolder({ parentId }: EntityRow): Holder | null {
    const parent = parentId === null ? undefined : this.#snapshot.get(parentId);
    return parent === undefined ? null : this.#createHolder(parent);
  }

  #findHolderById(id: string): Holder {
    const entity = this.#snapshot.get(id);
    if (entity !== undefined) return this.#createHolder(entity);
    const row = this.#byId.get(normalizeId(id));
    if (row === undefined)
      throw new RefusedRow(
        `_parent_id: neither the file nor the project has an entity with the _id ${quoteText(id)}.`,
        PARENT_COLUMN,
      );
    return this.#findHolderByRow(row);
  }

  #findHolderByRow(row: IncomingRow, refusal = `Its parent, ${row.place}, is rejected.`): Holder {
    if (this.#inProgress.has(row)) throw new RefusedRow(OWN_DESCENDANT, PARENT_COLUMN);
    const { row: planned, line } = this.#planRow(row);
    if (planned.outcome === 'refuse') throw new RefusedRow(refusal);
    const { nodeId, entityType, label, change } = planned;
    return { entityType, id: nodeId ?? (change?.ref as string), isNew: nodeId === null, label, line };
  }

  #findField(holder: Holder | null, entity: Entity, row: IncomingRow, present: EntityRow | undefined): string | null {
    if (holder === null) {
      if (row.parentField !== null)
        throw new RefusedRow(
          `${PARENT_COLUMN} is required with ${PARENT_FIELD_COLUMN}. Enter the parent of the entity.`,
          PARENT_COLUMN,
        );
      return null;
    }
    const parent = this.#profile.entities.get(holder.entityType);
    if (parent === undefined) throw new RefusedRow(`The profile no longer has the type ${holder.entityType}.`);
    const stays = present?.parentId === holder.id ? present.parentField : null;
    return requireHoldingField(parent, entity.name, row.parentField ?? stays ?? undefined, '_').name;
  }

  /** @throws RefusedRow if the row would move an entity into itself or into one of its descendants */
  #rejectMoveIntoItself(holder: Holder | null, present: EntityRow): void {
    let above = holder === null || holder.isNew ? null : holder.id;
    for (let steps = 0; above !== null && steps <= MAX_ENTITY_LEVEL; steps += 1) {
      if (above === present.id) throw new RefusedRow(OWN_DESCENDANT, PARENT_COLUMN);
      const moved = this.#movedTo.get(above);
      above = (moved === undefined ? this.#snapshot.get(above)?.parentId : moved) ?? null;
    }
  }

  #rejectSecondEntity({ holder, field: fieldName }: RowPlace): void {
    const parent = this.#profile.entities.get(holder?.entityType ?? '');
    const field = parent === undefined ? undefined : findFieldByName(parent, fieldName ?? '');
    if (holder === null || field === undefined || !isSingleEntityField(field)) return;
    const key = `${holder.id}/${field.name}`;
    const isFull =
      this.#full.has(key) || this.#snapshot.listChildren(holder.id).some(({ parentField }) => parentField === field.name);
    if (isFull)
      throw new RefusedRow(
        `The field ${field.name} of its parent can contain only one entity, and contains one already.`,
        PARENT_COLUMN,
      );
    this.#full.add(key);
  }
}

const OWN_DESCENDANT = '_parent_id refers to the row itself or to a descendant.';
const TOO_DEEP = `Entities can be nested at most ${MAX_ENTITY_LEVEL} levels deep.`;

/** Returns an entity ID in lower case. Names in the file are case-sensitive. */
function normalizeId(id: string): string {
  return isIdentifier(id) ? id.toLowerCase() : id;
}
