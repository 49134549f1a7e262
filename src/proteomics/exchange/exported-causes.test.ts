// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type QualityServer, startQualityServer } from '../quality/testing-quality.ts';

const getName = (index: number) => `hela_${String(index + 1).padStart(2, '0')}`;

describeWithDatabase('Exports of values', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({
      count: 40,
      createName: getName,
      createValues: (index) => ({
        'Uncalibrated - Calibrated m/z [ppm] (ave)': index === 39 ? 40 : 1 + ((index * 3) % 4) / 10,
        N_protein_groups: 1300 + ((index * 7) % 5),
      }),
    });
  });
  afterAll(() => server.stop());

  it('contain the causes of runs out of limits, in the order of the page', async () => {
    const [mass, causes, outside] = ['Uncalibrated - Calibrated m/z [ppm] (ave)', 'Causes', 'Out Of Limits'];
    const page = await fetch(server.getPageUrl('?sort=RawFile&search=hela'), { headers: { accept: 'text/html' } });
    const link = /href="(\/api\/qc\/export\?[^"]*columns=Causes[^"]*format=json)"/.exec(await page.text())?.[1] ?? '';
    const answered = await fetch(`${server.address}${link.replaceAll('&amp;', '&')}`);
    const shown = (await answered.json()) as Record<string, unknown[]>;
    expect(shown.RawFile).toEqual(Array.from({ length: 40 }, (_, index) => getName(index)));
    expect([shown[causes]?.at(-1), shown[outside]?.at(-1), shown[causes]?.at(0)]).toEqual(['mass shift', mass, null]);
    for (const format of ['json', 'csv', 'xlsx']) {
      const answer = await server.read('export', { sort: `-${mass}`, format });
      const name = getName(39);
      if (format === 'json') {
        const values = (await answer.json()) as Record<string, unknown[]>;
        expect([values.RawFile?.[0], values[outside]?.[0], values[causes]?.[0], values.Index?.[0]]).toEqual([
          name,
          mass,
          'mass shift',
          40,
        ]);
      } else if (format === 'csv') expect((await answer.text()).split('\r\n')[1]).toMatch(/^hela_40,.*mass shift,qc$/);
      else {
        const { Workbook } = await import('@cj-tech-master/excelts');
        const workbook = new Workbook();
        await workbook.xlsx.load(Buffer.from(await answer.arrayBuffer()));
        const first = workbook.getWorksheet('Values')?.getRow(2).values as unknown[];
        expect([first[1], first.at(-2)]).toEqual([name, 'mass shift']);
      }
    }
  });

  it('use the same baseline as the page', async () => {
    const runs = Array.from({ length: 10 }, (_, index) => getName(index + 30));
    const made = (await (await server.send('POST', 'guide-sets', { name: 'Good', raw_files: runs })).json()) as {
      id: string;
    };
    const readOutside = async (parameters: Record<string, string>) => {
      const answer = await server.read('export', { columns: 'Out Of Limits', ...parameters });
      return ((await answer.json()) as Record<string, unknown[]>)['Out Of Limits']?.at(-1);
    };
    const mass = 'Uncalibrated - Calibrated m/z [ppm] (ave)';
    expect([await readOutside({}), await readOutside({ compare: made.id })]).toEqual([mass, null]);
    const page = await fetch(server.getPageUrl(`?compare=${made.id}`), { headers: { accept: 'text/html' } });
    expect(await page.text()).toMatch(new RegExp(`href="/api/qc/export\\?[^"]*compare=${made.id}[^"]*format=xlsx"`));
  });

  it('are rejected for an unknown sort order', async () => {
    const unknown = await server.read('export', { sort: 'nonsense' });
    expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('nonsense')]);
  });
});
