// Actions on selected rows: set a field, move, duplicate, delete. Each is one step that can be undone, and is saved with the
// other changes. Rows are selected by their boxes, or else by the selected cells.
import { confirmQuestion } from '../ask.ts';
import { createElement, findClosest, findElement, findElements, isField, requireElement } from '../elements.ts';
import { formatNumber, formatQuantity } from '../words.ts';
import type { Grid, Say } from './grid.ts';
import { createChoice, getChoices } from './grid-question.ts';
import { isDeleted, isUsable, type Row } from './grid-row-state.ts';
import { enhancePicker } from './picker.ts';

/** Actions that other parts of the page call. */
export interface GridActions {
  readonly duplicate: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export function listenToActions(grid: Grid, say: Say): GridActions {
  const form = findElement(HTMLFormElement, '#bulk') ?? findRowForm(grid.table);
  const bar = findElement(HTMLElement, '[data-selection-bar]');
  const field = findElement(HTMLSelectElement, '#bulk-field');
  const whole = requireElement(HTMLInputElement, '[data-choose-all]', grid.table);
  const target = findElement(HTMLSelectElement, '#bulk-parent');
  const valueBox = document.getElementById('bulk-value')?.closest('.field');

  whole.hidden = false;
  bar?.classList.add('for-selected');
  if (bar !== null) bar.hidden = false;
  if (bar !== null) for (const part of findElements(HTMLElement, '[data-for-scripts]', bar)) part.hidden = false;
  const move = findClosest(HTMLElement, target, '[data-move]');
  if (move !== null) move.hidden = target === null || target.options.length < 2;
  grid.table.addEventListener('change', ({ target: box }) => {
    if (box instanceof HTMLInputElement && box.matches('[data-choose]')) {
      const place = grid.findPlace(box);
      const row = place === undefined ? undefined : grid.rows.at(place.row);
      if (row !== undefined) row.isChosen = box.checked;
      showChosen();
    }
  });
  whole.addEventListener('change', async () => {
    if (whole.checked) await grid.rows.loadRange(0, grid.rows.saved - 1);
    for (const row of grid.rows.listLoadedRows()) row.isChosen = whole.checked;
    grid.view.repaint();
    showChosen();
  });
  field?.addEventListener('change', showValueInput);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    setField();
  });
  bar?.addEventListener('click', ({ target: button }) => {
    const does = findClosest(HTMLElement, button, '[data-does]')?.dataset.does;
    if (does === 'move') moveChosen();
    else if (does === 'duplicate') duplicateRows();
    else if (does === 'delete') removeRows();
    else if (does === 'none') chooseNone();
  });
  grid.table.addEventListener('grid:changed', showChosen);
  if (field !== null) showValueInput();
  showChosen();

  function getTickedRows(): Row[] {
    return grid.rows.listLoadedRows().filter((row) => row.isChosen && isUsable(row));
  }

  /** Returns the rows with a ticked box, or else the rows of the selected cells. */
  async function getSelectedRows(): Promise<Row[]> {
    const ticked = getTickedRows();
    if (ticked.length > 0) return ticked;
    const { top, bottom } = grid.getSelection();
    const last = Math.min(bottom, grid.rows.length - 1);
    await grid.rows.loadRange(top, last);
    return grid.rows.slice(top, last);
  }

  function chooseNone(): void {
    for (const row of grid.rows.listLoadedRows()) row.isChosen = false;
    grid.view.repaint();
    showChosen();
  }

  function setField(): void {
    if (field === null) return;
    const rows = getTickedRows();
    if (rows.length === 0) {
      say('Select rows first, with the checkboxes on the left.', true);
      return;
    }
    const input = document.getElementById('bulk-value');
    const text = isField(input) ? input.value : '';
    const count = grid.setField(rows, field.value, text);
    say(`${formatQuantity(count, 'cell')} changed. Save to keep the changes.`);
  }

  function moveChosen(): void {
    const rows = getTickedRows();
    const parent = target === null ? undefined : grid.parents[target.selectedIndex];
    if (parent === undefined) return;
    grid.move(rows, parent);
    say(`${formatQuantity(rows.length, 'row moves', 'rows move')} to ${parent.label} when you save.`);
  }

  async function duplicateRows(): Promise<void> {
    const rows = await getSelectedRows();
    if (rows.length === 0 || grid.parent === undefined) return;
    const first = grid.duplicate(rows);
    chooseNone();
    grid.moveTo(first, 1);
    say(`${formatQuantity(rows.length, 'row')} duplicated, without the entities inside.`);
  }

  async function removeRows(): Promise<void> {
    const rows = (await getSelectedRows()).filter((row) => !isDeleted(row));
    if (rows.length === 0) return;
    const inside = rows.reduce((sum, { descendants }) => sum + descendants, 0);
    if (inside > 0) {
      const question = `Delete ${formatQuantity(rows.length, 'row')} and the ${formatQuantity(inside, 'entity', 'entities')} inside? They are deleted when you save.`;
      const isConfirmed = await confirmQuestion({
        question,
        yes: `Delete ${formatQuantity(rows.length, 'row')}`,
        isDangerous: true,
      });
      if (!isConfirmed) {
        focusActiveCell();
        return;
      }
    }
    grid.remove(rows);
    chooseNone();
    focusActiveCell();
    say(`${formatQuantity(rows.length, 'row is', 'rows are')} deleted when you save. Press Ctrl+Z to undo.`);
  }

  /** The dialog and the button of the deletion are gone then. Ctrl+Z, the next step, needs the focus in the grid. */
  function focusActiveCell(): void {
    grid.moveTo(grid.active.row, grid.active.column);
  }

  /** Shows an input for the value: options for a vocabulary, a search for references, or a text input. */
  function showValueInput(): void {
    const column = field === null ? undefined : grid.findColumn(field.value);
    if (column === undefined || valueBox == null) return;
    const choices = column.isList ? undefined : getChoices(column);
    const input = choices === undefined ? document.createElement('input') : createChoice(choices);
    input.id = 'bulk-value';
    input.name = 'value';
    input.setAttribute('form', 'bulk');
    input.autocomplete = 'off';
    valueBox.replaceChildren(...findElements(HTMLLabelElement, 'label', valueBox), input);
    if (choices === undefined && column.picks) {
      input.dataset.picks = column.picks;
      enhancePicker(input, grid.table.dataset);
    }
  }

  function showChosen(): void {
    const count = getTickedRows().length;
    whole.checked = count > 0 && count === grid.rows.length;
    whole.indeterminate = count > 0 && !whole.checked;
    if (bar === null) return;
    bar.classList.toggle('is-active', count > 0);
    requireElement(HTMLElement, '[data-chosen]', bar).textContent =
      count === 0 ? 'No row selected' : `${formatNumber(count)} selected`;
    const button = bar.querySelector('[data-bulk-submit]');
    if (button !== null) button.textContent = count === 0 ? 'Change selected rows' : `Change ${formatQuantity(count, 'row')}`;
  }

  return { duplicate: duplicateRows, remove: removeRows };
}

/** Adds an empty form before the table, for the inputs that change selected rows, and returns the form. */
function findRowForm(table: HTMLTableElement): HTMLFormElement {
  const form = createElement('form', { id: 'bulk' });
  table.before(form);
  return form;
}
