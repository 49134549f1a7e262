/** The schema service over HTTP: profiles, JSON Schemas and validation as data (openapi/schemas). */
import { stringify } from 'yaml';
import type { SchemasApiHandlers } from '../../../generated/schemas/stub.ts';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { type Prepared, prepareJson, prepareText } from '../../contract/prepared.ts';
import type { Catalogue, CatalogueEntry } from '../../profiles/catalogue/catalogue.ts';
import { countFields, findEntity, type Profile } from '../../profiles/profile.ts';
import { entitySchema } from '../../profiles/validation/json-schema.ts';
import { NestingError, validateObject } from '../../profiles/validation/validate.ts';

/** The profile that is meant when none is named (Decisions, "Schemas, validation, profiles"). */
export const DEFAULT_PROFILE = 'miappe';
/** The version that `/validate` takes when none is named (Seed 2, "Validation request"). */
const DEFAULT_VERSION = '1.1';

/** The answer depends on what the client accepts. */
const VARY = { Vary: 'Accept' };

type DataHandlers = Omit<SchemasApiHandlers, 'showProfiles' | 'showProfile' | 'showEntity' | 'showValidator' | 'validateText'>;

/** Makes the handlers of the data routes. */
export function schemaHandlers(catalogue: Catalogue): DataHandlers {
  const prepared = createPreparedProfiles();
  return {
    listSchemaVersions({ query }) {
      return { status: 200, body: { versions: [...versionsOf(catalogue, query.profile)] } };
    },
    listSchemaEntities({ path, query }) {
      const { profile } = findProfile(catalogue, query.profile, path.version);
      return { status: 200, body: { version: profile.version, entities: [...profile.entities.keys()] } };
    },
    getEntitySchema({ path, query }) {
      const { profile } = findProfile(catalogue, query.profile, path.version);
      const { bytes, etag } = entitySchema(profile, entityNameOf(profile, path.entity));
      return { status: 200, prepared: { bytes, etag, type: 'application/json; charset=utf-8' } };
    },
    validateObject({ body }) {
      const { profile } = findProfile(catalogue, body.profile, body.version ?? defaultVersionOf(catalogue, body.profile));
      try {
        const { valid, errors, complete } = validateObject(profile, entityNameOf(profile, body.entity), body.data);
        return { status: 200, body: { valid, errors: [...errors], ...(complete ? {} : { complete }) } };
      } catch (error) {
        if (error instanceof NestingError) throw new BadRequestError(`body.data ${error.message}`, { cause: error });
        throw error;
      }
    },
    listProfiles() {
      return {
        status: 200,
        body: {
          profiles: catalogue.names.map((name) => ({
            name,
            versions: catalogue.entries
              .filter(({ profile }) => profile.name.toLowerCase() === name.toLowerCase())
              .map(summaryOf),
          })),
        },
      };
    },
    getProfile({ path, query, request }) {
      const entry = findProfile(catalogue, path.profile, path.version);
      return wantsYaml(query.format, request)
        ? { status: 200, type: 'application/yaml', prepared: prepared.yaml(entry), headers: VARY }
        : { status: 200, prepared: prepared.json(entry), headers: VARY };
    },
    getProfileExample({ path, query, request }) {
      const entry = findProfile(catalogue, path.profile, path.version);
      const example = entry.example();
      if (example === undefined) throw new NotFoundError(`${entry.profile.id} has no example.`);
      return wantsYaml(query.format, request)
        ? { status: 200, type: 'application/yaml', prepared: prepared.exampleYaml(entry, example.text), headers: VARY }
        : { status: 200, prepared: prepared.exampleJson(entry, example.data), headers: VARY };
    },
  };
}

/** What a list of profiles tells of one. */
export function summaryOf({ profile, origin }: CatalogueEntry) {
  return {
    id: profile.id,
    version: profile.version,
    title: profile.display_name,
    description: profile.description,
    root_entity: profile.root_entity,
    entities: profile.entities.size,
    fields: countFields(profile),
    rules: profile.rules.length,
    origin,
  };
}

/**
 * The profile of that name and version.
 *
 * @throws NotFoundError
 */
export function findProfile(catalogue: Catalogue, name: string = DEFAULT_PROFILE, version: string): CatalogueEntry {
  versionsOf(catalogue, name);
  const entry = catalogue.find(name, version);
  if (entry === undefined)
    throw new NotFoundError(`Version not found: ${name === DEFAULT_PROFILE ? '' : `${name}/`}${version}`);
  return entry;
}

/**
 * The entity's own name, whatever the case it was asked in.
 *
 * @throws NotFoundError
 */
export function entityNameOf(profile: Profile, name: string): string {
  const entity = findEntity(profile, name);
  if (entity === undefined) throw new NotFoundError(`Entity not found: ${name} (${profile.id})`);
  return entity.name;
}

function versionsOf(catalogue: Catalogue, name: string = DEFAULT_PROFILE): readonly string[] {
  const versions = catalogue.versions(name);
  if (versions.length === 0) throw new NotFoundError(`Profile not found: ${name}`);
  return versions;
}

/** The seed's default for every profile that has it; a profile without it is meant in its newest version. */
function defaultVersionOf(catalogue: Catalogue, name: string = DEFAULT_PROFILE): string {
  return catalogue.find(name, DEFAULT_VERSION) === undefined
    ? (catalogue.defaultVersion(name) ?? DEFAULT_VERSION)
    : DEFAULT_VERSION;
}

/** A link names the notation, as it cannot set `Accept`. */
function wantsYaml(format: 'json' | 'yaml' | undefined, request: { accepts: (types: string[]) => string | false }): boolean {
  return format === undefined
    ? request.accepts(['application/json', 'application/yaml']) === 'application/yaml'
    : format === 'yaml';
}

/** Profiles and examples serialised on first use and kept as long as their entry: another profile of the same name is another entry. */
function createPreparedProfiles() {
  const kept = new WeakMap<CatalogueEntry, Map<string, Prepared<never>>>();
  const keep = (entry: CatalogueEntry, what: string, make: () => Prepared<unknown>) => {
    const ofEntry = kept.get(entry) ?? new Map<string, Prepared<never>>();
    kept.set(entry, ofEntry);
    const known = ofEntry.get(what) ?? (make() as Prepared<never>);
    ofEntry.set(what, known);
    return known;
  };
  return {
    json: (entry: CatalogueEntry) => keep(entry, 'json', () => prepareJson(entry.profile.file)),
    yaml: (entry: CatalogueEntry) => keep(entry, 'yaml', () => prepareText(stringify(entry.profile.file), 'application/yaml')),
    exampleJson: (entry: CatalogueEntry, data: unknown) => keep(entry, 'example json', () => prepareJson(data)),
    exampleYaml: (entry: CatalogueEntry, text: string) =>
      keep(entry, 'example yaml', () => prepareText(text, 'application/yaml')),
  };
}
