// What can be done with selected rows: one value for a field, another place, a copy, deletion. Each is one step that can be undone, and is
// saved with everything else. Rows are selected by the boxes at their left; without a ticked box they are those of the selected cells.
import { ask } from '../ask.js';
import { countOf, numberText, wordFor } from '../words.js';
import { enhancePicker } from './picker.js';

/** Wires the actions up. `say` shows a message. */
export function listenToActions(grid, say) {
  const form = document.getElementById('bulk') ?? formFor(grid.table);
  const bar = document.querySelector('[data-selection-bar]');
  const field = document.getElementById('bulk-field');
  const all = grid.table.querySelector('[data-choose-all]');
  const target = document.getElementById('bulk-parent');
  const valueBox = document.getElementById('bulk-value')?.closest('.field');

  all.hidden = false;
  bar?.classList.add('for-selected');
  if (bar !== null) bar.hidden = false;
  for (const part of bar?.querySelectorAll('[data-for-scripts]') ?? []) part.hidden = false;
  if (target !== null) target.closest('[data-move]').hidden = target.options.length < 2;
  grid.table.addEventListener('change', ({ target: box }) => {
    if (box.matches('[data-choose]')) {
      const row = grid.rows.at(grid.placeOf(box)?.row);
      if (row !== undefined) row.isChosen = box.checked;
      showChosen();
    }
  });
  all.addEventListener('change', async () => {
    if (all.checked) await grid.rows.need(0, grid.rows.saved - 1);
    for (const row of grid.rows.loaded()) row.isChosen = all.checked;
    grid.view.repaint();
    showChosen();
  });
  field?.addEventListener('change', showValueInput);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    setField();
  });
  bar?.addEventListener('click', ({ target: button }) => {
    const does = button.closest('[data-does]')?.dataset.does;
    if (does === 'move') move();
    else if (does === 'duplicate') duplicate();
    else if (does === 'delete') remove();
    else if (does === 'none') choose([]);
  });
  grid.table.addEventListener('grid:changed', showChosen);
  if (field !== null) showValueInput();
  showChosen();

  function chosen() {
    return grid.rows.loaded().filter((row) => row.isChosen && !row.isGone && !row.isDeleted && !row.isAway);
  }

  /** Rows that are ticked; else those that the selected cells are in. */
  async function meant() {
    const ticked = chosen();
    if (ticked.length > 0) return ticked;
    const { top, bottom } = grid.selection();
    const last = Math.min(bottom, grid.rows.length - 1);
    await grid.rows.need(top, last);
    return Array.from({ length: Math.max(0, last - top + 1) }, (_, index) => grid.rows.at(top + index)).filter(Boolean);
  }

  function choose(rows) {
    const wanted = new Set(rows);
    for (const row of grid.rows.loaded()) row.isChosen = wanted.has(row);
    grid.view.repaint();
    showChosen();
  }

  function setField() {
    const rows = chosen();
    if (rows.length === 0) {
      say('Select rows first: tick them at their left.', true);
      return;
    }
    const text = document.getElementById('bulk-value').value;
    const count = grid.setField(rows, field.value, text);
    say(`${countOf(count, 'cell')} changed; save to keep it.`);
  }

  function move() {
    const rows = chosen();
    const parent = grid.parents[target.selectedIndex];
    grid.move(rows, parent);
    say(`${countOf(rows.length, 'row')} ${wordFor(rows.length, 'moves', 'move')} to ${parent.label} with the next save.`);
  }

  async function duplicate() {
    const rows = await meant();
    if (rows.length === 0 || grid.parent === undefined) return;
    const first = grid.duplicate(rows);
    choose([]);
    grid.moveTo(first, 1);
    say(`${countOf(rows.length, 'row')} duplicated; what is nested in them is not copied.`);
  }

  async function remove() {
    const rows = (await meant()).filter((row) => !row.isGone && !row.isDeleted);
    if (rows.length === 0) return;
    const inside = rows.reduce((sum, { descendants }) => sum + descendants, 0);
    if (inside > 0) {
      const question = `Delete ${countOf(rows.length, 'row')} and the ${countOf(inside, 'entity', 'entities')} inside? They go with the next save.`;
      if (!(await ask({ question, yes: `Delete ${countOf(rows.length, 'row')}`, isDangerous: true }))) return;
    }
    grid.remove(rows);
    choose([]);
    say(
      `${countOf(rows.length, 'row')} ${wordFor(rows.length, 'goes', 'go')} with the next save. Ctrl+Z keeps ${wordFor(rows.length, 'it', 'them')}.`,
    );
  }

  /** Values of a vocabulary are chosen, references searched, others typed. */
  function showValueInput() {
    const column = grid.allColumns.find(({ name }) => name === field.value);
    if (column === undefined) return;
    const choices = column.isList ? undefined : (column.options ?? (column.scalar === 'boolean' ? ['yes', 'no'] : undefined));
    const input = document.createElement(choices === undefined ? 'input' : 'select');
    if (choices !== undefined) for (const choice of ['', ...choices]) input.add(new Option(choice || '(empty)', choice));
    input.id = 'bulk-value';
    input.name = 'value';
    input.setAttribute('form', 'bulk');
    input.autocomplete = 'off';
    valueBox.replaceChildren(valueBox.querySelector('label'), input);
    if (choices === undefined && column.picks) {
      input.dataset.picks = column.picks;
      enhancePicker(input, grid.table.dataset);
    }
  }

  function showChosen() {
    const count = chosen().length;
    all.checked = count > 0 && count === grid.rows.length;
    all.indeterminate = count > 0 && !all.checked;
    if (bar === null) return;
    bar.classList.toggle('is-active', count > 0);
    bar.querySelector('[data-chosen]').textContent = count === 0 ? 'No row selected' : `${numberText(count)} selected`;
    const button = bar.querySelector('[data-bulk-submit]');
    if (button !== null) button.textContent = count === 0 ? 'Change selected rows' : `Change ${countOf(count, 'row')}`;
  }

  return { duplicate, remove };
}

/** The form of the fields beside a table that came without rows. */
function formFor(table) {
  const form = document.createElement('form');
  form.id = 'bulk';
  table.before(form);
  return form;
}
