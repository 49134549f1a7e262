import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { HubClient } from '../src/hub/entities/testing-hub-client.ts';
import { loadCatalog } from '../src/profiles/catalog/catalog.ts';
import { type Entity, type Field, getContent, type Profile } from '../src/profiles/profile.ts';
import { describeInBrowser, measureOverflow, type Visit } from './browser.ts';

/**
 * Code that would run if it were inserted as markup, as an attribute or as an address. As a template, it would print 987654312.
 */
const MARKUP = `<img data-hostile src=x onerror="window.ran=1">"'><script data-hostile>window.ran=1</script>`;
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant for other templates than this language's
const TEMPLATE = '<%= 123456789*8 %>{{123456789*8}}${123456789*8}';
const ADDRESS = 'javascript:window.ran=1';
const UNBROKEN = 'x'.repeat(200);
const buildHostileText = (name: string) => `${MARKUP} ${TEMPLATE} ${name} ${UNBROKEN}`;

/** A project with an entity of each type, in which all fields contain hostile text. */
interface HostileProject {
  readonly hub: HubClient;
  /** IDs of the entities by type. */
  readonly ids: ReadonlyMap<string, string>;
}

async function createHostileProject(address: string, profile: Profile): Promise<HostileProject> {
  const hub = await new HubClient(address).createProject(profile.name, profile.version);
  const ids = new Map<string, string>();
  // Entity types without a parent are listed last, at the top level.
  const tops = [...profile.entities.keys()].map((type): [string, null, null] => [type, null, null]);
  const queue: [string, string | null, string | null][] = [[profile.root_entity, null, null]];
  const held = new Set(
    [...profile.entities.values()].flatMap(({ fields }) =>
      fields.map(getContent).flatMap((content) => (content.kind === 'entity' ? [content.entity] : [])),
    ),
  );
  queue.push(...tops.filter(([type]) => !held.has(type)));
  for (const [type, parentId, parentField] of queue) {
    if (ids.has(type)) continue;
    const entity = profile.entities.get(type) as Entity;
    const answer = await hub.post(hub.getPath('entities'), {
      entity_type: type,
      data: generateHostileValues(entity),
      parent_id: parentId,
      parent_field: parentField,
    });
    if (answer.status !== 201) throw new Error(`${type}: ${answer.text}`);
    ids.set(type, answer.body.id);
    for (const field of entity.fields) {
      const content = getContent(field);
      if (content.kind === 'entity') queue.push([content.entity, answer.body.id, field.name]);
    }
  }
  return { hub, ids };
}

function generateHostileValues(entity: Entity): Record<string, unknown> {
  const values = entity.fields.flatMap((field: Field): [string, unknown][] => {
    const content = getContent(field);
    if (content.kind === 'entity') return [];
    const text = content.type === 'uri' || content.type === 'ontology_term' ? ADDRESS : buildHostileText(field.name);
    return [[field.name, field.type === 'list' ? [text, buildHostileText('second')] : text]];
  });
  return Object.fromEntries(values);
}

