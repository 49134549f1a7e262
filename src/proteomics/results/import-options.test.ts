import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, type Laboratory, startLaboratory } from './testing-laboratory.ts';

const SUMMARY = 'Raw file\tMS\nx\t7\n';

describeWithDatabase('An import of results', () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await startLaboratory();
  });
  afterAll(() => lab.stop());

  const sendForm = async (form: FormData) => {
    const answer = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
    return [answer.status, await answer.text()];
  };

  describe('An import of results of any engine', () => {
    it.each([
      ['summary.txt', 'skip_unreadable', 'false'],
      ['summary.txt', 'date_order', 'newest'],
      ['results.sage.tsv', 'skip_unreadable', 'no'],
      ['results.sage.tsv', 'date_order', 'newest'],
    ])('rejects an unknown value in a request with %s: %s=%s', async (file, field, value) => {
      const form = buildImportForm(lab.pipelineUuid, 'x.raw', { [file]: SUMMARY });
      form.set(field, value);
      expect(await sendForm(form)).toEqual([400, expect.stringContaining(`${field} must be`)]);
    });
  });

  it('changes the state of an uploaded raw file from "stored" to "done"', async () => {
    const uuid = randomUUID();
    await lab.database?.pool.query(
      `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, size, state)
        values ($1, $2, 'up.raw', 'up', 'upload', 4, 'stored')`,
      [uuid, lab.pipelineUuid],
    );
    await sendForm(buildImportForm(lab.pipelineUuid, 'up.raw', { 'summary.txt': SUMMARY }));
    const found = await lab.database?.pool.query(
      'select state, finished_at is not null as "hasEnd" from proteomics_raw_files where uuid = $1',
      [uuid],
    );
    expect(found?.rows).toEqual([{ state: 'done', hasEnd: true }]);
  });
});
