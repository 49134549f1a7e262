// Copies cells as spreadsheet programs do, and pastes them: lines of cells separated by tabs, quoted if necessary.
import { confirmQuestion } from '../ask.ts';
import { formatQuantity } from '../words.ts';
import type { Grid, Say } from './grid.ts';
import type { CellEditor } from './grid-editor.ts';
import { createBlockEdits, getSelectedBlock } from './grid-fill.ts';
import type { Place } from './grid-row-state.ts';
import { openSheetIfNeeded } from './paste-sheet.ts';

/** Functions of the page that pasting needs. */
interface PasteCommands {
  /** Returns the parent of new rows; undefined if there is none. */
  readonly parent: () => Place | undefined;
  readonly say: Say;
}

/** Registers the listeners for copying, cutting and pasting. */
export function listenToClipboard(grid: Grid, editor: CellEditor, commands: PasteCommands): void {
  for (const kind of ['copy', 'cut'] as const)
    document.addEventListener(kind, (event) => {
      if (!isInGrid()) return;
      event.preventDefault();
      const { top, bottom } = grid.getSelection();
      if (!grid.rows.hasRange(top, bottom)) {
        void copyAfterLoading(kind);
        return;
      }
      event.clipboardData?.setData('text/plain', formatLines(getSelectedTexts()));
      if (kind === 'cut') emptySelection();
    });
  document.addEventListener('paste', (event) => {
    if (!isInGrid() || !grid.isEditable) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    pasteLines(parseClipboard(text), text);
  });

  function isInGrid(): boolean {
    const { activeElement } = document;
    return !editor.isOpen && grid.table.contains(activeElement) && activeElement?.matches('td, th') === true;
  }

  /** Copies rows that must be loaded first. By then, the event has ended, so the function uses the clipboard API. */
  async function copyAfterLoading(kind: 'copy' | 'cut'): Promise<void> {
    const { top, bottom } = grid.getSelection();
    await grid.rows.loadRange(top, bottom);
    if (!grid.rows.hasRange(top, bottom)) {
      commands.say('The selected rows could not be loaded. Nothing was copied.');
      return;
    }
    try {
      await navigator.clipboard.writeText(formatLines(getSelectedTexts()));
    } catch {
      // Browsers reject this without permission or HTTPS.
      commands.say(`The selected rows are loaded now. Press Ctrl+${kind === 'cut' ? 'X' : 'C'} again.`);
      return;
    }
    if (kind === 'cut') emptySelection();
    commands.say(`${formatQuantity(bottom - top + 1, 'row')} copied`);
  }

  function emptySelection(): void {
    grid.editCells(createBlockEdits(getSelectedBlock(grid), () => ({ text: '' })));
  }

  function getSelectedTexts(): string[][] {
    const { top, bottom, left, right } = grid.getSelection();
    const lines: string[][] = [];
    for (let row = top; row <= bottom; row += 1)
      lines.push(Array.from({ length: right - left + 1 }, (_, index) => grid.getText(row, left + index)));
    return lines;
  }

  async function pasteLines(lines: readonly string[][], pasted: string): Promise<void> {
    const only = lines.length === 1 && lines[0]?.length === 1 ? lines[0][0] : undefined;
    if (lines.length === 0) return;
    const { top, bottom, left, right } = grid.getSelection();
    const first = Math.max(1, left);
    if (only !== undefined && (top !== bottom || left !== right)) {
      const count = grid.editCells(createBlockEdits({ top, bottom, left: first, right }, () => ({ text: only })));
      commands.say(`${formatCellCount(count)} changed`);
      return;
    }
    const missing = top + lines.length - grid.rows.length;
    if (openSheetIfNeeded(grid, pasted, lines, { first, missing, parent: commands.parent(), say: commands.say })) return;
    if (missing > 0 && !(await confirmNewRows(missing))) return;
    await grid.rows.loadRange(top, top + lines.length - 1);
    const width = Math.max(...lines.map((line) => line.length));
    // One step contains new rows and their values, so that undo removes the rows as well.
    const count = grid.editCells(
      lines.flatMap((line, row) => line.map((text, column) => ({ row: top + row, column: first + column, text }))),
      commands.parent(),
    );
    grid.moveTo(top, first);
    grid.moveTo(top + lines.length - 1, Math.min(first + width - 1, grid.columns.length), { extend: true });
    const beyond = first + width - 1 - grid.columns.length;
    commands.say(`${formatCellCount(count)} changed${beyond > 0 ? `; ${formatQuantity(beyond, 'column')} did not fit` : ''}`);
  }

  async function confirmNewRows(missing: number): Promise<boolean> {
    const parent = commands.parent();
    if (parent === undefined) {
      commands.say('Create a parent first.');
      return false;
    }
    // Pasting into the empty row at the end adds rows.
    if (grid.getSelection().top === grid.ghost) return true;
    const rows = formatQuantity(missing, 'new row');
    const question = `Add ${rows}${parent.label === '' ? '' : ` to ${parent.label}`}? The pasted rows do not fit into the table.`;
    const isAgreed = await confirmQuestion({ question, yes: `Add ${formatQuantity(missing, 'row')}` });
    if (!isAgreed) commands.say('Nothing was pasted.');
    return isAgreed;
  }
}

function formatCellCount(count: number): string {
  return formatQuantity(count, 'cell');
}

function formatLines(lines: readonly string[][]): string {
  return lines
    .map((line) => line.map((text) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n');
}

/** Parses text from the clipboard of a spreadsheet program into lines of cells. */
export function parseClipboard(text: string): string[][] {
  let line: string[] = [];
  const lines = [line];
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '');
  if (plain === '') return [];
  let at = 0;
  while (at <= plain.length) {
    let cell = '';
    if (plain[at] === '"' && findClosingQuote(plain, at) >= 0) {
      const end = findClosingQuote(plain, at);
      cell = plain.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      const end = /[\t\n]/.exec(plain.slice(at))?.index ?? plain.length - at;
      cell = plain.slice(at, at + end);
      at += end;
    }
    line.push(cell);
    if (plain[at] === '\n') {
      line = [];
      lines.push(line);
    }
    at += 1;
  }
  return lines;
}

/** Returns the position of the quote that ends a cell; -1 if the first quote is an ordinary character. */
function findClosingQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || /[\t\n]/.test(text.charAt(at + 1)) ? at : -1;
  }
  return -1;
}
