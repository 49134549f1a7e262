/** Writes the workbooks of an ARC, with annotation tables as Excel tables. */

import { shortenCell } from '../cells.ts';
import { type ArcSheet, createArcBooks } from '../isa/arc-sheets.ts';
import type { IsaObject } from '../isa/entity-texts.ts';
import { createCellValue } from '../workbook.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the files of an ARC. @param folders of `nameArcFolders` @param changedAt the time in the workbooks */
export function createArcFiles(investigation: IsaObject, folders: ReadonlyMap<IsaObject, string>, changedAt: Date) {
  return createArcBooks(investigation, folders).map(({ path, createSheets }) => ({
    path,
    name: path.split('/').at(-1) ?? path,
    description: 'A workbook of the ARC (Annotated Research Context).',
    mediaType: XLSX,
    iterateParts: () => iterateWorkbook(createSheets(), changedAt),
  }));
}

async function* iterateWorkbook(sheets: readonly ArcSheet[], changedAt: Date): AsyncGenerator<Uint8Array> {
  const { Workbook } = await import('@cj-tech-master/excelts');
  const workbook = new Workbook();
  workbook.created = changedAt;
  workbook.modified = changedAt;
  for (const [index, { name, lines, isTable }] of sheets.entries()) {
    const sheet = workbook.addWorksheet(name);
    const [head = [], ...rows] = lines.map((cells) =>
      cells.map((cell) => (cell === '' ? null : createCellValue(shortenCell(cell)))),
    );
    if (isTable)
      sheet.addTable({
        // Programs for ARCs read only tables with this name.
        name: `annotationTable${index}`,
        ref: 'A1',
        columns: (lines[0] ?? []).map((title) => ({ name: title })),
        rows,
      });
    else for (const cells of [head, ...rows]) sheet.addRow(cells);
  }
  yield new Uint8Array(await workbook.xlsx.writeBuffer());
}
