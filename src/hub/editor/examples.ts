/** Example values of fields, from the profile and its example data set; forms show them as placeholders and never as values. */
import type { CatalogueEntry } from '../../profiles/catalogue/catalogue.ts';
import { contentOf, type Entity, type Profile } from '../../profiles/profile.ts';
import { isObject } from '../../profiles/validation/walk.ts';
import { textOf } from './values.ts';

const known = new WeakMap<Profile, ReadonlyMap<string, string>>();
const LONGEST = 80;

/** An example value of a field as a short text; empty when the profile has none. */
export function exampleValueOf(entry: CatalogueEntry, entity: Entity, fieldName: string): string {
  const examples = known.get(entry.profile) ?? gather(entry);
  known.set(entry.profile, examples);
  return examples.get(`${entity.name}.${fieldName}`) ?? '';
}

function gather({ profile, example }: CatalogueEntry): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (entity: Entity, fieldName: string, value: unknown) => {
    const text = textOf(Array.isArray(value) ? value[0] : value);
    const key = `${entity.name}.${fieldName}`;
    if (text !== '' && text.length <= LONGEST && !text.includes('\n') && !found.has(key)) found.set(key, text);
  };
  const visit = (entity: Entity | undefined, data: unknown): void => {
    if (entity === undefined || !isObject(data)) return;
    for (const field of entity.fields) {
      const value = data[field.name];
      const content = contentOf(field);
      if (content.kind === 'scalar') note(entity, field.name, value);
      else for (const item of Array.isArray(value) ? value : [value]) visit(profile.entities.get(content.entity), item);
    }
  };
  for (const entity of profile.entities.values()) {
    for (const field of entity.fields) if (contentOf(field).kind === 'scalar') note(entity, field.name, field.example);
    visit(entity, entity.example);
  }
  visit(profile.entities.get(profile.root_entity), example()?.data);
  return found;
}
