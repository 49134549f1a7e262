import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type Answer, filesBelow, sendParts, startUploadSite, type UploadSite } from '../../uploads/testing-uploads.ts';
import { FIXTURES } from './testing-measuring.ts';

describeWithDatabase('Reports that are made to harm their reader', () => {
  let site: UploadSite;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-hostile-'));
    site = await startUploadSite(folder);
  });
  afterAll(async () => {
    await site?.server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const importReport = (content: Buffer): Promise<Answer> =>
    sendParts(site.address, '/api/admin/results', [
      ['pipeline', site.pipeline],
      ['files', ['report.parquet', content]],
    ]);

  /** A report of equal rows, as Parquet. */
  async function equalRows(rows: number, changed = ''): Promise<Buffer> {
    const path = join(folder, 'made.parquet');
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    await connection.run(`copy (select * ${changed} from (select * from read_parquet('${FIXTURES}/diann-2/report.parquet') limit 1) t
      cross join range(${rows})) to '${path}' (format parquet, row_group_size 500000, compression zstd)`);
    connection.closeSync();
    const bytes = readFileSync(path);
    rmSync(path);
    return bytes;
  }

  it('is refused by its footer when it has more cells than a report of its size holds', async () => {
    const { status, body } = await importReport(await equalRows(2_500_000));
    expect([status, body.detail]).toEqual([
      400,
      expect.stringMatching(/^report\.parquet: has 2,500,000 rows of \d+ columns by/),
    ]);
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('is refused when its long texts are repeated until they fill the disk', { tags: 'full' }, async () => {
    const long = `replace ("Protein.Group" || repeat(md5("Run"), 4000) as "Protein.Group", "Precursor.Id" || repeat(md5("Run"), 4000) as "Precursor.Id")`;
    const { status, body } = await importReport(await equalRows(200_000, long));
    expect([status, body.detail]).toEqual([413, expect.stringContaining('Import them in parts.')]);
    expect(await filesBelow(folder)).toEqual([]);
  });
});
