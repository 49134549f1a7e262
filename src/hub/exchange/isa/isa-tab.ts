/** Writes an ISA object as files of ISA-Tab (ISA model and serialization specifications 1.0). */
import { joinLines, ONE_LINE } from '../../../sdrf/one-line.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import type { IsaObject } from './entity-texts.ts';
import { assayTable, studyTable } from './isa-tables.ts';
import { isaValueText, isIsaObject, listOf, repeatedNames } from './isa-values.ts';

/** A file with its name. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Returns the files: the investigation, and one for each study and assay. */
export function isaTabFiles(investigation: IsaObject, book?: ExportBook): readonly TextFile[] {
  const studies = listOf(investigation.studies);
  const lines = [
    ['ONTOLOGY SOURCE REFERENCE'],
    ...columns(listOf(investigation.ontologySourceReferences), {
      'Term Source Name': 'name',
      'Term Source File': 'file',
      'Term Source Version': 'version',
      'Term Source Description': 'description',
    }),
    ...commentLines(listOf(investigation.ontologySourceReferences)),
    ['INVESTIGATION'],
    ...factLines('Investigation', investigation),
    ...commentLines([investigation]),
    ...publicationLines('Investigation', investigation),
    ...contactLines('Investigation', investigation),
    ...studies.flatMap(studyLines),
  ];
  const filename = isaValueText(investigation.filename);
  const names = new Set<string>();
  const tables = studies.flatMap((study) => [
    { name: String(study.filename), make: () => studyTable(study) },
    ...listOf(study.assays).map((assay) => ({ name: String(assay.filename), make: () => assayTable(study, assay) })),
  ]);
  const own = tables.filter(({ name }) => !names.has(name) && names.add(name) !== undefined);
  return [
    fileOf(/^i_[^/\\]*\.txt$/.test(filename) ? filename : 'i_investigation.txt', lines, ([head]) => head ?? '', book),
    ...own.map(({ name, make }, index) => {
      const table = make();
      const packed = packedName(name) || `table_${index + 1}.txt`;
      if (packed !== name) book?.change({ what: 'File name', place: packed, shown: name, written: packed, reason: PACKED });
      return fileOf(packed, table, (_cells, column) => table[0]?.[column] ?? '', book);
    }),
  ];
}

function factLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what} Identifier`, isaValueText(object.identifier)],
    [`${what} Title`, isaValueText(object.title)],
    [`${what} Description`, isaValueText(object.description)],
    [`${what} Submission Date`, isaValueText(object.submissionDate)],
    [`${what} Public Release Date`, isaValueText(object.publicReleaseDate)],
  ];
}

function publicationLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what.toUpperCase()} PUBLICATIONS`],
    ...columns(listOf(object.publications), {
      [`${what} PubMed ID`]: 'pubMedID',
      [`${what} Publication DOI`]: 'doi',
      [`${what} Publication Author List`]: 'authorList',
      [`${what} Publication Title`]: 'title',
      ...termColumns(`${what} Publication Status`, 'status'),
    }),
    ...commentLines(listOf(object.publications)),
  ];
}

function contactLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what.toUpperCase()} CONTACTS`],
    ...columns(listOf(object.people), {
      [`${what} Person Last Name`]: 'lastName',
      [`${what} Person First Name`]: 'firstName',
      [`${what} Person Mid Initials`]: 'midInitials',
      [`${what} Person Email`]: 'email',
      [`${what} Person Phone`]: 'phone',
      [`${what} Person Fax`]: 'fax',
      [`${what} Person Address`]: 'address',
      [`${what} Person Affiliation`]: 'affiliation',
      ...termColumns(`${what} Person Roles`, 'roles'),
    }),
    ...commentLines(listOf(object.people)),
  ];
}

function studyLines(study: IsaObject): string[][] {
  return [
    ['STUDY'],
    ...factLines('Study', study),
    ['Study File Name', isaValueText(study.filename)],
    ...commentLines([study]),
    ['STUDY DESIGN DESCRIPTORS'],
    ...columns(listOf(study.studyDesignDescriptors), termColumns('Study Design Type', '')),
    ...commentLines(listOf(study.studyDesignDescriptors)),
    ...publicationLines('Study', study),
    ['STUDY FACTORS'],
    ...columns(listOf(study.factors), { 'Study Factor Name': 'factorName', ...termColumns('Study Factor Type', 'factorType') }),
    ...commentLines(listOf(study.factors)),
    ['STUDY ASSAYS'],
    ...columns(listOf(study.assays), {
      'Study Assay File Name': 'filename',
      ...termColumns('Study Assay Measurement Type', 'measurementType'),
      ...termColumns('Study Assay Technology Type', 'technologyType'),
      'Study Assay Technology Platform': 'technologyPlatform',
    }),
    ...commentLines(listOf(study.assays)),
    ['STUDY PROTOCOLS'],
    ...columns(listOf(study.protocols), {
      'Study Protocol Name': 'name',
      ...termColumns('Study Protocol Type', 'protocolType'),
      'Study Protocol Description': 'description',
      'Study Protocol URI': 'uri',
      'Study Protocol Version': 'version',
      ...termColumns('Study Protocol Parameters Name', 'parameters.parameterName'),
      'Study Protocol Components Name': 'components',
    }),
    ...commentLines(listOf(study.protocols)),
    ...contactLines('Study', study),
  ];
}

/** A line for each name of a comment, as often as one object has it, with a column for each object. */
function commentLines(objects: readonly IsaObject[]): string[][] {
  const all = objects.map(({ comments }) => listOf(comments));
  return repeatedNames(all, ({ name }) => isaValueText(name)).map(({ name, itemOf }) => [
    `Comment[${name}]`,
    ...all.map((comments) => isaValueText(itemOf(comments)?.value)),
  ]);
}

/** A line for each name, with a column for each object. */
function columns(objects: readonly IsaObject[], members: Readonly<Record<string, string>>): string[][] {
  return Object.entries(members).map(([title, member]) => [title, ...objects.map((object) => memberOf(object, member))]);
}

function termColumns(title: string, member: string): Record<string, string> {
  return {
    [title]: `${member}.annotationValue`,
    [`${title} Term Accession Number`]: `${member}.termAccession`,
    [`${title} Term Source REF`]: `${member}.termSource`,
  };
}

function memberOf(object: IsaObject, path: string): string {
  const one = (value: unknown, names: readonly string[]): string => {
    if (Array.isArray(value)) return value.map((item) => one(item, names)).join('; ');
    const [name, ...rest] = names;
    return name === undefined || !isIsaObject(value) ? isaValueText(value) : one(value[name], rest);
  };
  return one(
    object,
    path.split('.').filter((name) => name !== ''),
  );
}

const PACKED = 'A .zip file holds only paths below its own folder. The tables keep the name.';

/** Returns the path of a file in a .zip file. Imports find it by its last part. */
function packedName(name: string): string {
  const parts = name
    .replaceAll('\\', '/')
    .replace(/^[a-z]:/i, '')
    .split('/');
  return parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/');
}

/** A file of lines. @param nameOf returns the name of a cell, by its line and column */
function fileOf(
  name: string,
  lines: readonly (readonly string[])[],
  nameOf: (cells: readonly string[], column: number) => string,
  book: ExportBook | undefined,
): TextFile {
  const text = lines
    .map((cells) =>
      cells
        .map((cell, column) => {
          if (column === 0 && cells.length <= 1) return cell;
          const line = joinLines(cell);
          if (line !== cell)
            book?.change({ what: nameOf(cells, column), place: name, shown: cell, written: line, reason: ONE_LINE });
          return `"${line.replaceAll('"', '""')}"`;
        })
        .join('\t'),
    )
    .join('\n');
  return { name, text: `${text}\n` };
}
