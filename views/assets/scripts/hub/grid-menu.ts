// Opens a menu at the pointer for cells, by the right mouse button or the menu key. menus.ts controls the menu.
import { findClosest, requireElement } from '../elements.ts';
import type { Grid } from './grid.ts';

/** Commands in the menu that other parts of the table perform. */
export interface CellMenuCommands {
  readonly edit: () => void;
  readonly fillDown: () => void;
  readonly clearCells: () => void;
  readonly filterColumn: (name: string, text: string) => void;
  readonly open: (row: number, hash?: string) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

export function listenToCellMenu(grid: Grid, commands: CellMenuCommands): void {
  const menu = requireElement(HTMLDetailsElement, '[data-cell-menu]');
  const summary = requireElement(HTMLElement, 'summary', menu);

  grid.table.addEventListener('contextmenu', (event) => {
    // For links and open editors, the browser shows its own menu.
    if (event.shiftKey || findClosest(Element, event.target, 'td, tbody th') === null) return;
    if (findClosest(Element, event.target, 'a, .cell-editor') !== null) return;
    const place = event.target instanceof Element ? grid.findPlace(event.target) : undefined;
    if (place === undefined) return;
    event.preventDefault();
    const { top, bottom, left, right } = grid.getSelection();
    const isInside = place.row >= top && place.row <= bottom && place.column >= left && place.column <= right;
    if (!isInside) grid.moveTo(place.row, place.column);
    requireElement(HTMLElement, '[data-does="narrow"]', menu).hidden = grid.active.column === 0;
    menu.hidden = false;
    summary.style.left = `${event.clientX}px`;
    summary.style.top = `${event.clientY}px`;
    menu.open = true;
  });
  menu.addEventListener('toggle', () => {
    if (menu.open) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.hidden = true;
    if (hadFocus) grid.moveTo(grid.active.row, grid.active.column, { extend: true });
  });
  menu.addEventListener('click', ({ target }) => {
    const does = findClosest(HTMLElement, target, '[data-does]')?.dataset.does;
    if (does === undefined) return;
    menu.open = false;
    menu.hidden = true;
    // Actions of the menu need the focus on the active cell.
    grid.moveTo(grid.active.row, grid.active.column, { extend: true });
    runCommand(does);
  });

  function runCommand(does: string): void {
    const { row, column } = grid.active;
    const own = grid.columns[column - 1];
    if (does === 'edit') commands.edit();
    else if (does === 'copy') document.execCommand('copy');
    else if (does === 'fill') commands.fillDown();
    else if (does === 'empty') commands.clearCells();
    else if (does === 'narrow' && own !== undefined) commands.filterColumn(own.name, grid.getText(row, column));
    else if (does === 'open') commands.open(row);
    else if (does === 'comment') commands.open(row, own === undefined ? '#comments' : `#comments=${own.name}`);
    else if (does === 'duplicate') commands.duplicate();
    else if (does === 'remove') commands.remove();
  }
}
