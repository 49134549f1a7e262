// The drawer next to a table: the form of an entity, its history, and its comments, each with its own address
// (`?entity=<id>`, `#history`, `#comments`). It shows the content of the entity's own pages. Without scripts, the same links lead to these
// pages.
import { readMain } from '../answers.ts';
import { confirmQuestion } from '../ask.ts';
import { createElement, findClosest, findElement, findElements, isPlainClick, requireElement } from '../elements.ts';
import { type EntityFormControl, startEntityForm } from './entity-form.ts';

interface OpenedEntity {
  readonly id: string;
  readonly part: 'form' | 'history' | 'comments';
  readonly stop: AbortController;
  form?: EntityFormControl;
}

const drawer = findElement(HTMLElement, '[data-drawer]');
const workspace = findElement(HTMLElement, '[data-workspace]');
const base = document.getElementById('grid')?.dataset.entities ?? '';
let opened: OpenedEntity | undefined;

if (drawer !== null) {
  requireElement(HTMLElement, '[data-drawer-close]', drawer).addEventListener('click', () => closeDrawer());
  drawer.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Without this, the key would also close the dialog that it opens.
    event.preventDefault();
    closeDrawer();
  });
  drawer.addEventListener('click', openLinkedEntity);
  drawer.addEventListener('submit', sendComment);
  for (const place of findElements(HTMLElement, '[data-tree], [data-problems-panel]'))
    place.addEventListener('click', openLinkedEntity);
  window.addEventListener('popstate', () => showAddress());
  // Shows changes that were saved in the table, unless the user is typing.
  document.addEventListener('hub:saved', ({ detail }) => {
    const form = document.getElementById('entity');
    if (opened?.form === undefined || detail.entity_id !== opened.id || opened.form.isDirty()) return;
    if (detail.version > Number(form?.dataset.version)) showPart(opened.id, location.hash, false);
  });
  showAddress();
}

/** Opens an entity. `focus` moves the focus there. `hash` is the part to show: `#history`, `#comments`, or a field. */
export async function openDrawer(id: string, { hash = '', focus = false } = {}): Promise<void> {
  if (!(await mayLeave())) return;
  const address = new URL(location.href);
  address.searchParams.set('entity', id);
  address.hash = hash;
  if (address.href !== location.href) history.pushState(null, '', address);
  await showPart(id, hash, focus);
}

async function closeDrawer(): Promise<void> {
  if (!(await mayLeave())) return;
  const address = new URL(location.href);
  address.searchParams.delete('entity');
  address.hash = '';
  history.pushState(null, '', address);
  const row = `#row-${CSS.escape(opened?.id ?? '')}`;
  hideDrawer();
  (findElement(HTMLElement, `${row} [tabindex="0"]`) ?? findElement(HTMLElement, '#grid [tabindex="0"]'))?.focus();
}

function hideDrawer(): void {
  opened?.stop.abort();
  opened = undefined;
  if (drawer !== null) drawer.hidden = true;
  workspace?.classList.remove('has-drawer');
}

/** Shows the entity in the address, for example after the user went back. */
function showAddress(): void {
  const id = new URLSearchParams(location.search).get('entity');
  if (id === null) hideDrawer();
  else if (id !== opened?.id || readPart(location.hash) !== opened?.part) showPart(id, location.hash, false);
}

async function mayLeave(): Promise<boolean> {
  const form = opened?.form;
  if (form === undefined || !form.isDirty()) return true;
  const isAgreed = await confirmQuestion({
    question: 'Leave without saving? Your input will be lost.',
    yes: 'Leave without saving',
  });
  if (isAgreed) form.forget();
  return isAgreed;
}

/** Shows a part of an entity. `sent` is the response to a form of the part, and replaces its content. */
async function showPart(id: string, hash: string, focus: boolean, sent?: Promise<Element | undefined>): Promise<void> {
  if (drawer === null) return;
  const content = requireElement(HTMLElement, '[data-drawer-content]', drawer);
  const heading = requireElement(HTMLElement, 'h2', drawer);
  opened?.stop.abort();
  const part = readPart(hash);
  const mine: OpenedEntity = { id, part, stop: new AbortController() };
  opened = mine;
  drawer.hidden = false;
  workspace?.classList.add('has-drawer');
  showTabs(drawer, id, part);
  const field = part === 'comments' ? hash.split('=')[1] : undefined;
  const main = await (sent ?? readMain(getPath(id, part) + (field === undefined ? '' : `?field=${field}`)));
  if (opened !== mine) return;
  if (main === undefined) {
    heading.textContent = 'Not found';
    const textContent = 'The entity was deleted, or the server did not respond.';
    content.replaceChildren(createElement('p', { className: 'empty', textContent }));
    return;
  }
  heading.textContent = requireElement(HTMLElement, '[data-entity-label], h1', main).textContent.trim();
  heading.dataset.entityLabel = '';
  const parts = part === 'form' ? findElements(HTMLElement, '.editor-main', main) : [...main.children].filter(isPartContent);
  content.replaceChildren(...parts.map((one) => document.adoptNode(one)));
  // The page already contains these option lists.
  for (const list of content.querySelectorAll('datalist'))
    if (document.querySelectorAll(`#${CSS.escape(list.id)}`).length > 1) list.remove();
  const form = findElement(HTMLFormElement, 'form#entity', content);
  if (form !== null) mine.form = startEntityForm(form, { place: drawer, signal: mine.stop.signal });
  if (focus) heading.focus();
  const target = hash.startsWith('#field-') ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  target?.focus();
}

function isPartContent(element: Element): boolean {
  return !element.matches('.tab-row, .page-head, .flash');
}

/** Returns the part that a hash names: `#history`, `#comments`, or `#comments=<field>`; otherwise the form. */
function readPart(hash: string): OpenedEntity['part'] {
  if (hash === '#history') return 'history';
  return /^#comments(=|$)/.test(hash) ? 'comments' : 'form';
}

function getPath(id: string, part: OpenedEntity['part']): string {
  return `${base}${encodeURIComponent(id)}${part === 'form' ? '' : `/${part}`}`;
}

/** Sends a form of the comments without leaving the drawer. */
function sendComment(event: SubmitEvent): void {
  const form = event.target;
  if (opened?.part !== 'comments' || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  showPart(opened.id, '#comments', false, readMain(form.action, { method: 'POST', body: new URLSearchParams(fields) }));
}

function showTabs(drawer: HTMLElement, id: string, part: OpenedEntity['part']): void {
  for (const link of findElements(HTMLAnchorElement, '[data-drawer-part]', drawer)) {
    const own = link.dataset.drawerPart;
    link.href = getPath(id, own === 'history' || own === 'comments' ? own : 'form');
    if (own === part) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Opens links to entities of the project in the drawer. */
function openLinkedEntity(event: MouseEvent): void {
  const link = findClosest(HTMLAnchorElement, event.target, 'a[href]');
  if (link === null || !isPlainClick(event)) return;
  const { pathname, search, hash } = new URL(link.href);
  if (!pathname.startsWith(base) || search !== '') return;
  const [id = '', rest = ''] = pathname.slice(base.length).split('/');
  if (!['', 'history', 'comments'].includes(rest)) return;
  event.preventDefault();
  openDrawer(id, { hash: rest === '' ? hash : `#${rest}`, focus: true });
}
