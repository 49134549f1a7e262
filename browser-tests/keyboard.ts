/** Reaches controls by Tab, and uses them by keys, as users without a pointer do. */
import type { Locator, Page } from 'playwright-core';

/** Larger than the number of tab stops on any page. */
const MAX_TABS = 400;

/** Returns why the focused element cannot be seen (WCAG 2.2, 2.4.7 and 2.4.11); empty if it can. Runs in the page. */
const DESCRIBE_HIDDEN_FOCUS = `(() => {
  const focused = document.activeElement;
  // The browser itself marks its parts of a control, such as the button of a calendar.
  if (!focused.matches(':focus')) return '';
  const box = focused.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.05, 0.1], [0.95, 0.1], [0.05, 0.9], [0.95, 0.9]];
  const isSeen = points.some(([x, y]) => {
    const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return found !== null && (focused.contains(found) || found.contains(focused));
  });
  const { outlineStyle, boxShadow } = getComputedStyle(focused);
  const problem = !isSeen ? 'is covered or outside the window' : !focused.closest('svg') && outlineStyle + boxShadow === 'nonenone' ? 'is not marked' : '';
  return problem === '' ? '' : 'The focus ' + problem + ': ' + focused.outerHTML.slice(0, 120);
})()`;

/**
 * Moves the focus to a control by Tab, or to an item of an open menu by arrow keys.
 * @throws Error if the control cannot be reached, or if the focus is hidden on the way
 */
export async function focusByKeys(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const isItem = (await target.getAttribute('role')) === 'menuitem';
  for (let count = 0; count < MAX_TABS; count += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press(isItem ? 'ArrowDown' : 'Tab');
    const hidden = await page.evaluate<string>(DESCRIBE_HIDDEN_FOCUS);
    if (hidden !== '') throw new Error(hidden);
  }
  throw new Error(`No key reaches ${target}`);
}

/** Activates a control by its key: Space for boxes, Enter for others. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await focusByKeys(page, target);
  const isBox = await target.evaluate((element) => element.matches('[type=checkbox], [type=radio]'));
  await page.keyboard.press(isBox ? 'Space' : 'Enter');
}
