/** Finds the probable parent of a new row: the target of a reference, or the only entity that can contain the row. */
import { getOrAdd } from '../../../memoize.ts';
import { formatNameInSentence, getFieldLabel } from '../../../profiles/name-words.ts';
import { type Entity, type Field, findFieldByName, type Profile, quoteText } from '../../../profiles/profile.ts';
import { isAbsent } from '../../../profiles/validation/entity-plan.ts';
import { listValueFields } from '../../editor/fields.ts';
import { listIdentifierFields } from '../../entities/entity-names.ts';
import { type EntityRow, listFieldsForType } from '../../entities/store.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { PARENT_COLUMN } from '../columns.ts';
import { isMiappeProfile } from '../format-profiles.ts';
import type { IncomingRow, TableChoice } from './reading/incoming.ts';

type FoundHolder =
  | { readonly entity: EntityRow; readonly row?: never; readonly reason?: never }
  | { readonly row: IncomingRow; readonly entity?: never; readonly reason?: never };

/** An entity of the project, another row of the file, or the reason why there is no parent. */
export type LikelyHolder =
  | FoundHolder
  | {
      readonly entity?: never;
      readonly row?: never;
      readonly reason: string | undefined;
      /** The field that can name the parent. */
      readonly field?: string;
    };

/** Finds probable parents. Searches each list of the project and of the file only once. */
export class LikelyHolders {
  readonly #profile: Profile;
  readonly #snapshot: ProjectSnapshot;
  readonly #choices: ReadonlyMap<string, EntityRow>;
  readonly #entities: ReadonlyMap<string, readonly EntityRow[]>;
  readonly #rows: ReadonlyMap<string, readonly IncomingRow[]>;
  readonly #byValue = new Map<string, ReadonlyMap<string, readonly FoundHolder[]>>();
  readonly #able = new Map<string, readonly string[]>();

