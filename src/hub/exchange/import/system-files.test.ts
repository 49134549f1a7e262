// @module-tag full
/** Tests that imports list the files that operating systems add to archives. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createZip } from '../testing-spreadsheet.ts';
import { readPackedFiles } from './reading/packed-files.ts';
import { READING_LIMITS } from './reading/reading-limits.ts';

const SYSTEM_FILES = [
  '__MACOSX/._i_investigation.txt',
  '__MACOSX/data/.DS_Store',
  '.DS_Store',
  'data/Thumbs.db',
  'desktop.ini',
];
const REASON = 'The operating system added this file. It is left out.';
const ARCHIVE = `<archive xmlns="http://rs.tdwg.org/dwc/text/"><core rowType="http://rs.tdwg.org/dwc/terms/Occurrence"
  ignoreHeaderLines="1" fieldsTerminatedBy="\\t"><files><location>occurrence.txt</location></files><id index="0"/>
  <field index="0" term="http://rs.tdwg.org/dwc/terms/occurrenceID"/></core></archive>`;

describeWithDatabase('An archive with files of the operating system', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-system-files-'));
    site = await startExchange(join(folder, 'site'));
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['ISA-Tab', 'isa/1.0', 'isa-tab'],
    ['an RO-Crate', 'miappe/1.2', 'ro-crate'],
    ['a Darwin Core archive', 'darwin-core/1.0', 'dwca'],
  ])('is imported with each of these files listed as omitted, as %s', async (_name, profile, format) => {
    const project = await site.project(profile);
    const path = join(folder, format);
    if (format === 'dwca')
      await writeFile(
        path,
        createZip([
          { name: 'meta.xml', content: ARCHIVE },
          { name: 'occurrence.txt', content: 'id\nOCC-1\n' },
        ]),
      );
    else {
      await project.fillWithExample();
      await writeFile(path, await project.export(`format=${format}`));
    }
    const files = (await readPackedFiles(path, READING_LIMITS, format)).map((file) => ({
      name: file.path,
      content: file.bytes,
    }));
    const system = SYSTEM_FILES.map((name) => ({ name, content: Buffer.from([0, 5, 22, 7, 0, 2, 0, 0, 65, 66]) }));
    const { status, body } = await project.upload({ name: 'file.zip', content: createZip([...system, ...files]) });
    expect([status, body.detail, body.format]).toEqual([201, undefined, format]);
    const { rows } = (await project.hub.get(`${project.hub.getPath('import', body.id)}?outcome=leave_out&limit=1000`)).body;
    const listed = rows.filter(({ detail }: { detail: string }) => detail === REASON);
    expect(listed.map(({ place }: { place: string }) => place).sort()).toEqual(SYSTEM_FILES.toSorted());
    const { values, placed, changed, left_out } = body.account;
    expect(placed + changed + left_out).toBe(values);
  });
});
