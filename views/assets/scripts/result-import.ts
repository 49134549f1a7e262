// Imports a whole folder or zip file of results, one raw file or analysis after another, and shows the outcome of each.
import { getJson, readRefusal } from './answers.ts';
import { type FolderFile, readChosenFiles, readDrop, readZip } from './dropped-files.ts';
import { copyOf, createElement, findControl, findElement, requireElement } from './elements.ts';
import {
  type FoundResults,
  findCommonFolder,
  findDateOrder,
  groupResults,
  inspectTables,
  type UnsentFile,
} from './result-folder.ts';
import { formatQuantity } from './words.ts';

/** Results with the element that shows their outcome. */
interface Listed extends FoundResults {
  readonly outcome: HTMLElement;
}

const part = findElement(HTMLElement, '#folder-import');
const form = findElement(HTMLFormElement, '#import-form');

if (part !== null && form !== null && 'webkitdirectory' in HTMLInputElement.prototype) enableFolderImport(part, form);

function enableFolderImport(part: HTMLElement, form: HTMLFormElement): void {
  const { files: tables = '', companions = '[]' } = part.dataset;
  const known = { tables: new Set(tables.toLowerCase().split('|')), companions: JSON.parse(companions) };
  const folder = requireElement(HTMLInputElement, '#folder');
  const zip = requireElement(HTMLInputElement, '#folder-zip');
  const start = requireElement(HTMLButtonElement, '#folder-start');
  let found: Listed[] = [];
  let unused: readonly UnsentFile[] = [];
  let dateOrder = '';

  const showFolder = async (files: Promise<readonly FolderFile[]>) => {
    try {
      const all = await files;
      dateOrder = await findDateOrder(all);
      const grouped = groupResults(all, known, await inspectTables(all));
      found = showResults(grouped.found);
      unused = grouped.unsent;
      showMessage(found.length === 0 ? 'There are no result files in this folder.' : `${formatCount(found)} found.`);
    } catch (error) {
      found = showResults([]);
      unused = [];
      showMessage(error instanceof Error ? error.message : String(error));
    }
    showUnused(unused);
    start.disabled = found.length === 0;
  };
  part.hidden = false;
  folder.addEventListener('change', () => showFolder(Promise.resolve(readChosenFiles(folder.files ?? []))));
  zip.addEventListener('change', () => {
    const [file] = zip.files ?? [];
    if (file !== undefined) showFolder(readZip(file));
  });
  // A file that is dropped outside of the zone must not replace the page. Other inputs handle their own files.
  for (const kind of ['dragover', 'drop'])
    addEventListener(kind, (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || part.contains(target)) event.preventDefault();
    });
  part.addEventListener('drop', ({ dataTransfer }) => {
    if (dataTransfer !== null) showFolder(readDrop(dataTransfer));
  });
  start.addEventListener('click', async () => {
    for (const control of [start, folder, zip]) control.disabled = true;
    const sent = await sendAll(form, found, dateOrder);
    showUnused([...unused, ...sent.unused]);
    const notes = requireElement(HTMLElement, '#folder-notes');
    requireElement(HTMLElement, 'ul', notes).replaceChildren(...createReasonItems(sent.notes));
    notes.hidden = sent.notes.length === 0;
    for (const input of [folder, zip]) input.disabled = false;
  });
}

function showResults(found: readonly FoundResults[]): Listed[] {
  const table = requireElement(HTMLTableElement, '#folder-table');
  const lines = found.map((one) => {
    const line = copyOf('#folder-line');
    requireElement(HTMLElement, 'th', line).textContent = one.label;
    requireElement(HTMLElement, '[data-part="files"]', line).textContent = formatNames(one.files);
    return { line, listed: { ...one, outcome: requireElement(HTMLElement, '[data-part="outcome"]', line) } };
  });
  table.tBodies[0]?.replaceChildren(...lines.map(({ line }) => line));
  table.hidden = found.length === 0;
  return lines.map(({ listed }) => listed);
}

