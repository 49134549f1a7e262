/** What an entity itself can hold: the fields of plain values, and the values that can be stored in them. */
import { BadRequestError } from '../../contract/errors.ts';
import { contentOf, type Entity, type Field, fieldNamed } from '../../profiles/profile.ts';
import { quoted } from '../../profiles/value-words.ts';

/** The field of a name, which holds plain values. @throws BadRequestError */
export function plainField(entity: Entity, name: string, path: string): Field {
  const field = fieldNamed(entity, name);
  if (field === undefined) throw new BadRequestError(`${path}${shown(name)}: ${entity.name} has no such field.`);
  const content = contentOf(field);
  if (content.kind === 'entity')
    throw new BadRequestError(
      `${path}${name}: holds ${content.entity} entities, which are saved one by one with this entity as parent.`,
    );
  return field;
}

/** A value as a field keeps it; undefined empties the field. @throws BadRequestError */
export function plainValue(field: Field, value: unknown, path: string): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) {
    const one = storable(value, path);
    return field.type === 'list' ? [one] : one;
  }
  const items = value.filter((item) => item !== null && item !== undefined && item !== '').map((item) => storable(item, path));
  return items.length === 0 ? undefined : items;
}

function storable(value: unknown, path: string): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new BadRequestError(`${path}: the number is too large to be stored.`);
    return Object.is(value, -0) ? 0 : value;
  }
  if (typeof value !== 'string') throw new BadRequestError(`${path}: a plain value is expected, or a list of plain values.`);
  if (value.includes('\0')) throw new BadRequestError(`${path}: contains the character NUL, which cannot be stored.`);
  if (!value.isWellFormed()) throw new BadRequestError(`${path}: contains half of a character, which cannot be stored.`);
  return value;
}

function shown(name: string): string {
  return /^[\w.-]{1,100}$/.test(name) ? name : quoted(name);
}
