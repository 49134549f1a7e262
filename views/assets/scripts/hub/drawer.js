// The drawer beside a table: the form of an entity, its history, and the project's talk, each with an address of its own
// (`?entity=<id>`, `#history`). It holds what the entity's own pages hold. Without this the same links lead to these pages.
import { ask } from '../ask.js';
import { startEntityForm } from './entity-form.js';

const drawer = document.querySelector('[data-drawer]');
const content = drawer?.querySelector('[data-drawer-content]');
const heading = drawer?.querySelector('h2');
const workspace = document.querySelector('[data-workspace]');
const base = document.getElementById('grid')?.dataset.entities ?? '';
let opened;

if (drawer !== null) {
  drawer.querySelector('[data-drawer-close]').addEventListener('click', () => closeDrawer());
  drawer.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Else the same key would end the question that it brings.
    event.preventDefault();
    closeDrawer();
  });
  drawer.addEventListener('click', follow);
  drawer.querySelector('[data-drawer-talk]').addEventListener('click', (event) => {
    const toggle = document.querySelector('[data-chat-toggle]');
    if (toggle === null) return;
    event.preventDefault();
    toggle.click();
  });
  for (const place of document.querySelectorAll('[data-tree], [data-problems-panel]')) place.addEventListener('click', follow);
  window.addEventListener('popstate', () => showAddress());
  // What was saved in the table is shown here, unless somebody types here.
  document.addEventListener('hub:saved', ({ detail }) => {
    const form = document.getElementById('entity');
    if (detail.entity_id !== opened?.id || opened.form === undefined || opened.form.isDirty()) return;
    if (detail.version > Number(form?.dataset.version)) show(opened.id, location.hash, false);
  });
  showAddress();
}

/** Opens an entity. `focus` moves the focus there; `hash` is the part to begin at: `#history`, or a field. */
export async function openDrawer(id, { hash = '', focus = false } = {}) {
  if (!(await mayLeave())) return;
  const address = new URL(location.href);
  address.searchParams.set('entity', id);
  address.hash = hash;
  if (address.href !== location.href) history.pushState(null, '', address);
  await show(id, hash, focus);
}

async function closeDrawer() {
  if (!(await mayLeave())) return;
  const address = new URL(location.href);
  address.searchParams.delete('entity');
  address.hash = '';
  history.pushState(null, '', address);
  const { id } = opened ?? {};
  hide();
  const row = document.getElementById(`row-${id}`);
  (row?.querySelector('[tabindex="0"]') ?? document.querySelector('#grid [tabindex="0"]'))?.focus();
}

function hide() {
  opened?.stop.abort();
  opened = undefined;
  drawer.hidden = true;
  workspace.classList.remove('has-drawer');
}

/** What the address says is shown, as after going back. */
function showAddress() {
  const id = new URLSearchParams(location.search).get('entity');
  if (id === null) hide();
  else if (id !== opened?.id || (location.hash === '#history') !== (opened.part === 'history')) show(id, location.hash, false);
}

async function mayLeave() {
  if (opened?.form === undefined || !opened.form.isDirty()) return true;
  const isAgreed = await ask({
    question: 'Leave without saving? What you typed in the form is lost.',
    yes: 'Leave without saving',
  });
  if (isAgreed) opened.form.forget();
  return isAgreed;
}

async function show(id, hash, focus) {
  opened?.stop.abort();
  const part = hash === '#history' ? 'history' : 'form';
  const mine = { id, part, stop: new AbortController() };
  opened = mine;
  drawer.hidden = false;
  workspace.classList.add('has-drawer');
  showTabs(id, part);
  const main = await read(`${base}${encodeURIComponent(id)}${part === 'history' ? '/history' : ''}`);
  if (opened !== mine) return;
  if (main === undefined) {
    heading.textContent = 'Not found';
    content.replaceChildren(paragraph('This is not in the project any more, or the server did not answer.'));
    return;
  }
  heading.textContent = main.querySelector('[data-entity-label], h1').textContent.trim();
  heading.dataset.entityLabel = '';
  const parts = part === 'form' ? [main.querySelector('.editor-main')] : [...main.children].filter(isOfHistory);
  content.replaceChildren(...parts.map((one) => document.adoptNode(one)));
  // The page has these already.
  for (const list of content.querySelectorAll('datalist'))
    if (document.querySelectorAll(`#${CSS.escape(list.id)}`).length > 1) list.remove();
  const form = content.querySelector('form#entity');
  if (form !== null) mine.form = startEntityForm(form, { place: drawer, signal: mine.stop.signal });
  if (focus) heading.focus();
  const target = hash.startsWith('#field-') ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  target?.focus();
}

function isOfHistory(element) {
  return !element.matches('.tab-row, .page-head, .flash');
}

function showTabs(id, part) {
  for (const link of drawer.querySelectorAll('[data-drawer-part]')) {
    const own = link.dataset.drawerPart;
    link.href = `${base}${id}${own === 'history' ? '/history' : ''}`;
    if (own === part) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** The main part of a page of the project. */
async function read(path) {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' } });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  } catch {
    return undefined;
  }
}

/** Links to entities of the project open here. */
function follow(event) {
  const link = event.target.closest('a[href]');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const { pathname, hash } = new URL(link.href);
  if (!pathname.startsWith(base)) return;
  const [id, rest = ''] = pathname.slice(base.length).split('/');
  if (rest !== '' && rest !== 'history') return;
  event.preventDefault();
  openDrawer(id, { hash: rest === 'history' ? '#history' : hash, focus: true });
}

function paragraph(words) {
  const element = document.createElement('p');
  element.className = 'empty';
  element.textContent = words;
  return element;
}