/** Returns the file names, such as `2 × psm.tsv, results.json`. Tables of several experiments have the same name. */
function formatNames(files: readonly FolderFile[]): string {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(path.at(-1) ?? '', (counts.get(path.at(-1) ?? '') ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** Lists the files that are not used, with the reasons. */
function showUnused(unused: readonly UnsentFile[]): void {
  const details = requireElement(HTMLDetailsElement, '#folder-unused');
  details.hidden = unused.length === 0;
  const text = `${formatQuantity(unused.length, 'file or part', 'files or parts')} not used`;
  requireElement(HTMLElement, 'summary', details).textContent = text;
  requireElement(HTMLElement, 'ul', details).replaceChildren(...createReasonItems(unused));
}

const createReasonItems = (files: readonly UnsentFile[]) =>
  files.map(({ file, reason }) => createElement('li', { textContent: `${file} ${reason}.` }));

/** Sends all results. Returns the files that the server did not use, and notes about the others. */
async function sendAll(form: HTMLFormElement, found: readonly Listed[], dateOrder: string) {
  let taken = 0;
  const unused: UnsentFile[] = [];
  const notes: UnsentFile[] = [];
  for (const [at, one] of found.entries()) {
    showMessage(`${at + 1} of ${found.length}: ${one.label}`);
    one.outcome.textContent = 'being imported';
    const outcome = await sendResults(form, one, dateOrder);
    one.outcome.textContent = outcome.text;
    one.outcome.className = outcome.isGood ? 'full verdict-good' : 'full verdict-bad';
    if (outcome.isGood) taken += 1;
    unused.push(...outcome.unused);
    notes.push(...outcome.notes);
  }
  showMessage(
    taken === found.length
      ? `${formatCount(found)} imported.`
      : `${taken} of ${formatCount(found)} imported. The other files are listed below.`,
  );
  const { path } = findControl(HTMLSelectElement, form, 'pipeline').selectedOptions[0]?.dataset ?? {};
  if (taken > 0 && path !== undefined)
    requireElement(HTMLElement, '#folder-summary').append(' ', createElement('a', { href: path, textContent: 'Open Quality' }));
  return { unused, notes };
}

interface Imported {
  readonly raw_file?: string;
  readonly raw_files?: readonly { readonly raw_file: string }[];
  readonly unused?: readonly UnsentFile[];
  readonly notes?: readonly UnsentFile[];
}

interface Outcome {
  readonly isGood: boolean;
  readonly text: string;
  readonly unused: readonly UnsentFile[];
  readonly notes: readonly UnsentFile[];
}

/** Sends results. If they contain no run name, sends them again with the name of their folder. */
async function sendResults(
  form: HTMLFormElement,
  { rawFile, otherwise, files }: FoundResults,
  dateOrder: string,
): Promise<Outcome> {
  const body = new FormData();
  body.set('pipeline', findControl(HTMLSelectElement, form, 'pipeline').value);
  body.set('skip_unreadable', 'true');
  body.set('folder', findCommonFolder(files));
  if (rawFile !== '') body.set('raw_file', rawFile);
  const order = findControl(HTMLSelectElement, form, 'date_order').value || dateOrder;
  if (order !== '') body.set('date_order', order);
  const createRefusal = (text: string): Outcome => ({ isGood: false, text, unused: [], notes: [] });
  try {
    for (const file of files) body.append('files', await file.open(), getSentName(file));
    let answer = await postForm(body);
    if (answer.status === 400 && otherwise !== '' && (await readRefusal(answer.clone())).startsWith('raw_file')) {
      body.set('raw_file', otherwise);
      answer = await postForm(body);
    }
    if (answer.redirected || answer.status === 401) return createRefusal('your session has expired');
    if (!answer.ok) {
      const refusal = await readRefusal(answer);
      const [name = ''] = /^.+?(?=, line \d+:|: )/.exec(refusal) ?? [];
      return createRefusal(findPath(name, files) + refusal.slice(name.length));
    }
    const { raw_file, raw_files = [], unused = [], notes = [] } = await getJson<Imported>(answer);
    const runs = raw_file === undefined ? raw_files.map((one) => one.raw_file) : [raw_file];
    const what = runs.length === 1 ? runs[0] : formatQuantity(runs.length, 'raw file');
    const nameAll = (list: readonly UnsentFile[]) => list.map((one) => ({ ...one, file: findPath(one.file, files) }));
    return { isGood: true, text: `Results of ${what} imported.`, unused: nameAll(unused), notes: nameAll(notes) };
  } catch {
    return createRefusal('the server does not respond');
  }
}

/** Maximum length of a file name, as on the server. */
const MAX_NAME_LENGTH = 255;

/**
 * Returns the name with which a file is sent. It includes folders, because the tables of several experiments have the same
 * name.
 */
function getSentName({ path }: FolderFile): string {
  const name = path.slice(1).join('/');
  return name.length > MAX_NAME_LENGTH ? (path.at(-1) ?? '') : name;
}

/** Returns the path of a file, by the name that the server received. */
function findPath(name: string, files: readonly FolderFile[]): string {
  const isNamed = (file: FolderFile) =>
    [getSentName(file), file.path.at(-1) ?? ''].some((one) => one.toLowerCase() === name.toLowerCase());
  return files.find(isNamed)?.path.join('/') ?? name;
}

const postForm = (body: FormData) =>
  fetch('/api/admin/results', { method: 'POST', body, headers: { accept: 'application/json' } });

const formatCount = (found: readonly FoundResults[]) => formatQuantity(found.length, 'set of results', 'sets of results');

function showMessage(text: string): void {
  requireElement(HTMLElement, '#folder-summary').textContent = text;
}
