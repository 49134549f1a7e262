// Shows all entities of a type in an editable grid. Without scripts, the page has a
// plain table with links to forms, and a form that changes one field of selected rows. Interface for other modules, such as the
// project's channel:
// - The table is `table#grid` with data-project and data-type. Rows have data-entity and data-version, cells data-entity and
// data-field.
// - It dispatches hub:saved { entity_id, version, action, entity_type } on `document` for each entity that this page saves.
// - It listens on `document` for hub:remote-change { entity_id, version, action, entity_type }, and refreshes the row of the
// entity. If the row was edited here, both states are shown and nothing is overwritten.

import { getJson } from '../answers.ts';
import { findClosest, findElement, findElements, isPlainClick, requireElement } from '../elements.ts';
import { chooseWord, formatNumber, formatQuantity } from '../words.ts';
import type { ActionDetail, RowGroup, TablePart } from './api.ts';
import { openDrawer } from './drawer.ts';
import { type CellPlace, Grid } from './grid.ts';
import { type GridActions, listenToActions } from './grid-actions.ts';
import { listenToClipboard } from './grid-clipboard.ts';
import { createColumns, type GridColumns } from './grid-columns.ts';
import { createCellEditor } from './grid-editor.ts';
import { listenToFilling } from './grid-fill.ts';
import { listenToKeys } from './grid-keys.ts';
import { listenToCellMenu } from './grid-menu.ts';
import { getParents, readColumns, readRows } from './grid-page.ts';
import { listenToPrinting } from './grid-print.ts';
import { createQuestion, type GridQuestion } from './grid-question.ts';
import { groupWordsByField } from './grid-row.ts';
import { hasUnsavedChanges, isMarkedForDeletion } from './grid-row-state.ts';
import { GridRows, type RowsAnswer } from './grid-rows.ts';
import { createRowOfEntity, createSaver } from './grid-save.ts';
import { createGridView } from './grid-view.ts';
import { listenToViews } from './grid-views.ts';
import { startProblemsPanel } from './problems-panel.ts';
import { createSavedSteps } from './saved-steps.ts';
import { prepareTrees } from './tree.ts';

const DELAY_MS = 400;
const table = requireElement(HTMLTableElement, '#grid');
const frame = requireElement(HTMLElement, '[data-grid-scroll]');
const line = requireElement(HTMLElement, '[data-grid-line]');
const saveButton = findElement(HTMLButtonElement, '[data-grid-action="save"]');
const addButton = findElement(HTMLButtonElement, '[data-grid-action="add"]');
const undoButton = findElement(HTMLButtonElement, '[data-grid-action="undo"]');
const parentChoice = findElement(HTMLSelectElement, '#grid-parent');
let message = '';
let timer: number | undefined;

const elements = [...(table.tBodies[0]?.rows ?? [])];
const offset = Number(table.dataset.first) - 1;
let invalid = Number(table.dataset.invalid);
let asking: number | undefined;
const grid = new Grid(
  table,
  { columns: readColumns(table), parents: getParents(parentChoice) },
  {
    rows: ({ allColumns }) =>
      new GridRows({
        total: Number(table.dataset.total),
        offset,
        rows: readRows(elements, allColumns),
        ask: askForRows,
        changed: () => grid.view.refit(),
      }),
    view: (of) =>
      createGridView(of, {
        frame,
        elements,
        requestRange(from, to) {
          // During fast scrolling, rows that are passed are not loaded.
          clearTimeout(asking);
          if (of.rows.hasRange(from, to)) return;
          asking = setTimeout(() => {
            of.rows.loadRange(from, to);
            of.rows.dropRows(from, to);
          }, 60);
        },
      }),
  },
);
grid.groups = JSON.parse(table.dataset.groups ?? '[]');
const { rows } = grid;
const columns: GridColumns = createColumns(grid, {
  filled: JSON.parse(table.dataset.filled ?? '[]'),
  openMenu: (name, button) => question.openMenu(name, button),
});
const question: GridQuestion = createQuestion(grid, { columns: () => columns, changed: reloadRows, readValues: readRowValues });
const editor = createCellEditor(grid, (row, name, value) => saver.checkValue(row, name, value));
const saver = createSaver(grid, showMessage, ({ created, deleted, restored }) =>
  created + deleted + restored > 0 ? reloadRows() : refreshTable(),
);
const rememberSaved = createSavedSteps(grid, {
  project: `/hub/projects/${table.dataset.project}`,
  done: reloadRows,
  say: showMessage,
});
const panel = startProblemsPanel({
  isDirty: () => grid.listDirtyRows().length > 0,
  reloadRows: async (moment) => {
    rememberSaved(moment);
    await reloadRows();
  },
  say: showMessage,
});
let actions: GridActions | undefined;

