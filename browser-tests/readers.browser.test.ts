import { expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityViolations, measureOverflow } from './browser.ts';

/** Swagger UI puts a link into the button that opens an operation, which Concordat cannot change. */
const OF_SWAGGER_UI = ['nested-interactive'];

describeInBrowser('The contract', (site) => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`is rendered by Swagger UI under the strict policy (${scheme})`, async () => {
      const { page, errors } = await site.visit('/docs', { scheme });
      await page.locator('#operations-Validation-validateObject').waitFor();
      expect(await page.locator('.opblock').count()).toBe(await countOperations(site.address));
      expect(await findAccessibilityViolations(page, OF_SWAGGER_UI)).toEqual([]);
      expect(errors).toEqual([]);
    });

    it(`is rendered by Redoc under its policy (${scheme})`, async () => {
      const { page, errors } = await site.visit('/redoc', { scheme });
      await page.locator('[id="operation/validateObject"]').waitFor();
      expect(await page.locator('[id^="operation/"]').count()).toBe(
        await countOperations(site.address, '/openapi/schemas.json'),
      );
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }

  for (const path of ['/docs', '/redoc']) {
    it(`fits into a narrow window at ${path} within the layout of the site`, async () => {
      const { page } = await site.visit(path, { width: 360 });
      await page.locator('#swagger-ui .opblock, [id="operation/validateObject"]').first().waitFor();
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
    const { page, errors } = await site.visit('/docs');
    await page.locator('#operations-Validation-validateObject button').first().click();
    await page.getByRole('button', { name: 'Try it out' }).waitFor();
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

async function countOperations(address: string, document = '/openapi.json'): Promise<number> {
  const response = await fetch(address + document);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
  return Object.values(paths).flatMap((path) => Object.keys(path).filter((key) => key !== 'parameters')).length;
}
