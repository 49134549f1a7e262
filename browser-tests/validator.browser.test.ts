import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { BROKEN_YAML, INVALID_STUDY, VALID_STUDY } from './documents.ts';
import { getMainTagOptions } from './main-tag.ts';

const STUDY = '/validator?profile=miappe/1.1&entity=Study';

describeInBrowser('The validator', (site) => {
  for (const scripts of [true, false]) {
    it(`accepts valid data (scripts: ${scripts})`, async () => {
      const { page } = await site.visit(STUDY, { scripts });
      await validateText(page, VALID_STUDY);
      expect(await page.locator('#verdict').textContent()).toBe('Valid');
    });

    it(`lists every error with its path, rule and line (scripts: ${scripts})`, getMainTagOptions(scripts), async () => {
      const { page } = await site.visit(STUDY, { scripts });
      await validateText(page, INVALID_STUDY);
      expect(await page.locator('ol.error-list .error-field').allTextContents()).toEqual(['color', 'end_date']);
      expect(await page.locator('ol.error-list .meta a:first-child').allTextContents()).toEqual(['line 5', 'line 4']);
      expect(await page.locator('ol.error-list code').allTextContents()).toEqual(['additional_properties', 'date_range']);
    });

    it(`marks each error at its line (scripts: ${scripts})`, async () => {
      const { page } = await site.visit(STUDY, { scripts });
      await validateText(page, INVALID_STUDY);
      expect(await page.locator('.source .has-error > code').allTextContents()).toEqual([
        "end_date: '2024-03-01'",
        'color: green',
      ]);
    });

    it(`links an error to its line (scripts: ${scripts})`, async () => {
      const { page } = await site.visit(STUDY, { scripts });
      await validateText(page, INVALID_STUDY);
      await page.locator('ol.error-list').getByRole('link', { name: 'end_date' }).click();
      await expect.poll(() => page.locator('.source li:target > code').textContent()).toBe("end_date: '2024-03-01'");
    });

    it(`links an error to the rule and to the field (scripts: ${scripts})`, async () => {
      const { page } = await site.visit(STUDY, { scripts });
      await validateText(page, INVALID_STUDY);
      const error = page.locator('ol.error-list > li').nth(1);
      expect(await error.getByRole('link', { name: 'date_range' }).getAttribute('href')).toBe(
        '/profiles/miappe/1.1#rule-date_range',
      );
      await error.getByRole('link', { name: 'about this field' }).click();
      await expect.poll(() => page.locator('tr:target th > code').textContent()).toBe('end_date');
    });

    it(`names the recommended fields that are missing (scripts: ${scripts})`, async () => {
      const { page } = await site.visit(STUDY, { scripts });
      await validateText(page, VALID_STUDY);
      expect(await page.locator('#hints .error-field').allTextContents()).toContain('contact_institution');
    });

    it(`reports line and column if the data cannot be parsed (scripts: ${scripts})`, async () => {
      const { page } = await site.visit(STUDY, { scripts });
      await validateText(page, BROKEN_YAML);
      expect(await page.locator('#verdict').textContent()).toBe('The text could not be read');
      expect(await page.locator('ol.error-list .meta').textContent()).toMatch(/line [23], column \d+/);
    });

    it(`keeps data, profile and entity in the form after a validation (scripts: ${scripts})`, async () => {
      for (const text of [INVALID_STUDY, BROKEN_YAML]) {
        const { page } = await site.visit(STUDY, { scripts });
        await validateText(page, text);
        expect(await page.locator('#text').inputValue()).toBe(text);
        expect(await page.locator('#profile').inputValue()).toBe('miappe/1.1');
        expect(await page.locator('#entity').inputValue()).toBe('Study');
      }
    });

    it(`reports missing data at the field (scripts: ${scripts})`, async () => {
      const { page } = await site.visit(STUDY, { scripts });
      await validateText(page, '  ');
      expect(await page.locator('#problems').textContent()).toContain('Paste JSON or YAML');
    });

    it(`loads the example of the selected profile into the text field (scripts: ${scripts})`, async () => {
      const { page } = await site.visit('/validator', { scripts });
      await page.locator('#profile').selectOption('darwin-core/1.0');
      if (!scripts) await page.locator('#entity').fill('');
      await page.getByRole('button', { name: 'Load the example' }).click();
      await page.getByText('This is the example of Darwin Core 1.0, Occurrence.').waitFor();
      expect(await page.locator('#text').inputValue()).toContain('occurrenceID');
    });

    it(`accepts the example of a profile as valid (scripts: ${scripts})`, async () => {
      const { page } = await site.visit('/validator?profile=isa/1.0&example=yes', { scripts });
      await page.locator('.button-main:visible').click();
      await page.locator('.verdict').waitFor();
      expect(await page.locator('#verdict').textContent()).toBe('Valid');
    });
  }

  it('keeps the data if the entity is unknown, and reports the entity at its field', async () => {
    const { page } = await site.visit(STUDY, { scripts: false });
    await page.locator('#entity').fill('Nowhere');
    await validateText(page, VALID_STUDY);
    expect(await page.locator('#entity').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#text').inputValue()).toBe(VALID_STUDY);
  });

  it('uses the root of the profile if the entity is empty', async () => {
    const { page } = await site.visit('/validator?profile=isa/1.0', { scripts: false });
    await validateText(page, 'identifier: x');
    expect(await page.locator('.verdict').textContent()).toContain('Checked as Investigation of ISA 1.0.');
  });

  it('offers the entities of the selected profile', async () => {
    const { page } = await site.visit(STUDY);
    await page.locator('#profile').selectOption('darwin-core/1.0');
    await expect.poll(() => page.locator('#entity').inputValue()).toBe('Occurrence');
    await expect.poll(() => page.locator('#entity option').allTextContents()).toContain('Taxon');
  });

  it('validates after Ctrl+Enter without moving the focus', async () => {
    const { page } = await site.visit(STUDY);
    await page.locator('#text').fill(INVALID_STUDY);
    await page.keyboard.press('Control+Enter');
    await page.locator('.verdict').waitFor();
    expect(await page.locator('#text:focus').count()).toBe(1);
    expect(await page.locator('#status').textContent()).toBe('2 errors');
  });

  it('links a marked line to the same line of the text field', async () => {
    const { page } = await site.visit(STUDY);
    await validateText(page, INVALID_STUDY);
    await page.getByRole('button', { name: 'Edit line 5' }).click();
    const selected = await page.evaluate<string>('getSelection().toString()');
    expect(selected).toBe('color: green');
  });

  it('opens the recommended fields after a click on their link', async () => {
    const { page } = await site.visit(STUDY);
    await validateText(page, INVALID_STUDY);
    await page.locator('.verdict').getByRole('link', { name: 'recommended fields are missing' }).click();
    await expect.poll(() => page.locator('#hints .error-field').first().isVisible()).toBe(true);
  });

  it('validates a file that the user opens', async () => {
    const { page } = await site.visit(STUDY);
    await page
      .locator('#file')
      .setInputFiles({ name: 'study.yaml', mimeType: 'application/yaml', buffer: Buffer.from(VALID_STUDY) });
    await page.locator('.verdict').waitFor();
    expect(await page.locator('#verdict').textContent()).toBe('Valid');
  });

  it('validates a file that the user drops onto the text field', async () => {
    const { page } = await site.visit(STUDY);
    const dataTransfer = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([${JSON.stringify(INVALID_STUDY)}], 'study.yaml'));
      return transfer;
    })()`);
    await page.locator('#text').dispatchEvent('drop', { dataTransfer });
    await page.locator('.verdict').waitFor();
    expect(await page.locator('#text').inputValue()).toBe(INVALID_STUDY);
  });

  it('suggests the command-line tool for a file that is too large', async () => {
    const { page } = await site.visit(STUDY);
    await page
      .locator('#file')
      .setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer: Buffer.alloc(800_000, 32) });
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('npx concordat validate large.json');
  });

  it('keeps the data if the server does not respond, and reports the failure', async () => {
    const { page } = await site.visit(STUDY);
    await page.context().setOffline(true);
    await page.locator('#text').fill(VALID_STUDY);
    await page.locator('.button-main:visible').click();
    await page.getByText('Your text is still here').first().waitFor();
    expect(await page.locator('#text').inputValue()).toBe(VALID_STUDY);
  });

  it('shows the progress of a long validation', async () => {
    const { page } = await site.visit(STUDY);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/validator', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('#text').fill(VALID_STUDY);
    await page.locator('.button-main:visible').click();
    await page.locator('#progress').waitFor({ state: 'visible' });
    release();
    await page.locator('.verdict').waitFor();
    await page.locator('#progress').waitFor({ state: 'hidden' });
  });

  it('escapes markup', async () => {
    const { page, errors } = await site.visit(STUDY);
    await validateText(page, 'title: "</textarea><img src=x onerror=alert(1)>"\n"<b>": 1\n');
    expect(await page.locator('main img, .result b').count()).toBe(0);
    expect(await page.locator('ol.error-list').textContent()).toContain('<b>');
    expect(errors).toEqual([]);
  });
});

async function validateText(page: Page, text: string): Promise<void> {
  await page.locator('#text').fill(text);
  await page.locator('.button-main:visible').click();
  await page.locator('.verdict, #problems').waitFor();
}
