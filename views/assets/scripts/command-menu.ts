// The command menu: Ctrl+K or / opens it on every page. It searches the actions of the page and everything that the user may see; arrows
// choose, Enter opens. Without scripts, the link in the header leads to a page with the same search.

import type { components } from '../../../generated/server/types.d.ts';
import { getJson } from './answers.ts';
import { createElement, findClosest, findElement, findElements, requireElement } from './elements.ts';

type Finding = components['schemas']['Finding'];

/** Matches the actions of the page: in its head, tabs and menus, and in the user menu. */
const OFFERED = ':is(.page-head, .page-actions, .section-head, .tabs, .page-tabs, .person-menu) :is(a[href], button)';
/** Matches names on the page: of rows such as members, of columns and of fields. */
const NAMED = 'main :is(th[scope="row"], th[scope="col"], label)';
const MAX_NAMED = 8;
const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

interface Offer {
  readonly kind: 'This page' | 'On this page' | 'Search';
  readonly title: string;
  /** Search text in lower case. */
  readonly words: string;
  readonly follow: () => void;
}

const link = findElement(HTMLAnchorElement, 'a[data-command-menu]');
const acceptsTyping = (element: EventTarget | null) =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));
let dialog: HTMLDialogElement | undefined;

if (link !== null) {
  const hint = findElement(HTMLElement, 'kbd', link);
  if (hint !== null) {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) hint.textContent = '⌘K';
    hint.hidden = false;
  }
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openMenu();
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !acceptsTyping(event.target);
    if (event.defaultPrevented || (!isShortcut && !isSlash) || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    openMenu();
  });
}

function openMenu(): void {
  dialog ??= buildDialog();
  document.getElementById('site-menu')?.hidePopover();
  dialog.showModal();
  const input = requireElement(HTMLInputElement, 'input', dialog);
  input.select();
  input.dispatchEvent(new Event('input'));
}

function buildDialog(): HTMLDialogElement {
  const made = createElement('dialog', { className: 'command-menu' });
  made.setAttribute('aria-label', 'Search');
  made.innerHTML = `<input type="text" role="combobox" aria-label="Search pages, data and operations" aria-expanded="true" aria-controls="found" aria-autocomplete="list" placeholder="Search pages, projects, runs, profiles …" maxlength="200" autocomplete="off" spellcheck="false">
<div id="found" role="listbox" aria-label="Results"></div><p class="command-state" role="status"></p>
<p class="command-keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p>`;
  document.body.append(made);
  const input = requireElement(HTMLInputElement, 'input', made);
  const list = requireElement(HTMLElement, '#found', made);
  const state = requireElement(HTMLElement, '.command-state', made);
  let requested = 0;
  /** Words of the shown results; undefined during a search. */
  let shownWords: string | undefined;
  let offers: readonly Offer[] = [];
  let waiting: number | undefined;

  const listOptions = () => findElements(HTMLElement, '[role="option"]', list);
  const activateOption = (option: HTMLElement | undefined) => {
    for (const other of listOptions()) other.setAttribute('aria-selected', String(other === option));
    input.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const searchWords = async () => {
    requested += 1;
    const number = requested;
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    offers = [
      ...listOffers().filter((offer) => words.every((word) => offer.words.includes(word))),
      ...listNamed(words),
      ...listSearches(input.value.trim()),
    ];
    try {
      const answer = await fetch(`/find?q=${encodeURIComponent(input.value.trim())}`, {
        headers: { Accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { results } = await getJson<{ results: Finding[] }>(answer);
      if (number !== requested) return;
      renderResults(results);
      shownWords = input.value;
    } catch {
      if (number === requested) state.textContent = 'Search is unavailable. Try again.';
    }
  };
  const renderResults = (results: readonly Finding[]) => {
    const isOperation = ({ kind }: Finding) => kind === 'Operation';
    const ofPage = offers.map(({ kind, title }, offer): Listed => ({ kind, title, detail: '', path: '', offer }));
    const things = results.filter((one) => !isOperation(one) && !offers.some(({ title }) => title === one.title));
    const operations = document.documentElement.matches('.hides-api-calls') ? [] : results.filter(isOperation);
    const isSearch = ({ kind }: Listed) => kind === 'Search';
    const listed = [...ofPage.filter((one) => !isSearch(one)), ...things, ...ofPage.filter(isSearch), ...operations];
    list.replaceChildren(...createGroups(listed));
    state.textContent = listed.length === 0 ? 'Nothing found. Try fewer words, or part of a word.' : '';
    activateOption(listOptions()[0]);
  };

  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(searchWords, 120);
    shownWords = undefined;
  });
  input.addEventListener('keydown', (event) => {
    const shown = listOptions();
    const at = shown.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const step = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ]).get(event.key);
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      activateOption(shown[(at + step + shown.length) % shown.length]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void followActiveOption();
    }
  });
  const findActiveOption = () => listOptions().find((option) => option.getAttribute('aria-selected') === 'true');
  // If the shown results are for other words, waits for the results of the current words.
  const followActiveOption = async () => {
    clearTimeout(waiting);
    if (shownWords !== input.value) await searchWords();
    const option = findActiveOption();
    if (option !== undefined && shownWords === input.value) followOption(option);
  };
  const followOption = ({ dataset }: HTMLElement) => {
    const offer = dataset.offer === undefined ? undefined : offers[Number(dataset.offer)];
    if (offer === undefined) {
      location.assign(dataset.path ?? '');
      return;
    }
    made.close();
    offer.follow();
  };
  list.addEventListener('click', (event) => {
    const option = findClosest(HTMLElement, event.target, '[role="option"]');
    if (option !== null) followOption(option);
  });
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  return made;
}

