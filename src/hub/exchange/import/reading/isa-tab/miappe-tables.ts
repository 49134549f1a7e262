/** Parses tables that MIAPPE adds to ISA-Tab: variables of a study (`tdf_….txt`), and events of studies (`e_….csv`). */
import { normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import { parseSeparatedText } from '../../../../../web/csv/dialect.ts';

type IsaObject = Record<string, unknown>;

/** The comment of a study that contains the file name of its variables. */
const VARIABLES = 'Trait Definition File';

/** Adds rows to studies, with properties named like columns. Returns the paths of the files. */
export function addMiappeTables(
  studies: readonly IsaObject[],
  files: readonly { path: string; text: string }[],
): ReadonlySet<string> {
  const read = new Set<string>();
  for (const { path, text } of files) {
    const name = path.split('/').at(-1) ?? '';
    if (/^tdf[^/]*\.(?:txt|tsv|csv)$/i.test(name)) {
      const study = studies.find((one) => listNames(one).includes(name.toLowerCase())) ?? findOnlyItem(studies);
      if (study === undefined || study.observedVariables !== undefined) continue;
      study.observedVariables = parseRows(text);
      study.comments = listComments(study).filter((one) => !isVariablesComment(one));
      read.add(path);
    } else if (/^e_[^/]*\.(?:csv|txt|tsv)$/i.test(name)) {
      const rows = parseRows(text);
      const findStudy = (row: IsaObject) =>
        studies.find(({ identifier }) => String(identifier).trim() === String(row['Study ID']).trim()) ?? findOnlyItem(studies);
      if (rows.length === 0 || rows.some((row) => findStudy(row) === undefined)) continue;
      for (const row of rows) {
        const study = findStudy(row) as IsaObject;
        study.events = [...((study.events as unknown[]) ?? []), row];
      }
      read.add(path);
    }
  }
  return read;
}

function findOnlyItem<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}

function listComments({ comments }: IsaObject): readonly IsaObject[] {
  return Array.isArray(comments) ? comments : [];
}

function isVariablesComment({ name }: IsaObject): boolean {
  return normalizeMemberName(String(name)) === normalizeMemberName(VARIABLES);
}

function listNames(study: IsaObject): readonly string[] {
  return listComments(study)
    .filter(isVariablesComment)
    .map(({ value }) => String(value).trim().toLowerCase());
}

/** Columns with the term of the preceding column. */
const TERM_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['termaccessionnumber', 'accession number'],
  ['termsourceref', 'term source'],
]);

function parseRows(text: string): readonly IsaObject[] {
  const [head, ...records] = parseSeparatedText(text);
  let before = '';
  const names = (head?.cells ?? []).map((cell) => {
    const beside = TERM_COLUMNS.get(normalizeMemberName(cell));
    if (beside === undefined) before = cell.trim();
    return beside === undefined ? cell.trim() : `${before} ${beside}`;
  });
  return records.map(({ cells }) => {
    const row: IsaObject = {};
    for (const [at, cell] of cells.entries()) {
      const name = names[at] ?? `column ${at + 1}`;
      if (cell.trim() !== '') row[row[name] === undefined ? name : `${name} (column ${at + 1})`] = cell;
    }
    return row;
  });
}
