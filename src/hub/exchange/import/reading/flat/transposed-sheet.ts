/** Sheets of templates in which a field is a row: `Field`, `Value`, and what explains the field. */
import type { SheetRow, WorkbookSheet } from '../../../../../web/workbook/sheet.ts';

/** No such sheet has more fields. */
const MAX_ROWS = 500;

/** The sheet with its fields as columns, where they are rows; else the sheet as it is. */
export function turnedSheet(sheet: WorkbookSheet): WorkbookSheet {
  return { ...sheet, rows: () => turnedRows(sheet) };
}

async function* turnedRows({ rows }: WorkbookSheet): AsyncGenerator<SheetRow> {
  const held: SheetRow[] = [];
  let isTurned: boolean | undefined;
  for await (const row of rows()) {
    isTurned ??= isHead(row);
    if (!isTurned) yield row;
    else if (held.length <= MAX_ROWS) held.push(row);
  }
  if (isTurned !== true) return;
  const width = Math.max(...held.map(({ cells }) => cells.length));
  for (let column = 0; column < width; column += 1)
    yield { number: column + 1, cells: held.map(({ cells }) => cells[column] ?? null) };
}

function isHead({ cells }: SheetRow): boolean {
  const [first, second, third] = [0, 1, 2].map((at) =>
    String(cells[at] ?? '')
      .trim()
      .toLowerCase(),
  );
  return first === 'field' && second === 'value' && (third === '' || third === 'definition');
}
