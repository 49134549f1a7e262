// @module-tag full
/** Tests the pages of logged-in users: profile, tokens and notifications. */
import { expect, it } from 'vitest';
import {
  createPeopleEnvironment,
  createSessionCookie,
  EXAMPLE,
  writeExamples,
} from '../src/proteomics/access/testing-people.ts';
import type { Database } from '../src/storage/database.ts';
import { describeInBrowser, listErrorsInAppearances, type Site, type Visit } from './browser.ts';
import { focusByKeys, pressByKeys } from './keyboard.ts';

const ENVIRONMENT = { ...createPeopleEnvironment(), PROTEOMICS_ACCESS: 'login' };
const PIPELINE = '/proteomics/projects/lung-cohort/tmt11-quality';

describeInBrowser(
  'A user who is logged in to proteomics',
  (site: Site) => {
    async function openPageAs(
      actor: 'member' | 'manager',
      path: string,
      sight: Parameters<Site['visit']>[1] = {},
    ): Promise<Visit> {
      const database = site.database as Database;
      await writeExamples(database, null);
      const [name = '', value = ''] = (await createSessionCookie(ENVIRONMENT, database, actor)).split(/[=;]/, 2);
      const visit = await site.visit('/proteomics/metrics', sight);
      await visit.page.context().addCookies([{ name, value, url: site.address }]);
      await visit.page.goto(site.address + path);
      return visit;
    }

    for (const scripts of [true, false])
      it(`creates and revokes a token by keyboard ${scripts ? 'with' : 'without'} scripts`, async () => {
        const { page, errors } = await openPageAs('member', '/proteomics/me', { scripts });
        await focusByKeys(page, page.getByLabel('Name (required)'));
        await page.keyboard.type('Computer of Lumos 2');
        await page.keyboard.press('Enter');
        await page.locator('#made').waitFor();
        expect(await page.locator('#made').textContent()).toMatch(/^cdpt_/);
        await page.goto(`${site.address}/proteomics/me`);
        expect(await page.locator('#made').count()).toBe(0);
        await pressByKeys(page, page.getByRole('button', { name: 'Revoke token Computer of Lumos 2' }));
        await page.getByText('Token "Computer of Lumos 2" revoked').waitFor();
        expect(errors).toEqual([]);
      });

    it('creates an alert, and sees an error while no event is selected', async () => {
      const { page, errors } = await openPageAs('member', `${PIPELINE}/alerts`);
      await page.getByLabel('a run failed').uncheck();
      await page.getByLabel('a run is out of limits').uncheck();
      await page.getByRole('button', { name: 'Create alert' }).click();
      await expect.poll(() => page.getByText('Select at least one event.').first().isVisible()).toBe(true);
      await page.getByLabel('a run failed').check();
      await page.getByRole('button', { name: 'Create alert' }).click();
      await expect.poll(() => page.getByText('Alert created').isVisible()).toBe(true);
      expect(errors).toEqual([]);
    });

    it.each([
      ['member', '/proteomics/me'],
      ['member', `${PIPELINE}/alerts`],
      ['manager', `${PIPELINE}/alerts`],
      ['manager', '/proteomics/admin/projects/lung-cohort'],
      ['manager', `/proteomics/admin/pipelines/${EXAMPLE.pipeline}`],
      ['manager', `/proteomics/admin/users/${EXAMPLE.user}`],
    ] as const)('has pages without accessibility violations as %s at %s', async (actor, path) => {
      const { page, errors } = await openPageAs(actor, path);
      expect(await listErrorsInAppearances(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  },
  { withDatabase: true, environment: ENVIRONMENT },
);
