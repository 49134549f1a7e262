// Opens the sheet of an import for pasted rows with headers, or many new rows. The sheet shows problems before data is written.

import { getJson, readRefusal } from '../answers.ts';
import type { Grid, Say } from './grid.ts';
import type { Place } from './grid-row-state.ts';

/** Maximum number of pasted rows that are inserted as cells. For more, the sheet is opened. */
const MAX_CELLS = 50;

/** The position of a paste in the table. */
interface PastePlace {
  /** Column of the first cell, from 1. */
  readonly first: number;
  /** Number of pasted rows beyond the end of the table. */
  readonly missing: number;
  readonly parent: Place | undefined;
  readonly say: Say;
}

/** Opens the sheet if the pasted `text` requires it; `lines` are its parsed lines. Returns whether it was opened. */
export function openSheetIfNeeded(
  grid: Grid,
  text: string,
  lines: readonly string[][],
  { first, missing, parent, say }: PastePlace,
): boolean {
  const hasHeader = lines.length > 1 && isHeaderLine(grid, lines[0] ?? []);
  if (!hasHeader && missing <= MAX_CELLS) return false;
  say('Reading the pasted rows…');
  const columns = grid.columns.slice(first - 1).map(({ name }, index) => ({ column: String(index + 1), field: name }));
  const choice = {
    table: '',
    has_header: hasHeader,
    ...(hasHeader ? {} : { columns: columns.slice(0, Math.max(...lines.map(({ length }) => length))) }),
    ...(parent === undefined || parent.id === '' ? {} : { parent: { node_id: parent.id, field: parent.field } }),
  };
  const { project, type } = grid.table.dataset;
  const input = { format: 'csv', entity_type: type, file_name: 'Pasted rows', content: text, choices: { tables: [choice] } };
  previewImport(`/hub/projects/${project}/import`, input, say);
  return true;
}

async function previewImport(path: string, input: unknown, say: Say): Promise<void> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(input),
    });
    if (answer.ok) location.assign(`${path}/${(await getJson<{ id: string }>(answer)).id}`);
    else say(`Nothing was pasted. ${await readRefusal(answer)}`, true);
  } catch {
    say('Nothing was pasted: the server does not respond. Try again.', true);
  }
}

/** Returns whether most cells of a line are names or labels of columns. */
function isHeaderLine(grid: Grid, cells: readonly string[]): boolean {
  const known = new Set(grid.columns.flatMap(({ name, label }) => [normalizeLetters(name), normalizeLetters(label)]));
  const filled = cells.map(normalizeLetters).filter((cell) => cell !== '');
  const named = filled.filter((cell) => known.has(cell) || known.has(`${cell}id`)).length;
  return named > 0 && named * 2 >= filled.length;
}

function normalizeLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
