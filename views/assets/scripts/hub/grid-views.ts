// Manages saved views of a table: filters, order, groups and columns under a name, for the user or for the project.
import { createElement, findElement, isPlainClick, requireElement } from '../elements.ts';
import type { TableView } from './api.ts';
import type { Say } from './grid.ts';
import type { GridColumns } from './grid-columns.ts';
import type { GridQuestion } from './grid-question.ts';

export function listenToViews(columns: GridColumns, question: GridQuestion, say: Say): void {
  const panel = requireElement(HTMLDetailsElement, '[data-views]');
  const list = requireElement(HTMLElement, '[data-view-list]', panel);
  const form = requireElement(HTMLFormElement, '[data-view-form]', panel);
  panel.hidden = false;
  showViews();

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const name = requireElement(HTMLInputElement, '#view-name', form).value.trim();
    if (name === '') return;
    const isShared = findElement(HTMLInputElement, '[data-view-shared]', form)?.checked === true;
    const view = { name, query: question.query().toString(), ...columns.getSelection(), is_shared: isShared };
    const others = columns.views().own.filter((one) => one.name !== name);
    form.reset();
    await storeViews([...others, view], isShared ? `View ${name} saved and shared` : `View ${name} saved`);
  });

  async function storeViews(views: readonly TableView[], words: string): Promise<void> {
    const before = columns.views().own;
    if (await columns.setViews(views)) say(words);
    else {
      await columns.setViews(before);
      say('The view was not saved. Try again in a moment.', true);
    }
    showViews();
  }

  function showViews(): void {
    const { own, shared } = columns.views();
    list.replaceChildren(
      ...own.map((view) => createViewLine(view, true)),
      ...shared.map((view) => createViewLine(view, false)),
    );
  }

  function createViewLine(view: TableView, isOwn: boolean): HTMLElement {
    const line = createElement('li', { className: 'view-line' });
    const link = createElement('a', { href: `${location.pathname}?${view.query}`, textContent: view.name });
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      columns.select(view);
      question.replace(view.query);
    });
    line.append(link);
    if (view.is_shared)
      line.append(createElement('span', { className: 'tag', textContent: isOwn ? 'shared' : 'of the project' }));
    if (isOwn) {
      const remove = createElement('button', {
        type: 'button',
        className: 'button button-small button-quiet',
        textContent: 'Delete',
      });
      remove.setAttribute('aria-label', `Delete the view ${view.name}`);
      remove.addEventListener('click', () => {
        const others = columns.views().own.filter((one) => one !== view);
        storeViews(others, `View ${view.name} deleted`);
      });
      line.append(remove);
    }
    return line;
  }
}
