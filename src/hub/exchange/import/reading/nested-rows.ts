/** Reads nested data. Each object becomes a row, followed by rows for its nested objects. */
import {
  describeValue,
  type Entity,
  type Field,
  findEntity,
  findFieldByName,
  getContent,
  type Profile,
  quoteText,
} from '../../../../profiles/profile.ts';
import { resolveForType, resolveScalars, WrittenScalar } from '../../../../profiles/reading/yaml-text.ts';
import { isObject, normalizeMemberName } from '../../../../profiles/validation/entity-plan.ts';
import { isSingleEntityField, MAX_ENTITY_LEVEL } from '../../../entities/store.ts';
import type { AccountBook } from '../account/account-book.ts';
import { countValues } from '../account/text-trace.ts';
import { findFieldByTerm } from './headers.ts';
import type { IncomingParent, IncomingRow } from './incoming.ts';
import type { MemberTables } from './read-tables.ts';

export interface NestedReading {
  /** Returns the properties of an object of another format, adapted to the type. */
  readonly adaptObject?: (entity: Entity, object: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Converts a value of another format. `drop` is called with parts that the field cannot contain. */
  readonly adaptValue?: (entity: Entity, field: Field, value: unknown, drop: (name: string, value: unknown) => void) => unknown;
  /** Returns the field for a property of another format, if the names differ; otherwise undefined. */
  readonly findFieldName?: (entity: Entity, member: string) => string | undefined;
  /** Returns the field that the user selected for a property; undefined without a selection. */
  readonly findChosenField?: (entity: Entity, member: string) => string | undefined;
  /** True to keep numbers and booleans in text fields if their text equals their value. */
  readonly keepsTypes?: boolean;
  /** Collects properties without a field in the profile. */
  readonly members?: MemberTables;
  /** Records properties that the user skips. */
  readonly account?: AccountBook;
}

/** `depth` is 1 at the top level. */
interface EntityPlace {
  readonly path: string;
  readonly parent: IncomingParent;
  readonly parentField: string | null;
  readonly depth: number;
}

/** Reads nested objects as rows, and counts the rows. */
export class NestedReader {
  readonly #profile: Profile;
  readonly #reading: NestedReading;
  #rows = 0;

  constructor(profile: Profile, reading: NestedReading) {
    this.#profile = profile;
    this.#reading = reading;
  }

  /** Yields the rows of an object and its nested objects. Reports unknown properties as omitted, and rejects other values. */
  iterateRows(
    entityType: string,
    data: unknown,
    path: string,
    parent: IncomingParent = { kind: 'top' },
  ): Generator<IncomingRow> {
    return this.#visitEntity(entityType, data, { path, parent, parentField: null, depth: 1 });
  }

