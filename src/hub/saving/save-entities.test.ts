import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { ConflictError, type EntityRow } from '../entities/store.ts';
import { createTestProject, type TestProject } from '../entities/testing-project.ts';
import { saveEntities } from './save-entities.ts';

describeWithDatabase('A save of entities', () => {
  let database: Database;
  let project: TestProject;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    project = await createTestProject(database);
  });

  const readHistory = async (id: string) =>
    (
      await database.pool.query(
        'select version, action, data, user_name from hub_entity_versions where entity_id = $1 order by version',
        [id],
      )
    ).rows;
  const readEvents = async () =>
    (
      await database.pool.query('select frame from hub_events where project_id = $1 order by seq', [project.scope.project.id])
    ).rows.map(({ frame }) => (typeof frame === 'string' ? JSON.parse(frame) : frame));

  it('stores an entity that lacks its required values', async () => {
    const made = await project.make('Study', {});
    expect(await project.row(made.id)).toMatchObject({
      entityType: 'Study',
      data: {},
      label: 'Study 1',
      identifier: '',
      version: 1,
    });
  });

  it('stores invalid values unchanged', async () => {
    const made = await project.make('Location', { latitude: 'north', altitude: '' });
    expect((await project.row(made.id))?.data).toEqual({ latitude: 'north' });
  });

  it('computes label and identifier', async () => {
    const made = await project.make('Study', { unique_id: 'STU-1', title: 'Wheat\n under drought' });
    expect(made).toMatchObject({ label: 'Wheat under drought', identifier: 'STU-1' });
  });

  it('changes only the given fields, and removes null and empty values', async () => {
    const made = await project.make('Study', { unique_id: 'STU-1', title: 'Wheat', description: 'Long' });
    await project.save({ entityType: 'Study', nodeId: made.id, version: 1, data: { title: null, description: '' } });
    expect(await project.row(made.id)).toMatchObject({ version: 2, data: { unique_id: 'STU-1' } });
  });

  it('converts a single value of a list field to a list', async () => {
    const made = await project.make('Study', { observation_unit_level_hierarchy: 'block' });
    expect(made.data).toEqual({ observation_unit_level_hierarchy: ['block'] });
  });

  it('does not change version and history if nothing changed', async () => {
    const made = await project.make('Study', { unique_id: 'STU-1' });
    const [again] = await saveEntities(project.context, project.scope, [
      { entityType: 'study', nodeId: made.id, version: 1, data: { unique_id: 'STU-1' } },
    ]);
    expect(again).toMatchObject({ outcome: 'unchanged', row: { version: 1 } });
    expect(await readHistory(made.id)).toHaveLength(1);
  });

  it('records the save and its user in the history, and notifies the channel', async () => {
    const made = await project.make('Study', { unique_id: 'STU-1' });
    await project.save({ entityType: 'Study', nodeId: made.id, version: 1, data: { title: 'Wheat' } });
    expect(await readHistory(made.id)).toMatchObject([
      { version: 1, action: 'created', data: { unique_id: 'STU-1' }, user_name: 'Guest 1' },
      { version: 2, action: 'updated', data: { unique_id: 'STU-1', title: 'Wheat' } },
    ]);
    expect(await readEvents()).toEqual([
      { type: 'update', action: 'created', entity_id: made.id, entity_type: 'Study', version: 1 },
      { type: 'update', action: 'updated', entity_id: made.id, entity_type: 'Study', version: 2 },
    ]);
  });

  it('returns the current state to the second of two saves of the same version', async () => {
    const made = await project.make('Study', { unique_id: 'STU-1' });
    const saveTitle = (title: string) => project.save({ entityType: 'Study', nodeId: made.id, version: 1, data: { title } });
    const outcomes = await Promise.allSettled([saveTitle('one'), saveTitle('other')]);
    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(won).toHaveLength(1);
    expect(lost[0]).toBeInstanceOf(ConflictError);
    expect(lost[0].current).toEqual([await project.row(made.id)]);
    expect((await readHistory(made.id)).map(({ data }) => data.title)).toEqual([undefined, won[0]?.data.title]);
  });

  it('saves either all changes of a call or none', async () => {
    const made = await project.make('Study', { unique_id: 'STU-1' });
    const createChange = (version: number) => ({ entityType: 'Study', nodeId: made.id, version, data: { title: 'new' } });
    await expect(project.save({ entityType: 'Study', data: { unique_id: 'STU-2' } }, createChange(7))).rejects.toThrow(
      '1 of 2 entities has changed. Nothing was saved. Read them again, and send your changes with their versions.',
    );
    expect(await project.rows()).toEqual([made]);
  });

  it('accepts an entity of the same call as the parent of later changes', async () => {
    const [top, study, unit] = await project.save(
      { entityType: 'Investigation', data: {}, ref: 'a' },
      { entityType: 'Study', data: {}, parentId: 'a', ref: 'b' },
      { entityType: 'ObservationUnit', data: {}, parentId: 'b', parentField: 'observation_units' },
    );
    expect(study).toMatchObject({ parentId: top?.id, parentField: 'studies', position: 0 });
    expect(unit?.parentId).toBe(study?.id);
  });

  it('adds new siblings at the end, or at the given position', async () => {
    const study = await project.make('Study', {});
    for (const name of ['a', 'b', 'c']) await project.make('Factor', { name }, study);
    await project.save({ entityType: 'Factor', parentId: study.id, data: { name: 'first' }, position: 0 });
    const names = (await project.rows()).filter(({ entityType }) => entityType === 'Factor').map(({ label }) => label);
    expect(names).toEqual(['first', 'a', 'b', 'c']);
  });

  it('moves an entity whose change names another parent, and closes the gap', async () => {
    const [one, other] = [await project.make('Study', {}), await project.make('Study', {})];
    const factors: EntityRow[] = [];
    for (const name of ['a', 'b']) factors.push(await project.make('Factor', { name }, one));
    await project.save({ entityType: 'Factor', nodeId: factors[0]?.id, parentId: other.id, data: {} });
    expect(await project.row(factors[0]?.id ?? '')).toMatchObject({ parentId: other.id, position: 0, version: 2 });
    expect(await project.row(factors[1]?.id ?? '')).toMatchObject({ parentId: one.id, position: 0, version: 1 });
    expect((await readHistory(factors[0]?.id ?? '')).at(-1)).toMatchObject({ action: 'moved' });
  });

  const refusals: [string, (study: EntityRow) => Parameters<TestProject['save']>[0], string][] = [
    ['an unknown type', () => ({ entityType: 'Plot', data: {} }), 'entity_type: miappe/1.1 has no entity type "Plot".'],
    ['an unknown field', () => ({ entityType: 'Study', data: { color: 'red' } }), 'data.color: Study has no such field.'],
    [
      'a field that contains entities',
      () => ({ entityType: 'Study', data: { persons: [] } }),
      'data.persons: contains Person entities',
    ],
    ['a nested object', () => ({ entityType: 'Study', data: { title: { a: 1 } } }), 'data.title: must be a plain value'],
    ['a list in a list', () => ({ entityType: 'Study', data: { title: [['a']] } }), 'data.title: must be a plain value'],
    ['the character NUL', () => ({ entityType: 'Study', data: { title: 'a\0b' } }), 'data.title: contains the character NUL'],
    [
      'an unpaired surrogate',
      () => ({ entityType: 'Study', data: { title: 'a\ud800' } }),
      'data.title: contains an unpaired surrogate',
    ],
    [
      'an infinite number',
      () => ({ entityType: 'Location', data: { latitude: Number.POSITIVE_INFINITY } }),
      'data.latitude: the number is too large',
    ],
    [
      'an unknown parent',
      () => ({ entityType: 'Factor', parentId: 'nobody', data: {} }),
      'parent_id: the project has no entity "nobody".',
    ],
    [
      'a parent that cannot contain the type',
      (study) => ({ entityType: 'Investigation', parentId: study.id, data: {} }),
      'parent_id: no field of Study can contain Investigation entities.',
    ],
    [
      'a field that cannot contain the type',
      (study) => ({ entityType: 'Factor', parentId: study.id, parentField: 'persons', data: {} }),
      'parent_field: the field persons of Study cannot contain Factor entities; these do: factors.',
    ],
    [
      'a field without a parent',
      () => ({ entityType: 'Factor', parentField: 'factors', data: {} }),
      'parent_field: an entity without a parent',
    ],
    [
      'a type that differs from that of the entity',
      (study) => ({ entityType: 'Factor', nodeId: study.id, data: {} }),
      'entity_type: the entity is of the type Study',
    ],
    [
      'an unknown entity',
      () => ({ entityType: 'Study', nodeId: 'nobody', data: {} }),
      'node_id: the project has no entity "nobody".',
    ],
  ];
  it.each(refusals)('rejects %s, and names the property', async (_what, change, detail) => {
    const study = await project.make('Study', {});
    await expect(project.save(change(study))).rejects.toThrow(detail);
    expect(await project.rows()).toEqual([study]);
  });

  it('adds at most one entity to a single-entity field', async () => {
    const study = await project.make('Study', {});
    await project.make('Location', {}, study, 'geographic_location');
    await expect(project.make('Location', {}, study, 'geographic_location')).rejects.toThrow(
      'parent_field: geographic_location can contain only one Location, and contains one already.',
    );
  });

  it('rejects entities of another project', async () => {
    const elsewhere = await createTestProject(database);
    const theirs = await elsewhere.make('Study', {});
    await expect(project.make('Factor', {}, theirs)).rejects.toThrow('parent_id: the project has no entity');
    await expect(project.save({ entityType: 'Study', nodeId: theirs.id, data: {} })).rejects.toThrow(
      'node_id: the project has no',
    );
  });

  it('saves an identifier of 1.5 MB', async () => {
    const long = '\u{1f33e}x'.repeat(300_000);
    const made = await project.make('Study', { unique_id: long });
    expect((await project.row(made.id))?.data.unique_id).toBe(long);
  });
});
