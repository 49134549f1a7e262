import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityViolations, measureOverflow, type Site, type Visit } from './browser.ts';

interface Entity {
  id: string;
  version: number;
}

describeInBrowser(
  'Two users in one project',
  (site) => {
    let projectId: string;
    let study: Entity;
    const buildProjectPath = (path = '') => `/hub/projects/${projectId}${path}`;
    const buildFormPath = () => buildProjectPath(`/entity/${study.id}`);

    beforeEach(async () => {
      const workspace = await postJson<Entity>(site, '/hub/workspaces', { name: `Trials ${Math.random()}` });
      const made = { workspace_id: workspace.id, name: 'Wheat', profile: 'miappe', version: '1.1' };
      projectId = (await postJson<Entity>(site, '/hub/projects', made)).id;
      const createEntity = (body: object) => postJson<Entity>(site, buildProjectPath('/entities'), body);
      const investigation = await createEntity({
        entity_type: 'Investigation',
        data: { unique_id: 'INV-1', title: 'Drought' },
      });
      const inside = { parent_id: investigation.id, parent_field: 'studies' };
      study = await createEntity({ entity_type: 'Study', ...inside, data: { unique_id: 'STU-1', title: 'First study' } });
    });

    /** Opens windows of two users. Resolves when each sees the other. */
    async function openTwoWindows(first: string, second = first): Promise<[Visit, Visit]> {
      const one = await site.visit(first);
      const other = await site.visit(second, { beside: true });
      for (const { page } of [one, other]) await page.getByText('2 people online').waitFor();
      return [one, other];
    }

    it('see when the other user arrives and leaves', async () => {
      const [one, other] = await openTwoWindows(buildProjectPath());
      await other.page.close();
      await one.page.getByText('Only you are online').waitFor();
      expect(one.errors).toEqual([]);
    });

    it('see the name of the other user at the current field', async () => {
      const [one, other] = await openTwoWindows(buildFormPath());
      await other.page.locator('#field-title').focus();
      const sign = one.page.locator('[data-control="title"] .at-field');
      await sign.waitFor();
      expect(await sign.textContent()).toMatch(/^Guest \w{4} is here$/);
      await one.page.locator('[data-who] summary').click();
      await expect.poll(() => one.page.locator('[data-who-list]').textContent()).toContain('at Title');
      await other.page.locator('#field-title').blur();
      await sign.waitFor({ state: 'detached' });
    });

    it('see the location of the other user when they open the project', async () => {
      const one = await site.visit(buildFormPath());
      await one.page.locator('#field-title').focus();
      const other = await site.visit(buildFormPath(), { beside: true });
      await other.page.locator('[data-control="title"] .at-field').waitFor();
    });

    it('see unsaved typed values of the other user, with escaped markup', async () => {
      const [one, other] = await openTwoWindows(buildFormPath());
      await other.page.locator('#field-title').fill('<img src=x onerror=alert(1)>');
      await one.page.getByText('types “<img src=x onerror=alert(1)>”').or(one.page.locator('.at-field q')).waitFor();
      expect(await one.page.locator('.at-field q').textContent()).toBe('<img src=x onerror=alert(1)>');
      expect(one.errors).toEqual([]);
    });

    it('see that the other user moved the project to another profile', async () => {
      const [one, other] = await openTwoWindows(buildFormPath(), buildProjectPath('/move?profile=miappe%2F1.2'));
      await other.page.getByRole('button', { name: 'Move the project to miappe/1.2' }).click();
      await other.page.getByText('Project moved to miappe/1.2').waitFor();
      await one.page.getByText('This project moved to another profile. Reload the page.').waitFor();
      expect([await findAccessibilityViolations(one.page), one.errors, other.errors]).toEqual([[], [], []]);
    });

    it('see the location of the other user at a cell of the table', async () => {
      const [one, other] = await openTwoWindows(buildProjectPath('/table/Study'), buildFormPath());
      await other.page.locator('#field-title').focus();
      await one.page.locator(`td[data-entity="${study.id}"][data-field="title"][data-here]`).waitFor();
    });

    it('chat, and see the number of unread messages', async () => {
      const [one, other] = await openTwoWindows(buildProjectPath(), buildFormPath());
      await one.page.getByRole('button', { name: 'Chat' }).click();
      await expect.poll(() => one.page.getByRole('link', { name: 'Chat' }).count()).toBe(0);
      await one.page.getByLabel('Message', { exact: true }).fill('<b>Plot 12</b> was flooded');
      await one.page.getByRole('button', { name: 'Send' }).click();
      await other.page.getByRole('button', { name: 'Chat 1 unread' }).click();
      await expect.poll(() => other.page.locator('.chat-text').textContent()).toBe('<b>Plot 12</b> was flooded');
      await expect.poll(() => other.page.locator('[data-unread]').isVisible()).toBe(false);
      await one.page.locator('.chat-message.is-own').waitFor();
      expect(await one.page.locator('.chat-message').count()).toBe(1);
    });

    it('find earlier and new messages on the chat page', async () => {
      await postJson(site, buildProjectPath('/chat'), { content: 'from before' });
      const [one, other] = await openTwoWindows(buildProjectPath('/chat'));
      await other.page.getByLabel('Message', { exact: true }).fill('now');
      await other.page.getByRole('button', { name: 'Send' }).click();
      await one.page.getByText('now', { exact: true }).waitFor();
      expect(await one.page.locator('.chat-text').allTextContents()).toEqual(['from before', 'now']);
    });

    it('read older messages next to the list of present users', async () => {
      for (const content of ['one', 'two', 'three']) await postJson(site, buildProjectPath('/chat'), { content });
      const { page, errors } = await site.visit(buildProjectPath('/chat?limit=1'));
      await page.getByRole('link', { name: 'Older messages' }).click();
      await page.getByText('Only you are online').waitFor();
      expect(await page.locator('.chat-text').allTextContents()).toEqual(['two']);
      await page.getByLabel('Message', { exact: true }).fill('four');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('four', { exact: true }).waitFor();
      expect(errors).toEqual([]);
    });

    it('see changes in the table as soon as the other user saves them', { tags: 'main' }, async () => {
      const [one, other] = await openTwoWindows(buildProjectPath('/table/Study'), buildFormPath());
      await saveTitle(other.page, 'A better title');
      const cell = one.page.locator(`td[data-entity="${study.id}"][data-field="title"]`);
      await cell.getByText('A better title').waitFor();
    });

    it('merge two versions by hand after a warning about an outdated form', async () => {
      const [one, other] = await openTwoWindows(buildFormPath());
      await one.page.locator('#field-title').fill('Mine');
      await saveTitle(other.page, 'Theirs');
      await one.page.getByText('Another user has saved this entity').waitFor();
      expect(await one.page.locator('#field-title').inputValue()).toBe('Mine');
      await one.page.getByRole('link', { name: 'See both and choose' }).click();
      const choice = one.page.locator('fieldset[data-field="title"]');
      expect(await choice.locator('.said').allTextContents()).toEqual(['Mine', 'Theirs', 'First study']);
      await choice.getByRole('radio', { name: /^Yours/ }).check();
      await one.page.getByRole('button', { name: 'Save these values' }).first().click();
      await one.page.waitForURL(/\/entity\/[^/]+$/);
      await other.page.getByText('Another user has saved this entity').waitFor();
      const answer = await fetch(site.address + buildFormPath(), { headers: { accept: 'application/json' } });
      expect(await answer.json()).toMatchObject({ data: { title: 'Mine' } });
    });

    it('receive each missed event once after an interruption', async () => {
      const [one, other] = await openTwoWindows(buildProjectPath('/table/Study'), buildFormPath());
      await one.page.context().setOffline(true);
      await one.page.getByText('Offline. Changes of other users appear later.').waitFor();
      await saveTitle(other.page, 'While away');
      await postJson(site, buildProjectPath('/chat'), { content: 'are you there?' });
      await one.page.context().setOffline(false);
      await one.page.getByRole('button', { name: 'Chat 1 unread' }).waitFor();
      await one.page.locator(`td[data-entity="${study.id}"][data-field="title"]`).getByText('While away').waitFor();
      expect(await one.page.locator('[data-channel-state]').textContent()).toBe('');
    });

    it('are notified of the deletion of the project', async () => {
      const one = await site.visit(buildProjectPath());
      await one.page.getByText('Only you are online').waitFor();
      const answer = await fetch(`${site.address}${buildProjectPath()}`, {
        method: 'DELETE',
        headers: { accept: 'application/json' },
      });
      expect(answer.status).toBe(204);
      await one.page.getByText('This project was deleted.').waitFor();
    });

    it('can chat without scripts', async () => {
      const { page } = await site.visit(buildProjectPath('/chat'), { scripts: false });
      await page.getByLabel('Message', { exact: true }).fill('by form');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => page.locator('.chat-text').textContent()).toBe('by form');
      await expect.poll(() => page.locator('[data-together]').isVisible()).toBe(false);
    });

    for (const scheme of ['light', 'dark'] as const) {
      it(`have pages without accessibility violations (${scheme})`, async () => {
        await postJson(site, buildProjectPath('/chat'), {
          content: 'A message with aVeryLongWordThatDoesNotEnd'.padEnd(300, 'x'),
        });
        const chat = await site.visit(buildProjectPath('/chat'), { scheme, width: 360 });
        await chat.page.getByText('Only you are online').waitFor();
        const page = await site.visit(buildFormPath(), { scheme, width: 360, beside: true });
        await chat.page.getByText('2 people online').waitFor();
        await page.page.getByRole('button', { name: 'Chat' }).click();
        await page.page.locator('.chat-message').waitFor();
        expect(await findAccessibilityViolations(chat.page)).toEqual([]);
        expect(await findAccessibilityViolations(page.page)).toEqual([]);
        expect(await Promise.all([measureOverflow(chat.page), measureOverflow(page.page)])).toEqual([0, 0]);
      });
    }
  },
  { withDatabase: true },
);

async function postJson<Answer>(site: Site, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answer = await fetch(site.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function saveTitle(page: Page, title: string): Promise<void> {
  await page.locator('#field-title').fill(title);
  await page.locator('[data-save]').first().click();
  await page.getByText(/^Saved at/).waitFor();
}
