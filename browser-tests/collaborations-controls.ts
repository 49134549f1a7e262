/** The controls of the collaboration pages, as a person finds them. */
import type { Locator, Page } from 'playwright-core';

/** Sections of the page of a collaboration. */
export type SectionName = 'members' | 'invitations' | 'groups' | 'services' | 'activity' | 'settings' | 'deletion';

/** A section of the page. */
export function section(page: Page, name: SectionName): Locator {
  return page.locator(`section[aria-labelledby="${name}"]`);
}

/** The row of a table that holds a text. */
export function row(page: Page, name: SectionName, text: string): Locator {
  return section(page, name).locator('tbody > tr', { hasText: text });
}

/** Opens what is folded under a label, inside of something. */
export async function unfold(inside: Locator, label: string): Promise<void> {
  await inside.locator('summary', { hasText: label }).first().click();
}

/** A form by the end of its address. */
export function formTo(inside: Locator | Page, end: string): Locator {
  return inside.locator(`form[action$="${end}"]`);
}

/** Presses the button of a form, and waits for the page after it. */
export async function send(form: Locator): Promise<void> {
  const page = form.page();
  await Promise.all([page.waitForEvent('load'), form.locator('button').last().click()]);
}

/**
 * Presses the button of a form that asks before it does something, and agrees: on the spot where scripts run, else on the page that
 * asks.
 */
export async function sendAndAgree(form: Locator, scripts: boolean): Promise<string> {
  const page = form.page();
  let asked = '';
  if (scripts) {
    await form.locator('button').last().click();
    const dialog = page.getByRole('dialog');
    asked = await dialog.innerText();
    await typeName(dialog);
    await Promise.all([page.waitForEvent('load'), dialog.locator('button[value="yes"]').click()]);
  } else {
    await send(form);
    asked = await page.locator('main').innerText();
    await typeName(page.locator('main'));
    await send(page.locator('main form[method="post"]'));
  }
  return asked;
}

/** Types the name that is asked for, where one is. */
async function typeName(inside: Locator): Promise<void> {
  const field = inside.getByLabel('To confirm, type the name');
  if ((await field.count()) > 0) await field.fill(await inside.locator('label strong').innerText());
}

/** What the page says about the action before. */
export function result(page: Page): Promise<string> {
  return page.locator('#result').innerText();
}
