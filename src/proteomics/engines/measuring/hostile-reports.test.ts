// @module-tag full
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase, openTestDatabase } from '../../../storage/testing.ts';
import { killProcess, startServerProcess } from '../../uploads/testing-server-process.ts';
import {
  type Answer,
  createRecords,
  listProteomicsFiles,
  type Parts,
  sendParts,
  startUploadSite,
  type UploadSite,
  waitUntil,
} from '../../uploads/testing-uploads.ts';
import { FIXTURES } from './testing-measuring.ts';

function sendReports({ address, pipeline }: Pick<UploadSite, 'address' | 'pipeline'>, ...reports: Buffer[]): Promise<Answer> {
  return sendParts(address, '/api/admin/results', [
    ['pipeline', pipeline],
    ...reports.map((content, at): Parts[number] => ['files', [at === 0 ? 'report.parquet' : `report-${at}.parquet`, content]]),
  ]);
}

/** SQL expressions that replace columns in all rows (`once`), or by row number `i` (`each`). */
interface RowChanges {
  readonly once?: string;
  readonly each?: string;
}

/** Returns a Parquet report whose rows are equal, except for the given changes. */
async function buildReport(folder: string, rows: number, { once = '', each = '' }: RowChanges = {}): Promise<Buffer> {
  const path = join(folder, 'made.parquet');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`copy (select * exclude i ${each} from (select * ${once} from read_parquet('${FIXTURES}/diann-2/report.parquet') limit 1) t
    cross join range(${rows}) r(i)) to '${path}' (format parquet, row_group_size 500000, compression zstd)`);
  connection.closeSync();
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
}

