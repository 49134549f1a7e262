// Editing a cell in its place: a select for what can be chosen, a picker for references, an area for long texts, else an input.
import { enhancePicker } from './picker.js';

/** Makes the editor of a grid. `begin` opens it at the active cell; `isOpen` says whether it is open. */
export function createCellEditor(grid) {
  let open;

  function begin(typed) {
    const { row, column } = grid.active;
    const own = grid.columns[column - 1];
    const target = grid.rows.at(row);
    if (!grid.isEditable || own === undefined || target?.isDeleted || target?.isGone) return;
    // A row that is not loaded yet cannot be edited; the empty one at the end becomes a new one.
    if (target === undefined && row !== grid.ghost) return;
    const cell = grid.cellAt(row, column);
    const text = grid.textAt(row, column);
    const value = target === undefined ? null : grid.valueAt(target, column);
    const hasLongItem = own.isList && [value].flat().some((item) => String(item).includes(';'));
    if (hasLongItem) {
      // Items with a semicolon would fall apart; the form edits them one by one.
      say('An item of this list contains a semicolon; edit it in the form (Enter on the row’s name).');
      return;
    }
    const input = inputFor(own, text);
    const holder = document.createElement('div');
    holder.className = 'cell-editor';
    holder.append(input);
    const width = cell.getBoundingClientRect().width;
    cell.replaceChildren(holder);
    holder.style.minWidth = `${Math.max(width - 2, 120)}px`;
    input.setAttribute('aria-label', `${own.label}, ${grid.textAt(row, 0) || 'new row'}`);
    if (input.dataset.picks) enhancePicker(input, { ...grid.table.dataset, options: own.isList ? undefined : own.options });
    open = { row, column, input, text };
    input.focus();
    if (typed !== undefined && input.tagName !== 'SELECT') {
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    } else input.select?.();
    input.addEventListener('keydown', whileEditing);
    input.addEventListener('blur', commitLater);
  }

  function whileEditing(event) {
    const { row, column } = open;
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') finish(false, event, row, column);
    else if (event.key === 'Enter' && event.altKey && event.target.tagName === 'TEXTAREA')
      event.target.setRangeText('\n', event.target.selectionStart, event.target.selectionEnd, 'end');
    else if (event.key === 'Enter') finish(true, event, row + (event.shiftKey ? -1 : 1), column);
    else if (event.key === 'Tab') finish(true, event, row, column + (event.shiftKey ? -1 : 1));
    else if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) close(true);
    else event.stopPropagation();
  }

  function finish(isKept, event, row, column) {
    event.preventDefault();
    event.stopPropagation();
    close(isKept);
    grid.moveTo(row, column);
  }

  function commitLater() {
    // A click into another cell moves there; nothing is to take the focus back.
    setTimeout(() => {
      if (open !== undefined && document.activeElement !== open.input) close(true);
    });
  }

  function close(isKept) {
    if (open === undefined) return;
    const { row, column, input, text } = open;
    open = undefined;
    const next = input.value;
    input.removeEventListener('blur', commitLater);
    grid.cellAt(row, column)?.replaceChildren();
    if (isKept && next !== text) grid.edit([{ row, column, text: next }]);
    const target = grid.rows.at(row);
    if (target !== undefined) grid.view.paint(target);
  }

  function say(words) {
    grid.table.dispatchEvent(new CustomEvent('grid:says', { bubbles: true, detail: words }));
  }

  return {
    begin,
    commit: () => close(true),
    get isOpen() {
      return open !== undefined;
    },
  };
}

/** More options than these are searched, not scrolled through. */
const MOST_LISTED = 12;

function inputFor({ name, options, scalar, isList, picks }, text) {
  const isShort = options === undefined ? scalar === 'boolean' : options.length <= MOST_LISTED;
  if (!isList && isShort) return selectFor(options ?? ['yes', 'no'], text);
  const isLong = !isList && options === undefined && scalar === 'string' && (text.length > 60 || text.includes('\n'));
  const input = document.createElement(isLong ? 'textarea' : 'input');
  if (isLong) input.rows = 4;
  else input.type = 'text';
  if (scalar === 'integer' || scalar === 'float') input.inputMode = 'decimal';
  if (picks && options === undefined) input.dataset.picks = picks;
  else if (!isList && options !== undefined) input.dataset.picks = name;
  input.autocomplete = 'off';
  input.value = text;
  return input;
}

function selectFor(options, text) {
  const select = document.createElement('select');
  const strange = text === '' || options.includes(text) ? [] : [text];
  for (const option of ['', ...strange, ...options])
    select.add(new Option(option === '' ? 'Choose…' : option, option, false, option === text));
  return select;
}
