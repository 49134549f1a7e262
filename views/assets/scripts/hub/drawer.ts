// The drawer next to a table: the form of an entity, its history, and the project's chat, each with its own address
// (`?entity=<id>`, `#history`). It shows the content of the entity's own pages. Without scripts, the same links lead to these
// pages.
import { readMain } from '../answers.ts';
import { confirmQuestion } from '../ask.ts';
import { find, findClosest, findElements, isPlainClick, make, requireElement } from '../elements.ts';
import { type EntityFormControl, startEntityForm } from './entity-form.ts';

/** The entity in the drawer. */
interface OpenedEntity {
  readonly id: string;
  readonly part: 'form' | 'history';
  readonly stop: AbortController;
  form?: EntityFormControl;
}

const drawer = find(HTMLElement, '[data-drawer]');
const workspace = find(HTMLElement, '[data-workspace]');
const base = document.getElementById('grid')?.dataset.entities ?? '';
let opened: OpenedEntity | undefined;

if (drawer !== null) {
  requireElement(HTMLElement, '[data-drawer-close]', drawer).addEventListener('click', () => closeDrawer());
  drawer.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Otherwise the same key would close the question that it opens.
    event.preventDefault();
    closeDrawer();
  });
  drawer.addEventListener('click', follow);
  requireElement(HTMLElement, '[data-drawer-talk]', drawer).addEventListener('click', (event) => {
    const toggle = find(HTMLElement, '[data-chat-toggle]');
    if (toggle === null) return;
    event.preventDefault();
    toggle.click();
  });
  for (const place of findElements(HTMLElement, '[data-tree], [data-problems-panel]')) place.addEventListener('click', follow);
  window.addEventListener('popstate', () => showAddress());
  // Changes that were saved in the table are shown here, unless the user is typing.
  document.addEventListener('hub:saved', ({ detail }) => {
    const form = document.getElementById('entity');
    if (opened?.form === undefined || detail.entity_id !== opened.id || opened.form.isDirty()) return;
    if (detail.version > Number(form?.dataset.version)) show(opened.id, location.hash, false);
  });
  showAddress();
}

/** Opens an entity. `focus` moves the focus there; `hash` is the part to begin at: `#history`, or a field. */
export async function openDrawer(id: string, { hash = '', focus = false } = {}): Promise<void> {
  if (!(await mayLeave())) return;
  const address = new URL(location.href);
  address.searchParams.set('entity', id);
  address.hash = hash;
  if (address.href !== location.href) history.pushState(null, '', address);
  await show(id, hash, focus);
}

async function closeDrawer(): Promise<void> {
  if (!(await mayLeave())) return;
  const address = new URL(location.href);
  address.searchParams.delete('entity');
  address.hash = '';
  history.pushState(null, '', address);
  const row = `#row-${CSS.escape(opened?.id ?? '')}`;
  hide();
  (find(HTMLElement, `${row} [tabindex="0"]`) ?? find(HTMLElement, '#grid [tabindex="0"]'))?.focus();
}

function hide(): void {
  opened?.stop.abort();
  opened = undefined;
  if (drawer !== null) drawer.hidden = true;
  workspace?.classList.remove('has-drawer');
}

/** Shows the state in the address, as after going back. */
function showAddress(): void {
  const id = new URLSearchParams(location.search).get('entity');
  if (id === null) hide();
  else if (id !== opened?.id || (location.hash === '#history') !== (opened?.part === 'history')) show(id, location.hash, false);
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

async function show(id: string, hash: string, focus: boolean): Promise<void> {
  if (drawer === null) return;
  const content = requireElement(HTMLElement, '[data-drawer-content]', drawer);
  const heading = requireElement(HTMLElement, 'h2', drawer);
  opened?.stop.abort();
  const part = hash === '#history' ? 'history' : 'form';
  const mine: OpenedEntity = { id, part, stop: new AbortController() };
  opened = mine;
  drawer.hidden = false;
  workspace?.classList.add('has-drawer');
  showTabs(drawer, id, part);
  const main = await readMain(`${base}${encodeURIComponent(id)}${part === 'history' ? '/history' : ''}`);
  if (opened !== mine) return;
  if (main === undefined) {
    heading.textContent = 'Not found';
    const textContent = 'This was deleted, or the server did not respond.';
    content.replaceChildren(make('p', { className: 'empty', textContent }));
    return;
  }
  heading.textContent = requireElement(HTMLElement, '[data-entity-label], h1', main).textContent.trim();
  heading.dataset.entityLabel = '';
  const parts = part === 'form' ? findElements(HTMLElement, '.editor-main', main) : [...main.children].filter(isOfHistory);
  content.replaceChildren(...parts.map((one) => document.adoptNode(one)));
  // The page already has these option lists.
  for (const list of content.querySelectorAll('datalist'))
    if (document.querySelectorAll(`#${CSS.escape(list.id)}`).length > 1) list.remove();
  const form = find(HTMLFormElement, 'form#entity', content);
  if (form !== null) mine.form = startEntityForm(form, { place: drawer, signal: mine.stop.signal });
  if (focus) heading.focus();
  const target = hash.startsWith('#field-') ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  target?.focus();
}

function isOfHistory(element: Element): boolean {
  return !element.matches('.tab-row, .page-head, .flash');
}

function showTabs(drawer: HTMLElement, id: string, part: OpenedEntity['part']): void {
  for (const link of findElements(HTMLAnchorElement, '[data-drawer-part]', drawer)) {
    const own = link.dataset.drawerPart;
    link.href = `${base}${id}${own === 'history' ? '/history' : ''}`;
    if (own === part) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Links to entities of the project open here. */
function follow(event: MouseEvent): void {
  const link = findClosest(HTMLAnchorElement, event.target, 'a[href]');
  if (link === null || !isPlainClick(event)) return;
  const { pathname, hash } = new URL(link.href);
  if (!pathname.startsWith(base)) return;
  const [id = '', rest = ''] = pathname.slice(base.length).split('/');
  if (rest !== '' && rest !== 'history') return;
  event.preventDefault();
  openDrawer(id, { hash: rest === 'history' ? '#history' : hash, focus: true });
}
