import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeInBrowser, listPageErrors } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-runs-'));
const toolsFile = join(folder, 'tools.json');
const go = join(folder, 'go');
/** Source of a tool that waits until the test creates a file. */
const WAITS = `console.log('waiting <script>'); const t = setInterval(() => { if (require('fs').existsSync(process.argv[3])) { clearInterval(t); process.exit(3); } }, 20)`;
const command = [process.execPath, '-e', WAITS, '--', 'x', '{raw_file}', go];
writeFileSync(toolsFile, JSON.stringify({ tools: { waits: { steps: [{ name: 'search', command }] } } }));

const LIST = '/proteomics/projects/lung-cohort/tmt11';

describeInBrowser(
  'The pages of runs',
  (site) => {
    let user: string;
    let running: string;
    let waiting: string;
    let unwanted: string;

    const postJson = async (path: string, body: object): Promise<{ uuid: string }> => {
      const headers = { 'Content-Type': 'application/json' };
      return (
        await fetch(`${site.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json() as Promise<{ uuid: string }>;
    };
    beforeAll(async () => {
      await postJson('/api/admin/projects', { name: 'Lung cohort', description: '' });
      user = (await postJson('/api/admin/users', { email: 'operator@example.org', name: 'Instrument operator' })).uuid;
      const pipeline = (await postJson('/api/admin/pipelines', { project: 'lung-cohort', name: 'TMT11', tool: 'waits' })).uuid;
      const uploadRawFile = async (name: string): Promise<string> => {
        const form = new FormData();
        form.set('user', user);
        form.set('pipeline', pipeline);
        form.set('orig_file', new Blob([name]), name);
        const answer = await fetch(`${site.address}/api/upload/raw`, { method: 'POST', body: form });
        return ((await answer.json()) as { uuid: string }).uuid;
      };
      running = await uploadRawFile('lumos_20250304_a_rather_long_name_of_a_raw_file_qc01.raw');
      // The pipeline executes one run at a time, so the others are queued.
      const isRunning = async () => /"state":"running"/.test(await (await fetch(`${site.address}/api/runs/${running}`)).text());
      await vi.waitUntil(isRunning, { timeout: 60_000 });
      waiting = await uploadRawFile('lumos_20250304_qc02.raw');
      unwanted = await uploadRawFile('lumos_20250304_qc03.raw');
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('have no accessibility violation, error or overflow in every color scheme and width', async () => {
      const places: [string, string][] = [
        ['list', LIST],
        ['list where no run fits', `${LIST}?search=nothing`],
        ['run', `${LIST}/runs/${running}`],
        ['log', `${LIST}/runs/${running}/log`],
        ['deletion', `${LIST}/runs/${waiting}/delete`],
      ];
      expect(await listPageErrors(site, places)).toEqual([]);
    });

    it('cancel and retry a waiting run without scripts', { tags: 'main' }, async () => {
      const { page } = await site.visit(`${LIST}/runs/${waiting}`, { scripts: false });
      await page.locator('#user').selectOption(user);
      await page.getByRole('button', { name: 'Cancel the run' }).click();
      await expect.poll(() => page.locator('.run-headline').textContent()).toContain('canceled');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => page.locator('.run-headline').textContent()).toContain('queued');
    });

    it('report the deletion of a run on the page of the pipeline', async () => {
      const { page } = await site.visit(`${LIST}/runs/${unwanted}`, { scripts: false });
      await page.getByRole('link', { name: /^Delete this run/ }).click();
      await page.getByRole('button', { name: 'Delete the run' }).click();
      await expect.poll(() => page.getByRole('status').first().textContent()).toContain('Run deleted: lumos_20250304_qc03.raw');
      await expect.poll(() => page.locator(`#run-${unwanted}`).count()).toBe(0);
    });

    it('keep the typed values if the user is unknown', async () => {
      const { page } = await site.visit(`${LIST}/runs/${waiting}`, { scripts: false });
      await page.locator('#user').selectOption('Another user…');
      await page.getByRole('button', { name: 'Cancel the run' }).click();
      await page.locator('#user').fill('me');
      await page.getByRole('button', { name: 'Cancel the run' }).click();
      await expect.poll(() => page.locator('#user').inputValue()).toBe('me');
      await expect.poll(() => page.getByText('This is not a UUID.').isVisible()).toBe(true);
    });

    it('cancel all waiting and running runs that match the filter', async () => {
      const { page } = await site.visit(`${LIST}?state=queued`);
      await page.locator('#user').selectOption(user);
      await page.getByRole('button', { name: 'Cancel all 1 waiting and running' }).click();
      await expect.poll(() => page.getByRole('status').first().textContent()).toContain('1 run is canceled');
      await page.goto(`${site.address}${LIST}`);
      const states = [running, waiting].map((run) => page.locator(`#run-${run}`).textContent());
      expect(await Promise.all(states)).toEqual([expect.stringContaining('running'), expect.stringContaining('canceled')]);
    });

    it('update while runs are active, without moving the focus', async () => {
      const { page, errors } = await site.visit(LIST);
      const row = page.locator(`#run-${running}`);
      await row.getByRole('link', { name: /^Log/ }).focus();
      await expect.poll(() => row.textContent()).toContain('running');
      writeFileSync(go, '');
      await row.getByText('The step search failed. It ended with exit code 3.').waitFor();
      expect(await page.evaluate<string>('document.activeElement.textContent')).toContain('Log');
      expect(errors).toEqual([]);
    });
  },
  { withDatabase: true, environment: { TOOLS_FILE: toolsFile } },
);
