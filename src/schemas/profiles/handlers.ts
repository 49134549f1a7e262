/** Profiles and their JSON Schemas, as data and as pages (openapi/schemas). */
import type { SchemasApiHandlers } from '../../../generated/schemas/stub.ts';
import { formatYaml } from '../../contract/documents/yaml.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { type Prepared, prepareJson, prepareText, prepareUntagged } from '../../contract/prepared.ts';
import { getOrAdd, memoize } from '../../memoize.ts';
import {
  type Catalog,
  type CatalogEntry,
  findProfile,
  listVersions,
  resolveEntityName,
} from '../../profiles/catalog/catalog.ts';
import { countFields, type Entity } from '../../profiles/profile.ts';
import { getServedSchema } from '../../profiles/validation/json-schema.ts';
import { consumeFlashes } from '../../web/replies/flash.ts';
import { replyWithHtml } from '../../web/replies/replies.ts';
import type { Render } from '../../web/views.ts';
import type { ProfileLinks } from './links.ts';
import { createProfilesModel, createProfilesPage } from './list-page.ts';
import { createEntityModel, createEntityPage, createProfileModel, createProfilePage } from './page.ts';

const NO_LINKS: ProfileLinks = { all: [], listLinks: () => [] };

/** Returns the handlers of schemas and profiles. `links` lead to features of other services. */
export function createProfileHandlers(catalog: Catalog, render: Render, links: ProfileLinks = NO_LINKS) {
  const prepared = createPreparedProfiles();
  const showPage = (...page: Parameters<Render>) => replyWithHtml(200, render(...page));
  return {
    listSchemaVersions({ query }) {
      return { status: 200, prepared: prepareUntagged({ versions: [...listVersions(catalog, query.profile)] }) };
    },
    listSchemaEntities({ path, query }) {
      const { profile } = findProfile(catalog, query.profile, path.version);
      return { status: 200, prepared: prepareUntagged({ version: profile.version, entities: [...profile.entities.keys()] }) };
    },
    getEntitySchema({ path, query }) {
      const { profile } = findProfile(catalog, query.profile, path.version);
      const { bytes, etag } = getServedSchema(profile, resolveEntityName(profile, path.entity));
      return { status: 200, prepared: { bytes, etag, type: 'application/json; charset=utf-8' } };
    },
    listProfiles() {
      const profiles = catalog.names.map((name) => ({
        name,
        versions: catalog.entries
          .filter(({ profile }) => profile.name.toLowerCase() === name.toLowerCase())
          .map(formatProfileSummary),
      }));
      return { status: 200, prepared: prepareUntagged({ profiles }) };
    },
    getProfile({ path, query }) {
      const entry = findProfile(catalog, path.profile, path.version);
      return query.format === 'yaml'
        ? { status: 200, type: 'application/yaml', prepared: prepared.yaml(entry) }
        : { status: 200, prepared: prepared.json(entry) };
    },
    getProfileExample({ path, query }) {
      const entry = findProfile(catalog, path.profile, path.version);
      const example = entry.getExample();
      if (example === undefined) throw new NotFoundError(`${entry.profile.id} has no example.`);
      return query.format === 'yaml'
        ? { status: 200, type: 'application/yaml', prepared: prepared.exampleYaml(entry, example.text) }
        : { status: 200, prepared: prepared.exampleJson(entry, example.data) };
    },
    showProfiles({ query, request, response }) {
      const [name = '', version = ''] = query.profile?.split('/') ?? [];
      const within = query.profile === undefined ? undefined : findProfile(catalog, name, version);
      const question = { q: query.q, sort: query.sort, within };
      return showPage('schemas/profiles/profiles', createProfilesPage(question), {
        ...createProfilesModel(catalog, question),
        flash: consumeFlashes({ request, response })[0],
        links: links.all,
      });
    },
    showProfile({ path, query, request, response }) {
      const entry = findProfile(catalog, path.profile, path.version);
      return showPage('schemas/profiles/profile', createProfilePage(entry), {
        ...createProfileModel(catalog, entry, query),
        flash: consumeFlashes({ request, response })[0],
        links: links.listLinks(entry),
      });
    },
    showEntity({ path, query }) {
      const entry = findProfile(catalog, path.profile, path.version);
      const entity = entry.profile.entities.get(resolveEntityName(entry.profile, path.entity)) as Entity;
      return showPage('schemas/profiles/entity', createEntityPage(entry, entity), createEntityModel(entry, entity, query));
    },
  } satisfies Partial<SchemasApiHandlers>;
}

function formatProfileSummary({ profile, origin }: CatalogEntry) {
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

/** Serializes profiles and examples on first use, and caches them as long as their entry exists. */
function createPreparedProfiles() {
  const getPrepared = memoize((_entry: CatalogEntry) => new Map<string, Prepared<never>>());
  const getPreparedAnswer = (entry: CatalogEntry, what: string, make: () => Prepared<unknown>) =>
    getOrAdd(getPrepared(entry), what, () => make() as Prepared<never>);
  return {
    json: (entry: CatalogEntry) => getPreparedAnswer(entry, 'json', () => prepareJson(entry.profile.file)),
    yaml: (entry: CatalogEntry) =>
      getPreparedAnswer(entry, 'yaml', () => prepareText(formatYaml(entry.profile.file), 'application/yaml')),
    exampleJson: (entry: CatalogEntry, data: unknown) => getPreparedAnswer(entry, 'example json', () => prepareJson(data)),
    exampleYaml: (entry: CatalogEntry, text: string) =>
      getPreparedAnswer(entry, 'example yaml', () => prepareText(text, 'application/yaml')),
  };
}