describeWithDatabase('Hostile reports', () => {
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

  const importReport = (...reports: Buffer[]) => sendReports(site, ...reports);
  const createEqualRows = (rows: number, more?: RowChanges) => buildReport(folder, rows, more);

  it('are rejected because of their footer if they have more cells than a report of their size can have', async () => {
    const { status, body } = await importReport(await createEqualRows(300_000));
    expect([status, body.detail]).toEqual([
      400,
      expect.stringMatching(/^report\.parquet: has 300,000 rows of \d+ columns according to its footer/),
    ]);
    expect(await listProteomicsFiles(folder)).toEqual([]);
  });

  it('are rejected if their footer states more columns than they have', async () => {
    const report = await createEqualRows(1);
    const footer = report.length - 8 - report.readUInt32LE(report.length - 8);
    // Only the root element has children. Its type byte and name precede their count (parquet.thrift, SchemaElement).
    const name = report.indexOf('duckdb_schema', footer);
    expect(name).toBeGreaterThan(0);
    const at = name + 'duckdb_schema'.length + 1;
    const many = Buffer.from([0xfe, 0xff, 0xff, 0xff, 0x0f]);
    const longer = Buffer.concat([report.subarray(0, at), many, report.subarray(at + 1)]);
    const { status } = await importReport(longer);
    expect(status).toBe(400);
    expect(await listProteomicsFiles(folder)).toEqual([]);
  });

  it.each([
    ['rows', 0x19],
    ['values of a column', 0x16],
  ])('are rejected if their footer states a negative number of %s', async (_what, next) => {
    const report = await createEqualRows(777);
    // An i64 field as zigzag varint (Thrift compact protocol); the following field is a list or an i64.
    const at = report.indexOf(
      Buffer.from([0x16, 0x92, 0x0c, next]),
      report.length - 8 - report.readUInt32LE(report.length - 8),
    );
    expect(at).toBeGreaterThan(0);
    report[at + 1] = 0x91;
    const { status, body } = await importReport(report);
    expect([status, body.detail]).toEqual([400, 'report.parquet: has a negative or missing number in its footer.']);
  });

  it.runIf(process.platform === 'linux')('cause status 503 if their measuring process is killed', async () => {
    const answer = importReport(await createEqualRows(200_000, { each: 'replace (("Run" || i % 5000) as "Run")' }));
    const findMeasuringProcess = () => {
      const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
      return /^\s*(\d+) .*measure-process/m.exec(children)?.[1];
    };
    await waitUntil(() => findMeasuringProcess() !== undefined, 'it is measured');
    process.kill(Number(findMeasuringProcess()), 'SIGKILL');
    const { status, body } = await answer;
    expect([status, body.detail]).toEqual([503, 'The measuring process ended, and nothing was imported. Try again.']);
    expect(await listProteomicsFiles(folder)).toEqual([]);
  });

  it('are rejected if their rows refer to one long string thousands of times', async () => {
    const once = `replace (repeat(md5("Run"), 4000) as "Protein.Group")`;
    const { status, body } = await importReport(await createEqualRows(1_000, { once }));
    expect([status, body.detail]).toEqual([
      400,
      expect.stringMatching(/^report\.parquet: expands to more than 100 MB of text, far too much for a report of \d+ kB/),
    ]);
    expect(await listProteomicsFiles(folder)).toEqual([]);
  });

  it('are rejected if an unused column refers to a long string thousands of times', async () => {
    const { status, body } = await importReport(
      await createEqualRows(1_000, { once: ', [repeat(md5("Run"), 4000)] as "Notes"' }),
    );
    expect([status, body.detail]).toEqual([400, expect.stringContaining('expands to more than 100 MB of text')]);
  });

  it('are rejected because of their footer if a list has millions of values', { tags: 'full' }, async () => {
    const { status, body } = await importReport(
      await createEqualRows(2, { once: ', list_resize([1], 11_000_000, 1) as "List"' }),
    );
    expect([status, body.detail]).toEqual([
      400,
      expect.stringMatching(/^report\.parquet: has 22,000,\d+ values according to its footer/),
    ]);
  });

  it('are rejected because of their footer if their pages expand too much', async () => {
    const report = await createEqualRows(2_000, { each: `replace (repeat('x', 60000) || i as "Genes")` });
    const { status, body } = await importReport(report);
    expect([status, body.detail]).toEqual([
      400,
      expect.stringMatching(/^report\.parquet: has 1\d\d MB of data according to its footer, far too much/),
    ]);
  });

  it('are rejected before runs are measured if each row belongs to a different run', async () => {
    const { status, body } = await importReport(await createEqualRows(5_001, { each: `replace (("Run" || i) as "Run")` }));
    expect([status, body.detail]).toEqual([400, 'report.parquet: contains more than 5,000 runs; import them in parts.']);
  });

  it('are rejected if several of them together fill the temporary disk space', { tags: 'full' }, async () => {
    const buildReplacement = (run: number) =>
      `replace ("Protein.Group" || i || repeat(md5("Run"), 4000) as "Protein.Group", "Run" || ${run} as "Run")`;
    const reports: Buffer[] = [];
    for (const run of [1, 2, 3]) reports.push(await createEqualRows(700, { each: buildReplacement(run) }));
    const { status, body } = await importReport(...reports);
    expect([status, body.detail]).toEqual([
      413,
      expect.stringContaining('more disk space than allowed for files of their size'),
    ]);
    expect(await listProteomicsFiles(folder)).toEqual([]);
  });
});

describeWithDatabase('A report that does not fit on the disk', () => {
  it('causes status 507 with a message about the disk, and leaves no data', { tags: 'full' }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'concordat-full-'));
    const database = await openTestDatabase();
    // A limit on the file size simulates a full disk: the same write fails, but with another error code.
    const server = await startServerProcess(database, folder, { limit: 'ulimit -f 5000' });
    try {
      const { pipeline } = await createRecords(server.address);
      const each = `replace ("Protein.Group" || i || repeat(md5("Run"), 4000) as "Protein.Group")`;
      const report = await buildReport(folder, 200, { each });
      const { status, body } = await sendReports({ address: server.address, pipeline }, report);
      expect([status, body.detail]).toEqual([507, expect.stringMatching(/^The server’s disk is full\./)]);
      expect(await listProteomicsFiles(folder)).toEqual([]);
    } finally {
      await killProcess(server);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
