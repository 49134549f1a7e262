/** Converts the workbooks of an ARC to the investigation, study and assay files of ISA-Tab. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import type { TabRecord } from '../../../../../web/csv/tab-records.ts';
import { getFolderOfPath, type PackedEntry } from '../packed-files.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { type ArcWorkbook, FACTOR, type MetadataLine, type OmitPart, readArcWorkbook } from './arc-workbooks.ts';

export interface ArcFile {
  readonly path: string;
  /** The path by which the investigation names the file, with a file name of ISA-Tab. */
  readonly key: string;
  readonly lines: readonly TabRecord[];
}

/** Returns files of ISA-Tab; each investigation contains its studies and assays. @throws BadRequestError */
export async function readArcFiles(
  entries: readonly PackedEntry[],
  limits: ReadingLimits,
  omit: OmitPart,
  note: (sentence: string) => void,
): Promise<readonly ArcFile[]> {
  // All workbooks share the limits, because a small file can expand to a large one.
  const share = { ...limits, unpacked: limits.unpacked / entries.length, characters: limits.characters / entries.length };
  const workbooks: ArcWorkbook[] = [];
  for (const entry of entries) workbooks.push(await readArcWorkbook(entry, share, omit, note));
  const investigations = workbooks.filter(({ kind }) => kind === 'investigation');
  const [first] = investigations;
  if (first === undefined) throw new BadRequestError('The ARC has no isa.investigation.xlsx.');
  const others = workbooks.filter(({ kind }) => kind !== 'investigation');
  const findRoot = ({ path }: ArcWorkbook) => investigations.find((one) => path.startsWith(getFolderOfPath(one.path))) ?? first;
  note('The workbooks of the ARC are read as files of ISA-Tab, such as s_NAME.txt for studies/NAME/isa.study.xlsx.');
  return [
    ...investigations.map((one) => ({
      path: one.path,
      key: one.path,
      lines: joinMetadata(
        one,
        others.filter((other) => findRoot(other) === one),
        note,
      ),
    })),
    ...others.map((one) => ({
      path: one.path,
      key: `${getFolderOfPath(findRoot(one).path)}${getTabName(one)}`,
      lines: one.lines,
    })),
  ];
}

/** The lines of each section of a study. */
type StudyBlock = Map<string, MetadataLine[]>;

function joinMetadata(root: ArcWorkbook, workbooks: readonly ArcWorkbook[], note: (sentence: string) => void) {
  const folder = getFolderOfPath(root.path);
  const { own, blocks } = splitBlocks(root.metadata);
  const studies = workbooks.filter(({ kind }) => kind === 'study');
  const blockOf = new Map<ArcWorkbook, StudyBlock>();
  for (const study of studies) {
    const [block = new Map<string, MetadataLine[]>()] = splitBlocks(study.metadata).blocks;
    const id = getCell(block, 'STUDY', 'Study Identifier') || getFolderName(study);
    const known = blocks.findIndex((one) => getCell(one, 'STUDY', 'Study Identifier') === id);
    // The workbook of the study takes precedence.
    for (const [section, lines] of blocks[known] ?? []) for (const line of lines) mergeLine(getSection(block, section), line);
    blocks.splice(known === -1 ? blocks.length : known, 1, block);
    if (getCell(block, 'STUDY', 'Study Identifier') === '')
      setColumnCell(getSection(block, 'STUDY'), 0, 'Study Identifier', id);
    replaceCell(block, 'STUDY', 'Study File Name', getTabName(study));
    addDeclarations(block, study);
    blockOf.set(study, block);
  }
  for (const assay of workbooks.filter(({ kind }) => kind === 'assay')) {
    const name = assay.path.slice(folder.length);
    const registered = blocks.find((block) => findAssayColumn(block, name) !== -1);
    const likely = registered ?? blockOf.get(findStudyOfSamples(studies, assay) as ArcWorkbook) ?? blocks[0];
    if (likely === undefined)
      blocks.push(new Map([['STUDY', [{ name: 'Study Identifier', cells: [getFolderName(assay)], line: 0 }]]]));
    else if (registered === undefined && blocks.length > 1)
      note(`No study names ${name}. It is read as an assay of ${getCell(likely, 'STUDY', 'Study Identifier')}.`);
    addAssay((likely ?? blocks.at(-1)) as StudyBlock, assay, name);
  }
  return [
    ...own.flatMap(createRecords),
    ...blocks.flatMap((block) =>
      [...block].flatMap(([heading, lines]) => [createHeading(heading), ...lines].flatMap(createRecords)),
    ),
  ];
}

