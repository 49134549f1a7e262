// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, type Laboratory, startLaboratory } from './testing-laboratory.ts';

describeWithDatabase('A RawTools table with numeric dates', () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await startLaboratory();
  });
  afterAll(() => lab.stop());

  it.each([
    ['', '2020-03-04', 1],
    ['day_first', '2020-04-03', 0],
    ['month_first', '2020-03-04', 0],
  ])(
    'is interpreted in the stated date order, or with the month first and a note if no order is stated: "%s"',
    async (order, date, notes) => {
      const table = 'RawFile,DateAcquired\nC:\\a\\d1.raw,03/04/2020 17:40:21\nC:\\a\\d2.raw,05/05/2020 17:40:21\n';
      const form = buildImportForm(lab.pipelineUuid, '', { 'QCDataTable.csv': table });
      form.delete('raw_file');
      if (order !== '') form.set('date_order', order);
      const answer = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
      const body = (await answer.json()) as { readonly unused?: object; readonly notes?: readonly object[] };
      // Later cases replace the results of earlier ones, which causes another note.
      const aboutDates = (body.notes ?? []).filter((note) => !JSON.stringify(note).includes('replaces other results'));
      expect([answer.status, body.unused, aboutDates.length]).toEqual([201, undefined, notes]);
      const stored = await (await lab.sendRequest('/api/mq/qc-data', { columns: ['Date'], missing: 'null' })).text();
      expect(stored).toContain(date);
    },
  );

  it('is accepted with times without seconds, as a spreadsheet program saves them', async () => {
    const form = buildImportForm(lab.pipelineUuid, '', {
      'QcDataTable.csv': 'RawFile,DateAcquired\nC:\\a\\d3.raw,05.11.2026 14:30\n',
    });
    form.delete('raw_file');
    const answer = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
    expect([answer.status, await answer.json()]).toEqual([201, { raw_file: 'd3.raw', columns_filled: expect.any(Number) }]);
    const stored = await (await lab.sendRequest('/api/mq/qc-data', { columns: ['Date'], missing: 'null' })).text();
    expect(stored).toContain('2026-11-05');
  });
});
