import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRandom } from '../../profiles/testing-seeded-random.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { restoreEntity } from '../history/handlers.ts';
import { saveEntities } from '../saving/save-entities.ts';
import { checkProject } from '../snapshot/check-project.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { deleteEntity } from './delete-entity.ts';
import { duplicateEntity } from './duplicate-entity.ts';
import { moveEntity } from './handlers.ts';
import type { EntityRow } from './store.ts';
import { createTestProject, type TestProject } from './testing-project.ts';

describeWithDatabase('A project with many changes', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const readHistory = async (project: TestProject) =>
    (
      await database.pool.query('select * from hub_entity_versions where project_id = $1 order by seq', [
        project.scope.project.id,
      ])
    ).rows;

  it('saves 10,000 entities in one request and checks all of them', { tags: 'full', timeout: 180_000 }, async () => {
    const project = await createTestProject(database);
    const study = await project.make('Study', { unique_id: 'S', investigation_id: 'I', title: 'Large' });
    const units = Array.from({ length: 9_999 }, (_, index) => ({
      entityType: 'ObservationUnit',
      parentId: study.id,
      data: { unique_id: `U${index % 9_998}`, study_id: 'S', observation_unit_type: 'plot' },
    }));
    const saved = await saveEntities(project.context, project.scope, units);
    expect(saved.map(({ row }) => row.position)).toEqual(units.map((_, index) => index));
    const rows = await project.rows();
    const { errorsOf, ...check } = checkProject(project.scope.profile, rows);
    expect(check).toEqual({ checked: 10_000, invalid: 3, complete: true, warningsOf: new Map() });
    // The study refers to a missing investigation. The first and the last unit have the same name.
    expect([...errorsOf].map(([id, errors]) => [id, errors.map(({ rule }) => rule)])).toEqual([
      [study.id, ['reference']],
      [saved[0]?.row.id, ['unique_id_uniqueness']],
      [saved.at(-1)?.row.id, ['unique_id_uniqueness']],
    ]);
    expect(await readHistory(project)).toHaveLength(10_000);
    expect(await deleteEntity(project.context, project.scope, study.id, { descendants: 9_999 })).toHaveLength(10_000);
    await restoreEntity(project.context, project.scope, study.id, { restoreVersion: 1 });
    expect((await project.rows()).map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('loses no save when many users save entities concurrently', async () => {
    const project = await createTestProject(database);
    const shared = await project.make('Study', { title: 'shared' });
    const people = Array.from({ length: 12 }, async (_, person) => {
      const own = await project.make('Study', { title: `${person}: 0` });
      for (let save = 1; save <= 3; save += 1) {
        await project.save({ entityType: 'Study', nodeId: own.id, version: save, data: { title: `${person}: ${save}` } });
        // Programs may save without a version, so all clients save the shared entity without one.
        await project.save({ entityType: 'Study', nodeId: shared.id, data: { description: `${person}.${save}` } });
      }
    });
    await Promise.all(people);
    const rows = await project.rows();
    expect(rows.filter(({ id }) => id !== shared.id).map(({ version, label }) => [version, label.slice(-3)])).toEqual(
      people.map(() => [4, ': 3']),
    );
    expect(rows.find(({ id }) => id === shared.id)?.version).toBe(1 + 36);
    const sequence = (await readHistory(project)).map(({ seq }) => Number(seq));
    expect(sequence).toEqual(sequence.map((_, index) => index + 1));
  });

  it('keeps its tree consistent through random changes', async () => {
    const project = await createTestProject(database);
    const random = createSeededRandom(7);
    const gone: string[] = [];
    const readIds = async () => (await project.rows()).map(({ id }) => id);
    const top = await project.make('Study', { unique_id: 'top' });
    for (let step = 0; step < 60; step += 1) {
      const rows = await project.rows();
      const row = random.pick(rows);
      const studies = rows.filter(({ entityType }) => entityType === 'Study');
      const acts: (() => Promise<unknown>)[] = [
        () => project.make('Study', { unique_id: `s${step}` }),
        () => project.make('Factor', { unique_id: `f${step}` }, random.pick(studies)),
        () => project.make('Factor', { unique_id: `g${step}` }, random.pick(studies)),
        () => moveEntity(project.context, project.scope, row.id, { position: random.below(5) }),
        () => duplicateEntity(project.context, project.scope, row.id),
        async () => {
          const factor = rows.find(({ entityType }) => entityType === 'Factor');
          if (factor !== undefined)
            await moveEntity(project.context, project.scope, factor.id, {
              parentId: random.pick(studies).id,
              position: random.below(3),
            });
        },
        async () => {
          if (row.id === top.id || rows.length > 200) return;
          await deleteEntity(project.context, project.scope, row.id);
          gone.push(row.id);
        },
        async () => {
          const id = gone.pop();
          if (id !== undefined && !(await readIds()).includes(id))
            await restoreEntity(project.context, project.scope, id, { restoreVersion: 1 }).catch((error: Error) => {
              expect(error.message).toContain('restore it first');
            });
        },
      ];
      await random.pick(acts)();
      expectWhole(await project.rows());
    }
    const followed = await openSnapshot(project.context, project.scope);
    expect(followed.rows.length).toBe((await readIds()).length);
  });

  function expectWhole(rows: readonly EntityRow[]): void {
    const known = new Set(rows.map(({ id }) => id));
    expect(rows.filter(({ parentId }) => parentId !== null && !known.has(parentId))).toEqual([]);
    const lists = Map.groupBy(rows, ({ parentId, parentField, entityType }) => `${parentId} ${parentField ?? entityType}`);
    for (const siblings of lists.values())
      expect(siblings.map(({ position }) => position).sort((a, b) => a - b)).toEqual(siblings.map((_, index) => index));
  }

  it('stores and returns any text unchanged', async () => {
    const project = await createTestProject(database);
    const texts = [
      `'); drop table hub_entities; --`,
      '<script>alert(1)</script>',
      '{"a": "\\u0000"}',
      '{NULL,"x"}',
      '\\',
      '"',
      'NULL',
      '\u202eright to left',
      'e\u0301',
      '\u{1f33e}'.repeat(200),
      'x'.repeat(300),
      '=HYPERLINK("http://example.org")',
      '\u0001\u001f\u007f',
    ];
    const saved = await saveEntities(
      project.context,
      project.scope,
      texts.map((title) => ({ entityType: 'Study', data: { title, observation_unit_level_hierarchy: [title] } })),
    );
    const rows = await project.rows();
    expect(rows.map(({ data }) => data)).toEqual(texts.map((title) => ({ title, observation_unit_level_hierarchy: [title] })));
    expect(saved.map(({ row }) => row.data.title)).toEqual(texts);
    expect(checkProject(project.scope.profile, rows).checked).toBe(texts.length);
  });
});
