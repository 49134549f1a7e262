import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeInBrowser, listPageErrors } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-searches-'));
const toolsFile = join(folder, 'tools.json');
const LEAVES = `require('fs').writeFileSync(process.argv[1] + '/summary.txt', 'Raw file\\tMS\\nx\\t120\\n')`;
const command = [process.execPath, '-e', LEAVES, '--', '{result_dir}', '{fasta}', '{template}'];
const tool = { fasta: 'server.fasta', template: 'server.cfg', steps: [{ name: 'search', command }] };
writeFileSync(join(folder, 'server.fasta'), '>server\nMK\n');
writeFileSync(join(folder, 'server.cfg'), 'enzyme=trypsin\n');
writeFileSync(toolsFile, JSON.stringify({ tools: { searches: tool } }));

const LIST = '/proteomics/projects/lung-cohort/tmt11';

describeInBrowser(
  'FASTA files and parameters',
  (site) => {
    let user: string;
    let settings: string;
    const postJson = async (path: string, body: object): Promise<{ uuid: string }> => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${site.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { uuid: string };
    };
    beforeAll(async () => {
      await postJson('/api/admin/projects', { name: 'Lung cohort', description: '' });
      user = (await postJson('/api/admin/users', { email: 'operator@example.org', name: 'Instrument operator' })).uuid;
      const { uuid } = await postJson('/api/admin/pipelines', { project: 'lung-cohort', name: 'TMT11', tool: 'searches' });
      settings = `/proteomics/admin/pipelines/${uuid}`;
      for (const name of ['one.raw', 'two.raw', 'three.raw']) {
        const form = new FormData();
        form.set('user', user);
        form.set('pipeline', uuid);
        form.set('orig_file', new Blob([name]), name);
        await fetch(`${site.address}/api/upload/raw`, { method: 'POST', body: form });
      }
      await waitForRuns();
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    const countRuns = async (state: 'done' | 'queued') => {
      const answer = await fetch(`${site.address}/api/runs?project=lung-cohort&pipeline=tmt11`);
      return ((await answer.json()) as { states: Record<string, number> }).states[state];
    };
    const waitForRuns = () =>
      vi.waitFor(async () => expect(await countRuns('done')).toBe(3), { timeout: 60_000, interval: 50 });
    const createFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

    it('can be uploaded, compared and selected without scripts, with errors at their fields', async () => {
      const { page } = await site.visit(settings, { scripts: false });
      await page.locator('#file-fasta').setInputFiles(createFile('human.fasta', '>human\nM7\n'));
      await page.getByRole('button', { name: 'Upload FASTA file' }).click();
      await expect.poll(() => page.locator('#file-fasta-error').textContent()).toContain('human.fasta, line 2');
      await page.locator('#file-fasta').setInputFiles(createFile('human.fasta', '>human\nMK\n'));
      await page.getByRole('button', { name: 'Upload FASTA file' }).click();
      await expect.poll(() => page.getByText('Runs use human.fasta, version 1.').count()).toBe(1);
      for (const enzyme of ['trypsin', 'chymotrypsin']) {
        await page.locator('#file-template').setInputFiles(createFile('qc.cfg', `enzyme=${enzyme}\nmissed=2\n`));
        await page.getByRole('button', { name: 'Upload parameters' }).click();
      }
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect.poll(() => page.locator('.lines-added').textContent()).toContain('enzyme=chymotrypsin');
      await page.getByRole('link', { name: 'Back to the pipeline' }).click();
      await page
        .getByRole('region', { name: 'FASTA file and parameters' })
        .getByRole('button', { name: 'Use version 1' })
        .click();
      await expect.poll(() => page.getByText('Runs use qc.cfg, version 1.').count()).toBe(1);
    });

    it('have no accessibility violation, error or overflow in every color scheme and width', async () => {
      const places: [string, string][] = [
        ['settings', settings],
        ['comparison', `${settings}/files/comparison?before=1&after=2`],
        ['list', LIST],
      ];
      expect(await listPageErrors(site, places)).toEqual([]);
    });

    it('are used in a rerun of the selected runs after a change', async () => {
      const { page } = await site.visit(LIST);
      expect(await page.getByText('earlier settings').count()).toBe(3);
      await page.getByLabel('Choose one.raw').check();
      await page.getByLabel('Choose two.raw').check();
      await expect.poll(() => page.locator('#retry [data-chosen]').textContent()).toBe('2 selected:');
      await page.locator('#retry').getByLabel('Your name').selectOption(user);
      await page.getByRole('button', { name: 'Rerun selected' }).click();
      await page.getByText('2 runs are queued again').first().waitFor();
      await waitForRuns();
      await page.goto(`${site.address}${LIST}`);
      expect(await page.getByText('earlier settings').count()).toBe(1);
    });
  },
  { withDatabase: true, environment: { TOOLS_FILE: toolsFile } },
);
