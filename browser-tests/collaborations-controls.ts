/** Finds the controls of the collaboration pages by their labels. */
import type { Locator, Page } from 'playwright-core';

/** Sections on the page of a collaboration. */
export type SectionName = 'members' | 'invitations' | 'groups' | 'services' | 'activity' | 'settings' | 'deletion';

export function findSection(page: Page, name: SectionName): Locator {
  return page.locator(`section[aria-labelledby="${name}"]`);
}

export function findTableRow(page: Page, name: SectionName, text: string): Locator {
  return findSection(page, name).locator('tbody > tr', { hasText: text });
}

export async function openDetails(inside: Locator, label: string): Promise<void> {
  await inside.locator('summary', { hasText: label }).first().click();
}

export function findForm(inside: Locator | Page, end: string): Locator {
  return inside.locator(`form[action$="${end}"]`);
}

/** Presses the button of a form, and waits for the next page. */
export async function submitForm(form: Locator): Promise<void> {
  const page = form.page();
  await Promise.all([page.waitForEvent('load'), form.locator('button').last().click()]);
}

/** Submits a form that requires confirmation: in the dialog if scripts run, or else on the confirmation page. */
export async function submitAndConfirm(form: Locator, scripts: boolean): Promise<string> {
  const page = form.page();
  let requested = '';
  if (scripts) {
    await form.locator('button').last().click();
    const dialog = page.getByRole('dialog');
    requested = await dialog.innerText();
    await typeRequestedName(dialog);
    await Promise.all([page.waitForEvent('load'), dialog.locator('button[value="yes"]').click()]);
  } else {
    await submitForm(form);
    requested = await page.locator('main').innerText();
    await typeRequestedName(page.locator('main'));
    await submitForm(page.locator('main form[method="post"]'));
  }
  return requested;
}

async function typeRequestedName(inside: Locator): Promise<void> {
  const field = inside.getByLabel('To confirm, type the name');
  if ((await field.count()) > 0) await field.fill(await inside.locator('label strong').innerText());
}

/** Returns the message about the last action. */
export function readResult(page: Page): Promise<string> {
  return page.locator('#result').innerText();
}
