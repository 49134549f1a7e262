/** Reads Darwin Core archives (text guide, TDWG 2023). The terms in meta.xml become the headers of the tables. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { type Entity, findEntity, type Profile } from '../../../../../profiles/profile.ts';
import { readMarkupToEnd } from '../../../../../web/workbook/markup.ts';
import { isEmptyCell } from '../../../cells.ts';
import type { AccountBook } from '../../account/account-book.ts';
import { findTypeByHeaders } from '../headers.ts';
import { createOmittedPart, findTableChoice, type ImportChoices, type IncomingRow } from '../incoming.ts';
import { explainSystemFile, getFolderOfPath, type PackedFile, readPackedFiles } from '../packed-files.ts';
import type { ReadTable } from '../read-tables.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { countCellValues } from '../table-rows.ts';
import { type ArchiveTable, parseDescriptor, parseTableRecords } from './descriptor.ts';
import { type OpenTable, readTables } from './linked-tables.ts';

interface ArchiveReading {
  readonly choices: ImportChoices;
  readonly account: AccountBook;
}

/** Yields the rows of an archive. @param profile the profile for flat tables @throws BadRequestError */
export async function* readArchive(
  path: string,
  profile: Profile,
  limits: ReadingLimits,
  { choices, account }: ArchiveReading,
): AsyncGenerator<IncomingRow, readonly ReadTable[]> {
  const files = await readPackedFiles(path, limits, 'a Darwin Core archive');
  const meta = files.find((file) => /(?:^|\/)meta\.xml$/i.test(file.path));
  if (meta === undefined) throw new BadRequestError('The .zip file is not a Darwin Core archive: it has no meta.xml.');
  const { tables, metadata } = await parseDescriptor(meta.bytes);
  const named = new Map(files.map((file) => [file.path.toLowerCase(), file]));
  const used = new Set([meta]);
  const opened: OpenTable[] = [];
  for (const described of tables) {
    for (const location of described.locations) {
      const file = named.get(`${getFolderOfPath(meta.path)}${location}`.toLowerCase());
      if (file === undefined)
        yield createOmittedPart(location, '', 'meta.xml names this file, and the .zip does not have it.', 0);
      else if (used.has(file)) yield createOmittedPart(location, '', 'meta.xml lists this file twice.', 0);
      else {
        used.add(file);
        opened.push(openTable(profile, described, file, { choices, account }));
      }
    }
  }
  const read = yield* readTables(opened, { choices, account });
  for (const file of files) if (!used.has(file)) yield await createUnreadFileRow(file, metadata, account);
  return read;
}

/** Returns an omitted part for a file that is not a table, with its number of values. */
async function createUnreadFileRow({ path, bytes }: PackedFile, metadata: string, account: AccountBook): Promise<IncomingRow> {
  const isDescription = path.slice(getFolderOfPath(path).length) === metadata || /\.xml$/i.test(path);
  let values = 0;
  if (isDescription) {
    const countText = (found: string) => {
      if (!isEmptyCell(found)) values += 1;
    };
    await readMarkupToEnd([bytes], { text: countText }).catch(() => undefined);
  }
  account.recordFound(values);
  const words = isDescription
    ? 'The file describes the data set as a whole. A project has no field for it, so it is left out.'
    : (explainSystemFile(path) ?? 'meta.xml does not name this file. It is left out.');
  return createOmittedPart(path, '', words, values);
}

function openTable(
  profile: Profile,
  described: ArchiveTable,
  file: PackedFile,
  { choices, account }: ArchiveReading,
): OpenTable {
  const name = file.path;
  const records = parseTableRecords(described, name, file.bytes);
  const above = records.filter(({ line }) => line <= described.headLines);
  const written = above.at(-1)?.cells ?? [];
  for (const { line, cells } of above.slice(0, -1)) {
    account.recordOmission(`${name}, line ${line}`, {
      reason: 'The line is above the column names.',
      values: countCellValues(cells),
    });
  }
  const rows = records.slice(above.length);
  const width = Math.max(written.length, ...rows.slice(0, 100).map(({ cells }) => cells.length), 0);
  const terms = new Map(described.fields.flatMap(({ index, term }) => (index === undefined ? [] : [[index, term] as const])));
  const constants = described.fields.filter(({ index, value }) => index === undefined && value !== '');
  const head = [
    ...Array.from(
      { length: Math.max(width, ...[...terms.keys()].map((index) => index + 1)) },
      (_, at) => terms.get(at) ?? written[at] ?? '',
    ),
    ...constants.map(({ term }) => term),
  ];
  const defaults = new Map(
    described.fields.flatMap(({ index, value }) => (index === undefined || value === '' ? [] : [[index, value] as const])),
  );
  const filled = rows.map(({ line, cells }) => ({
    line,
    cells: [
      ...Array.from({ length: Math.max(head.length - constants.length, cells.length) }, (_, at) =>
        isEmptyCell(cells[at] ?? '') ? (defaults.get(at) ?? '') : (cells[at] as string),
      ),
      ...constants.map(({ value }) => value),
    ],
  }));
  for (const { cells } of [...above.slice(0, -1), ...filled]) account.recordFound(countCellValues(cells));
  const chosen = findTableChoice(choices, name)?.entity_type;
  const entity = chosen === undefined ? findRowType(profile, described, head) : profile.entities.get(chosen);
  return { described, name, entity, head, rows: filled };
}

/** Returns the type for the class of the rows, if known. A core of unknown class has the type that matches its terms. */
function findRowType(profile: Profile, { rowType, isCore }: ArchiveTable, head: readonly string[]): Entity | undefined {
  const called = rowType.split(/[/#:]/).at(-1) ?? '';
  // The class of an extension, such as ExtendedMeasurementOrFact, ends with the name of a type.
  const entities = [...profile.entities.values()];
  const byName = findEntity(profile, called) ?? entities.find(({ name }) => called.endsWith(name));
  return byName ?? (isCore ? findTypeByHeaders(entities, head)?.entity : undefined);
}
