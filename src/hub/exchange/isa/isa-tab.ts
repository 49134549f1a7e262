/** Writes an ISA object as ISA-Tab files (ISA model and serialization specifications 1.0). */
import { isObject } from '../../../profiles/validation/entity-plan.ts';
import { joinLines, ONE_LINE } from '../../../sdrf/sheet.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import { formatParallelList } from '../list-text.ts';
import { type IsaObject, takeFreeName } from './entity-texts.ts';
import { createAssayTable, createStudyTable } from './isa-tables.ts';
import { getNameOrValue, listIsaObjects, listRepeatedNames } from './isa-values.ts';
import { recordTableChanges } from './tab-changes.ts';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Returns an investigation file, and one file per study and assay. @param plain the investigation without a tracking proxy */
export function createIsaTabFiles(investigation: IsaObject, book?: ExportBook, plain = investigation): readonly TextFile[] {
  const filename = getNameOrValue(investigation.filename);
  const investigationFile = /^i_[^/\\]*\.txt$/.test(filename) ? filename : 'i_investigation.txt';
  const taken = new Set([investigationFile.toLowerCase()]);
  const studies = listIsaObjects(investigation.studies).map((study, at) => {
    const plainStudy = listIsaObjects(plain.studies)[at] ?? {};
    const plainAssays = listIsaObjects(plainStudy.assays);
    const own = createNamedFile(study, 'Study', taken);
    const assays = listIsaObjects(study.assays).map((assay, index) => ({
      ...createNamedFile(assay, 'Assay', taken),
      assay: plainAssays[index],
      make: () => createAssayTable(study, assay),
    }));
    return { ...own, study, plainStudy, assays, make: () => createStudyTable(study) };
  });
  return [
    createTextFile(investigationFile, createInvestigationLines(investigation, studies), ([head]) => head ?? '', book),
    ...studies.flatMap(({ plainStudy, assays, ...own }) =>
      [{ ...own, assay: undefined }, ...assays].map(({ name, assay, make }) => {
        const table = make();
        if (book !== undefined) recordTableChanges(book, { place: name, table, study: plainStudy, assay });
        return createTextFile(name, table, (_cells, column) => table[0]?.[column] ?? '', book);
      }),
    ),
  ];
}

export interface NamedFile {
  readonly name: string;
  /** The object with all comments. */
  readonly commented: IsaObject;
}

export interface NamedStudy extends NamedFile {
  readonly study: IsaObject;
  readonly assays: readonly NamedFile[];
}

export function createInvestigationLines(investigation: IsaObject, studies: readonly NamedStudy[]): string[][] {
  return [
    ['ONTOLOGY SOURCE REFERENCE'],
    ...createObjectLines(investigation.ontologySourceReferences, {
      'Term Source Name': 'name',
      'Term Source File': 'file',
      'Term Source Version': 'version',
      'Term Source Description': 'description',
    }),
    ['INVESTIGATION'],
    ...createFactLines('Investigation', investigation),
    ...createCommentLines([addFileComment(investigation, 'Investigation', '')]),
    ...createPublicationLines('Investigation', investigation),
    ...createContactLines('Investigation', investigation),
    ...studies.flatMap(createStudyLines),
  ];
}

/** Returns the object with a unique file name inside the archive. A comment contains the original name. */
function createNamedFile(object: IsaObject, type: string, taken: Set<string>): NamedFile {
  const packed = createArchivedFileName(getNameOrValue(object.filename)) || 'table.txt';
  const [, stem = '', end = ''] = /^(.*?)(\.[^./]*)?$/s.exec(packed) ?? [];
  const name = takeFreeName(stem, end, taken);
  return { name, commented: addFileComment(object, type, name) };
}

/** Adds the original file name as a comment, unless it is the written name. */
export function addFileComment({ comments, filename }: IsaObject, type: string, written: string): IsaObject {
  const original = getNameOrValue(filename);
  const isUnchanged = original === '' || original === written;
  return { comments: [...listIsaObjects(comments), ...(isUnchanged ? [] : [{ name: `${type} Filename`, value: original }])] };
}

function createFactLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what} Identifier`, getNameOrValue(object.identifier)],
    [`${what} Title`, getNameOrValue(object.title)],
    [`${what} Description`, getNameOrValue(object.description)],
    [`${what} Submission Date`, getNameOrValue(object.submissionDate)],
    [`${what} Public Release Date`, getNameOrValue(object.publicReleaseDate)],
  ];
}

function createPublicationLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what.toUpperCase()} PUBLICATIONS`],
    ...createObjectLines(object.publications, {
      [`${what} PubMed ID`]: 'pubMedID',
      [`${what} Publication DOI`]: 'doi',
      [`${what} Publication Author List`]: 'authorList',
      [`${what} Publication Title`]: 'title',
      ...createTermColumns(`${what} Publication Status`, 'status'),
    }),
  ];
}

function createContactLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what.toUpperCase()} CONTACTS`],
    ...createObjectLines(object.people, {
      [`${what} Person Last Name`]: 'lastName',
      [`${what} Person First Name`]: 'firstName',
      [`${what} Person Mid Initials`]: 'midInitials',
      [`${what} Person Email`]: 'email',
      [`${what} Person Phone`]: 'phone',
      [`${what} Person Fax`]: 'fax',
      [`${what} Person Address`]: 'address',
      [`${what} Person Affiliation`]: 'affiliation',
      ...createTermColumns(`${what} Person Roles`, 'roles'),
    }),
  ];
}

export function createStudyLines({ study, name, commented, assays }: NamedStudy): string[][] {
  return [
    ['STUDY'],
    ...createFactLines('Study', study),
    ['Study File Name', name],
    ...createCommentLines([commented]),
    ['STUDY DESIGN DESCRIPTORS'],
    ...createObjectLines(study.studyDesignDescriptors, createTermColumns('Study Design Type', '')),
    ...createPublicationLines('Study', study),
    ['STUDY FACTORS'],
    ...createObjectLines(study.factors, {
      'Study Factor Name': 'factorName',
      ...createTermColumns('Study Factor Type', 'factorType'),
    }),
    ['STUDY ASSAYS'],
    ['Study Assay File Name', ...assays.map((assay) => assay.name)],
    ...createMemberLines(listIsaObjects(study.assays), createTypeColumns('Study Assay')),
    ...createCommentLines(assays.map((assay) => assay.commented)),
    ['STUDY PROTOCOLS'],
    ...createObjectLines(study.protocols, {
      'Study Protocol Name': 'name',
      ...createTermColumns('Study Protocol Type', 'protocolType'),
      'Study Protocol Description': 'description',
      'Study Protocol URI': 'uri',
      'Study Protocol Version': 'version',
      ...createTermColumns('Study Protocol Parameters Name', 'parameters.parameterName'),
      'Study Protocol Components Name': 'components',
      // Profiles have no types of components, but readers require the lines.
      ...createTermColumns('Study Protocol Components Type', 'componentTypes'),
    }),
    ...createContactLines('Study', study),
  ];
}

/** Returns the lines of the metadata sheet of an assay, which only an ARC has. @param name name of the assay */
export function createAssayLines(assay: IsaObject, name: string, { name: file, commented }: NamedFile): string[][] {
  return [
    ['ASSAY'],
    ['Assay Identifier', name],
    ...createMemberLines([assay], createTypeColumns('Assay')),
    ['Assay File Name', file],
    ...createCommentLines([commented]),
    ['ASSAY PERFORMERS'],
  ];
}

function createTypeColumns(of: string): Record<string, string> {
  return {
    ...createTermColumns(`${of} Measurement Type`, 'measurementType'),
    ...createTermColumns(`${of} Technology Type`, 'technologyType'),
    [`${of} Technology Platform`]: 'technologyPlatform',
  };
}

/** Returns lines for each comment name, with a column per object. An object can repeat a name on several lines. */
function createCommentLines(objects: readonly IsaObject[]): string[][] {
  const all = objects.map(({ comments }) => listIsaObjects(comments));
  return listRepeatedNames(all, ({ name }) => getNameOrValue(name)).map(({ name, findItem }) => [
    `Comment[${name}]`,
    ...all.map((comments) => getNameOrValue(findItem(comments)?.value)),
  ]);
}

/** Returns lines for the properties and comments of objects, with a column per object. */
function createObjectLines(list: unknown, members: Readonly<Record<string, string>>): string[][] {
  const objects = listIsaObjects(list);
  return [...createMemberLines(objects, members), ...createCommentLines(objects)];
}

function createMemberLines(objects: readonly IsaObject[], members: Readonly<Record<string, string>>): string[][] {
  return Object.entries(members).map(([title, member]) => [title, ...objects.map((object) => getMemberText(object, member))]);
}

function createTermColumns(title: string, member: string): Record<string, string> {
  return {
    [title]: `${member}.annotationValue`,
    [`${title} Term Accession Number`]: `${member}.termAccession`,
    [`${title} Term Source REF`]: `${member}.termSource`,
  };
}

function getMemberText(object: IsaObject, path: string): string {
  const formatValue = (value: unknown, names: readonly string[]): string => {
    if (Array.isArray(value)) return formatParallelList(value.map((item) => formatValue(item, names)));
    const [name, ...rest] = names;
    return name === undefined || !isObject(value) ? getNameOrValue(value) : formatValue(value[name], rest);
  };
  return formatValue(
    object,
    path.split('.').filter((name) => name !== ''),
  );
}

/** Returns a path inside the folder of the archive, without `..` and drive letters. */
function createArchivedFileName(name: string): string {
  const parts = name
    .replaceAll('\\', '/')
    .replace(/^[a-z]:/i, '')
    .split('/');
  return parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/');
}

/** Returns the file with its name and text. @param nameOf returns the name of a cell by line and column */
function createTextFile(
  name: string,
  lines: readonly (readonly string[])[],
  nameOf: (cells: readonly string[], column: number) => string,
  book: ExportBook | undefined,
): TextFile {
  const text = lines
    .map((cells) =>
      cells
        .map((cell, column) => {
          // Headings have no quotes. An unquoted # begins a comment.
          if (cells.length === 1 && !cell.startsWith('#')) return cell;
          const line = joinLines(cell);
          if (line !== cell)
            book?.recordChange({ what: nameOf(cells, column), place: name, shown: cell, written: line, reason: ONE_LINE });
          return `"${line.replaceAll('"', '""')}"`;
        })
        .join('\t'),
    )
    .join('\n');
  return { name, text: `${text}\n` };
}
