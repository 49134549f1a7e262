// The import page with scripts: a whole folder of results, one raw file or analysis after another, each with its outcome. Every one is sent
// as the form above would send it.
import { readPage } from './answers.ts';
import { copyOf, find, findControl, requireElement } from './elements.ts';
import { formatQuantity } from './words.ts';

// Names of tables of engines other than MaxQuant. The server recognizes the engine by the content.
const ENGINE_TABLE =
  /(^|[._])(report\.(parquet|tsv|stats\.tsv|log\.txt)|(pr|pg|gg)_matrix\.tsv|(precursor|pg)\.matrix\.tsv)$|^(psm|ion|peptide|protein|combined_\w+|stats?|internal|precursors|lfq|results\.sage)\.(tsv|parquet)$/i;
const TOP_OF_FRAGPIPE = /^(combined_.+\.tsv|fragpipe\.workflow)$/;

/** Result files that are imported together: of one raw file, or a whole analysis, which is called by its folder. */
interface Found {
  readonly name: string;
  readonly isRawFile: boolean;
  readonly files: readonly File[];
}

/** Results with the element for their outcome. */
interface Listed extends Found {
  readonly outcome: HTMLElement;
}

const part = find(HTMLElement, '#folder-import');
const form = find(HTMLFormElement, '#import-form');

if (part !== null && form !== null && 'webkitdirectory' in HTMLInputElement.prototype) begin(part, form);

function begin(part: HTMLElement, form: HTMLFormElement): void {
  const names = new Set((part.dataset.files ?? '').split('|'));
  const folder = requireElement(HTMLInputElement, '#folder');
  const start = requireElement(HTMLButtonElement, '#folder-start');
  let found: Listed[] = [];

  part.hidden = false;
  folder.addEventListener('change', () => {
    const files = [...(folder.files ?? [])];
    found = list([...getRawFiles(files.filter(({ name }) => names.has(name))), ...groupAnalyses(files)]);
    start.disabled = found.length === 0;
    showMessage(found.length === 0 ? 'There are no result files in this folder.' : `${formatCounts(found)} found.`);
  });
  start.addEventListener('click', async () => {
    start.disabled = true;
    folder.disabled = true;
    await sendAll(form, found);
    folder.disabled = false;
  });
}

/** Results by raw file: that is the nearest folder named so, else the first folder inside the selected one, else that itself. */
function getRawFiles(files: readonly File[]): Found[] {
  const byName = new Map<string, Map<string, File>>();
  for (const file of files) {
    const folders = file.webkitRelativePath.split('/').slice(0, -1);
    const name = folders.findLast((one) => /\.raw$/i.test(one)) ?? folders[1] ?? folders[0] ?? '';
    const rawFile = /\.raw$/i.test(name) ? name : `${name}.raw`;
    const held = byName.get(rawFile) ?? new Map<string, File>();
    // If a file exists twice, the first one counts.
    if (!held.has(file.name)) held.set(file.name, file);
    byName.set(rawFile, held);
  }
  return [...byName].map(([rawFile, held]) => ({ name: rawFile, isRawFile: true, files: [...held.values()] }));
}

/** Tables of other engines by folder; those of FragPipe by the parent folder of its experiments. */
function groupAnalyses(files: readonly File[]): Found[] {
  const foldersOf = (file: File) => file.webkitRelativePath.split('/').slice(0, -1);
  const tops = new Set(files.filter(({ name }) => TOP_OF_FRAGPIPE.test(name)).map((file) => foldersOf(file).join('/')));
  const byFolder = new Map<string, File[]>();
  for (const file of files.filter(({ name }) => ENGINE_TABLE.test(name))) {
    const folders = foldersOf(file);
    const above = folders.map((_one, depth) => folders.slice(0, depth + 1).join('/')).find((one) => tops.has(one));
    const folder = above ?? folders.join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return [...byFolder].map(([name, held]) => ({ name, isRawFile: false, files: held }));
}

function list(found: readonly Found[]): Listed[] {
  const table = requireElement(HTMLTableElement, '#folder-table');
  const lines = found.map((one) => {
    const line = copyOf('#folder-line');
    requireElement(HTMLElement, 'th', line).textContent = one.name;
    requireElement(HTMLElement, '[data-part="files"]', line).textContent = one.files.map(({ name }) => name).join(', ');
    return { line, listed: { ...one, outcome: requireElement(HTMLElement, '[data-part="outcome"]', line) } };
  });
  table.tBodies[0]?.replaceChildren(...lines.map(({ line }) => line));
  table.hidden = found.length === 0;
  return lines.map(({ listed }) => listed);
}

async function sendAll(form: HTMLFormElement, found: readonly Listed[]): Promise<void> {
  let taken = 0;
  for (const [at, one] of found.entries()) {
    showMessage(`${at + 1} of ${found.length}: ${one.name}`);
    one.outcome.textContent = 'being imported';
    const { isGood, text } = await send(form, one);
    one.outcome.textContent = text;
    one.outcome.className = isGood ? 'full verdict-good' : 'full verdict-bad';
    if (isGood) taken += 1;
  }
  showMessage(
    taken === found.length
      ? `${formatCounts(found)} imported.`
      : `${taken} of ${formatCounts(found)} imported; see the others below.`,
  );
  const { path } = findControl(HTMLSelectElement, form, 'pipeline').selectedOptions[0]?.dataset ?? {};
  if (taken > 0 && path !== undefined)
    requireElement(HTMLElement, '#folder-summary').append(
      ' ',
      Object.assign(document.createElement('a'), { href: path, textContent: 'Open Quality' }),
    );
}

/** Returns what was imported, or why not. */
async function send(
  form: HTMLFormElement,
  { name, isRawFile, files }: Found,
): Promise<{ readonly isGood: boolean; readonly text: string }> {
  const body = new FormData();
  body.set('pipeline', findControl(HTMLSelectElement, form, 'pipeline').value);
  if (isRawFile) body.set('raw_file', name);
  for (const file of files) body.append('files', file, file.name);
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
    // After success, the server redirects to this page; after an ended login, to the login.
    const isGood = answer.redirected && answer.url === form.action;
    if (answer.redirected && !isGood) return { isGood, text: 'the login has ended' };
    const page = await readPage(answer);
    if (isGood) return { isGood, text: page.querySelector('#result h2')?.textContent ?? 'imported' };
    const problem = page.getElementById('problem') ?? page.querySelector('main p');
    return { isGood, text: problem?.textContent ?? `status ${answer.status}` };
  } catch {
    return { isGood: false, text: 'the server does not answer' };
  }
}

/** Returns a text such as `2 raw files and 1 analysis`. */
function formatCounts(found: readonly Found[]): string {
  const analyses = found.filter(({ isRawFile }) => !isRawFile).length;
  const rawFiles = found.length - analyses;
  const parts = [
    rawFiles === 0 ? '' : formatQuantity(rawFiles, 'raw file'),
    analyses === 0 ? '' : formatQuantity(analyses, 'analysis', 'analyses'),
  ];
  return parts.filter((part) => part !== '').join(' and ');
}

function showMessage(text: string): void {
  requireElement(HTMLElement, '#folder-summary').textContent = text;
}
