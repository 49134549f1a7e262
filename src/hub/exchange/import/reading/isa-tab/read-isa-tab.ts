/** Reads ISA-Tab (ISA model and serialization specifications 1.0) or an ARC in a .zip file into objects of ISA-JSON. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import { decodeTable, explainOldEncoding, parseSeparatedText } from '../../../../../web/csv/dialect.ts';
import type { TabRecord } from '../../../../../web/csv/tab-records.ts';
import { chooseWord, formatNumber, formatQuantity, joinFirstItems } from '../../../../../web/for-people/words.ts';
import { UNKNOWN_PROTOCOL } from '../../../isa/isa-tables.ts';
import type { TextTrace } from '../../account/text-trace.ts';
import { explainSystemFile, getFolderOfPath, listPackedFiles, readPackedFiles } from '../packed-files.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { readArcFiles } from './arc-files.ts';
import { isArcWorkbook, type OmitPart } from './arc-workbooks.ts';
import { parseInvestigation } from './investigation-file.ts';
import { type IsaMaterials, parseMaterials } from './material-table.ts';
import { parseTabLines } from './section.ts';

type IsaObject = Record<string, unknown>;

/** The comment of a study that contains the file name of its variables. */
const VARIABLES = 'Trait Definition File';

/** Adds rows of MIAPPE tables to studies, with properties named like columns. Returns the paths of these tables. */
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

export interface ReadIsaTab {
  /** One item per investigation file, with its folder. */
  readonly investigations: readonly { readonly folder: string; readonly investigation: Readonly<Record<string, unknown>> }[];
  /** Sentences about parts that ISA objects cannot store. `file` also contains line numbers, if known. */
  readonly leftOut: readonly { readonly file: string; readonly words: string; readonly values: number }[];
  /** Sentences about parts that the reader may have misinterpreted. */
  readonly notes: readonly string[];
}

interface TabFile {
  readonly path: string;
  readonly text: string;
  /** The lines of a workbook of an ARC. */
  readonly lines?: readonly TabRecord[];
}

function parseLines({ text, lines }: TabFile): ReturnType<typeof parseTabLines> {
  return lines === undefined ? parseTabLines(text) : { lines, comments: [] };
}

/** Maximum number of line numbers in a place. */
const MAX_LINES = 5;

/** Returns all investigations in a .zip file. @throws BadRequestError if the file is not ISA-Tab, or exceeds limits */
export async function readIsaTab(path: string, limits: ReadingLimits, trace: TextTrace): Promise<ReadIsaTab> {
  const leftOut: { file: string; words: string; values: number }[] = [];
  const { files, others, notes } = await readTextFiles(path, limits, (file, words, values) => {
    trace.expectLeftOut(values);
    leftOut.push({ file, words, values });
  });
  const own = [...files.values()].filter((file) => /(?:^|\/)(?:i_[^/]*\.txt|isa\.investigation\.xlsx)$/i.test(file.path));
  if (own.length === 0) throw new BadRequestError('The .zip file is not ISA-Tab: it has no investigation file (i_….txt).');
  const materials = new Map<TabFile, IsaMaterials>();
  const reportOmission = (file: string, what: string, texts: readonly unknown[], lines: readonly number[]) => {
    trace.recordFound(texts);
    const values = trace.takeValues(texts, 'left_out');
    const words = `${what}: ${formatQuantity(values, 'value')} ${chooseWord(values, 'has', 'have')} no field and ${chooseWord(values, 'is', 'are')} left out.`;
    leftOut.push({ file: formatFilePlace(file, lines), words, values });
  };
  const reportComments = (file: TabFile, comments: readonly TabRecord[]) => {
    for (const { cells, line } of comments) {
      const texts = cells.filter((cell) => cell.trim() !== '');
      trace.expectCells(texts);
      if (texts.length > 0) reportOmission(file.path, 'a line that begins with #', texts, [line]);
    }
  };
  const missing: string[] = [];
  const byName = Map.groupBy(files, ([path]) => path.split('/').at(-1) ?? '');
  let rows = 0;
  const investigations = own.map((file) => {
    const folder = getFolderOfPath(file.path);
    const findMaterialsOfFile = (name: string) => {
      const found = name.trim() === '' ? undefined : (files.get(getNamedPath(folder, name)) ?? findOnlyFile(byName, name));
      if (found === undefined) {
        if (name.trim() !== '') missing.push(`${folder}${name.trim()}`);
        return undefined;
      }
      // Merging changes objects, so each reference to a file gets a copy. A small file could therefore expand to many objects.
      const { lines, comments } = parseLines(found);
      rows += lines.length;
      if (rows > limits.rows)
        throw new BadRequestError(
          `The study and assay files have more than ${formatNumber(limits.rows)} rows. A file counts at each reference to it. Import the investigation in parts.`,
        );
      const read = parseMaterials(lines);
      if (!materials.has(found)) {
        materials.set(found, read);
        reportComments(found, comments);
        for (const { cells } of lines.slice(1)) trace.expectCells(cells);
      }
      return read;
    };
    const { lines, comments } = parseLines(file);
    reportComments(file, comments);
    for (const { cells } of lines) trace.expectCells(cells.slice(1));
    const { investigation, leftOut: left } = parseInvestigation(lines, findMaterialsOfFile);
    for (const { what, line, texts } of left) reportOmission(file.path, what, texts, [line]);
    return { folder, investigation };
  });
  const tables = new Set<string>();
  for (const { folder, investigation } of investigations) {
    const beside = [...files.values()].filter(
      (file) => getFolderOfPath(file.path) === folder && !materials.has(file) && isTabFile(file.path),
    );
    for (const path of addMiappeTables(investigation.studies as Record<string, unknown>[], beside)) tables.add(path);
  }
  for (const { path: name, text } of files.values())
    if (tables.has(name)) for (const { cells } of parseSeparatedText(text).slice(1)) trace.expectCells(cells);
  // File names in the investigation locate files and are not data. An unknown protocol is no data either.
  trace.recordFound([...files.keys(), ...others, ...missing, UNKNOWN_PROTOCOL]);
  for (const [file, { leftOut: left }] of materials)
    for (const [what, { texts, lines }] of left) reportOmission(file.path, what, texts, lines);
  for (const file of files.values())
    if (!own.includes(file) && !materials.has(file) && !tables.has(file.path)) {
      const values = isTabFile(file.path) ? file.text.split(/[\t\r\n]+/).filter((cell) => cell.trim() !== '').length : 0;
      trace.expectLeftOut(values);
      leftOut.push({ file: file.path, words: explainUnreadFile(file.path), values });
    }
  for (const file of others) leftOut.push({ file, words: explainUnreadFile(file), values: 0 });
  for (const file of missing)
    leftOut.push({ file, words: 'The investigation refers to this file, but the .zip file does not contain it.', values: 0 });
  return { investigations, leftOut, notes };
}

