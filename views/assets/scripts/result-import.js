// The import page with scripts: a whole folder of results, one raw file or analysis after another, each with its outcome. Every one is sent
// as the form above would send it.
import { countOf } from './words.js';

// How engines other than MaxQuant call their tables. The server tells by their content what they are.
const ENGINE_TABLE =
  /(^|[._])(report\.(parquet|tsv|stats\.tsv|log\.txt)|(pr|pg|gg)_matrix\.tsv|(precursor|pg)\.matrix\.tsv)$|^(psm|ion|peptide|protein|combined_\w+|stats?|internal|precursors|lfq|results\.sage)\.(tsv|parquet)$/i;
const TOP_OF_FRAGPIPE = /^(combined_.+\.tsv|fragpipe\.workflow)$/;

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
    const files = [...folder.files];
    found = [...rawFilesOf(files.filter(({ name }) => names.has(name))), ...analysesOf(files)];
    start.disabled = found.length === 0;
    list(found);
    say(found.length === 0 ? 'There are no result files in this folder.' : `${counted(found)} found.`);
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

/** Tables of other engines by folder; those of FragPipe by the folder that holds its experiments. */
function analysesOf(files) {
  const foldersOf = (file) => file.webkitRelativePath.split('/').slice(0, -1);
  const tops = new Set(files.filter(({ name }) => TOP_OF_FRAGPIPE.test(name)).map((file) => foldersOf(file).join('/')));
  const byFolder = new Map();
  for (const file of files.filter(({ name }) => ENGINE_TABLE.test(name))) {
    const folders = foldersOf(file);
    const above = folders.map((_one, depth) => folders.slice(0, depth + 1).join('/')).find((one) => tops.has(one));
    const folder = above ?? folders.join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return [...byFolder].map(([label, held]) => ({ label, files: held }));
}

function list(found) {
  const table = document.getElementById('folder-table');
  const template = document.getElementById('folder-line');
  table.tBodies[0].replaceChildren(
    ...found.map((one) => {
      const line = template.content.cloneNode(true).firstElementChild;
      line.querySelector('th').textContent = one.rawFile ?? one.label;
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
    say(`${at + 1} of ${found.length}: ${one.rawFile ?? one.label}`);
    one.outcome.textContent = 'being imported';
    const problem = await send(one);
    one.outcome.textContent = problem ?? 'imported';
    one.outcome.className = problem === undefined ? 'full verdict-good' : 'full verdict-bad';
    if (problem === undefined) taken += 1;
  }
  say(taken === found.length ? `${counted(found)} imported.` : `${taken} of ${counted(found)} imported; see the others below.`);
}

/** Undefined when it was imported, else why not. */
async function send({ rawFile, files }) {
  const body = new FormData();
  body.set('pipeline', form.elements.pipeline.value);
  if (rawFile !== undefined) body.set('raw_file', rawFile);
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

/** Like `2 raw files and 1 analysis`. */
function counted(found) {
  const analyses = found.filter(({ rawFile }) => rawFile === undefined).length;
  const rawFiles = found.length - analyses;
  const parts = [
    rawFiles === 0 ? '' : countOf(rawFiles, 'raw file'),
    analyses === 0 ? '' : countOf(analyses, 'analysis', 'analyses'),
  ];
  return parts.filter((part) => part !== '').join(' and ');
}

function say(text) {
  document.getElementById('folder-summary').textContent = text;
}
