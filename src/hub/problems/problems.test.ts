import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../exchange/testing-exchange.ts';

describeWithDatabase('The problems of a project', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-problems-'));
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    project = await site.project();
    const createRowInside = (entityType: string, parentId: string, parentField: string, data: object, ref = '') => ({
      entityType,
      parentId,
      parentField,
      data: data as Record<string, unknown>,
      ...(ref === '' ? {} : { ref }),
    });
    const createUnit = (id: number, type: string) =>
      createRowInside('ObservationUnit', 'study', 'observation_units', {
        unique_id: `U${id}`,
        study_id: 'STU',
        observation_unit_type: type,
      });
    await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV', title: 'Drought' }, ref: 'inv' },
      createRowInside(
        'Study',
        'inv',
        'studies',
        { unique_id: 'STU', investigation_id: 'INV', title: 'Field', start_date: '31.12.2024' },
        'study',
      ),
      createUnit(1, 'plottt'),
      createUnit(2, 'plottt'),
      createUnit(3, 'plot'),
    );
  });

  const listProblems = async (query = '') => (await project.hub.get(`${project.hub.getPath('problems')}${query}`)).body;
  const applyFix = (body: object) => project.hub.post(project.hub.getPath('problems', 'fix'), body);

  it('are grouped by field, rule and value, errors before recommendations', async () => {
    const { groups, errors, warnings, checked, valid } = await listProblems();
    const levels = groups.map(({ level }: { level: string }) => level);
    expect(levels).toEqual([...levels].sort());
    expect(groups.find(({ value }: { value: string }) => value === 'plottt')).toMatchObject({
      level: 'warning',
      entity_type: 'ObservationUnit',
      field: 'observation_unit_type',
      count: 2,
      suggestion: 'plot',
      entities: [{ label: 'U1' }, { label: 'U2' }],
    });
    expect(groups.find(({ value }: { value: string }) => value === '31.12.2024')).toMatchObject({
      level: 'error',
      suggestion: '2024-12-31',
    });
    const sumCounts = (level: string) =>
      groups.reduce(
        (all: number, group: { level: string; count: number }) => all + (group.level === level ? group.count : 0),
        0,
      );
    expect([errors, warnings, checked, valid]).toEqual([sumCounts('error'), sumCounts('warning'), 5, expect.any(Number)]);
  });

  it.each([
    ['?level=warning', 'level', 'warning'],
    ['?entity_type=Study', 'entity_type', 'Study'],
    ['?field=start_date', 'field', 'start_date'],
  ])('are filtered by %s', async (query, member, value) => {
    const { groups, total } = await listProblems(query);
    expect(new Set(groups.map((group: Record<string, unknown>) => group[member]))).toEqual(new Set([value]));
    expect(total).toBe(groups.length);
  });

  it('are fixed in all entities with the wrong value, and in no others', async () => {
    const answer = await applyFix({
      entity_type: 'ObservationUnit',
      field: 'observation_unit_type',
      from: 'plottt',
      to: 'plot',
    });
    expect([answer.status, answer.body.changed]).toEqual([200, 2]);
    const units = (await project.entities()).filter(({ entity_type }) => entity_type === 'ObservationUnit');
    expect(units.map(({ data, version }) => [data.observation_unit_type, version])).toEqual([
      ['plot', 2],
      ['plot', 2],
      ['plot', 1],
    ]);
  });

  it('are fixed in entities without a value', async () => {
    const answer = await applyFix({ entity_type: 'ObservationUnit', field: 'entry_type', from: '', to: 'test' });
    expect(answer.body.changed).toBe(3);
  });

  it.each([
    [{ entity_type: 'Nothing', field: 'title', from: 'a', to: 'b' }, 'body.entity_type'],
    [{ entity_type: 'Study', field: 'color', from: 'a', to: 'b' }, 'body.field'],
    [{ entity_type: 'Study', field: 'persons', from: 'a', to: 'b' }, 'body.persons'],
  ])('are not changed by the invalid fix %j', async (body, member) => {
    const answer = await applyFix(body);
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining(member)]);
  });

  it('are listed within seconds for long references to targets with long names', { timeout: 20_000 }, async () => {
    const createName = (number: number) => createHash('sha512').update(String(number)).digest('hex').repeat(8).slice(0, 1_000);
    const targets = Array.from({ length: 200 }, (_, at) => ({
      entityType: 'Investigation',
      data: { unique_id: createName(at), title: 'Drought' },
      ref: `target${at}`,
    }));
    const studies = Array.from({ length: 3 }, (_, at) => ({
      entityType: 'Study',
      parentId: 'target0',
      parentField: 'studies',
      data: { unique_id: `S${at}`, investigation_id: createName(1_000 + at) },
    }));
    await project.fill(...targets, ...studies);
    const page = await project.hub.open(project.hub.getPath('problems'));
    expect(page.text).toContain('Investigation');
  });

  it('have a page with a form for each group that one value can fix', async () => {
    const page = await project.hub.open(project.hub.getPath('problems'));
    expect(page.text).toContain('% valid');
    expect(page.text).toContain('Fix all 2');
  });
});
