// The import page with scripts: a whole folder of results, one raw file after another, each with its outcome. Every one is sent as
// the form above would send it.
import { countOf } from './words.js';

const part = document.getElementById('folder-import');
const form = document.getElementById('import-form');

if (part !== null && form !== null && 'webkitdirectory' in HTMLInputElement.prototype) begin();

function begin() {
  const names = new Set(part.dataset.files.split('|'));
  const folder = document.getElementById('folder');
  const start = document.getElementById('folder-start');
  let found = [];

  part.hidden = false;
  folder.addEventListener('change', () => {
    found = rawFilesOf([...folder.files].filter(({ name }) => names.has(name)));
    start.disabled = found.length === 0;
    list(found);
    say(found.length === 0 ? 'There are no result files in this folder.' : `${countOf(found.length, 'raw file')} found.`);
  });
  start.addEventListener('click', async () => {
    start.disabled = true;
    folder.disabled = true;
    await sendAll(found);
    folder.disabled = false;
  });
}

/** Results by raw file: that is the nearest folder named so, else the first folder inside the selected one, else that itself. */
function rawFilesOf(files) {
  const byName = new Map();
  for (const file of files) {
    const folders = file.webkitRelativePath.split('/').slice(0, -1);
    const name = folders.findLast((one) => /\.raw$/i.test(one)) ?? folders[1] ?? folders[0] ?? '';
    const rawFile = /\.raw$/i.test(name) ? name : `${name}.raw`;
    const held = byName.get(rawFile) ?? new Map();
    // Of a file that is there twice the first one counts.
    if (!held.has(file.name)) held.set(file.name, file);
    byName.set(rawFile, held);
  }
  return [...byName].map(([rawFile, held]) => ({ rawFile, files: [...held.values()] }));
}

function list(found) {
  const table = document.getElementById('folder-table');
  const template = document.getElementById('folder-line');
  table.tBodies[0].replaceChildren(
    ...found.map((one) => {
      const line = template.content.cloneNode(true).firstElementChild;
      line.querySelector('th').textContent = one.rawFile;
      line.querySelector('[data-part="files"]').textContent = one.files.map(({ name }) => name).join(', ');
      one.outcome = line.querySelector('[data-part="outcome"]');
      return line;
    }),
  );
  table.hidden = found.length === 0;
}

async function sendAll(found) {
  let taken = 0;
  for (const [at, one] of found.entries()) {
    say(`${at + 1} of ${found.length}: ${one.rawFile}`);
    one.outcome.textContent = 'being imported';
    const problem = await send(one);
    one.outcome.textContent = problem ?? 'imported';
    one.outcome.className = problem === undefined ? 'full verdict-good' : 'full verdict-bad';
    if (problem === undefined) taken += 1;
  }
  say(
    taken === found.length
      ? `${countOf(taken, 'raw file')} imported.`
      : `${taken} of ${countOf(found.length, 'raw file')} imported; see the others below.`,
  );
}

/** Undefined when it was imported, else why not. */
async function send({ rawFile, files }) {
  const body = new FormData();
  body.set('pipeline', form.elements.pipeline.value);
  body.set('raw_file', rawFile);
  for (const file of files) body.append('files', file, file.name);
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
    // Success leads back to this page; a login that has ended leads to that.
    if (answer.redirected && answer.url === form.action) return undefined;
    if (answer.redirected) return 'the login has ended';
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return (
      page.getElementById('problem')?.textContent ?? page.querySelector('main p')?.textContent ?? `status ${answer.status}`
    );
  } catch {
    return 'the server does not answer';
  }
}

function say(text) {
  document.getElementById('folder-summary').textContent = text;
}
