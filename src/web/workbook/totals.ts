/** Finds the totals rows of the tables on a sheet (ECMA-376, part 1, 18.5.1.2). */
import { readCompleteMarkup } from './markup.ts';
import type { Package } from './parts.ts';
import { parseColumn, type TotalsRow } from './sheet.ts';

const RANGE = /^\$?([A-Za-z]{1,3})\$?\d{1,7}:\$?([A-Za-z]{1,3})\$?(\d{1,7})$/;

/** Reads the totals rows of tables. */
export async function readTotalsRows(parts: Package, tables: readonly string[]): Promise<readonly TotalsRow[]> {
  const found: TotalsRow[] = [];
  for (const table of tables)
    await readCompleteMarkup(parts.read(table), {
      open(name, { ref = '', totalsRowCount = '0' }) {
        const [, first, last = '', row] = RANGE.exec(ref) ?? [];
        if (name === 'table' && first !== undefined && Number(totalsRowCount) > 0)
          found.push({ row: Number(row), first: parseColumn(first), last: parseColumn(last) });
      },
    });
  return found;
}
