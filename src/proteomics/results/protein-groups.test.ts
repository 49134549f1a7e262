import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { readSettings } from '../../settings.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import type { ProteomicsContext } from '../context.ts';
import { createNumberColumn, createTextColumn, writeColumnsJson } from './column-store.ts';
import { readProteinGroups } from './protein-groups.ts';
import { buildProteinTable, type Laboratory, startLaboratory } from './testing-laboratory.ts';

describeWithDatabase('readProteinGroups', () => {
  let lab: Laboratory;
  let context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;
  beforeAll(async () => {
    lab = await startLaboratory();
    const pool = lab.database?.pool as NonNullable<Laboratory['database']>['pool'];
    context = {
      settings: readSettings({}),
      pool,
      log: createLog('silent'),
    };
    const table = buildProteinTable(['P1', '1', '1', '1', '1'], ['P2', '1', '1', '1', '1']);
    for (const rawFile of ['a.raw', 'b.raw']) await lab.importFiles(rawFile, { 'proteinGroups.txt': table });
  });
  afterAll(() => lab.stop());

  const readGroups = (choice: { mostValues: number; signal?: AbortSignal }) =>
    readProteinGroups(
      context,
      { uuid: lab.pipelineUuid },
      { columns: ['Score'], proteinNames: ['P1', 'P2'], dataRange: null, signal: new AbortController().signal, ...choice },
    );

  it('rejects too many values, and suggests a solution', async () => {
    expect((await readGroups({ mostValues: 12 })).rows).toBe(4);
    await expect(readGroups({ mostValues: 11 })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('download the table'),
    });
  });

  it('stops when the client disconnects', async () => {
    await expect(readGroups({ mostValues: 100, signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('A stream of columns with many rows yields the expected JSON', () => {
  const rows = 20_000;
  const [number, text] = [createNumberColumn('n'), createTextColumn('t "quoted"')];
  const expected: Record<string, Record<string, unknown>> = { n: {}, 't "quoted"': {} };
  for (let row = 0; row < rows; row += 1) {
    const values = { n: row % 7 === 0 ? null : row / 3, 't "quoted"': row % 5 === 0 ? null : `µ\n"${row % 11}` };
    number.add(values.n);
    text.add(values['t "quoted"']);
    for (const [name, value] of Object.entries(values)) Object.assign(expected[name] as object, { [row]: value });
  }
  const pieces = [...writeColumnsJson([number, text], rows, true)];
  expect(pieces.length).toBeGreaterThan(5);
  expect(JSON.parse(JSON.parse(pieces.join('')) as string)).toEqual(expected);
  expect(JSON.parse([...writeColumnsJson([number, text], rows, false)].join(''))).toEqual(expected);
});
