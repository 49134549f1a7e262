// Enhances the validator's form: entity types follow the profile, results appear in place, files can be opened or dropped.

import { readPage } from './answers.ts';
import { confirmQuestion } from './ask.ts';
import { createElement, findElement, findElements, requireElement } from './elements.ts';

const form = requireElement(HTMLFormElement, '#validator');
const profile = requireElement(HTMLSelectElement, '#profile');
const text = requireElement(HTMLTextAreaElement, '#text');
const status = requireElement(HTMLElement, '#status');
const MAX_FILE_BYTES = 700_000;

const entity = replaceEntityInput(requireElement(HTMLInputElement, '#entity'));
offerEntities(entity.dataset.first ?? '');
requireElement(HTMLElement, '#shortcut').hidden = false;
requireElement(HTMLElement, '#file-slot').hidden = false;
prepareResult();

profile.addEventListener('change', () => {
  offerEntities('');
  rememberChoice();
});
entity.addEventListener('change', rememberChoice);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.submitter instanceof HTMLButtonElement && event.submitter.name === 'example') loadExample();
  else validateText();
});

text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  validateText();
});

/** Replaces the text input by a select. The server accepts the values of both. */
function replaceEntityInput(input: HTMLInputElement): HTMLSelectElement {
  const select = createElement('select', { id: input.id, name: input.name });
  for (const name of ['aria-describedby', 'aria-invalid']) {
    const value = input.getAttribute(name);
    if (value !== null) select.setAttribute(name, value);
  }
  select.dataset.first = input.value;
  requireElement(HTMLElement, '#entity-names').remove();
  input.replaceWith(select);
  return select;
}

function offerEntities(wanted: string): void {
  const { entities = '', root = '' } = profile.selectedOptions[0]?.dataset ?? {};
  const names = entities.split(' ').filter(Boolean);
  const chosen = names.find((name) => name.toLowerCase() === wanted.replaceAll('_', '').toLowerCase()) ?? root;
  entity.replaceChildren(...names.map((name) => new Option(name, name, false, name === chosen)));
  requireElement(HTMLElement, '#entity-help').textContent = root === '' ? '' : `root: ${root}`;
  const [name = '', version = ''] = profile.value.split('/');
  requireElement(HTMLAnchorElement, '#about-profile').href =
    root === '' ? '/profiles' : `/profiles/${encodeURIComponent(name)}/${encodeURIComponent(version)}`;
}

function rememberChoice(): void {
  const choice = new URLSearchParams({ profile: profile.value, entity: entity.value });
  history.replaceState(null, '', `/validator?${choice}`);
}

let running: AbortController | undefined;

async function sendForm(example: boolean): Promise<Document> {
  running?.abort();
  running = new AbortController();
  const body = new URLSearchParams({ profile: profile.value, entity: entity.value, text: text.value });
  if (example) body.set('example', 'yes');
  const { signal } = running;
  const response = await fetch('/validator', { method: 'POST', body, signal, headers: { accept: 'text/html' } });
  return readPage(response);
}

async function validateText(): Promise<void> {
  await showProgress('Validating…', async () => {
    const page = await sendForm(false);
    const summary = readSummary(page);
    showResult(page);
    document.title = page.title;
    status.textContent = summary;
  });
}

async function loadExample(): Promise<void> {
  const isPrecious = text.value.trim() !== '' && text.value !== text.defaultValue;
  const question = 'Replace your text with the example? Your input will be lost.';
  if (isPrecious && !(await confirmQuestion({ question, yes: 'Replace text' }))) return;
  await showProgress('Loading the example…', async () => {
    const page = await sendForm(true);
    showResult(page);
    const loaded = findElement(HTMLTextAreaElement, '#text', page);
    if (loaded !== null) {
      text.value = loaded.value;
      text.defaultValue = loaded.value;
      text.scrollTop = 0;
    }
    status.textContent = 'Example loaded.';
    rememberChoice();
  });
}