/** Returns forbidden effects on a page, as lines. */
async function listHarm(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate<string[]>(`[
    ...(window.ran === undefined ? [] : ['a script ran']),
    ...[...document.querySelectorAll('[data-hostile]')].map((element) => 'element: ' + element.outerHTML),
    ...[...document.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i], [action^="javascript:" i]')]
      .map((element) => 'address: ' + element.outerHTML),
    ...(document.documentElement.outerHTML.includes('987654312') ? ['a template was filled in'] : []),
  ]`);
  const wide = await measureOverflow(page);
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

describeInBrowser(
  'Hostile text in every field of every entity',
  (site) => {
    const catalog = loadCatalog();

    async function listHarmOnPages(visit: Visit, places: readonly (readonly [string, string])[]): Promise<readonly string[]> {
      const found: string[] = [];
      for (const [name, path] of places) {
        const answer = await visit.page.goto(site.address + path);
        if (answer?.status() !== 200) found.push(`${name}: ${answer?.status()}`);
        found.push(...(await listHarm(visit.page)).map((line) => `${name}: ${line}`));
      }
      return [...found, ...visit.errors];
    }

    for (const [profileName, version] of [
      ['miappe', '1.1'],
      ['isa', '1.0'],
    ] as const) {
      describe(`Hostile text in every field of ${profileName}/${version}`, () => {
        const profile = catalog.find(profileName, version)?.profile as Profile;
        let project: HostileProject;
        beforeAll(async () => {
          project = await createHostileProject(site.address, profile);
        });
        const listPlaces = (below: (type: string, id: string) => string) =>
          [...project.ids].map(([type, id]) => [type, below(type, id)] as const);

        it('is stored in entities of every type', () => {
          expect([...project.ids.keys()].toSorted()).toEqual([...profile.entities.keys()].toSorted());
        });

        it('is escaped in every form', async () => {
          const visit = await site.visit('/hub/', { width: 360, scheme: 'dark' });
          const forms = listPlaces((_, id) => project.hub.getPath('entity', id));
          expect(await listHarmOnPages(visit, forms)).toEqual([]);
        });

        it('is escaped in every table', async () => {
          const visit = await site.visit('/hub/', { width: 360 });
          const tables = listPlaces((type) => project.hub.getPath('table', type));
          expect(await listHarmOnPages(visit, tables)).toEqual([]);
        });

        it('is escaped on the pages of the project and of an entity', async () => {
          const visit = await site.visit('/hub/', { width: 360 });
          const { hub, ids } = project;
          const id = ids.get(profile.root_entity) as string;
          const q = encodeURIComponent(MARKUP);
          const found = await listHarmOnPages(visit, [
            ['overview', hub.getPath()],
            ['list', `${hub.getPath('entities')}?q=${q}`],
            ['searched table', `${hub.getPath('table', profile.root_entity)}?q=${q}`],
            ['history', hub.getPath('history')],
            ['graph', `${hub.getPath('graph')}?q=${encodeURIComponent('<img data-hostile')}`],
            ['graph with nothing', `${hub.getPath('graph')}?q=${q}nothing`],
            ['import', hub.getPath('import')],
            ['history of an entity', hub.getPath('entity', id, 'history')],
            ['version', hub.getPath('entity', id, 'history', '1')],
            ['deletion', hub.getPath('entity', id, 'delete')],
            ['workspaces', `/hub/?q=${q}`],
          ]);
          expect(found).toEqual([]);
        });

        it('is escaped on the Problems page', async () => {
          const visit = await site.visit(project.hub.getPath(), { width: 360 });
          await visit.page.getByRole('link', { name: /^Problems/ }).click();
          await visit.page.getByRole('heading', { name: 'Problems', level: 1 }).waitFor();
          expect([await listHarm(visit.page), visit.errors]).toEqual([[], []]);
        });

        it('is unchanged in exports, which browsers never display as pages', async () => {
          const { hub } = project;
          const table = await hub.get(`${hub.getPath('export')}?format=csv&type=${profile.root_entity}`);
          const data = await hub.get(`${hub.getPath('export')}?format=json`);
          for (const { headers } of [table, data]) {
            expect(headers.get('content-disposition')).toMatch(/^attachment/);
            expect(headers.get('x-content-type-options')).toBe('nosniff');
          }
          expect(table.text).toContain(MARKUP.replaceAll('"', '""'));
          expect(data.text).toContain(JSON.stringify(MARKUP).slice(1, -1));
        });
      });
    }

    describe('Hostile text typed by users', () => {
      const createClient = () => new HubClient(site.address).createProject();

      it('is escaped in names of workspaces, projects and users, and in the chat', async () => {
        const visit = await site.visit('/hub/me', { width: 360 });
        const { page, errors } = visit;
        await page.getByLabel('Name').fill(MARKUP);
        await page.locator('main .button-main').click();
        await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
        await page.getByRole('link', { name: 'New workspace' }).click();
        await page.getByLabel('Name').fill(MARKUP + TEMPLATE);
        await page.getByLabel('Description').fill(buildHostileText('description'));
        await page.getByRole('button', { name: 'Create workspace' }).click();
        const found = [...(await listHarm(page))];
        await page.getByRole('link', { name: 'New project' }).first().click();
        found.push(...(await listHarm(page)));
        await page.getByLabel('Name').fill(MARKUP + TEMPLATE);
        await page.getByLabel('Description').fill(buildHostileText('description'));
        await page.getByRole('button', { name: 'Create project' }).click();
        found.push(...(await listHarm(page)));
        const path = new URL(page.url()).pathname;
        const other = await site.visit(path, { width: 360, beside: true });
        await other.page.locator('[data-avatars] .avatar').waitFor();
        await page.goto(`${site.address}${path}/chat`);
        await page.getByLabel('Message', { exact: true }).fill(buildHostileText('chat'));
        await page.getByRole('button', { name: 'Send' }).click();
        await page.locator('.chat-text').waitFor();
        found.push(...(await listHarm(page)));
        await other.page.locator('[data-unread] span').first().waitFor();
        await other.page.locator('[data-chat-toggle]').click();
        await other.page.locator('.chat-text').waitFor();
        found.push(...(await listHarm(other.page)), ...other.errors);
        found.push(
          ...(await listHarmOnPages(visit, [
            ['people', `${path}/members`],
            ['chat', `${path}/chat`],
            ['project form', `${path}/edit`],
            ['project deletion', `${path}/delete`],
          ])),
        );
        expect([found, errors]).toEqual([[], []]);
      });

      it('is escaped in the choice between two versions', async () => {
        const client = await createClient();
        const study = await client.createEntity('Investigation', { title: 'Before' });
        const { page, errors } = await site.visit(client.getPath('entity', study.id), { width: 360 });
        await page.route('**/*', (route) => (route.request().url().includes('/ws/') ? route.abort() : route.continue()));
        await client.post(client.getPath('entities'), {
          entity_type: 'Investigation',
          node_id: study.id,
          data: { title: buildHostileText('theirs') },
        });
        await page.locator('[name="title"]').fill(buildHostileText('mine'));
        await page.locator('.save-bar [data-save]').click();
        await page.locator('.difference').first().waitFor();
        expect(await listHarm(page)).toEqual([]);
        expect(errors.filter((trouble) => !trouble.includes('409 (Conflict)'))).toEqual([]);
      });

      it('is escaped on the pages of a previewed and a rejected import, including the file name', async () => {
        const client = await createClient();
        const { page, errors } = await site.visit(client.getPath('import'), { width: 360 });
        const importEntities = async (entities: readonly object[], profile = 'miappe') => {
          const file = { profile, version: '1.1', name: buildHostileText('file'), entities };
          await page.goto(site.address + client.getPath('import'));
          await page.locator('#file').setInputFiles({
            name: `${MARKUP.replaceAll('/', '')}.json`,
            mimeType: 'application/json',
            buffer: Buffer.from(JSON.stringify(file)),
          });
          await page.getByRole('button', { name: 'Preview the import' }).click();
        };
        await importEntities(
          [{ entity_type: 'Investigation', data: { title: buildHostileText('refused') } }],
          buildHostileText('profile'),
        );
        await page.locator('main .notice.tone-bad', { hasText: MARKUP }).waitFor();
        const found = [...(await listHarm(page))];
        for (const entity_type of [MARKUP, 'Investigation']) {
          await importEntities([
            { entity_type, data: { title: buildHostileText('title'), description: buildHostileText('description') } },
          ]);
          await page.locator('.import-rows', { hasText: entity_type }).waitFor();
          found.push(...(await listHarm(page)));
        }
        expect([found, errors]).toEqual([[], []]);
      });
    });
  },
  { withDatabase: true },
);
