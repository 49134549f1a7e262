import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import type { EntityRow } from '../entities/store.ts';
import { createTestProject, type TestProject } from '../entities/testing-project.ts';

describeWithDatabase('The graph of a project', () => {
  let server: TestServer;
  let project: TestProject;
  let study: EntityRow;
  let unit: EntityRow;
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    project = await createTestProject(server.database as Database);
    const investigation = await project.make('Investigation', { unique_id: 'INV', title: 'Drought' });
    study = await project.make('Study', { unique_id: 'S1', title: 'Field <b>trial</b>' }, investigation, 'studies');
    await project.make('BiologicalMaterial', { unique_id: 'BM', study_id: 'S1' }, study, 'biological_materials');
    unit = await project.make('ObservationUnit', { unique_id: 'OU', biological_material_id: 'BM' }, study, 'observation_units');
    await project.make('Sample', { unique_id: 'SA' }, unit, 'samples');
    // This entity of another project must not appear in the graph.
    await (await createTestProject(server.database as Database)).make('Investigation', { unique_id: 'OTHER', title: 'Other' });
  });
  afterAll(() => server.stop());

  const requestPath = (path: string, accept = 'application/json') =>
    fetch(`${server.address}${path}`, { headers: { Accept: accept } });
  const readGraphAt = async (path: string) =>
    (await (await requestPath(path)).json()) as { nodes: { label: string; group: string }[]; edges: { label: string }[] };
  const getProjectPath = () => `/hub/projects/${project.scope.project.id}`;

  it('contains its entities, their children and the targets of their references', async () => {
    const { nodes, edges } = await readGraphAt(`${getProjectPath()}/api/graph`);
    expect([nodes.map(({ label }) => label), edges.map(({ label }) => label).toSorted()]).toEqual([
      ['Drought', 'Field <b>trial</b>', 'BM', 'OU', 'SA'],
      [
        ...['biological_material_id', 'biological_materials', 'investigation_id', 'observation_unit_id', 'observation_units'],
        ...['samples', 'studies', 'study_id', 'study_id'],
      ],
    ]);
  });

  it.each([
    ['type=Study&type=sample', ['Field <b>trial</b>', 'SA']],
    ['q=bm', ['Drought', 'Field <b>trial</b>', 'BM', 'OU']],
    ['q=BM&type=BiologicalMaterial', ['BM']],
    ['type=Nothing', undefined],
  ])('is filtered by %s', async (query, expected) => {
    const graph = await readGraphAt(`${getProjectPath()}/api/graph?${query}`);
    expect(graph.nodes?.map(({ label }) => label)).toEqual(expected);
  });

  it('is limited to an entity, its descendants, and the targets of their references', async () => {
    const { nodes } = await readGraphAt(`${getProjectPath()}/api/graph?node_id=${unit.id}`);
    expect(nodes.map(({ label }) => label)).toEqual(['Field <b>trial</b>', 'BM', 'OU', 'SA']);
  });

  it('equals the response of /api/graph for the project', async () => {
    expect(await readGraphAt(`/api/graph?project=${project.scope.project.id}`)).toEqual(
      await readGraphAt(`${getProjectPath()}/api/graph`),
    );
  });

  it('is contained in /api/graph with the graphs of other projects', async () => {
    const { nodes } = await readGraphAt('/api/graph');
    expect(nodes.map(({ label }) => label)).toEqual(['Drought', 'Field <b>trial</b>', 'BM', 'OU', 'SA', 'Other']);
  });

  it.each(['/api/graph?project=00000000-0000-4000-8000-000000000000', '/hub/projects/x/graph'])(
    'returns 404 for %s',
    async (path) => {
      expect((await requestPath(path)).status).toBe(404);
    },
  );

  it('is drawn on its page, with escaped labels and links to entities', async () => {
    const page = await (await requestPath(`${getProjectPath()}/graph`, 'text/html')).text();
    expect([
      page.includes('<b>trial'),
      page.includes(`href="${getProjectPath()}/graph?entity=${study.id}#node-${study.id}"`),
    ]).toEqual([false, true]);
  });

  it('shows the panel of an entity, with links to its form, its children and its references', async () => {
    const page = await (await requestPath(`${getProjectPath()}/graph?entity=${unit.id}`, 'text/html')).text();
    const panel = page.slice(page.indexOf('<aside class="graph-panel"'));
    expect([
      panel.includes(`href="${getProjectPath()}/entity/${unit.id}"`),
      panel.includes('Refers to</p><ul class="plain-list"><li><a'),
      /open=[^"]*samples/.test(panel),
    ]).toEqual([true, true, true]);
  });

  it('shows no panel for an unknown entity', async () => {
    expect(await (await requestPath(`${getProjectPath()}/graph?entity=none`, 'text/html')).text()).not.toContain('graph-panel');
  });

  it('folds many siblings, and unfolds those that the URL names', async () => {
    const many = await createTestProject(server.database as Database);
    const top = await many.make('Investigation', { unique_id: 'INV', title: 'Large' });
    await many.save(
      ...Array.from({ length: 30 }, (_, number) => ({
        entityType: 'Study',
        parentId: top.id,
        data: { unique_id: `S${number}`, title: `Study ${number}` },
      })),
    );
    const readNodes = async (query: string) => {
      const page = await (await requestPath(`/hub/projects/${many.scope.project.id}/graph${query}`, 'text/html')).text();
      return page.match(/class="graph-node/g)?.length;
    };
    expect([await readNodes(''), await readNodes(`?open=${top.id}.studies`)]).toEqual([2, 32]);
  });

  it('is paginated in /api/graph, each part with the edges between its nodes', async () => {
    const part = await readGraphAt(`/api/graph?project=${project.scope.project.id}&limit=2`);
    const next = await readGraphAt(`/api/graph?project=${project.scope.project.id}&limit=2&offset=2`);
    expect([part.nodes.map(({ label }) => label), part.edges.map(({ label }) => label).toSorted(), next.nodes.length]).toEqual([
      ['Drought', 'Field <b>trial</b>'],
      ['investigation_id', 'studies'],
      2,
    ]);
  });

  it('has a limited number of references to entities with the same identifier', async () => {
    const { pool } = server.database as Database;
    const { scope } = await createTestProject(server.database as Database);
    await pool.query(
      `insert into hub_entities (id, project_id, entity_type, position, data, label, updated_by)
       select gen_random_uuid(), $1, type, n, data, 'same', 'tests' from generate_series(1, 300) n,
         (values ('Investigation', '{"unique_id": "X"}'::jsonb), ('Study', '{"investigation_id": "X"}')) as types (type, data)`,
      [scope.project.id],
    );
    const { nodes, edges } = await readGraphAt(`/hub/projects/${scope.project.id}/api/graph`);
    expect([nodes.length, edges.length]).toEqual([600, 3_000]);
  });

  it('shows the next step while the project is empty', async () => {
    const empty = await createTestProject(server.database as Database);
    const page = await (await requestPath(`/hub/projects/${empty.scope.project.id}/graph`, 'text/html')).text();
    expect(page).toContain('Add the first entity');
  });
});