  *#visitEntity(entityType: string, data: unknown, { path, parent, parentField, depth }: EntityPlace): Generator<IncomingRow> {
    const entity = findEntity(this.#profile, entityType);
    const place = { path, parent, parentField, depth };
    if (entity === undefined) {
      yield this.#createRejectedRow(
        entityType,
        place,
        data,
        `${this.#profile.id} has no entity type ${quoteText(entityType)}.`,
      );
      return;
    }
    if (!isObject(data) || data instanceof WrittenScalar) {
      yield this.#createRejectedRow(
        entity.name,
        place,
        data,
        `Must be an object of the type ${entity.name}, not ${describeValue(resolveScalars(data, 'values'))}.`,
      );
      return;
    }
    if (depth > MAX_ENTITY_LEVEL) {
      yield this.#createRejectedRow(
        entity.name,
        place,
        data,
        `Entities can be nested at most ${MAX_ENTITY_LEVEL} levels deep.`,
      );
      return;
    }
    const stated = new Map<string, unknown>();
    const leftOut: { name: string; count: number; values: number }[] = [];
    const nested = new Map<Field, unknown>();
    const shown = new Map<string, string>();
    const members = this.#reading.adaptObject?.(entity, data) ?? data;
    for (const [member, raw] of Object.entries(members)) {
      const isType = TYPE_MEMBERS.includes(member) && getNamedType(this.#profile, members) === entity;
      if (isType && (member !== '@type' || this.#findHoldingField(entity, member)?.ontology_term !== 'rdf:type')) {
        this.#reading.account?.recordStored();
        continue;
      }
      const chosen = this.#reading.findChosenField?.(entity, member);
      const alike = this.#findHoldingField(entity, member);
      // A property with the exact name of a field takes precedence, regardless of the order.
      const isOther = alike !== undefined && member !== alike.name && Object.hasOwn(members, alike.name);
      const found = isOther ? undefined : alike;
      const field = chosen === undefined ? found : findFieldByName(entity, chosen);
      if (!isEmptyMember(raw) && (found === undefined || chosen !== undefined))
        this.#reading.members?.recordMember(
          entity,
          member.slice(0, MAX_NAME_LENGTH).toWellFormed(),
          resolveScalars(raw, 'texts'),
          field?.name ?? '',
        );
      if (field === undefined || stated.has(field.name) || nested.has(field)) {
        const name = member.slice(0, MAX_NAME_LENGTH).toWellFormed();
        const values = this.#countLeftOut(raw);
        this.#reading.account?.texts.recordFound(raw);
        if (chosen === '') {
          const reason = `The member ${quoteText(name)} is left out as selected.`;
          if (values > 0) this.#reading.account?.recordOmission(path, { entityType: entity.name, reason, values });
        } else if (!isEmptyMember(raw))
          leftOut.push({
            name: alike === undefined ? name : `${name} besides ${alike.name}`,
            count: Array.isArray(raw) ? raw.length : 1,
            values,
          });
        continue;
      }
      const recordDroppedMember = (name: string, value: unknown) => {
        this.#reading.account?.texts.recordFound(value);
        leftOut.push({ name: `${member}.${name}`.slice(0, MAX_NAME_LENGTH), count: 1, values: this.#countLeftOut(value) });
      };
      const value =
        this.#reading.adaptValue === undefined ? raw : this.#reading.adaptValue(entity, field, raw, recordDroppedMember);
      if (raw instanceof WrittenScalar && value === raw) shown.set(field.name, String(resolveScalars(raw, 'texts')));
      else {
        const own = Object.hasOwn(data, member) ? data[member] : raw;
        // An adapted value is similar to the original. A different value belongs to another property with the same name.
        const isAdapted = typeof own === 'string' && typeof value === 'string' && own !== value;
        if (isAdapted && (own.includes(value) || value.includes(own))) shown.set(field.name, own);
      }
      if (getContent(field).kind === 'scalar')
        stated.set(field.name, isEmptyMember(value) ? null : this.#convertPlainValue(field, value));
      else if (value !== null && value !== '') nested.set(field, value);
    }
    this.#reading.members?.countRow(entity);
    if (stated.size + nested.size === 0 && leftOut.length > 0 && this.#reading.adaptObject === undefined) {
      const names = leftOut.slice(0, MAX_NAMES).map(({ name }) => quoteText(name));
      const reason = `${entity.name} has no field for any of its members (${names.join(', ')}${leftOut.length > MAX_NAMES ? ' and more' : ''}).`;
      yield this.#createRejectedRow(entity.name, place, data, reason);
      return;
    }
    const number = this.#rows;
    this.#rows += 1;
    yield { place: path, entityType: entity.name, id: null, parent, parentField, notation: 'values', stated, leftOut, shown };
    for (const [field, value] of nested) {
      const inside = { parent: { kind: 'row', number } as const, parentField: field.name, depth: depth + 1 };
      yield* this.#visitHeld(field, value, `${path}.${field.name}`, inside);
    }
  }

  /** Returns the value for a field. Text fields keep the original spelling. */
  #convertPlainValue(field: Field, value: unknown): unknown {
    const content = getContent(field);
    if (content.kind !== 'scalar') return resolveScalars(value, 'values');
    return resolveForType(content.type, value, this.#reading.keepsTypes);
  }

  *#visitHeld(field: Field, value: unknown, path: string, inside: Omit<EntityPlace, 'path'>): Generator<IncomingRow> {
    const type = String(field.items);
    if (isSingleEntityField(field)) {
      yield* this.#visitEntity(type, value, { ...inside, path });
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        yield* this.#visitEntity(type, item, { ...inside, path: `${path}[${index}]` });
    } else {
      yield this.#createRejectedRow(
        type,
        { ...inside, path },
        value,
        `Must be a list of ${type} objects, not ${describeValue(resolveScalars(value, 'values'))}.`,
      );
    }
  }

  #createRejectedRow(
    entityType: string,
    { path, parent, parentField }: EntityPlace,
    data: unknown,
    refusal: string,
  ): IncomingRow {
    this.#rows += 1;
    this.#reading.account?.texts.recordFound(data);
    const row = { place: path, entityType: entityType.slice(0, MAX_NAME_LENGTH).toWellFormed(), id: null, parent, parentField };
    return { ...row, notation: 'values', stated: new Map(), leftOut: [], besides: this.#countLeftOut(data), refusal };
  }

  #countLeftOut(value: unknown): number {
    return this.#reading.account?.texts.takeValues(value, 'left_out') ?? countValues(value);
  }

  /** Returns the field of a property; undefined if none. Accepts other spellings, such as `submissionDate`. */
  #findHoldingField(entity: Entity, member: string): Field | undefined {
    const exact = findFieldByName(entity, this.#reading.findFieldName?.(entity, member) ?? member);
    if (exact !== undefined) return exact;
    const letters = normalizeMemberName(member);
    const alike = entity.fields.find(
      ({ name, codename, label }) => codename === member || label === member || normalizeMemberName(name) === letters,
    );
    return alike ?? findFieldByTerm(entity, member);
  }
}

/** The members that name the type of an object: in files for `concordat validate`, and in JSON-LD. */
const TYPE_MEMBERS: readonly string[] = ['_type', '@type'];

/** Returns the name of the type in an object, in JSON-LD without its prefix; empty if there is none. */
export function getTypeName(object: unknown): string {
  const names = isObject(object) ? TYPE_MEMBERS.map((member) => resolveScalars(object[member], 'texts')) : [];
  const [name = ''] = names.flat().filter((one) => typeof one === 'string');
  return name.replace(/^.*[:/#]/, '');
}

/** Returns the type that the object names; undefined without a name or for an unknown type. */
export function getNamedType(profile: Profile, object: unknown): Entity | undefined {
  const name = getTypeName(object);
  return name === '' ? undefined : findEntity(profile, name);
}

const MAX_NAMES = 5;
const MAX_NAME_LENGTH = 100;

function isEmptyMember(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