columns.arrange();
// The widths of a hidden table cannot be measured.
if (grid.isEditable && grid.parent !== undefined) requireElement(HTMLElement, '[data-grid-frame]').classList.remove('is-empty');
grid.view.adopt(offset);
columns.measure();
question.show();
startTable();

function startTable(): void {
  table.setAttribute('role', 'grid');
  table.setAttribute('aria-multiselectable', 'true');
  table.tabIndex = -1;
  if (!grid.isEditable) table.setAttribute('aria-readonly', 'true');
  frame.removeAttribute('tabindex');
  document.querySelector('.pager')?.remove();
  if (offset > 0) frame.scrollTop = offset * (elements[0]?.offsetHeight ?? 32);
  if (grid.isEditable) actions = listenToActions(grid, showMessage);
  const filling = listenToFilling(grid, showMessage);
  listenToKeys(grid, editor, {
    goToNextError: goToNextError,
    fillDown: filling.fillDown,
    fillRight: filling.fillRight,
    clearCells: filling.clearCells,
    open: openRow,
    duplicate: () => actions?.duplicate(),
    remove: () => actions?.remove(),
  });
  listenToPrinting(grid, showMessage);
  saveTreeState();
  listenToViews(columns, question, showMessage);
  listenToClipboard(grid, editor, { parent: () => grid.parent, say: showMessage });
  listenToCellMenu(grid, {
    edit: () => editor.begin(),
    fillDown: filling.fillDown,
    clearCells: filling.clearCells,
    filterColumn: question.filterColumn,
    open: openRow,
    duplicate: () => actions?.duplicate(),
    remove: () => actions?.remove(),
  });
  table.addEventListener('click', (event) => {
    const link = findClosest(HTMLAnchorElement, event.target, '.row-link, .row-errors');
    if (link === null || !isPlainClick(event)) return;
    const place = grid.findPlace(link);
    if (place === undefined || grid.rows.at(place.row)?.id === '') return;
    event.preventDefault();
    openRow(place.row, link.hash);
  });
  if (grid.isEditable) enableEditing();
  showCounts();
  goToHash();
}

/** Stores whether the tree is collapsed, for the next table. */
function saveTreeState(): void {
  const tree = requireElement(HTMLDetailsElement, '[data-tree] > details');
  tree.open = localStorage.getItem('tree') !== 'folded';
  tree.addEventListener('toggle', () => localStorage.setItem('tree', tree.open ? 'open' : 'folded'));
  prepareTrees();
}

function enableEditing(): void {
  line.hidden = false;
  requireElement(HTMLElement, '[data-grid-help]').hidden = false;
  for (const button of [saveButton, undoButton]) if (button !== null) button.hidden = false;
  if (grid.parent !== undefined) {
    if (addButton !== null) addButton.hidden = false;
    requireElement(HTMLElement, '[data-plain]').hidden = true;
    requireElement(HTMLElement, '[data-parents]').hidden = (parentChoice?.options.length ?? 0) < 2;
    for (const hint of findElements(HTMLElement, '.for-scripts')) hint.hidden = false;
  }
  parentChoice?.addEventListener('change', () => {
    grid.parent = grid.parents[parentChoice.selectedIndex];
  });
  if (parentChoice !== null) grid.parent = grid.parents[parentChoice.selectedIndex];
  saveButton?.addEventListener('click', () => {
    editor.commit();
    saver.save();
  });
  addButton?.addEventListener('click', () => {
    grid.moveTo(grid.ghost, 1);
    editor.begin();
  });
  undoButton?.addEventListener('click', undoLast);
  grid.view.refit();
}

