/** Sheets of templates with a row for each field: `Field`, `Value`, and explanations. */
import type { SheetRow, WorkbookSheet } from '../../../../../web/workbook/sheet.ts';

/** Maximum fields of such a sheet. */
const MAX_ROWS = 500;

/** Transposes a sheet whose fields are rows; returns other sheets unchanged. */
export function transposeSheet(sheet: WorkbookSheet): WorkbookSheet {
  return { ...sheet, rows: () => transposeRows(sheet) };
}

async function* transposeRows({ rows }: WorkbookSheet): AsyncGenerator<SheetRow> {
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