/** Shows a label while work runs. */
async function showProgress(label: string, work: () => Promise<void>): Promise<void> {
  const buttons = findElements(HTMLButtonElement, 'button[form="validator"], #validator button');
  const progress = requireElement(HTMLElement, '#progress');
  const late = setTimeout(() => {
    status.textContent = label;
    progress.hidden = false;
    for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  }, 200);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) showFailure();
  } finally {
    clearTimeout(late);
    progress.hidden = true;
    for (const button of buttons) button.removeAttribute('aria-disabled');
  }
}

function showResult(page: Document): void {
  const fresh = page.getElementById('result');
  const result = requireElement(HTMLElement, '#result');
  for (const id of ['problems', 'text-error', 'entity-error', 'profile-error']) document.getElementById(id)?.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  const problems = page.getElementById('problems');
  if (fresh === null) result.replaceChildren(...requireElement(HTMLElement, '#main', page).children);
  else if (problems !== null) result.replaceChildren(document.importNode(problems, true));
  else result.replaceChildren(...fresh.childNodes);
  requireElement(HTMLElement, '.validator').classList.toggle('has-result', result.querySelector('.verdict') !== null);
  prepareResult();
  if (result.getBoundingClientRect().top > innerHeight - 120) result.scrollIntoView({ block: 'start' });
}

function showFailure(): void {
  const words = 'The server did not respond. Your text is still here. Try again in a moment.';
  const notice = createElement('p', { className: 'notice tone-bad', textContent: words });
  requireElement(HTMLElement, '#result').replaceChildren(notice);
  status.textContent = words;
}

function readSummary(page: Document): string {
  const verdict = page.getElementById('verdict') ?? page.querySelector('#problems li') ?? page.querySelector('h1');
  return verdict?.textContent ?? '';
}

/** Adds a button to each marked line that goes to this line of the text, and opens the target of a link. */
function prepareResult(): void {
  const hints = findElement(HTMLDetailsElement, '#hints');
  document.querySelector('a[href="#hints"]')?.addEventListener('click', () => {
    if (hints !== null) hints.open = true;
  });
  for (const line of findElements(HTMLLIElement, '.source .has-error')) {
    const textContent = `Edit line ${line.value}`;
    const button = createElement('button', { type: 'button', className: 'button button-small line-edit', textContent });
    button.addEventListener('click', () => goToLine(line.value));
    line.append(button);
  }
}

function goToLine(number: number): void {
  const lines = text.value.split('\n');
  const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  text.focus({ preventScroll: true });
  text.setSelectionRange(start, start + (lines[number - 1] ?? '').length);
  text.scrollTop = Math.max(0, (number - 1) * lineHeight - text.clientHeight / 3);
  text.scrollLeft = 0;
  text.scrollIntoView({ block: 'nearest' });
}

async function validateFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  if (file.size > MAX_FILE_BYTES) {
    status.textContent = '';
    const notice = createElement('p', { className: 'notice tone-warning', role: 'alert' });
    notice.textContent = `${file.name} is larger than 700 kB. Validate it with the command: npx concordat validate ${file.name}`;
    requireElement(HTMLElement, '#result').replaceChildren(notice);
    return;
  }
  text.value = await file.text();
  text.defaultValue = text.value;
  text.scrollTop = 0;
  await validateText();
}

const opened = requireElement(HTMLInputElement, '#file');
opened.addEventListener('change', () => {
  validateFile(opened.files?.[0]);
  opened.value = '';
});

text.addEventListener('dragover', (event) => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  text.classList.add('is-target');
});
text.addEventListener('dragleave', () => text.classList.remove('is-target'));
text.addEventListener('drop', (event) => {
  text.classList.remove('is-target');
  const file = event.dataTransfer?.files[0];
  if (file === undefined) return;
  event.preventDefault();
  validateFile(file);
});
