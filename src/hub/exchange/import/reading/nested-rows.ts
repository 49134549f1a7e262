/** Objects of a nested data set as incoming entities: each with its values, and what is nested in it as rows below it. */
import { BadRequestError } from '../../../../contract/errors.ts';
import { contentOf, type Entity, type Field, fieldNamed, type Profile } from '../../../../profiles/profile.ts';
import { lettersOf } from '../../../../profiles/validation/entity-plan.ts';
import { isObject } from '../../../../profiles/validation/walk.ts';
import { quoted } from '../../../../profiles/value-words.ts';
import { deepestEntity, entityTypeNamed, holdsOne } from '../../../entities/entity-places.ts';
import type { IncomingParent, IncomingRow } from './incoming.ts';

/** How members are found in the profile. */
export interface NestedReading {
  /** Members without a place are left out and told, instead of refused; names match by their letters, as `submissionDate` does. */
  readonly isForeign: boolean;
  /** Turns a member of another format into what the field holds. */
  readonly adapt?: (entity: Entity, field: Field, value: unknown) => unknown;
  /** The name of the field for a member of another format, where it has another one. */
  readonly nameOf?: (entity: Entity, member: string) => string | undefined;
}

/** Where an object stands. */
interface Surroundings {
  readonly path: string;
  readonly parent: IncomingParent;
  readonly parentField: string | null;
  readonly depth: number;
}

/** Reads objects with everything in them, and counts the rows that they are. */
export class NestedReader {
  readonly #profile: Profile;
  readonly #reading: NestedReading;
  #rows = 0;

  constructor(profile: Profile, reading: NestedReading) {
    this.#profile = profile;
    this.#reading = reading;
  }

  /**
   * Reads an object at the top, itself first.
   * @throws BadRequestError naming the member that is no field, or is not what its field holds
   */
  rowsOf(entityType: string, data: unknown, path: string): Generator<IncomingRow> {
    return this.#visit(entityType, data, { path, parent: { kind: 'top' }, parentField: null, depth: 1 });
  }

  *#visit(entityType: string, data: unknown, { path, parent, parentField, depth }: Surroundings): Generator<IncomingRow> {
    const entity = entityTypeNamed(this.#profile, entityType, path);
    if (!isObject(data)) throw new BadRequestError(`${path}: an object of the type ${entity.name} is expected.`);
    if (depth > deepestEntity) throw new BadRequestError(`${path}: entities can be nested ${deepestEntity} levels deep.`);
    const said = new Map<string, unknown>();
    const leftOut: string[] = [];
    const nested: { field: Field; type: string; value: unknown }[] = [];
    for (const [member, raw] of Object.entries(data)) {
      const field = this.#fieldFor(entity, member);
      if (field === undefined) {
        if (!this.#reading.isForeign) throw new BadRequestError(`${path}: ${entity.name} has no field ${quoted(member)}.`);
        if (!isNothing(raw)) leftOut.push(member);
        continue;
      }
      const value = this.#reading.adapt === undefined ? raw : this.#reading.adapt(entity, field, raw);
      const content = contentOf(field);
      if (content.kind === 'scalar') said.set(field.name, isNothing(value) ? null : value);
      else if (value !== null && value !== '') nested.push({ field, type: content.entity, value });
    }
    const number = this.#rows;
    this.#rows += 1;
    yield { place: path, entityType: entity.name, id: null, parent, parentField, notation: 'values', said, leftOut };
    for (const { field, type, value } of nested) {
      const at = `${path}.${field.name}`;
      const items = holdsOne(field) ? [value] : value;
      if (!Array.isArray(items)) throw new BadRequestError(`${at}: a list of ${type} objects is expected.`);
      for (const [index, item] of items.entries())
        yield* this.#visit(type, item, {
          path: holdsOne(field) ? at : `${at}[${index}]`,
          parent: { kind: 'row', number },
          parentField: field.name,
          depth: depth + 1,
        });
    }
  }

  #fieldFor(entity: Entity, member: string): Field | undefined {
    const { isForeign, nameOf } = this.#reading;
    const exact = fieldNamed(entity, nameOf?.(entity, member) ?? member);
    if (exact !== undefined || !isForeign) return exact;
    const letters = lettersOf(member);
    return entity.fields.find(({ name, codename }) => codename === member || lettersOf(name) === letters);
  }
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
