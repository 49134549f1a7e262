// Handles keys and pointer of a grid (WAI-ARIA Authoring Practices, "Grid"). If rows can be edited, Tab goes to the next cell,
// as in spreadsheets. At the ends of a row, and after Escape, Tab leaves the grid, so that the keyboard focus is not trapped
// (WCAG 2.1.2).

import { findClosest, findElement } from '../elements.ts';
import type { Grid } from './grid.ts';
import { trackDrag } from './grid-drag.ts';
import type { CellEditor } from './grid-editor.ts';

const PAGE_OF_ROWS = 12;

/** Commands of other parts that keys call. */
export interface KeyCommands {
  readonly goToNextError: () => void;
  readonly fillDown: () => void;
  readonly fillRight: () => void;
  readonly clearCells: () => void;
  readonly open: (row: number) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

export function listenToKeys(grid: Grid, editor: CellEditor, commands: KeyCommands): void {
  const { table } = grid;
  let isLeaving = false;

  table.addEventListener('keydown', (event) => {
    if (editor.isOpen || event.defaultPrevented) return;
    if (event.key === 'Tab' && moveByTab(event.shiftKey ? -1 : 1, event)) event.preventDefault();
    isLeaving = event.key === 'Escape';
    const isDone = event.ctrlKey || event.metaKey ? handleControlKey(event) : handlePlainKey(event);
    if (isDone) event.preventDefault();
  });

  function handlePlainKey(event: KeyboardEvent): boolean {
    const { row, column } = grid.active;
    const extend = event.shiftKey;
    switch (event.key) {
      case 'ArrowUp':
        return moveTo(row - 1, column, extend);
      case 'ArrowDown':
        return moveTo(row + 1, column, extend);
      case 'ArrowLeft':
        return moveTo(row, column - 1, extend);
      case 'ArrowRight':
        return moveTo(row, column + 1, extend);
      case 'PageUp':
        return moveTo(row - PAGE_OF_ROWS, column, extend);
      case 'PageDown':
        return moveTo(Math.max(row, Math.min(row + PAGE_OF_ROWS, grid.rows.length - 1)), column, extend);
      case 'Home':
        return moveTo(row, 0, extend);
      case 'End':
        return moveTo(row, grid.columns.length, extend);
      case 'Enter':
        if (grid.isTabbed) return reportDone(() => grid.moveByEnter(extend ? -1 : 1));
        return column === 0 ? openRow(row) : reportDone(() => editor.begin());
      case 'F2':
        return column === 0 ? openRow(row) : reportDone(() => editor.begin());
      case 'Delete':
      case 'Backspace':
        return reportDone(commands.clearCells);
      case 'Escape':
        return moveTo(row, column, false);
      case 'F8':
        return reportDone(commands.goToNextError);
      case ' ':
        if (column === 0) return toggleRow(row);
        return startTyping(event);
      default:
        return startTyping(event);
    }
  }

  function handleControlKey(event: KeyboardEvent): boolean {
    const { row, column } = grid.active;
    const [last, end] = [Math.max(0, grid.rows.length - 1), grid.columns.length];
    switch (event.key) {
      case 'ArrowUp':
        return moveTo(0, column, event.shiftKey);
      case 'ArrowDown':
        return moveTo(last, column, event.shiftKey);
      case 'ArrowLeft':
        return moveTo(row, 0, event.shiftKey);
      case 'ArrowRight':
        return moveTo(row, end, event.shiftKey);
      case 'Home':
        return moveTo(0, 0, event.shiftKey);
      case 'End':
        return moveTo(last, end, event.shiftKey);
    }
    switch (event.key.toLowerCase()) {
      case 'a':
        grid.moveTo(0, 1, { focus: false });
        return reportDone(() => grid.moveTo(last, end, { extend: true, focus: false }));
      case 'delete':
        return reportDone(commands.remove);
      case 'd':
        return reportDone(event.shiftKey ? commands.duplicate : commands.fillDown);
      case 'r':
        // Without a selected range, Ctrl+R reloads the page, as usual in browsers.
        return grid.getSelection().left === grid.getSelection().right ? false : reportDone(commands.fillRight);
      case 'z':
        return reportDone(() => (event.shiftKey ? grid.redo() : grid.undo()));
      case 'y':
        return reportDone(() => grid.redo());
      default:
        return false;
    }
  }

  /** Goes to the next cell of the row. Returns false at the end, where Tab leaves the grid. */
  function moveByTab(by: 1 | -1, { target }: Event): boolean {
    const isAtEnd = grid.active.column === (by > 0 ? grid.columns.length : 0);
    const isCell = target instanceof Element && target.matches('td, th');
    if (!grid.isEditable || isLeaving || isAtEnd || !isCell) return false;
    return reportDone(() => grid.moveByTab(by));
  }

  function reportDone(act: () => void): boolean {
    act();
    return true;
  }

  function moveTo(row: number, column: number, extend: boolean): boolean {
    grid.moveTo(row, column, { extend });
    return true;
  }

  function startTyping(event: KeyboardEvent): boolean {
    if (event.key.length !== 1 || event.altKey || grid.active.column === 0 || !grid.isEditable) return false;
    editor.begin(event.key);
    return editor.isOpen;
  }

  function openRow(row: number): boolean {
    commands.open(row);
    return true;
  }

  function toggleRow(row: number): boolean {
    const head = grid.findCell(row, 0);
    if (head !== undefined) findElement(HTMLInputElement, '[data-choose]', head)?.click();
    return true;
  }

  table.addEventListener('pointerdown', (event) => {
    const cell = findClosest(HTMLTableCellElement, event.target, 'td, tbody th');
    if (cell === null || event.button !== 0) return;
    if (findClosest(Element, event.target, 'a, input, select, textarea, .picker') !== null) return;
    const place = grid.findPlace(cell);
    if (place === undefined) return;
    if (editor.isOpen) editor.commit();
    event.preventDefault();
    grid.moveTo(place.row, place.column, { extend: event.shiftKey });
    if (event.pointerType === 'mouse')
      trackDrag(grid, event, ({ row, column }) => grid.moveTo(row, column, { extend: true, focus: false }));
  });
  table.addEventListener('dblclick', (event) => {
    if (findClosest(Element, event.target, 'td') !== null && !editor.isOpen) editor.begin(undefined, true);
  });
  // A cell that gets the focus, by Tab or a link, becomes the active cell.
  table.addEventListener('focusin', ({ target }) => {
    const place = target instanceof Element && target.matches('td, tbody th') ? grid.findPlace(target) : undefined;
    if (place !== undefined && (place.row !== grid.active.row || place.column !== grid.active.column))
      grid.moveTo(place.row, place.column);
  });
}
