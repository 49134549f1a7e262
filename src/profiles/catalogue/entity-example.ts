/** An example of an entity type: the profile's own, or the first object of that type in the example data set. */
import { yaml } from '../../contract/yaml.ts';
import { contentOf, type Entity, type Profile } from '../profile.ts';
import type { CatalogueEntry } from './catalogue.ts';

/** YAML of an example, or undefined where the profile has none. The root entity's is the example data set as its file has it. */
export function exampleOf({ profile, example }: CatalogueEntry, entity: Entity): string | undefined {
  const dataSet = example();
  if (entity.name === profile.root_entity && dataSet !== undefined) return dataSet.text;
  const object =
    entity.example ?? (dataSet === undefined ? undefined : firstOf(profile, entity.name, profile.root_entity, dataSet.data));
  return object === undefined ? undefined : yaml().stringify(object, { lineWidth: 0, version: '1.1' });
}

/** The first object of an entity type within an object of another, in profile order and depth first. */
function firstOf(profile: Profile, wanted: string, entityName: string, data: unknown): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (wanted === entityName) return data;
  for (const field of profile.entities.get(entityName)?.fields ?? []) {
    const content = contentOf(field);
    if (content.kind !== 'entity' || !Object.hasOwn(data, field.name)) continue;
    const held: unknown = (data as Record<string, unknown>)[field.name];
    for (const item of Array.isArray(held) ? held : [held]) {
      const found = firstOf(profile, wanted, content.entity, item);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
