// The command menu: Ctrl+K or / opens it on every page, words find what the person may see, arrows choose, Enter opens. Without this the
// link in the header leads to a page that searches the same.

import type { components } from '../../../generated/server/types.d.ts';
import { jsonOf } from './answers.ts';
import { all, find, make, near, need } from './elements.ts';

type Finding = components['schemas']['Finding'];

const link = find(HTMLAnchorElement, 'a[data-command-menu]');
const isTyping = (element: EventTarget | null) =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));
let dialog: HTMLDialogElement | undefined;

if (link !== null) {
  const hint = find(HTMLElement, 'kbd', link);
  if (hint !== null) {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) hint.textContent = '⌘K';
    hint.hidden = false;
  }
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (event.defaultPrevented || (!isShortcut && !isSlash) || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    open();
  });
}

function open(): void {
  dialog ??= build();
  document.getElementById('site-menu')?.hidePopover();
  dialog.showModal();
  const input = need(HTMLInputElement, 'input', dialog);
  input.select();
  input.dispatchEvent(new Event('input'));
}

function build(): HTMLDialogElement {
  const made = make('dialog', { className: 'command-menu' });
  made.setAttribute('aria-label', 'Search');
  made.innerHTML = `<input type="text" role="combobox" aria-label="Search pages, data and operations" aria-expanded="true" aria-controls="found" aria-autocomplete="list" placeholder="Search pages, projects, runs, profiles …" maxlength="200" autocomplete="off" spellcheck="false">
<div id="found" role="listbox" aria-label="Results"></div><p class="command-state" role="status"></p>
<p class="command-keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p>`;
  document.body.append(made);
  const input = need(HTMLInputElement, 'input', made);
  const list = need(HTMLElement, '#found', made);
  const state = need(HTMLElement, '.command-state', made);
  let asked = 0;
  let waiting: number | undefined;

  const options = () => all(HTMLElement, '[role="option"]', list);
  const choose = (option: HTMLElement | undefined) => {
    for (const other of options()) other.setAttribute('aria-selected', String(other === option));
    input.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const find = async () => {
    asked += 1;
    const number = asked;
    try {
      const answer = await fetch(`/find?q=${encodeURIComponent(input.value.trim())}`, {
        headers: { Accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { results } = await jsonOf<{ results: Finding[] }>(answer);
      if (number === asked) show(results);
    } catch {
      if (number === asked) state.textContent = 'Search does not work at the moment. Try again.';
    }
  };
  const show = (results: readonly Finding[]) => {
    list.replaceChildren(...groups(results));
    state.textContent = results.length === 0 ? 'Nothing found. Try fewer words, or a part of one.' : '';
    choose(options()[0]);
  };

  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(find, 120);
  });
  input.addEventListener('keydown', (event) => {
    const shown = options();
    const at = shown.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const step = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ]).get(event.key);
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      choose(shown[(at + step + shown.length) % shown.length]);
    } else if (event.key === 'Enter' && shown[at] !== undefined) {
      event.preventDefault();
      location.assign(pathOf(shown[at]));
    }
  });
  list.addEventListener('click', (event) => {
    const option = near(HTMLElement, event.target, '[role="option"]');
    if (option !== null) location.assign(pathOf(option));
  });
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  return made;
}

function pathOf({ dataset }: HTMLElement): string {
  return dataset.path ?? '';
}

function groups(results: readonly Finding[]): HTMLElement[] {
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  let number = 0;
  return [...kinds].map(([kind, ofKind]) => {
    const group = document.createElement('div');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', kind);
    const head = document.createElement('div');
    head.className = 'command-kind';
    head.setAttribute('aria-hidden', 'true');
    head.textContent = kind;
    group.append(head);
    for (const { title, detail, path } of ofKind) {
      const option = document.createElement('div');
      option.id = `found-${number}`;
      number += 1;
      option.setAttribute('role', 'option');
      option.setAttribute('aria-selected', 'false');
      option.dataset.path = path;
      const name = document.createElement('span');
      name.textContent = title;
      const more = document.createElement('span');
      more.className = 'command-detail';
      more.textContent = detail;
      option.append(name, more);
      group.append(option);
    }
    return group;
  });
}
