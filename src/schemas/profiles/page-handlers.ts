/** Pages to browse profiles (openapi/schemas). */
import type { SchemasApiHandlers } from '../../../generated/schemas/stub.ts';
import { type Catalog, findProfile, resolveEntityName } from '../../profiles/catalog/catalog.ts';
import type { Entity } from '../../profiles/profile.ts';
import { consumeFlashes } from '../../web/replies/flash.ts';
import type { Page, Render, View } from '../../web/views.ts';
import { createEntityModel, createEntityPage, entityView } from './entity-page.ts';
import { createProfilesModel, createProfilesPage, profilesView } from './list-page.ts';
import { createProfileModel, createProfilePage, profileView } from './page.ts';
import type { ProfileWays } from './ways.ts';

const NO_WAYS: ProfileWays = { all: [], listLinks: () => [] };

/**
 * Creates the handlers of the profile pages.
 * @param ways links to features of other services
 */
export function createProfilePageHandlers(catalog: Catalog, render: Render, ways: ProfileWays = NO_WAYS) {
  const replyWithHtml = <Model extends object>(view: View<Model>, page: Page, model: Model) =>
    ({ status: 200, type: 'text/html', content: render(view, page, model) }) as const;

  return {
    showProfiles({ query, request, response }) {
      const [name = '', version = ''] = query.profile?.split('/') ?? [];
      const within = query.profile === undefined ? undefined : findProfile(catalog, name, version);
      const question = { q: query.q, sort: query.sort, within };
      return replyWithHtml(profilesView, createProfilesPage(question), {
        ...createProfilesModel(catalog, question),
        flash: consumeFlashes({ request, response })[0],
        ways: ways.all,
      });
    },
    showProfile({ path, query, request, response }) {
      const entry = findProfile(catalog, path.profile, path.version);
      return replyWithHtml(profileView, createProfilePage(entry), {
        ...createProfileModel(catalog, entry, query),
        flash: consumeFlashes({ request, response })[0],
        ways: ways.listLinks(entry),
      });
    },
    showEntity({ path, query }) {
      const entry = findProfile(catalog, path.profile, path.version);
      const entity = entry.profile.entities.get(resolveEntityName(entry.profile, path.entity)) as Entity;
      return replyWithHtml(entityView, createEntityPage(entry, entity), createEntityModel(entry, entity, query));
    },
  } satisfies Partial<SchemasApiHandlers>;
}
