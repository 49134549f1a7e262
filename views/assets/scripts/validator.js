// Improves the validator's form, which works without this: entities follow the profile, results come without a new page,
// files can be opened or dropped, Ctrl+Enter validates.

import { ask } from './ask.js';

const form = document.getElementById('validator');
const profile = document.getElementById('profile');
const text = document.getElementById('text');
const status = document.getElementById('status');
const LARGEST = 700_000;

const entity = replaceEntityInput(document.getElementById('entity'));
offerEntities(entity.dataset.first);
document.getElementById('shortcut').hidden = false;
document.getElementById('file-slot').hidden = false;
prepareResult();

profile.addEventListener('change', () => {
  offerEntities('');
  rememberChoice();
});
entity.addEventListener('change', rememberChoice);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.submitter?.name === 'example') loadExample();
  else validate();
});

text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  validate();
});

/** The free text becomes a select; the server takes either. */
function replaceEntityInput(input) {
  const select = document.createElement('select');
  select.id = input.id;
  select.name = input.name;
  for (const name of ['aria-describedby', 'aria-invalid'])
    if (input.hasAttribute(name)) select.setAttribute(name, input.getAttribute(name));
  select.dataset.first = input.value;
  document.getElementById('entity-names').remove();
  input.replaceWith(select);
  return select;
}

function offerEntities(wanted) {
  const { entities = '', root = '' } = profile.selectedOptions[0]?.dataset ?? {};
  const names = entities.split(' ').filter(Boolean);
  const chosen = names.find((name) => name.toLowerCase() === wanted.replaceAll('_', '').toLowerCase()) ?? root;
  entity.replaceChildren(...names.map((name) => new Option(name, name, false, name === chosen)));
  document.getElementById('entity-help').textContent = root === '' ? '' : `root: ${root}`;
  const [name, version] = profile.value.split('/');
  document.getElementById('about-profile').href =
    root === '' ? '/profiles' : `/profiles/${encodeURIComponent(name)}/${encodeURIComponent(version)}`;
}

function rememberChoice() {
  const choice = new URLSearchParams({ profile: profile.value, entity: entity.value });
  history.replaceState(null, '', `/validator?${choice}`);
}

let running;

async function send(example) {
  running?.abort();
  running = new AbortController();
  const body = new URLSearchParams({ profile: profile.value, entity: entity.value, text: text.value });
  if (example) body.set('example', 'yes');
  const { signal } = running;
  const response = await fetch('/validator', { method: 'POST', body, signal, headers: { accept: 'text/html' } });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

async function validate() {
  await withProgress('Validating…', async () => {
    const page = await send(false);
    const summary = summaryOf(page);
    showResult(page);
    document.title = page.title;
    status.textContent = summary;
  });
}

async function loadExample() {
  const isPrecious = text.value.trim() !== '' && text.value !== text.defaultValue;
  const question = 'Replace your text with the example? What you typed is lost.';
  if (isPrecious && !(await ask({ question, yes: 'Replace text' }))) return;
  await withProgress('Loading the example…', async () => {
    const page = await send(true);
    showResult(page);
    const loaded = page.getElementById('text');
    if (loaded !== null) {
      text.value = loaded.value;
      text.defaultValue = loaded.value;
      text.scrollTop = 0;
    }
    status.textContent = 'The example is loaded.';
    rememberChoice();
  });
}

/** Work that takes longer than a blink says so. */
async function withProgress(label, work) {
  const buttons = [...document.querySelectorAll('button[form="validator"], #validator button')];
  const progress = document.getElementById('progress');
  const late = setTimeout(() => {
    status.textContent = label;
    progress.hidden = false;
    for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  }, 200);
  try {
    await work();
  } catch (error) {
    if (error.name !== 'AbortError') showFailure();
  } finally {
    clearTimeout(late);
    progress.hidden = true;
    for (const button of buttons) button.removeAttribute('aria-disabled');
  }
}

function showResult(page) {
  const fresh = page.getElementById('result');
  const result = document.getElementById('result');
  for (const id of ['problems', 'text-error', 'entity-error', 'profile-error']) document.getElementById(id)?.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  const problems = page.getElementById('problems');
  if (fresh === null) result.replaceChildren(...page.getElementById('main').children);
  else if (problems !== null) result.replaceChildren(document.importNode(problems, true));
  else result.replaceChildren(...fresh.childNodes);
  document.querySelector('.validator').classList.toggle('has-result', result.querySelector('.verdict') !== null);
  prepareResult();
  if (result.getBoundingClientRect().top > innerHeight - 120) result.scrollIntoView({ block: 'start' });
}

function showFailure() {
  const notice = document.createElement('p');
  notice.className = 'notice tone-bad';
  notice.textContent = 'The server did not answer. Your text is still here; try again in a moment.';
  document.getElementById('result').replaceChildren(notice);
  status.textContent = notice.textContent;
}

function summaryOf(page) {
  const verdict = page.getElementById('verdict') ?? page.querySelector('#problems li') ?? page.querySelector('h1');
  return verdict?.textContent ?? '';
}

/** Each marked line gets a button that leads to the same line of the text; what a link leads to is opened. */
function prepareResult() {
  const hints = document.getElementById('hints');
  document.querySelector('a[href="#hints"]')?.addEventListener('click', () => {
    hints.open = true;
  });
  for (const line of document.querySelectorAll('.source .has-error')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button-small line-edit';
    button.textContent = `Edit line ${line.value}`;
    button.addEventListener('click', () => goToLine(line.value));
    line.append(button);
  }
}

function goToLine(number) {
  const lines = text.value.split('\n');
  const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  text.focus({ preventScroll: true });
  text.setSelectionRange(start, start + (lines[number - 1] ?? '').length);
  text.scrollTop = Math.max(0, (number - 1) * lineHeight - text.clientHeight / 3);
  text.scrollLeft = 0;
  text.scrollIntoView({ block: 'nearest' });
}

async function take(file) {
  if (file === undefined) return;
  if (file.size > LARGEST) {
    status.textContent = '';
    const notice = document.createElement('p');
    notice.className = 'notice tone-warning';
    notice.setAttribute('role', 'alert');
    notice.textContent = `${file.name} is larger than 700 kB. Validate it with the command: npx concordat validate ${file.name}`;
    document.getElementById('result').replaceChildren(notice);
    return;
  }
  text.value = await file.text();
  text.defaultValue = text.value;
  text.scrollTop = 0;
  await validate();
}

document.getElementById('file').addEventListener('change', (event) => {
  take(event.target.files[0]);
  event.target.value = '';
});

text.addEventListener('dragover', (event) => {
  if (!event.dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  text.classList.add('is-target');
});
text.addEventListener('dragleave', () => text.classList.remove('is-target'));
text.addEventListener('drop', (event) => {
  text.classList.remove('is-target');
  if (event.dataTransfer.files.length === 0) return;
  event.preventDefault();
  take(event.dataTransfer.files[0]);
});
