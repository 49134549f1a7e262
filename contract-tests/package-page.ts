/** Tests a page of another site that uses the package in a browser, without a bundler. */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { type Chromium, getLaunchOptions } from '../browser-tests/chromium.ts';

/**
 * Opens the page on a site that serves a project's packages under /node_modules, and forwards other paths to the server.
 * @returns the title of the page when it has one
 */
export async function readTitleInBrowser(found: Chromium, project: string, address: string, html: string): Promise<string> {
  const browser = await chromium.launch(getLaunchOptions(found));
  try {
    const page = await browser.newPage();
    await page.route(`${address}/page`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.route(`${address}/node_modules/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', path: join(project, new URL(route.request().url()).pathname) }),
    );
    await page.goto(`${address}/page`);
    await page.waitForFunction(`document.title !== ''`);
    return await page.title();
  } finally {
    await browser.close();
  }
}
