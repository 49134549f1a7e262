import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createRecords } from '../src/proteomics/uploads/testing-uploads.ts';
import { APPEARANCES, describeInBrowser, findAccessibilityViolations, measureOverflow } from './browser.ts';

const PAGE = '/proteomics/projects/lung-cohort/tmt11-quality/upload';

describeInBrowser(
  'The upload page',
  (site) => {
    let user: string;
    beforeAll(async () => {
      ({ user } = await createRecords(site.address));
    });

    const createRawFile = (name: string, content: string | Buffer = 'spectra') => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    });
    const selectUser = (page: Page) => page.getByLabel('Your name').selectOption(user);
    const chooseFiles = (page: Page, ...files: ReturnType<typeof createRawFile>[]) =>
      page.getByLabel('Raw files').setInputFiles(files);
    const findItem = (page: Page, name: string) => page.locator('#upload-list .upload-item', { hasText: name });

    it('uploads every selected file, and links to its run', { tags: 'main' }, async () => {
      const { page, errors } = await site.visit(PAGE);
      await selectUser(page);
      await chooseFiles(page, createRawFile('first.raw'), createRawFile('second.raw', 'others'));
      for (const name of ['first.raw', 'second.raw']) {
        const href = await findItem(page, name).getByRole('link', { name: 'Go to its run' }).getAttribute('href');
        expect(href).toMatch(/^\/proteomics\/projects\/lung-cohort\/tmt11-quality\/runs\/[0-9a-f-]{36}$/);
      }
      expect(await page.locator('#uploads-summary').textContent()).toBe('2 of 2 stored.');
      expect(errors).toEqual([]);
    });

    it('accepts dropped files', async () => {
      const { page } = await site.visit(PAGE);
      await selectUser(page);
      const dropped = await page.evaluateHandle(
        "(() => { const held = new DataTransfer(); held.items.add(new File(['spectra'], 'dropped.raw')); return held; })()",
      );
      await page.dispatchEvent('#drop-zone', 'drop', { dataTransfer: dropped });
      await findItem(page, 'dropped.raw').getByRole('link', { name: 'Go to its run' }).waitFor();
    });

    it('asks for the user before the first upload', async () => {
      const { page } = await site.visit(PAGE);
      await chooseFiles(page, createRawFile('nobody.raw'));
      const readMessage = () => page.evaluate<string>("document.getElementById('user').validationMessage");
      await expect.poll(readMessage).toContain('Choose your name');
      expect(await page.locator('#uploads').isVisible()).toBe(false);
    });

    it('uploads the selected files after a user is selected', async () => {
      const { page } = await site.visit(PAGE);
      await chooseFiles(page, createRawFile('patient.raw'));
      await selectUser(page);
      await findItem(page, 'patient.raw').getByRole('link').waitFor();
    });

    it('accepts the UUID of a user', async () => {
      const { page, errors } = await site.visit(PAGE);
      await chooseFiles(page, createRawFile('typed.raw'));
      await page.getByLabel('Your name').selectOption('Another user…');
      await page.getByLabel('Your user UUID').fill(user);
      await findItem(page, 'typed.raw').getByRole('link').waitFor();
      expect(errors).toEqual([]);
    });

    it('remembers the user', async () => {
      const { page } = await site.visit(PAGE);
      await selectUser(page);
      await chooseFiles(page, createRawFile('remembered.raw'));
      await findItem(page, 'remembered.raw').getByRole('link').waitFor();
      await page.reload();
      expect(await page.locator('[data-user-name]').textContent()).toBe('Instrument operator');
    });

    it('shows why the server rejected a file', async () => {
      const { page } = await site.visit(PAGE);
      await selectUser(page);
      await chooseFiles(page, createRawFile('spectra.txt'));
      await findItem(page, 'spectra.txt').getByText('does not end in .raw').waitFor();
      expect(await page.locator('#uploads-summary').textContent()).toBe('0 of 1 stored, 1 rejected.');
    });

    it('escapes a script in a file name', async () => {
      const { page, errors } = await site.visit(PAGE);
      await selectUser(page);
      await chooseFiles(page, createRawFile('<img src=x onerror=alert(1)>.raw'));
      await page.locator('.upload-name', { hasText: '<img src=x onerror=alert(1)>.raw' }).waitFor();
      expect(errors.filter((trouble) => !trouble.includes('Failed to load resource'))).toEqual([]);
    });

    it('pauses and resumes by keyboard', async () => {
      const { page } = await site.visit(PAGE);
      await selectUser(page);
      const held = await delayParts(page);
      await chooseFiles(page, createRawFile('paused.raw'));
      await page.getByRole('button', { name: 'Pause paused.raw' }).press('Enter');
      await page.getByText('Paused at').waitFor();
      held.releaseParts();
      await page.getByRole('button', { name: 'Resume paused.raw' }).press('Enter');
      await findItem(page, 'paused.raw').getByRole('link', { name: 'Go to its run' }).waitFor();
    });

    it('resumes an upload if the user selects the same file after the page was closed', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'concordat-closed-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const file = join(folder, 'closed.raw');
      await writeFile(file, 'spectra');
      const { page } = await site.visit(PAGE);
      await selectUser(page);
      const held = await delayParts(page);
      await page.getByLabel('Raw files').setInputFiles(file);
      await held.one;
      await page.reload();
      await page.locator('#unfinished').getByText('closed.raw').waitFor();
      held.releaseParts();
      const begun: string[] = [];
      page.on('request', (request) => request.url().includes('/api/uploads') && begun.push(request.method()));
      await page.getByLabel('Raw files').setInputFiles(file);
      await findItem(page, 'closed.raw').getByRole('link', { name: 'Go to its run' }).waitFor();
      expect(begun).toEqual(['HEAD', 'PATCH']);
    });

    it('cancels an upload, and removes its data', async () => {
      const { page } = await site.visit(PAGE);
      await selectUser(page);
      await delayParts(page);
      await chooseFiles(page, createRawFile('given-up.raw'));
      await chooseFiles(page, createRawFile('next.raw'));
      const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('button', { name: 'Cancel given-up.raw' }).click();
      expect((await gone).status()).toBe(204);
      // The focus moves to the next upload, and after the last one to the content of the page.
      await expect.poll(() => page.locator(':focus').textContent()).toBe('Cancel next.raw');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.upload-item').count()).toBe(0);
      await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('main');
    });

    it('cancels all unfinished uploads', async () => {
      const { page } = await site.visit(PAGE);
      await selectUser(page);
      const held = await delayParts(page);
      for (const name of ['one.raw', 'two.raw', 'three.raw', 'four.raw', 'five.raw'])
        await chooseFiles(page, createRawFile(name));
      await held.one;
      await page.getByRole('button', { name: 'Cancel all' }).click();
      await page.getByText('0 of 0 stored.').waitFor({ state: 'attached' });
      await expect.poll(() => page.locator('.upload-item').count()).toBe(0);
      await page.getByRole('button', { name: 'Cancel all' }).waitFor({ state: 'hidden' });
    });

    it('uploads files with a form without scripts', async () => {
      const { page } = await site.visit(PAGE, { scripts: false });
      await selectUser(page);
      await chooseFiles(page, createRawFile('formed.raw'));
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/proteomics/projects/lung-cohort/tmt11-quality');
      await expect.poll(() => page.getByRole('status').first().textContent()).toContain('1 raw file uploaded.');
    });

    for (const { scheme, width } of APPEARANCES) {
      it(`has no accessibility violations or overflow with uploads in every state (${scheme}, ${width} pixels wide)`, async () => {
        const { page } = await site.visit(PAGE, { scheme, width });
        await selectUser(page);
        await chooseFiles(page, createRawFile(`looked-at-${scheme}-${width}.raw`), createRawFile('spectra.txt'));
        await page.getByText('1 of 2 stored, 1 rejected.').waitFor();
        await delayParts(page);
        await chooseFiles(page, createRawFile('under-way.raw'));
        await page.getByRole('button', { name: 'Pause under-way.raw' }).waitFor();
        expect([await findAccessibilityViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
      });
    }

    it('has no accessibility violations or overflow after a rejected form', async () => {
      const { page } = await site.visit(PAGE, { emptyScripts: true });
      await page.getByLabel('Your name').selectOption('Another user…');
      await chooseFiles(page, createRawFile('refused.raw'));
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await page.getByText('Nothing was stored').first().waitFor();
      expect([await findAccessibilityViolations(page), await measureOverflow(page)]).toEqual([[], 0]);
    });
  },
  { withDatabase: true },
);

/** Delays the parts of uploads until they are released. `one` resolves when the first part has arrived. */
async function delayParts(page: Page): Promise<{ one: Promise<void>; releaseParts: () => void }> {
  let isHeld = true;
  let resolveFirstPart = () => {};
  const one = new Promise<void>((resolve) => {
    resolveFirstPart = resolve;
  });
  await page.route('**/api/uploads/*', async (route) => {
    if (isHeld && route.request().method() === 'PATCH') resolveFirstPart();
    else await route.continue();
  });
  return {
    one,
    releaseParts() {
      isHeld = false;
    },
  };
}
