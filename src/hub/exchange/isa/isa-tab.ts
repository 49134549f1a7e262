/** Writes an ISA object as ISA-Tab files (ISA model and serialization specifications 1.0). */
import { isObject } from '../../../profiles/validation/entity-plan.ts';
import { joinLines, ONE_LINE } from '../../../sdrf/sheet.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import { formatParallelList } from '../list-text.ts';
import type { IsaObject } from './entity-texts.ts';
import { createAssayTable, createStudyTable } from './isa-tables.ts';
import { convertToList, getIsaValueText, listRepeatedNames } from './isa-values.ts';
import { recordTableChanges } from './tab-changes.ts';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Returns an investigation file, and one file per study and assay. @param plain the investigation without tracking */
export function createIsaTabFiles(investigation: IsaObject, book?: ExportBook, plain = investigation): readonly TextFile[] {
  const studies = convertToList(investigation.studies);
  const filename = getIsaValueText(investigation.filename);
  const lines = [
    ['ONTOLOGY SOURCE REFERENCE'],
    ...createMemberLines(convertToList(investigation.ontologySourceReferences), {
      'Term Source Name': 'name',
      'Term Source File': 'file',
      'Term Source Version': 'version',
      'Term Source Description': 'description',
    }),
    ...createCommentLines(convertToList(investigation.ontologySourceReferences)),
    ['INVESTIGATION'],
    ...createFactLines('Investigation', investigation),
    ...createCommentLines([{ comments: [...convertToList(investigation.comments), ...createFileComments(filename)] }]),
    ...createPublicationLines('Investigation', investigation),
    ...createContactLines('Investigation', investigation),
    ...studies.flatMap(createStudyLines),
  ];
  const names = new Set<string>();
  const tables = studies.flatMap((study, at) => {
    const plainStudy = convertToList(plain.studies)[at] ?? {};
    return [
      { name: String(study.filename), study: plainStudy, assay: undefined, make: () => createStudyTable(study) },
      ...convertToList(study.assays).map((assay, index) => ({
        name: String(assay.filename),
        study: plainStudy,
        assay: convertToList(plainStudy.assays)[index],
        make: () => createAssayTable(study, assay),
      })),
    ];
  });
  const own = tables.filter(({ name }) => !names.has(name) && names.add(name) !== undefined);
  return [
    createTextFile(/^i_[^/\\]*\.txt$/.test(filename) ? filename : 'i_investigation.txt', lines, ([head]) => head ?? '', book),
    ...own.map(({ name, study, assay, make }, index) => {
      const table = make();
      if (book !== undefined) recordTableChanges(book, { place: name, table, study, assay });
      const packed = createPackedName(name) || `table_${index + 1}.txt`;
      if (packed !== name) book?.change({ what: 'File name', place: packed, shown: name, written: packed, reason: PACKED });
      return createTextFile(packed, table, (_cells, column) => table[0]?.[column] ?? '', book);
    }),
  ];
}

/** Exports rename the investigation file, so a comment keeps the original name. */
function createFileComments(filename: string): readonly IsaObject[] {
  return filename === '' ? [] : [{ name: 'Investigation Filename', value: filename }];
}

function createFactLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what} Identifier`, getIsaValueText(object.identifier)],
    [`${what} Title`, getIsaValueText(object.title)],
    [`${what} Description`, getIsaValueText(object.description)],
    [`${what} Submission Date`, getIsaValueText(object.submissionDate)],
    [`${what} Public Release Date`, getIsaValueText(object.publicReleaseDate)],
  ];
}

function createPublicationLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what.toUpperCase()} PUBLICATIONS`],
    ...createMemberLines(convertToList(object.publications), {
      [`${what} PubMed ID`]: 'pubMedID',
      [`${what} Publication DOI`]: 'doi',
      [`${what} Publication Author List`]: 'authorList',
      [`${what} Publication Title`]: 'title',
      ...createTermColumns(`${what} Publication Status`, 'status'),
    }),
    ...createCommentLines(convertToList(object.publications)),
  ];
}

function createContactLines(what: string, object: IsaObject): string[][] {
  return [
    [`${what.toUpperCase()} CONTACTS`],
    ...createMemberLines(convertToList(object.people), {
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
    ...createCommentLines(convertToList(object.people)),
  ];
}

function createStudyLines(study: IsaObject): string[][] {
  return [
    ['STUDY'],
    ...createFactLines('Study', study),
    ['Study File Name', getIsaValueText(study.filename)],
    ...createCommentLines([study]),
    ['STUDY DESIGN DESCRIPTORS'],
    ...createMemberLines(convertToList(study.studyDesignDescriptors), createTermColumns('Study Design Type', '')),
    ...createCommentLines(convertToList(study.studyDesignDescriptors)),
    ...createPublicationLines('Study', study),
    ['STUDY FACTORS'],
    ...createMemberLines(convertToList(study.factors), {
      'Study Factor Name': 'factorName',
      ...createTermColumns('Study Factor Type', 'factorType'),
    }),
    ...createCommentLines(convertToList(study.factors)),
    ['STUDY ASSAYS'],
    ...createMemberLines(convertToList(study.assays), {
      'Study Assay File Name': 'filename',
      ...createTermColumns('Study Assay Measurement Type', 'measurementType'),
      ...createTermColumns('Study Assay Technology Type', 'technologyType'),
      'Study Assay Technology Platform': 'technologyPlatform',
    }),
    ...createCommentLines(convertToList(study.assays)),
    ['STUDY PROTOCOLS'],
    ...createMemberLines(convertToList(study.protocols), {
      'Study Protocol Name': 'name',
      ...createTermColumns('Study Protocol Type', 'protocolType'),
      'Study Protocol Description': 'description',
      'Study Protocol URI': 'uri',
      'Study Protocol Version': 'version',
      ...createTermColumns('Study Protocol Parameters Name', 'parameters.parameterName'),
      'Study Protocol Components Name': 'components',
    }),
    ...createCommentLines(convertToList(study.protocols)),
    ...createContactLines('Study', study),
  ];
}

/** Creates lines for each comment name, with a column for each object. An object can repeat a name on several lines. */
function createCommentLines(objects: readonly IsaObject[]): string[][] {
  const all = objects.map(({ comments }) => convertToList(comments));
  return listRepeatedNames(all, ({ name }) => getIsaValueText(name)).map(({ name, itemOf }) => [
    `Comment[${name}]`,
    ...all.map((comments) => getIsaValueText(itemOf(comments)?.value)),
  ]);
}

/** Creates a line for each name, with a column for each object. */
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
    return name === undefined || !isObject(value) ? getIsaValueText(value) : formatValue(value[name], rest);
  };
  return formatValue(
    object,
    path.split('.').filter((name) => name !== ''),
  );
}

const PACKED = 'A .zip file can contain only paths inside its folder. The tables keep the original name.';

/** Imports find files by the last segment of the path. */
function createPackedName(name: string): string {
  const parts = name
    .replaceAll('\\', '/')
    .replace(/^[a-z]:/i, '')
    .split('/');
  return parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/');
}

/** @param nameOf returns the name of a cell by line and column */
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
            book?.change({ what: nameOf(cells, column), place: name, shown: cell, written: line, reason: ONE_LINE });
          return `"${line.replaceAll('"', '""')}"`;
        })
        .join('\t'),
    )
    .join('\n');
  return { name, text: `${text}\n` };
}
