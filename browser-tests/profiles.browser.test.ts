import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { describeInBrowser, findAccessibilityViolations, measureOverflow } from './browser.ts';
import { getMainTagOptions } from './main-tag.ts';

describeInBrowser('The profile pages', (site) => {
  for (const scripts of [true, false]) {
    it(`find a field by a word, and link to the field (scripts: ${scripts})`, getMainTagOptions(scripts), async () => {
      const { page } = await site.visit('/profiles', { scripts });
      await page.getByLabel('Find a profile, entity or field').fill('scientific name');
      await page.getByRole('button', { name: 'Search' }).click();
      await page
        .locator('#found-fields')
        .locator('xpath=ancestor::section')
        .getByRole('link', { name: 'scientificName', exact: true })
        .first()
        .click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#field-scientificName');
      await expect.poll(() => page.locator('tr:target th > code').textContent()).toBe('scientificName');
    });

    it(`sort by a column, with the order in the URL (scripts: ${scripts})`, async () => {
      const { page } = await site.visit('/profiles', { scripts });
      await page.getByRole('link', { name: 'Fields', exact: true }).click();
      const fields = (await page.locator('#profiles tbody tr td:nth-child(3)').allTextContents()).map(Number);
      expect(fields).toEqual(fields.toSorted((a, b) => b - a));
      expect(new URL(page.url()).search).toBe('?sort=-fields');
      expect(await page.locator('th[data-key="fields"]').getAttribute('aria-sort')).toBe('descending');
    });

    it(`search a table, with the words in the URL (scripts: ${scripts})`, async () => {
      const { page } = await site.visit('/profiles/miappe/1.1/Study', { scripts });
      await page.getByRole('searchbox', { name: 'Find a field' }).fill('date');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const shown = await page.locator('#fields-table tbody tr:visible th > code').allTextContents();
      expect(shown).toEqual(['start_date', 'end_date']);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('date');
      await expect.poll(() => page.locator('[data-count="fields-table"]').textContent()).toBe('2 of 27');
    });

    it(`report that a search of a table has no results (scripts: ${scripts})`, async () => {
      const { page } = await site.visit('/profiles/miappe/1.1', { scripts });
      await page.getByRole('searchbox', { name: 'Find a rule' }).fill('zzzz');
      await page.getByRole('search', { name: 'Find a rule' }).getByRole('button').click();
      await page.getByText('No matching rules.').waitFor({ state: 'visible' });
      expect(await page.locator('#rules-table tbody tr:visible').count()).toBe(0);
    });

    it(`open a sorted and searched table by its URL (scripts: ${scripts})`, async () => {
      const { page } = await site.visit('/profiles/miappe/1.1/Study?q=e&sort=-name', { scripts });
      const shown = await page.locator('#fields-table tbody tr:visible th > code').allTextContents();
      expect(shown.length).toBeGreaterThan(5);
      expect(shown).toEqual(shown.toSorted().toReversed());
    });
  }

  it('sort a table by keyboard, first in one direction, then in the other', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1/Study');
    const head = page.locator('#fields-table th[data-key="need"]');
    await head.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    expect(await readFirstNeed(page)).toBe('required');
    await page.keyboard.press('Enter');
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    expect(await readFirstNeed(page)).toBe('optional');
  });

  it('keep the search when the order of a table changes, and the order when the search changes', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1/Study');
    await page.getByRole('searchbox', { name: 'Find a field' }).fill('id');
    await page.locator('#fields-table').getByRole('link', { name: 'Type', exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=id&sort=type');
  });

  it('show a linked field even if the search hides it', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1/Study?q=date');
    await page.goto(`${site.address}/profiles/miappe/1.1/Study?q=date#field-title`);
    await page.locator('#field-title').waitFor({ state: 'visible' });
    expect(await page.getByRole('searchbox', { name: 'Find a field' }).inputValue()).toBe('');
  });

  it('link a field to the entity that it contains, and the entity to the field', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1/Study');
    await page.locator('#field-geographic_location').getByRole('link', { name: 'Location', exact: true }).click();
    await page.getByRole('link', { name: 'Study.geographic_location' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#field-geographic_location');
  });

  it('search fields of one profile, and link to a search of all profiles', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1');
    await page.getByLabel('Find a field in MIAPPE 1.1').fill('latitude');
    await page.getByRole('button', { name: 'Search' }).first().click();
    const places = await page
      .locator('#found-fields')
      .locator('xpath=ancestor::section')
      .locator('tbody td:nth-child(2)')
      .allTextContents();
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((place) => place.startsWith('MIAPPE 1.1'))).toBe(true);
    await page.getByRole('link', { name: 'Search all profiles' }).click();
    expect(await page.getByText('Darwin Core 1.0').count()).toBeGreaterThan(0);
  });

  it('offer the example of a profile as a file', async () => {
    const { page } = await site.visit('/profiles/isa/1.0');
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download$="-example.yaml"]').click()]);
    expect(download.suggestedFilename()).toBe('isa-1.0-example.yaml');
  });

  it('copy the example of an entity', async () => {
    const { page } = await site.visit('/profiles/miappe/1.1/Person');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await expect
      .poll(() => page.evaluate<string>('navigator.clipboard.readText()'))
      .toBe(await page.locator('#example-text').textContent());
  });
});