function createHeading(name: string): MetadataLine {
  return { name, cells: [], line: 0 };
}

function createRecords({ name, cells, line }: MetadataLine): readonly TabRecord[] {
  const plain = name === 'Study Factor Name' ? cells.map(removeFactorWord) : cells;
  return name === '' && cells.every((cell) => cell === '') ? [] : [{ line, cells: [name, ...plain], isFirstQuoted: false }];
}

/** Returns the lines before the first study, and the sections of each study or assay. */
function splitBlocks(lines: readonly MetadataLine[]): { own: readonly MetadataLine[]; blocks: StudyBlock[] } {
  const own: MetadataLine[] = [];
  const blocks: StudyBlock[] = [];
  let section: MetadataLine[] = own;
  for (const line of lines) {
    const heading = line.cells.every((cell) => cell.trim() === '') ? line.name.replace(/ METADATA$/, '') : '';
    if (heading === 'STUDY' || heading === 'ASSAY') blocks.push(new Map());
    const block = blocks.at(-1);
    if (block === undefined || !/^[A-Z][A-Z ]+$/.test(heading)) section.push({ ...line, cells: [...line.cells] });
    else section = getSection(block, heading);
  }
  restoreIdentifier(own, 'Investigation');
  for (const block of blocks) restoreIdentifier(getSection(block, 'STUDY'), 'Study');
  return { own, blocks };
}

/** Restores an identifier that an export replaced, because programs for ARCs accept only some characters. */
function restoreIdentifier(section: MetadataLine[], type: string): void {
  const at = section.findIndex(({ name }) => name === `Comment[${type} Identifier]`);
  const line = section.find(({ name }) => name === `${type} Identifier`);
  if (at !== -1 && line !== undefined) line.cells.splice(0, 1, section.splice(at, 1)[0]?.cells[0] ?? '');
}

function getSection(block: StudyBlock, heading: string): MetadataLine[] {
  const section = block.get(heading) ?? [];
  block.set(heading, section);
  return section;
}

function getCell(block: StudyBlock, heading: string, name: string): string {
  return (
    block
      .get(heading)
      ?.find((line) => line.name === name)
      ?.cells[0]?.trim() ?? ''
  );
}

/** Adds a line unless it repeats another. A different value stays a second line, which the import lists as omitted. */
function mergeLine(section: MetadataLine[], line: MetadataLine): void {
  for (const [column, text] of line.cells.entries()) setColumnCell(section, column, line.name, text);
}

function setColumnCell(section: MetadataLine[], column: number, name: string, text: string): void {
  if (text.trim() === '') return;
  const known = section.find((line) => line.name === name && ['', text].includes(line.cells[column] ?? ''));
  const line = known ?? { name, cells: [], line: 0 };
  if (known === undefined) section.push(line);
  while (line.cells.length < column) line.cells.push('');
  line.cells[column] = text;
}

/** Replaces the name of a file, because it only locates the file. */
function replaceCell(block: StudyBlock, heading: string, name: string, text: string): void {
  const section = getSection(block, heading);
  block.set(heading, [...section.filter((line) => line.name !== name), { name, cells: [text], line: 0 }]);
}

function getWidth(lines: readonly MetadataLine[]): number {
  return Math.max(0, ...lines.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== '') + 1));
}

function getFolderName({ path }: ArcWorkbook): string {
  return path.split('/').at(-2) ?? path;
}

