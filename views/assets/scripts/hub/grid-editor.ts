// Edits a cell in place, with a select for options, a picker for references, a text area for long values, or an input.
import { createElement, type Field } from '../elements.ts';
import type { Grid } from './grid.ts';
import { groupWordsByField } from './grid-row.ts';
import { type Column, isDeleted } from './grid-row-state.ts';
import type { Saver } from './grid-save.ts';
import { parseCellText } from './grid-values.ts';
import { enhancePicker } from './picker.ts';

export interface CellEditor {
  /** Opens the editor at the active cell with the typed text. `hasList` also opens the list of a picker. */
  readonly begin: (typed?: string, hasList?: boolean) => void;
  /** Applies the value, and closes the editor. */
  readonly commit: () => void;
  readonly isOpen: boolean;
}

interface OpenEditor {
  readonly row: number;
  readonly column: number;
  readonly input: Field;
  /** Text of the cell before it was edited. */
  readonly text: string;
  /** The selected term, and the text for the paired column. */
  chosen?: { readonly text: string; readonly other: string };
}

const DELAY_MS = 300;

/** Creates the editor. @param check checks a typed value, which is not saved */
export function createCellEditor(grid: Grid, check: Saver['checkValue']): CellEditor {
  let open: OpenEditor | undefined;
  let timer: number | undefined;

  function beginEditing(typed?: string, hasList = false): void {
    const { row, column } = grid.active;
    const own = grid.columns[column - 1];
    const target = grid.rows.at(row);
    if (!grid.isEditable || own === undefined || (target !== undefined && isDeleted(target))) return;
    // Rows that are not loaded cannot be edited, except the empty row at the end, which becomes a new row.
    if (target === undefined && row !== grid.ghost) return;
    const cell = grid.findCell(row, column);
    if (cell === undefined) return;
    const text = grid.getText(row, column);
    const value = target === undefined ? null : grid.getValue(target, column);
    const hasLongItem = own.isList && [value].flat().some((item) => String(item).includes(';'));
    if (hasLongItem) {
      // A semicolon in an item would split it. The form edits each item separately.
      grid.dispatch('grid:says', 'An item of this list contains a semicolon; edit it in the form (Enter on the row’s name).');
      return;
    }
    const input = createInput(own, text);
    const holder = createElement('div', { className: 'cell-editor' });
    holder.append(input);
    const width = cell.getBoundingClientRect().width;
    cell.replaceChildren(holder);
    holder.style.minWidth = `${Math.max(width - 2, 120)}px`;
    input.setAttribute('aria-label', `${own.label}, ${grid.getText(row, 0) || 'new row'}`);
    if (input.dataset.picks || input.dataset.field)
      enhancePicker(input, grid.table.dataset, own.isList ? undefined : own.options, (other) => {
        if (open !== undefined) open.chosen = { text: input.value, other };
      });
    open = { row, column, input, text };
    input.focus();
    input.addEventListener('keydown', handleEditingKey);
    input.addEventListener('blur', commitLater);
    if (input instanceof HTMLSelectElement) return;
    input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(checkTypedText, DELAY_MS);
    });
    if (typed === undefined) {
      input.select();
      if (hasList) input.click();
    } else {
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  /** Shows the problem of the typed text, or the recommended value. */
  async function checkTypedText(): Promise<void> {
    const checked = open;
    const own = grid.columns[(checked?.column ?? 0) - 1];
    const row = grid.rows.at(checked?.row ?? 0);
    if (checked === undefined || own === undefined || row === undefined) return;
    const result = await check(row, own.name, parseCellText(own, checked.input.value));
    if (open !== checked || result === undefined) return;
    const error = groupWordsByField(result.errors).get(own.name);
    const words = error ?? groupWordsByField(result.warnings ?? []).get(own.name);
    checked.input.classList.toggle('is-wrong', error !== undefined);
    checked.input.classList.toggle('is-doubtful', error === undefined && words !== undefined);
    grid.dispatch('grid:says', words === undefined ? '' : `${own.label}: ${words}`);
  }

  function handleEditingKey(event: Event): void {
    if (open === undefined || event.defaultPrevented || !(event instanceof KeyboardEvent)) return;
    const { row, column, input } = open;
    if (event.key === 'Escape') finishEditing(false, event, () => grid.moveTo(row, column));
    else if (event.key === 'Enter' && event.altKey && input instanceof HTMLTextAreaElement)
      input.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end');
    else if (event.key === 'Enter') finishEditing(true, event, () => grid.moveByEnter(event.shiftKey ? -1 : 1));
    else if (event.key === 'Tab') finishEditing(true, event, () => grid.moveByTab(event.shiftKey ? -1 : 1));
    else if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) closeEditor(true);
    else event.stopPropagation();
  }

  function finishEditing(isKept: boolean, event: KeyboardEvent, move: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    closeEditor(isKept);
    move();
  }

  function commitLater(): void {
    // If the user clicks another cell, the focus must stay there.
    setTimeout(() => {
      if (open !== undefined && document.activeElement !== open.input) closeEditor(true);
    });
  }

  function closeEditor(isKept: boolean): void {
    if (open === undefined) return;
    const { row, column, input, text, chosen } = open;
    open = undefined;
    clearTimeout(timer);
    if (input.matches('.is-wrong, .is-doubtful')) grid.dispatch('grid:says', '');
    const next = input.value;
    const pair = grid.columns.findIndex(({ name }) => name === grid.columns[column - 1]?.pair) + 1;
    const isPairEmpty = pair > 0 && (grid.rows.at(row) === undefined || grid.getText(row, pair) === '');
    input.removeEventListener('blur', commitLater);
    grid.findCell(row, column)?.replaceChildren();
    const others =
      isPairEmpty && chosen?.text === next && chosen.other !== '' ? [{ row, column: pair, text: chosen.other }] : [];
    if (isKept && next !== text) grid.editCells([{ row, column, text: next }, ...others]);
    const target = grid.rows.at(row);
    if (target !== undefined) grid.view.paint(target);
  }

  return {
    begin: beginEditing,
    commit: () => closeEditor(true),
    get isOpen() {
      return open !== undefined;
    },
  };
}

/** Maximum number of options in a select. A picker is used for more, because it can be searched. */
const MAX_LISTED = 12;

function createInput({ name, options, scalar, isList, picks, hasTerms }: Column, text: string): Field {
  const isShort = options === undefined ? scalar === 'boolean' : options.length <= MAX_LISTED;
  if (!isList && isShort) return selectFor(options ?? ['yes', 'no'], text);
  const isLong = !isList && options === undefined && scalar === 'string' && (text.length > 60 || text.includes('\n'));
  const input = isLong ? createElement('textarea', { rows: 4 }) : createElement('input', { type: 'text' });
  if (scalar === 'integer' || scalar === 'float') input.inputMode = 'decimal';
  if (picks && options === undefined) input.dataset.picks = picks;
  else if (!isList && options !== undefined) input.dataset.picks = name;
  else if (!isList && !isLong && hasTerms) input.dataset.field = name;
  input.autocomplete = 'off';
  input.value = text;
  return input;
}

function selectFor(options: readonly string[], text: string): HTMLSelectElement {
  const select = document.createElement('select');
  const strange = text === '' || options.includes(text) ? [] : [text];
  for (const option of ['', ...strange, ...options])
    select.add(new Option(option === '' ? 'Choose…' : option, option, false, option === text));
  return select;
}
