import { expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityViolations, measureOverflow } from './browser.ts';

/** Swagger UI puts a link into the button that opens an operation, which Concordat cannot change. */
const OF_SWAGGER_UI = ['nested-interactive'];

describeInBrowser('The contract', (site) => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`is rendered by Swagger UI under the strict policy (${scheme})`, async () => {
      const { page, errors } = await site.visit('/docs', { scheme });
      await page.getByRole('link', { name: 'Validation', exact: true }).waitFor();
      const tags = await listTags(site.address, '/openapi.json?pages=false');
      expect(await page.locator('.opblock-tag').count()).toBe(new Set(tags).size);
      expect(await page.locator('.opblock').count()).toBe(0);
      expect(await findAccessibilityViolations(page, OF_SWAGGER_UI)).toEqual([]);
      expect(errors).toEqual([]);
    });

    it(`is rendered by Redoc under its policy (${scheme})`, async () => {
      const { page, errors } = await site.visit('/redoc', { scheme });
      await page.locator('[id^="operation/"]').first().waitFor();
      const tags = await listTags(site.address, '/openapi/schemas.json?pages=false');
      expect(await page.locator('[id^="operation/"]').count()).toBe(tags.filter((tag) => tag === tags[0]).length);
      expect(await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').count()).toBe(new Set(tags).size);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }

  for (const path of ['/docs', '/redoc#operation/validateObject']) {
    it(`fits into a narrow window at ${path} within the layout of the site`, async () => {
      const { page } = await site.visit(path, { width: 360 });
      await page.locator('#swagger-ui .opblock-tag, [id="operation/validateObject"]').first().waitFor();
      expect(await measureOverflow(page)).toBe(0);
      await page.getByRole('link', { name: 'Concordat' }).first().click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    });

    it(`is linked at ${path} without scripts`, async () => {
      const { page } = await site.visit(path, { scripts: false });
      expect(await page.locator('noscript').innerText()).toMatch(/\/openapi(\/schemas)?\.json/);
    });
  }

  it('shows the details of a selected operation in Swagger UI', async () => {
    const { page, errors } = await site.visit('/docs#/Validation/validateObject');
    await page.getByRole('button', { name: 'Try it out' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('opens the section of an operation, and other sections, in Redoc', async () => {
    const { page, errors } = await site.visit('/redoc#operation/validateObject');
    await page.locator('[id="tag/Validation"]').waitFor();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Schemas' }).click();
    await page.locator('[id="tag/Schemas"]').waitFor();
    expect(await page.locator('[id="operation/validateObject"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('can be searched by a word in Redoc', async () => {
    const { page, errors } = await site.visit('/redoc');
    await page.getByRole('link', { name: 'The server' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill('liveness');
    await page.locator('[data-role="search:results"]').getByText('Check liveness').waitFor();
    expect(errors).toEqual([]);
  });
});

/** Returns the tag of each operation of a document. */
async function listTags(address: string, document: string): Promise<string[]> {
  const response = await fetch(address + document);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, { tags?: [string] }>> };
  return Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags = [] }) => tags));
}