  constructor(profile: Profile, snapshot: ProjectSnapshot, rows: readonly IncomingRow[], choices: readonly TableChoice[]) {
    this.#profile = profile;
    this.#snapshot = snapshot;
    this.#choices = new Map(
      choices.flatMap(({ table, parent }) => {
        const entity = parent ? snapshot.get(parent.node_id) : undefined;
        return entity === undefined ? [] : [[table, entity] as const];
      }),
    );
    this.#entities = Map.groupBy(snapshot.rows, ({ entityType }) => entityType);
    this.#rows = Map.groupBy(rows, ({ entityType }) => entityType);
  }

  /** Returns the probable parent of a row, or the reason why there is none. A row with neither is at the top level. */
  find(row: IncomingRow, entity: Entity, looksBeside = true): LikelyHolder {
    const able = this.#listPossibleHolders(entity);
    let unknown: { readonly reason: string; readonly field: string } | undefined;
    for (const { field, described, isList } of listValueFields(this.#profile, entity)) {
      const value = row.stated.get(field.name);
      const reference = described.reference ?? this.#findBySameTerm(entity, field, able);
      if (reference === undefined || isList || !able.includes(reference.target_type) || isAbsent(value)) continue;
      const [found] = this.#listByValue(reference, value);
      if (found !== undefined && found.row !== row) return found;
      const target = formatNameInSentence(reference.target_type);
      const reason = `${getFieldLabel(field)} names the ${target} ${quoteText(String(value))}, which is neither in the file nor in the project.`;
      unknown ??= { reason, field: field.name };
    }
    if (unknown !== undefined) return unknown;
    const chosen = this.#findChosen(row);
    if (chosen !== undefined) return { entity: chosen };
    const entities = able.flatMap((type) => this.#entities.get(type) ?? []);
    const [only] = entities;
    if (entities.length === 1 && only !== undefined) return { entity: only };
    // Rows of the same type are siblings, unless they name each other.
    const others = able.filter((type) => type !== entity.name);
    const rows = others.flatMap((type) => this.#rows.get(type) ?? []);
    if (entities.length === 0 && rows.length === 1) return { row: rows[0] as IncomingRow };
    if (able.length === 0 || entity.name === this.#profile.root_entity) return { reason: undefined };
    const root = this.#findRoot(row, entity, able);
    if (root !== undefined) return root;
    const beside = looksBeside ? this.#findCommonHolder(row, entity, able) : undefined;
    if (beside !== undefined) return beside;
    const types = (others.length === 0 ? able : others).join(' or ');
    if (entities.length + rows.length === 0)
      return { reason: `There is no ${types} that can contain it. Create one first, or add it to the file.` };
    const references = listValueFields(this.#profile, entity)
      .filter(({ described, isList }) => !isList && able.includes(described.reference?.target_type ?? ''))
      .map(({ field }) => field);
    const columns = [PARENT_COLUMN, ...references.map(getFieldLabel)].join(' or ');
    return {
      reason: `Several entities could contain it (${types}). Name its parent in ${columns}.`,
      field: references[0]?.name ?? PARENT_COLUMN,
    };
  }

  /** Returns the parent whose identifier the row repeats under the same ontology term, as in Darwin Core. */
  #findBySameTerm(entity: Entity, { name, ontology_term: term }: Field, able: readonly string[]) {
    if (term === undefined || listIdentifierFields(this.#profile, entity).includes(name)) return undefined;
    for (const type of able) {
      const holder = this.#profile.entities.get(type) as Entity;
      const isIdentifier = listIdentifierFields(this.#profile, holder).includes(name);
      if (isIdentifier && findFieldByName(holder, name)?.ontology_term === term)
        return { target_type: type, target_field: name };
    }
    return undefined;
  }

  /** Returns whether neither the file nor the project contains an entity that could be the parent. */
  isAlone(entity: Entity): boolean {
    return this.#listPossibleHolders(entity).every((type) => !this.#entities.has(type) && !this.#rows.has(type));
  }

  #findChosen({ table, entityType }: IncomingRow): EntityRow | undefined {
    const chosen = this.#choices.get(table ?? '');
    const holder = chosen === undefined ? undefined : this.#profile.entities.get(chosen.entityType);
    return holder === undefined || listFieldsForType(holder, entityType).length === 0 ? undefined : chosen;
  }

  /** Returns the only root for a row without another parent. Except in MIAPPE, the row must have an empty parent column. */
  #findRoot(row: IncomingRow, type: Entity, able: readonly string[]): LikelyHolder | undefined {
    const root = this.#profile.root_entity;
    if (!able.includes(root) || row.notation !== 'cells') return undefined;
    const isLeftEmpty =
      isMiappeProfile(this.#profile) ||
      listValueFields(this.#profile, type).some(({ field, described: { reference } }) => {
        const isOther = reference !== undefined && reference.target_type !== root && able.includes(reference.target_type);
        return isOther && row.stated.has(field.name);
      });
    const entities = this.#entities.get(root) ?? [];
    const rows = this.#rows.get(root) ?? [];
    const [entity, inFile] = [entities[0], rows[0]];
    if (!isLeftEmpty || entities.length > 1) return undefined;
    if (entity !== undefined) return { entity };
    return rows.length === 1 && inFile !== undefined ? { row: inFile } : undefined;
  }

  #listPossibleHolders(entity: Entity): readonly string[] {
    return getOrAdd(this.#able, entity.name, () => {
      const able = [...this.#profile.entities.values()].filter((one) => listFieldsForType(one, entity.name).length > 0);
      return able.map(({ name }) => name);
    });
  }

  /** Returns the common parent of the entities to which the row refers; undefined if they have several parents. */
  #findCommonHolder(row: IncomingRow, entity: Entity, able: readonly string[]): LikelyHolder | undefined {
    const holders = listValueFields(this.#profile, entity).flatMap(({ field, described: { reference } }) => {
      const value = row.stated.get(field.name);
      if (reference === undefined || isAbsent(value) || reference.target_type === entity.name) return [];
      return this.#listByValue(reference, value).map((named) => this.#findHolderOf(named, reference.target_type));
    });
    const [first] = holders;
    const isSame = holders.every((one) => one?.entity === first?.entity && one?.row === first?.row);
    return isSame && first !== undefined && able.includes((first.entity ?? first.row).entityType) ? first : undefined;
  }

  #findHolderOf({ entity, row }: FoundHolder, type: string): FoundHolder | undefined {
    const parent = entity === undefined ? undefined : this.#snapshot.get(entity.parentId ?? '');
    if (parent !== undefined) return { entity: parent };
    const described = this.#profile.entities.get(type);
    if (row?.parent.kind !== 'unnamed' || described === undefined) return undefined;
    const found = this.find(row, described, false);
    return found.entity === undefined && found.row === undefined ? undefined : found;
  }

  /** Returns entities with a value: entities of the project, followed by rows of the file. */
  #listByValue(
    { target_type: type, target_field: field }: { target_type: string; target_field: string },
    value: unknown,
  ): readonly FoundHolder[] {
    const known = getOrAdd(this.#byValue, `${type}.${field}`, () => {
      const inProject = (this.#entities.get(type) ?? []).map((entity): FoundHolder => ({ entity }));
      const all = [...inProject, ...(this.#rows.get(type) ?? []).map((row): FoundHolder => ({ row }))];
      return Map.groupBy(all, ({ entity, row }) =>
        getComparableKey(entity === undefined ? row.stated.get(field) : entity.data[field]),
      );
    });
    return known.get(getComparableKey(value)) ?? [];
  }
}

/** Returns the same key for values that look the same. */
function getComparableKey(value: unknown): string {
  return String(value ?? '').normalize('NFC');
}
