/** A catalog as plain data that can be sent to a thread. */
import { loadYamlLibrary } from '../../contract/documents/yaml.ts';
import { type Entity, getContent, type Profile } from '../profile.ts';
import { createProfile, type ProfileFile } from '../reading/profile-file.ts';
import { type Catalog, type CatalogEntry, createCatalog, type Origin, readExample } from './catalog.ts';

export interface ProfileCopy {
  readonly file: ProfileFile;
  readonly origin: Origin;
  readonly text: string;
  readonly exampleFile: string | undefined;
}

export function copyProfiles(catalog: Catalog): readonly ProfileCopy[] {
  return catalog.entries.map(({ profile, origin, text, exampleFile }) => ({
    file: profile.file as unknown as ProfileFile,
    origin,
    text,
    exampleFile,
  }));
}

export function restoreCatalog(copies: readonly ProfileCopy[]): Catalog {
  return createCatalog(
    copies.map(({ file, origin, text, exampleFile }): CatalogEntry => {
      let example: ReturnType<CatalogEntry['getExample']>;
      return {
        profile: createProfile(file),
        origin,
        text,
        exampleFile,
        getExample() {
          if (exampleFile !== undefined) example ??= readExample(exampleFile);
          return example;
        },
      };
    }),
  );
}

/** Returns the YAML of an example, or undefined if there is none. For the root entity, it is the text of the example file. */
export function formatExample({ profile, getExample: example }: CatalogEntry, entity: Entity): string | undefined {
  const dataSet = example();
  if (entity.name === profile.root_entity && dataSet !== undefined) return dataSet.text;
  const object =
    entity.example ??
    (dataSet === undefined ? undefined : findFirstObject(profile, entity.name, profile.root_entity, dataSet.data));
  return object === undefined ? undefined : loadYamlLibrary().stringify(object, { lineWidth: 0, version: '1.1' });
}

/** Returns the first object of an entity type inside an object of another type, depth first in profile order. */
function findFirstObject(profile: Profile, typeName: string, entityName: string, data: unknown): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (typeName === entityName) return data;
  for (const field of profile.entities.get(entityName)?.fields ?? []) {
    const content = getContent(field);
    if (content.kind !== 'entity' || !Object.hasOwn(data, field.name)) continue;
    const value: unknown = (data as Record<string, unknown>)[field.name];
    for (const item of Array.isArray(value) ? value : [value]) {
      const found = findFirstObject(profile, typeName, content.entity, item);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
