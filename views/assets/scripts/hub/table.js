// The table of all entities of a type as a grid that can be edited. Without this it is a plain table with links to forms, and a form
// that changes one field of chosen rows.
//
// What other modules (the project's channel among them) can rely on:
// - The table is `table#grid` with data-project and data-type. Rows have data-entity and data-version, cells data-entity and data-field.
// - This dispatches on `document`: hub:saved { entity_id, version, action, entity_type }, once for each entity that was saved from here.
// - This listens on `document`: hub:remote-change { entity_id, version, action, entity_type }. The row of the entity is refreshed in
//   place; where it was edited here, both states are shown and nothing is overwritten.

import { countOf } from '../words.js';
import { Grid } from './grid.js';
import { block, listenToClipboard } from './grid-clipboard.js';
import { createCellEditor } from './grid-editor.js';
import { listenToKeys } from './grid-keys.js';
import { createSaver } from './grid-save.js';

const table = document.getElementById('grid');
const grid = new Grid(table);
const line = document.querySelector('[data-grid-line]');
const saveButton = document.querySelector('[data-grid-action="save"]');
const addButton = document.querySelector('[data-grid-action="add"]');
const parents = document.getElementById('grid-parent');
/** More rows at once are not checked before they are saved. */
const MOST_CHECKED = 5;
let message = '';
let timer;

const editor = createCellEditor(grid);
const saver = createSaver(grid, say);
listenToKeys(grid, editor, { nextError, fillDown });
listenToClipboard(grid, editor, { parent: chosenParent, say });
document.querySelector('[data-grid-scroll]').removeAttribute('tabindex');

if (grid.isEditable) {
  line.hidden = false;
  document.querySelector('[data-grid-help]').hidden = false;
  saveButton.hidden = false;
  document.querySelector('[data-plain]')?.classList.remove('button-main');
  if (parents !== null) {
    addButton.hidden = false;
    document.querySelector('[data-parents]').hidden = parents.options.length < 2;
    for (const hint of document.querySelectorAll('.for-scripts')) hint.hidden = false;
  }
  saveButton.addEventListener('click', () => {
    editor.commit();
    saver.save();
  });
  addButton.addEventListener('click', () => {
    document.querySelector('[data-grid-frame]').classList.remove('is-empty');
    const row = grid.addRows(1, chosenParent());
    grid.moveTo(row, 1);
  });
  listenToBulk();
}

document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || !grid.isEditable) return;
  event.preventDefault();
  editor.commit();
  saver.save();
});
table.addEventListener('grid:changed', () => {
  const count = grid.dirtyRows().length;
  saveButton.disabled = count === 0;
  saveButton.textContent = count === 0 ? 'Save changes' : `Save ${countOf(count, 'row')}`;
  message = '';
  showLine();
  clearTimeout(timer);
  timer = setTimeout(checkRows, 400);
});
table.addEventListener('grid:moved', showLine);
table.addEventListener('grid:says', ({ detail }) => say(detail));
table.addEventListener('grid:elsewhere', () => say('Someone else has added rows. Reload the page to see them.'));
document.addEventListener('hub:remote-change', ({ detail }) => saver.heed(detail));
window.addEventListener('beforeunload', (event) => {
  if (grid.dirtyRows().length > 0) event.preventDefault();
});
goToHash();

function say(words, isBad = false) {
  message = words;
  showLine();
  line.classList.toggle('is-bad', isBad);
}

/** Under the table: what happened last, else what is to be said about the active cell. */
function showLine() {
  const { row, column } = grid.active;
  const own = grid.columns[column - 1];
  const error = own === undefined ? undefined : grid.rows[row]?.errors.get(own.name);
  line.classList.toggle('is-wrong', message === '' && error !== undefined);
  line.classList.remove('is-bad');
  const words = message || (own === undefined ? '' : [own.label, error].filter(Boolean).join(': '));
  if (line.textContent !== words) line.textContent = words;
}

function checkRows() {
  const rows = grid.dirtyRows().filter(({ edits, isDeleted }) => edits.size > 0 && !isDeleted);
  if (rows.length > 0 && rows.length <= MOST_CHECKED) for (const row of rows) saver.check(row).then(showLine);
}

function fillDown() {
  const { top, bottom, left, right } = grid.selection();
  const first = Math.max(1, left);
  const from = top === bottom ? top - 1 : top;
  if (from < 0) return;
  const cells = block(top === bottom ? top : top + 1, bottom, first, right, () => '');
  const count = grid.edit(cells.map(({ row, column }) => ({ row, column, value: grid.valueAt(grid.rows[from], column) })));
  say(`${countOf(count, 'cell')} filled`);
}

/** The next cell with an error after the active one, row by row, and from the top again. */
function nextError() {
  const wrong = [...table.querySelectorAll('[aria-invalid="true"]')].map((cell) => grid.placeOf(cell));
  if (wrong.length === 0) {
    say('No cell of this page has an error.');
    return;
  }
  const { row, column } = grid.active;
  const next = wrong.find((place) => place.row > row || (place.row === row && place.column > column)) ?? wrong[0];
  message = '';
  grid.moveTo(next.row, next.column);
}

function chosenParent() {
  const option = parents?.selectedOptions[0];
  if (option === undefined) return undefined;
  const { parentField, prefill } = option.dataset;
  return {
    id: option.value,
    field: parentField,
    label: option.value === '' ? '' : option.textContent,
    prefill: JSON.parse(prefill),
  };
}

/** The form for chosen rows edits the cells, so that it can be undone and is saved with the rest. */
function listenToBulk() {
  const form = document.getElementById('bulk');
  const all = table.querySelector('[data-choose-all]');
  const chosen = () => grid.rows.filter(({ element }) => element.querySelector('[data-choose]')?.checked);
  all.hidden = false;
  all.addEventListener('change', () => {
    for (const box of table.querySelectorAll('[data-choose]')) box.checked = all.checked;
    showChosen();
  });
  table.addEventListener('change', ({ target }) => {
    if (target.matches('[data-choose]')) showChosen();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const rows = chosen();
    if (rows.length === 0) {
      say('Choose rows first: tick them at their left.', true);
      return;
    }
    const column = grid.columns.findIndex(({ name }) => name === document.getElementById('bulk-field').value) + 1;
    const text = document.getElementById('bulk-value').value;
    const count = grid.edit(rows.map((row) => ({ row: grid.rows.indexOf(row), column, text })));
    say(`${countOf(count, 'cell')} changed; save to keep it.`);
  });
  function showChosen() {
    const count = chosen().length;
    const button = document.querySelector('[data-bulk-submit]');
    if (button !== null) button.textContent = count === 0 ? 'Change selected rows' : `Change ${countOf(count, 'row')}`;
    all.checked = count > 0 && count === table.querySelectorAll('[data-choose]').length;
  }
  showChosen();
}

/** A link to a row, as the list of errors has it, leads to its cell: `#row-<id>`. */
function goToHash() {
  const row = grid.rows.findIndex(({ element }) => `#${element.id}` === location.hash);
  if (row >= 0) grid.moveTo(row, 1);
}