const folder = mkdtempSync(join(tmpdir(), 'concordat-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeHostileProfile(folder);

describeInBrowser(
  'A profile with hostile text',
  (site) => {
    for (const path of [
      '/profiles',
      '/profiles?q=script',
      '/profiles/hostile/1',
      `/profiles/hostile/1/${createLongEntityName()}`,
      '/validator?profile=hostile/1',
    ]) {
      it(`is escaped on ${path.slice(0, 30)}`, async () => {
        const { page, errors } = await site.visit(path, { width: 360 });
        expect(await measureOverflow(page)).toBe(0);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await measureOverflow(page)).toBe(0);
        expect(await page.locator('main img, main b, main script').count()).toBe(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
        expect(errors).toEqual([]);
      });
    }

    it('has no link for a term whose URL is a script', async () => {
      const { page } = await site.visit(`/profiles/hostile/1/${createLongEntityName()}`);
      expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
      expect(await page.locator('.term').first().textContent()).toBe('javascript:alert(1)');
    });
  },
  { profiles: { own: folder } },
);

function readFirstNeed(page: Page): Promise<string> {
  return page.locator('#fields-table tbody tr .need').first().innerText();
}

function createLongEntityName(): string {
  return `Entity${'X'.repeat(90)}`;
}

function writeHostileProfile(root: string): void {
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'><b>';
  mkdirSync(join(root, 'hostile', '1'), { recursive: true });
  const profile = {
    name: 'hostile',
    version: '1',
    display_name: `${markup} ${'w'.repeat(120)}`,
    description: `${markup} ${'long'.repeat(400)}`,
    source: `https://example.org/${'path/'.repeat(300)}`,
    root_entity: createLongEntityName(),
    entities: {
      [createLongEntityName()]: {
        description: markup,
        ontology_term: 'javascript:alert(1)',
        fields: [
          {
            name: `field_${'y'.repeat(90)}`,
            codename: `${markup}${'z'.repeat(120)}`,
            type: 'string',
            required: true,
            description: `${markup} ${'unbroken'.repeat(200)}`,
            ontology_term: 'javascript:alert(1)',
            constraints: { enum: [markup, 'v'.repeat(500)], pattern: `^(${'a'.repeat(500)})$` },
          },
        ],
      },
    },
    validation_rules: [
      {
        name: 'long_rule',
        description: markup,
        applies_to: 'all',
        field: `field_${'y'.repeat(90)}`,
        pattern: `^${'b'.repeat(300)}$`,
      },
    ],
  };
  writeFileSync(join(root, 'hostile', '1', 'profile.yaml'), stringify(profile));
}