interface Listed {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
  /** Index among the actions of the page. */
  readonly offer?: number;
}

/** Returns the actions of the page. Of actions with the same name, the first one is used. */
function listOffers(): Offer[] {
  const place = `this ${findElement(HTMLElement, '.site-nav [aria-current]')?.textContent ?? ''} ${document.title}`;
  const offered = findElements(HTMLElement, OFFERED)
    .filter((element) => element.matches('a, :enabled') && element.closest('[hidden], dialog, .platform-calls') === null)
    .filter((element) => readPlainText(element) !== '')
    .map((element): Offer => {
      const menu = findClosest(HTMLDetailsElement, element, 'details');
      const above = menu === null ? '' : `${readPlainText(findElement(HTMLElement, ':scope > summary', menu))}: `;
      const title = above + readPlainText(element);
      return { kind: 'This page', title, words: `${title} ${place}`.toLowerCase(), follow: () => element.click() };
    });
  return [...new Map(offered.map((offer) => [offer.title, offer])).values()];
}

/** Returns the rows, columns and fields of the page whose names contain all words, in natural order. */
function listNamed(words: readonly string[]): Offer[] {
  if (words.length === 0) return [];
  const named = findElements(HTMLElement, NAMED)
    .filter((element) => element.closest('dialog, [role="search"], [popover]') === null)
    .map((element): Offer => {
      const title = readPlainText(findElement(HTMLElement, 'a', element) ?? element);
      return { kind: 'On this page', title, words: readPlainText(element).toLowerCase(), follow: () => showNamed(element) };
    })
    .filter((offer) => words.every((word) => offer.words.includes(word)));
  const distinct = new Map(named.map((offer) => [offer.title, offer])).values();
  return [...distinct].toSorted((one, other) => inOrder.compare(one.title, other.title)).slice(0, MAX_NAMED);
}

/** Opens the part of the page that contains the element, and moves the focus to it. */
function showNamed(element: HTMLElement): void {
  const control = element instanceof HTMLLabelElement ? element.control : findElement(HTMLElement, 'a, button', element);
  const shown = control ?? element;
  if (control === null) element.tabIndex = -1;
  const moveFocus = () => {
    shown.scrollIntoView({ block: 'center', inline: 'nearest' });
    shown.focus({ preventScroll: true });
  };
  const heading = findClosest(HTMLElement, element, '[data-panel][hidden]')?.getAttribute('aria-labelledby');
  if (heading == null) {
    moveFocus();
    return;
  }
  addEventListener('hashchange', moveFocus, { once: true });
  location.hash = heading;
}

/** Returns the page's search forms, such as that for members. They accept any text, so they always match. */
function listSearches(text: string): Offer[] {
  const field = findElement(HTMLInputElement, 'main form[role="search"] input[type="search"]');
  if (field === null || text === '') return [];
  const submitSearch = () => {
    field.value = text;
    field.form?.requestSubmit();
  };
  return [{ kind: 'Search', title: `Search this page for “${text}”`, words: '', follow: submitSearch }];
}

function readPlainText(element: HTMLElement | null): string {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
}

function createGroups(results: readonly Listed[]): HTMLElement[] {
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
    // Entities are sorted by name, with numbers by value. Other results keep the order of the server.
    const sorted = kind === 'Entity' ? ofKind.toSorted((one, other) => inOrder.compare(one.title, other.title)) : ofKind;
    for (const { title, detail, path, offer } of sorted) {
      const option = document.createElement('div');
      option.id = `found-${number}`;
      number += 1;
      option.setAttribute('role', 'option');
      option.setAttribute('aria-selected', 'false');
      option.dataset.path = path;
      if (offer !== undefined) option.dataset.offer = String(offer);
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
