// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createWorkbook } from '../testing-spreadsheet.ts';

describeWithDatabase('A row without a parent', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-holders-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['file', 'project'])('is added to the only study with its material in the %s if it is a unit', async (where) => {
    const empty = await site.project('miappe/1.2');
    const content = await createWorkbook({
      Study: [['studyId'], ['A'], ['B']],
      'Biological Material': [
        ['studyId', 'biologicalMaterialId'],
        ['A', 'M1'],
        ['B', 'M2'],
        ['A', 'M3'],
        ['B', 'M3'],
      ],
    });
    const units = {
      'Observation Unit': [
        ['obsUnitId', 'biologicalMaterialId'],
        ['u1', 'M1'],
        ['u2', 'M2'],
        ['u3', 'M3'],
        ['u4', 'M4'],
      ],
    };
    await empty.fill({ entityType: 'Investigation', data: { unique_id: 'INV', title: 'T' } });
    if (where === 'project') await empty.apply((await empty.upload({ name: 'a.xlsx', content })).body.id);
    const whole = {
      Study: [['studyId'], ['A'], ['B']],
      'Biological Material': [
        ['studyId', 'biologicalMaterialId'],
        ['A', 'M1'],
        ['B', 'M2'],
        ['A', 'M3'],
        ['B', 'M3'],
      ],
      ...units,
    };
    const sent = await createWorkbook(where === 'project' ? units : whole);
    const { body } = await empty.upload({ name: 'b.xlsx', content: sent });
    const placed = body.rows.filter(({ entity_type }: { entity_type: string }) => entity_type === 'ObservationUnit');
    expect(placed.map((row: typeof body) => [row.outcome, row.parent?.label ?? row.detail])).toEqual([
      ['create', 'A'],
      ['create', 'B'],
      ['refuse', expect.stringContaining('Several entities could contain it')],
      ['refuse', expect.stringContaining('Several entities could contain it')],
    ]);
  });
});