document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || !grid.isEditable) return;
  if (findClosest(Element, event.target, '[data-drawer]') !== null) return;
  event.preventDefault();
  editor.commit();
  saver.save();
});
table.addEventListener('grid:changed', ({ detail }) => {
  const count = grid.listDirtyRows().length;
  if (saveButton !== null) {
    saveButton.disabled = count === 0;
    saveButton.textContent = count === 0 ? 'Save changes' : `Save ${formatQuantity(count, 'row')}`;
  }
  showCounts();
  if (detail?.isSaved) return;
  message = '';
  showLine();
  clearTimeout(timer);
  timer = setTimeout(() => saver.check().then(showLine).then(showCounts), DELAY_MS);
});
table.addEventListener('grid:moved', showLine);
table.addEventListener('grid:says', ({ detail }) => showMessage(detail));
table.addEventListener('grid:elsewhere', () => showMessage('Another user has added rows. Reload the page to see them.'));
document.addEventListener('hub:remote-change', ({ detail }) => {
  if (!panel.isFixing()) saver.handleForeignChange(detail);
});
// The form next to the table also dispatches this event. Changes that the table saved are ignored.
document.addEventListener('hub:saved', ({ detail }) => saver.handleForeignChange(detail));
window.addEventListener('beforeunload', (event) => {
  if (grid.listDirtyRows().length > 0) event.preventDefault();
});

async function askForRows(from: number, limit: number): Promise<RowsAnswer> {
  const answer = await askFor(question.query(), from, limit);
  columns.setFilled(answer.filled);
  invalid = answer.invalid;
  grid.groups = answer.groups ?? [];
  return { total: answer.total, rows: answer.rows.map((entity) => createRowOfEntity(entity, answer.parents)) };
}

