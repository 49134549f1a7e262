import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseProfile } from '../../profiles/reading/profile-file.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { restoreEntity } from '../history/handlers.ts';
import { readHistory } from '../history/store.ts';
import { createProjectObjects, parseDocumentChanges } from '../snapshot/check-project.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { deleteEntity } from './delete-entity.ts';
import { duplicateEntity } from './duplicate-entity.ts';
import { type Move, moveEntity } from './handlers.ts';
import type { EntityRow } from './store.ts';
import { createTestProject, getBuiltInProfile, readExampleData, type TestProject } from './testing-project.ts';

describeWithDatabase('An entity in its project', () => {
  let database: Database;
  let project: TestProject;
  let study: EntityRow;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    project = await createTestProject(database);
    study = await project.make('Study', { unique_id: 'STU', title: 'Wheat' });
  });

  const createFactors = async (...names: string[]) => {
    const made: EntityRow[] = [];
    for (const name of names) made.push(await project.make('Factor', { unique_id: name, name }, study));
    return made as [EntityRow, EntityRow, EntityRow];
  };
  const listChildNames = async (parent = study) =>
    (await openSnapshot(project.context, project.scope))
      .listChildren(parent.id)
      .map(({ label, position }) => `${position} ${label}`);
  const moveRow = (row: EntityRow, to: Move) => moveEntity(project.context, project.scope, row.id, to);
  const deleteRow = (row: EntityRow) => deleteEntity(project.context, project.scope, row.id);
  const readActions = async (row: EntityRow) =>
    (await readHistory(database.pool, project.scope.project.id, { entityId: row.id, limit: 100, offset: 0 })).rows.map(
      ({ action }) => action,
    );

  it.each<[Move, string[]]>([
    [{ direction: 'up' }, ['0 b', '1 a', '2 c']],
    [{ direction: 'down' }, ['0 a', '1 c', '2 b']],
    [{ direction: 'first' }, ['0 b', '1 a', '2 c']],
    [{ direction: 'last' }, ['0 a', '1 c', '2 b']],
    [{ position: 0 }, ['0 b', '1 a', '2 c']],
    [{ position: 9_000_000 }, ['0 a', '1 c', '2 b']],
  ])('moves within its list by %j', async (to, expected) => {
    const [, b] = await createFactors('a', 'b', 'c');
    expect(await listChildNames()).toEqual(['0 a', '1 b', '2 c']);
    await moveRow(b, { ...to, version: 1 });
    expect(await listChildNames()).toEqual(expected);
    expect(await readActions(b)).toEqual(['moved', 'created']);
  });

  it.each<Move>([{ direction: 'up' }, { direction: 'first' }, { position: 0 }])(
    'remains unchanged if %j leads to its current place',
    async (to) => {
      const [a] = await createFactors('a', 'b');
      expect((await moveRow(a, to)).version).toBe(1);
      expect(await readActions(a)).toEqual(['created']);
    },
  );

  it('moves to another parent with its descendants', async () => {
    const [a] = await createFactors('a', 'b');
    const value = await project.make('FactorValue', { value: 'dry' }, a);
    const other = await project.make('Study', {});
    await moveRow(a, { parentId: other.id, position: 0 });
    expect([await listChildNames(), await listChildNames(other), await listChildNames(a)]).toEqual([
      ['0 b'],
      ['0 a'],
      [`0 ${value.label}`],
    ]);
  });

  it('does not move into itself or a descendant', async () => {
    const profile = parseProfile(
      'version: "1"\nname: boxes\nroot_entity: Box\nentities:\n  Box: { fields: [ { name: boxes, type: list, items: Box } ] }\n',
      'boxes.yaml',
      { name: 'boxes', version: '1' },
    );
    const boxes = await createTestProject(database, profile);
    const outer = await boxes.make('Box', {});
    const inner = await boxes.make('Box', {}, outer);
    for (const parentId of [outer.id, inner.id])
      await expect(moveEntity(boxes.context, boxes.scope, outer.id, { parentId })).rejects.toThrow(
        'parent_id: an entity cannot contain itself.',
      );
  });

  it('is at most 64 levels deep after a creation or a move', async () => {
    const profile = parseProfile(
      'version: "1"\nname: boxes\nroot_entity: Box\nentities:\n  Box: { fields: [ { name: boxes, type: list, items: Box } ] }\n',
      'boxes.yaml',
      { name: 'boxes', version: '1' },
    );
    const boxes = await createTestProject(database, profile);
    const createTower = (height: number) =>
      boxes.save(
        ...Array.from({ length: height }, (_, level) => ({
          entityType: 'Box',
          data: {},
          ref: `${level}`,
          parentId: level === 0 ? null : `${level - 1}`,
        })),
      );
    const tall = await createTower(64);
    const [low] = await createTower(2);
    await expect(boxes.make('Box', {}, tall.at(-1))).rejects.toThrow(
      'parent_id: entities can be nested at most 64 levels deep',
    );
    await expect(moveEntity(boxes.context, boxes.scope, low?.id ?? '', { parentId: tall[62]?.id })).rejects.toThrow(
      '64 levels',
    );
    expect((await boxes.row(low?.id ?? ''))?.parentId).toBeNull();
  });

  it.each<[string, Move, string]>([
    ['both a direction and a position', { direction: 'up', position: 0 }, 'direction: send either'],
    ['neither a direction nor a position', {}, 'position: position, direction or parent_id'],
    ['an unknown parent', { parentId: 'nobody' }, 'parent_id: the project has no entity'],
    ['an older version', { position: 0, version: 7 }, 'version 1 is the current one, the request contains 7'],
    ['a step in another list', { direction: 'up', parentId: null }, 'direction: up moves within a list'],
  ])('is not moved by a request with %s', async (_what, to, detail) => {
    await expect(moveRow(study, to)).rejects.toThrow(detail);
  });

  it('is deleted with its descendants, and its siblings close the gap', async () => {
    const [a, b] = await createFactors('a', 'b');
    const value = await project.make('FactorValue', { value: 'dry' }, a);
    expect((await deleteRow(a)).map(({ id }) => id)).toEqual([a.id, value.id]);
    expect((await project.rows()).map(({ id }) => id)).toEqual([study.id, b.id]);
    expect(await listChildNames()).toEqual(['0 b']);
  });

  it('is not deleted if its version or the number of its descendants differs from the confirmation', async () => {
    await createFactors('a', 'b');
    await expect(deleteEntity(project.context, project.scope, study.id, { descendants: 1 })).rejects.toThrow(
      '2 entities would be deleted with it now, but you confirmed 1.',
    );
    await expect(deleteEntity(project.context, project.scope, study.id, { version: 3 })).rejects.toThrow(
      'version 1 is the current one',
    );
    expect(await project.rows()).toHaveLength(3);
  });

  it('is restored to its place with the descendants that were deleted with it, but not those deleted earlier', async () => {
    const [a, b, c] = await createFactors('a', 'b', 'c');
    const [early, remaining] = [
      await project.make('FactorValue', { unique_id: 'early' }, b),
      await project.make('FactorValue', { unique_id: 'kept' }, b),
    ];
    await deleteRow(early);
    await deleteRow(b);
    expect(await listChildNames()).toEqual(['0 a', '1 c']);
    await restoreEntity(project.context, project.scope, b.id, { restoreVersion: 1, version: 2 });
    expect(await listChildNames()).toEqual(['0 a', '1 b', '2 c']);
    expect((await project.rows()).map(({ id }) => id).sort()).toEqual([study.id, a.id, b.id, c.id, remaining.id].sort());
    expect(await readActions(b)).toEqual(['restored', 'deleted', 'created']);
  });

  it('is restored to earlier values as a new version', async () => {
    await project.save({ entityType: 'Study', nodeId: study.id, data: { title: 'Barley', description: 'new' } });
    const { row } = await restoreEntity(project.context, project.scope, study.id, { restoreVersion: 1, version: 2 });
    expect(row).toMatchObject({ version: 3, data: { unique_id: 'STU', title: 'Wheat' }, label: 'Wheat' });
    const again = await restoreEntity(project.context, project.scope, study.id, { restoreVersion: 1 });
    expect(again).toMatchObject({ outcome: 'unchanged', row: { version: 3 } });
  });

  it('is not restored if its parent is deleted, or its place is taken', async () => {
    const [a] = await createFactors('a');
    const place = await project.make('Location', {}, study, 'geographic_location');
    await deleteRow(place);
    await project.make('Location', {}, study, 'geographic_location');
    await expect(restoreEntity(project.context, project.scope, place.id, { restoreVersion: 1 })).rejects.toThrow(
      'contains another one now',
    );
    await deleteRow(a);
    await deleteRow(study);
    await expect(restoreEntity(project.context, project.scope, a.id, { restoreVersion: 1 })).rejects.toThrow(
      'The Study that contains this entity is also deleted. Restore it first.',
    );
  });

  it('is duplicated to the next position, with new names that references inside the copy use', async () => {
    const other = await project.make('Study', { unique_id: 'STU-copy' });
    const unit = await project.make('ObservationUnit', { unique_id: 'U', study_id: 'STU' }, study);
    await project.make('Sample', { unique_id: 'S', observation_unit_id: 'U' }, unit);
    const copy = await duplicateEntity(project.context, project.scope, study.id);
    const snapshot = await openSnapshot(project.context, project.scope);
    const [unitCopy] = snapshot.listChildren(copy.id);
    const [sampleCopy] = snapshot.listChildren(unitCopy?.id ?? '');
    expect(snapshot.listChildren(null).map(({ id }) => id)).toEqual([study.id, copy.id, other.id]);
    expect(copy).toMatchObject({ version: 1, data: { unique_id: 'STU-copy-2', title: 'Wheat' }, identifier: 'STU-copy-2' });
    expect(unitCopy?.data).toEqual({ unique_id: 'U-copy', study_id: 'STU-copy-2' });
    expect(sampleCopy?.data).toMatchObject({ observation_unit_id: 'U-copy' });
    expect((await project.row(unit.id))?.data).toEqual(unit.data);
  });

  it('is not duplicated in a single-entity field', async () => {
    const place = await project.make('Location', {}, study, 'geographic_location');
    await expect(duplicateEntity(project.context, project.scope, place.id)).rejects.toThrow(
      'geographic_location can contain only one Location',
    );
  });

  it('is equal in a newly read and in an updated snapshot after each of several changes', async () => {
    const openFollowedSnapshot = () => openSnapshot(project.context, project.scope);
    const openUncachedSnapshot = () => openSnapshot({ ...project.context }, project.scope);
    const [a, b] = await createFactors('a', 'b', 'c');
    const copy = await duplicateEntity(project.context, project.scope, study.id);
    const steps: (() => Promise<unknown>)[] = [
      () => moveRow(a, { direction: 'last' }),
      () => moveRow(b, { parentId: copy.id, position: 1 }),
      () => deleteRow(a),
      () => project.save({ entityType: 'Study', nodeId: copy.id, data: { title: '' } }),
      () => restoreEntity(project.context, project.scope, a.id, { restoreVersion: 1 }),
      () => moveRow(copy, { direction: 'up' }),
      () => deleteRow(study),
    ];
    for (const step of [async () => undefined, ...steps]) {
      await step();
      expect((await openFollowedSnapshot()).rows).toEqual((await openUncachedSnapshot()).rows);
    }
  });

  it('has its values in the order of the profile', async () => {
    const made = await project.make('Study', { description: 'd', title: 't', unique_id: 'u', investigation_id: 'i' });
    const expected = ['unique_id', 'investigation_id', 'title', 'description'];
    const snapshot = await openSnapshot({ ...project.context }, project.scope);
    expect([Object.keys(made.data), Object.keys(snapshot.get(made.id)?.data ?? {})]).toEqual([expected, expected]);
  });

  it('is exported as the data set that it was created from', async () => {
    const profile = getBuiltInProfile('isa/1.0');
    const isa = await createTestProject(database, profile);
    const example = readExampleData('isa/1.0');
    await isa.save(...parseDocumentChanges(profile, example));
    expect(createProjectObjects(profile, await isa.rows()).tops.map(({ data }) => data)).toEqual([example]);
  });
});