/** Returns the name of the ISA-Tab file that replaces a workbook. */
function getTabName(workbook: ArcWorkbook): string {
  return `${workbook.kind === 'study' ? 's' : 'a'}_${getFolderName(workbook)}.txt`;
}

/** Declares the protocols and factors of tables, because an ARC may only use them. */
function addDeclarations(block: StudyBlock, { protocols, factors }: ArcWorkbook): void {
  for (const [heading, label, names] of [
    ['STUDY PROTOCOLS', 'Study Protocol Name', protocols],
    ['STUDY FACTORS', 'Study Factor Name', factors],
  ] as const) {
    const section = getSection(block, heading);
    const known = section.find(({ name }) => name === label)?.cells.map(removeFactorWord) ?? [];
    for (const name of names) if (!known.includes(name)) setColumnCell(section, getWidth(section), label, name);
  }
}

function removeFactorWord(text: string): string {
  return FACTOR.exec(text.trim())?.[1] ?? text.trim();
}

function findAssayColumn(block: StudyBlock, name: string): number {
  const names = block.get('STUDY ASSAYS')?.find((line) => line.name === 'Study Assay File Name')?.cells ?? [];
  return names.findIndex((one) => one.trim().replaceAll('\\', '/').toLowerCase() === name.toLowerCase());
}

/** Returns the study whose tables contain a sample of the assay; undefined if there is none. */
function findStudyOfSamples(studies: readonly ArcWorkbook[], assay: ArcWorkbook): ArcWorkbook | undefined {
  const listSamples = ({ lines: [head, ...rows] }: ArcWorkbook) => {
    const columns = [...(head?.cells ?? []).entries()].filter(([, title]) => title === 'Sample Name').map(([at]) => at);
    return rows.flatMap(({ cells }) => columns.map((at) => cells[at] ?? '')).filter((name) => name !== '');
  };
  const samples = new Set(listSamples(assay));
  return studies.find((study) => listSamples(study).some((name) => samples.has(name)));
}

/** Adds an assay to a study. Performers become contacts of the study, with the assay in a comment. */
function addAssay(block: StudyBlock, assay: ArcWorkbook, name: string): void {
  const section = getSection(block, 'STUDY ASSAYS');
  const registered = findAssayColumn(block, name);
  const column = registered === -1 ? getWidth(section) : registered;
  const [own = new Map<string, MetadataLine[]>()] = splitBlocks(assay.metadata).blocks;
  const identifier = getCell(own, 'ASSAY', 'Assay Identifier') || getFolderName(assay);
  const isRenamed = getCell(own, 'ASSAY', 'Comment[Assay Filename]') !== '';
  for (const { name: label, cells } of own.get('ASSAY') ?? [])
    if (label !== 'Assay File Name' && !(isRenamed && label === 'Assay Identifier'))
      setColumnCell(section, column, label.startsWith('Comment') ? label : `Study ${label}`, cells[0] ?? '');
  for (const [at, { name: label, cells, line }] of section.entries()) {
    const comment = /^Study (Assay (?:Identifier|Title|Description))$/.exec(label)?.[1];
    if (comment !== undefined) section[at] = { name: `Comment[${comment}]`, cells, line };
  }
  const names = section.find((line) => line.name === 'Study Assay File Name');
  if (names !== undefined) names.cells[column] = '';
  setColumnCell(section, column, 'Study Assay File Name', getTabName(assay));
  const contacts = getSection(block, 'STUDY CONTACTS');
  const performers = own.get('ASSAY PERFORMERS') ?? [];
  const from = getWidth(contacts);
  for (const { name: label, cells } of performers)
    for (const [at, text] of cells.entries())
      setColumnCell(contacts, from + at, label.replace(/^Assay Person/, 'Study Person'), text);
  for (let at = from; at < getWidth(contacts); at += 1) setColumnCell(contacts, at, 'Comment[Performer of assay]', identifier);
  addDeclarations(block, assay);
}