async function askFor(requested: URLSearchParams, from: number, limit: number): Promise<TablePart> {
  requested.set('offset', String(from));
  requested.set('limit', String(limit));
  const response = await fetch(`${location.pathname}?${requested}`, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The request for rows failed with status ${response.status}.`);
  return getJson<TablePart>(response);
}

/** Returns the values of a column in the rows that match the filters on other columns. */
async function readRowValues(name: string): Promise<readonly RowGroup[]> {
  const requested = question.query();
  const others = requested.getAll('filter').filter((filter) => /^\w+/.exec(filter)?.[0] !== name);
  requested.delete('filter');
  for (const filter of others) requested.append('filter', filter);
  requested.set('group', name);
  return (await askFor(requested, 0, 1)).groups ?? [];
}

/** Requests all rows again, after sorting, filtering, or a save that moves rows. Edits stay. */
async function reloadRows(): Promise<void> {
  const requested = question.query().toString();
  try {
    const answer = await askForRows(0, 100);
    // The query has changed since the request.
    if (question.query().toString() !== requested) return;
    rows.restart(answer);
    grid.view.refit();
    showCounts();
    grid.moveTo(grid.active.row, grid.active.column, { focus: table.contains(document.activeElement) });
  } catch {
    showMessage('The server did not respond. The table may be outdated. Reload the page in a moment.', true);
  }
}

/** Requests the visible rows again, because a change in one row can cause errors in another. */
async function refreshTable(): Promise<void> {
  const first = Math.floor(grid.view.getFirstVisible() / 100) * 100;
  try {
    const answer = await askForRows(first, 200);
    // Rows keep their positions until the next query, so that they do not move during editing.
    for (const now of answer.rows) {
      const row = rows.find(now.id);
      if (row?.version === now.version && !hasUnsavedChanges(row)) grid.setErrors(row, now.problems, now.warnings);
    }
    if (question.query().has('only_errors') && answer.rows.length === answer.total) {
      const wrong = new Set(answer.rows.map(({ id }) => id));
      for (const row of rows.listLoadedRows())
        if (!wrong.has(row.id) && !hasUnsavedChanges(row)) grid.setErrors(row, [], row.warnings);
    }
    showCounts();
    showLine();
  } catch {
    // After a failure, the table shows the rows as before.
  }
}

function undoLast(): void {
  if (!grid.undo()) showMessage('There is nothing to undo.');
}

/** Opens the form of a row beside the table. `hash` is the part to show first. */
function openRow(place: number, hash = ''): void {
  const row = grid.rows.at(place);
  if (row === undefined || row.id === '') return;
  openDrawer(row.id, { hash, focus: true });
}

function showMessage(words: string, isBad = false): void {
  message = words;
  showLine();
  line.classList.toggle('is-bad', isBad);
}

/** Shows the last message below the table, or else a note about the active cell. */
function showLine(): void {
  const { row, column } = grid.active;
  const own = grid.columns[column - 1];
  const { problems = [], warnings = [] } = grid.rows.at(row) ?? {};
  const error = own === undefined ? undefined : groupWordsByField(problems).get(own.name);
  const warning = own === undefined ? undefined : groupWordsByField(warnings).get(own.name);
  line.classList.toggle('is-wrong', message === '' && error !== undefined);
  line.classList.remove('is-bad');
  const words = message || (own === undefined ? '' : [own.label, error ?? warning].filter(Boolean).join(': '));
  if (line.textContent !== words) line.textContent = words;
}

/** Shows the number of rows, and of rows with errors. */
function showCounts(): void {
  const count = grid.rows.length;
  const requested = question.query();
  const isNarrowed = ['q', 'filter', 'only_errors', 'parent_id'].some((name) => requested.has(name));
  for (const words of document.querySelectorAll('.table-count'))
    words.textContent = `${formatNumber(count)}${isNarrowed ? ' found' : ''}`;
  const isAllLoaded = rows.hasRange(0, rows.saved - 1);
  const wrong = isAllLoaded
    ? grid.rows.listLoadedRows().filter((row) => row.problems.length > 0 && !isMarkedForDeletion(row)).length
    : invalid;
  const notice = findElement(HTMLElement, '[data-row-problems]');
  if (notice !== null) {
    notice.hidden = wrong === 0;
    requireElement(HTMLElement, '[data-invalid-count]', notice).textContent =
      `${formatQuantity(wrong, 'row')} ${chooseWord(wrong, 'has', 'have')} errors`;
  }
  for (const empty of findElements(HTMLElement, '[data-empty]')) empty.hidden = count > 0;
  if (count > 0) requireElement(HTMLElement, '[data-grid-frame]').classList.remove('is-empty');
}

/** Goes to the next cell with an error, row by row. At the end, continues from the top. */
async function goToNextError(): Promise<void> {
  await grid.rows.loadRange(0, rows.saved - 1);
  const { row, column } = grid.active;
  const wrong: CellPlace[] = [];
  for (let at = 0; at < grid.rows.length; at += 1) {
    const words = groupWordsByField(grid.rows.at(at)?.problems ?? []);
    for (const [index, { name }] of grid.columns.entries()) if (words.has(name)) wrong.push({ row: at, column: index + 1 });
  }
  const next = wrong.find((place) => place.row > row || (place.row === row && place.column > column)) ?? wrong[0];
  if (next === undefined) {
    showMessage('No cell has an error.');
    return;
  }
  message = '';
  grid.moveTo(next.row, next.column);
}

/** Goes to the target of the fragment: `#row-<id>` is a row; `#action-<moment>` are the rows of an import. */
async function goToHash(): Promise<void> {
  const [, kind, name = ''] = /^#(row|action)-([\w-]+)$/.exec(location.hash) ?? [];
  const row = kind === 'row' ? rows.find(name) : undefined;
  if (row !== undefined) grid.moveTo(rows.indexOf(row), 1);
  if (kind === 'action') await markImported(Number(name));
}

/** Marks the rows that an import created or changed, and goes to the first one. Ctrl+Z undoes the import. */
async function markImported(moment: number): Promise<void> {
  const address = `/hub/projects/${table.dataset.project}/actions/${moment}?limit=1000&entity_type=${table.dataset.type}`;
  const [answer] = await Promise.all([
    fetch(address, { headers: { accept: 'application/json' } }),
    rows.loadRange(0, rows.saved - 1),
  ]);
  if (!answer.ok) return;
  const { entries, total } = await getJson<ActionDetail>(answer);
  grid.imported = new Set(entries.map(({ entity_id }) => entity_id));
  const imported = rows.listLoadedRows().filter(({ id }) => grid.imported.has(id));
  const [first] = imported;
  if (first === undefined) return;
  rememberSaved(moment);
  grid.view.repaint();
  grid.moveTo(rows.indexOf(first), 1);
  const count = formatNumber(imported.length);
  showMessage(
    `${total > entries.length ? `${count} of ${formatNumber(total)}` : count} imported rows have a green line at the left. Press Undo to undo the import.`,
  );
}
