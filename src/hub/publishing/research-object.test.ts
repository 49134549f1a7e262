// @module-tag full
/** Tests the research object of a collaboration: projects, people, missing values, rights, and RO-Crate. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { readPackedFiles } from '../exchange/import/reading/packed-files.ts';
import { READING_LIMITS } from '../exchange/import/reading/reading-limits.ts';
import { COLLABORATION, createLoginEnvironment, createSessionCookie, startTestHub, type TestHub } from '../testing-hub.ts';

const PATH = `/hub/collaborations/${encodeURIComponent(COLLABORATION)}`;
/** A second collaboration, whose members cannot view the projects of the first. */
const OTHER = 'crops:other_trial';
const LOGIN = { ...createLoginEnvironment(), HUB_ACCESS: 'login' };

describeWithDatabase('The research object of a collaboration', () => {
  let folder: string;
  let hub: TestHub;
  const projectIds: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-research-'));
    hub = await startTestHub({ ...LOGIN, DATA_DIR: folder });
    for (const [index, collaboration] of [COLLABORATION, COLLABORATION, OTHER].entries()) {
      const { projectId, entityId } = await hub.place(collaboration);
      projectIds.push(projectId);
      const { pool } = hub.database;
      await pool.query('update hub_projects set name = $2 where id = $1', [projectId, `Trial ${index + 1}`]);
      const investigation = {
        unique_id: `INV-${index}`,
        title: `Drought ${index}`,
        description: 'Pots.',
        license: 'CC-BY-4.0',
      };
      await pool.query('update hub_entities set data = $2 where id = $1', [entityId, investigation]);
      for (const [position, person] of [
        { orcid: '0000-0002-1825-0097', name: 'Ada Able', institution: 'Field Lab (https://ror.org/04qw24q55)' },
        { name: `Only Here ${index}`, email: `here.${index}@t.example` },
      ].entries())
        await pool.query(
          `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, data, label, updated_by)
            values (gen_random_uuid(), $1, 'Person', $2, 'contacts', $4, $3, 'Person', 'tests')`,
          [projectId, entityId, person, position],
        );
    }
    const form = new FormData();
    form.append('file', new File(['a\n1\n'], 'heights.csv'));
    expect((await hub.send('member', `/hub/projects/${projectIds[0]}/files`, { form })).status).toBe(201);
    // The server reads a large project in a worker thread.
    await hub.database.pool.query(
      `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, data, label, updated_by)
        select gen_random_uuid(), project_id, 'Study', id, 'studies', n, jsonb_build_object('unique_id', 'S' || n), 'S', 'tests'
          from hub_entities, generate_series(1, 1001) n where project_id = $1 and parent_id is null`,
      [projectIds[1]],
    );
  });
  afterAll(async () => {
    await hub?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function downloadCrate() {
    const cookie = await createSessionCookie(LOGIN, hub.database, 'member');
    const answer = await fetch(`${hub.address}${PATH}/export`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    const path = join(folder, 'crate.zip');
    await writeFile(path, Buffer.from(await answer.arrayBuffer()));
    return readPackedFiles(path, READING_LIMITS, 'an RO-Crate');
  }

  it('combines the projects of all workspaces, and lists a person who is in several projects only once', async () => {
    const { status, body } = await hub.send('member', PATH);
    expect(status).toBe(200);
    expect(body.projects.map(({ id }: { id: string }) => id)).toEqual(projectIds.slice(0, 2));
    expect(body.projects[0]).toMatchObject({ title: 'Drought 0', license: 'CC-BY-4.0', entities: expect.anything() });
    const people = body.people.map(({ name, project_ids }: { name: string; project_ids: string[] }) => [name, project_ids]);
    expect(people).toEqual([
      ['Ada Able', projectIds.slice(0, 2)],
      ['Only Here 0', projectIds.slice(0, 1)],
      ['Only Here 1', projectIds.slice(1, 2)],
    ]);
    const levels = body.missing.map(({ level }: { level: string }) => level);
    expect(levels).toEqual(levels.toSorted((one: string, other: string) => other.localeCompare(one)));
    expect(new Set(body.missing.map((part: { project_id: string }) => part.project_id))).toEqual(
      new Set(projectIds.slice(0, 2)),
    );
    expect(body.total).toBe(2);
  });

  it('shows no projects to callers who are not members, and returns 404 for its file', async () => {
    const { status, body } = await hub.send('nonMember', PATH);
    expect([status, body.projects, body.people, body.total]).toEqual([200, [], [], 0]);
    expect((await hub.send('nonMember', `${PATH}/export`)).status).toBe(404);
    expect((await hub.send('member', `/hub/collaborations/${encodeURIComponent(OTHER)}`)).body.total).toBe(0);
  });

  it('shows each missing part with a link to its project, and a link to the export', async () => {
    const { text } = await hub.send('member', PATH, { accept: 'text/html' });
    expect(text).toContain('The ORCID iD of Only Here 0 is missing.');
    expect(text).toContain(`<a href="/hub/projects/${projectIds[0]}">Trial 1</a>`);
    expect(text).toContain(`href="${PATH}/export"`);
    const empty = await hub.send('nonMember', PATH, { accept: 'text/html' });
    expect(empty.text).toContain('No projects to show.');
  });

  it('is exported as one RO-Crate with a crate of each project, which another project can import completely', async () => {
    const files = await downloadCrate();
    const names = files.map(({ path }) => path).filter((path) => !path.endsWith('/'));
    expect(names).toEqual(['projects/Trial_1.ro-crate.zip', 'projects/Trial_2.ro-crate.zip', 'ro-crate-metadata.json']);
    // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
    const graph: any[] = JSON.parse(String(files.at(-1)?.bytes))['@graph'];
    const findEntity = (id: string) => graph.find((entity) => entity['@id'] === id);
    expect(graph.filter((entity) => entity.name === 'Ada Able')).toHaveLength(1);
    expect(findEntity('./')).toMatchObject({
      identifier: COLLABORATION,
      license: { '@id': 'https://creativecommons.org/licenses/by/4.0/' },
      hasPart: { '@id': 'projects/' },
    });
    expect(findEntity('projects/Trial_1.ro-crate.zip')).toMatchObject({
      headline: 'Drought 0',
      encodingFormat: 'application/zip',
    });
    const target = await hub.place();
    await hub.database.pool.query('delete from hub_entities where project_id = $1', [target.projectId]);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(files.find(({ path }) => path === names[0])?.bytes ?? [])], 'crate.zip'));
    const preview = await hub.send('member', `/hub/projects/${target.projectId}/import`, { form });
    expect(preview.body).toMatchObject({ status: 'ready', counts: { created: 3, refused: 0 }, left_out: [] });
  });

  it('is not exported completely if a stored file cannot be read, and neither is its project', async () => {
    await rm(join(folder, 'hub/files'), { recursive: true });
    for (const path of [`${PATH}/export`, `/hub/projects/${projectIds[0]}/export?format=ro-crate`])
      await expect(hub.send('member', path)).rejects.toThrow();
    expect((await hub.send('member', PATH)).status).toBe(200);
  });
});