function formatFilePlace(file: string, lines: readonly number[]): string {
  const [first, second] = lines;
  // Lines of an ARC come from several workbooks.
  if (first === undefined || first === 0) return file;
  if (second === undefined) return `${file}, line ${first}`;
  return `${file}, lines ${joinFirstItems(lines, MAX_LINES)}`;
}

function explainUnreadFile(path: string): string {
  const reason = explainSystemFile(path);
  if (reason !== undefined) return reason;
  return /(?:^|\/)[as]_[^/]*$/i.test(path)
    ? 'The investigation does not name this file. It is left out.'
    : 'The file is not part of ISA-Tab and is left out.';
}

/** Returns the path of a file in the archive, in lower case. @param folder folder of the investigation, with a slash */
function getNamedPath(folder: string, name: string): string {
  return `${folder}${name.trim().replaceAll('\\', '/')}`.toLowerCase();
}

/** Returns the file with this name; undefined unless exactly one folder contains a file with this name. */
function findOnlyFile(named: ReadonlyMap<string, readonly (readonly [string, TabFile])[]>, name: string): TabFile | undefined {
  const [only, another] = named.get(getNamedPath('', name).split('/').at(-1) ?? '') ?? [];
  return another === undefined ? only?.[1] : undefined;
}

/** Returns whether the file is a table, by its name. An investigation can also mention other files. */
function isTabFile(path: string): boolean {
  return /\.(?:txt|csv|tsv)$/i.test(path);
}

/** Returns text files or workbooks of an ARC by path in lower case, and paths of other files. */
async function readTextFiles(path: string, limits: ReadingLimits, omit: OmitPart) {
  const files = new Map<string, TabFile>();
  const others: string[] = [];
  const notes: string[] = [];
  // The data files of an ARC can be large, and are not read into memory.
  const entries = await listPackedFiles(path, { ...limits, characters: limits.unpacked }, 'ISA-Tab');
  const workbooks = entries.filter((entry) => isArcWorkbook(entry.path));
  if (workbooks.length > 0) {
    for (const { path, key, lines } of await readArcFiles(workbooks, limits, omit, (sentence) => notes.push(sentence)))
      files.set(key.toLowerCase(), { path, text: '', lines });
    return { files, others: entries.filter((entry) => !workbooks.includes(entry)).map((entry) => entry.path), notes };
  }
  for (const { path: name, bytes } of await readPackedFiles(path, limits, 'ISA-Tab')) {
    const decoded = explainSystemFile(name) === undefined ? decodeIfText(bytes) : undefined;
    if (decoded === undefined) others.push(name);
    else {
      if (decoded.isOld && isTabFile(name)) notes.push(explainOldEncoding(name));
      files.set(name.toLowerCase(), { path: name, text: decoded.text });
    }
  }
  return { files, others, notes };
}

function decodeIfText(bytes: Buffer) {
  try {
    return decodeTable(bytes);
  } catch {
    return undefined;
  }
}
