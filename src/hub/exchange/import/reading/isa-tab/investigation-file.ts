/** Parses the investigation file of ISA-Tab, which has sections of named lines with one column per object. */
import type { CsvRecord } from '../../../../../web/csv/records.ts';
import { parseListText, splitParallelList } from '../../../list-text.ts';
import { type IsaMaterials, mergeMembers } from './material-table.ts';
import { type IsaComment, IsaTabSection } from './section.ts';

type IsaObject = Record<string, unknown>;

/** Returns the investigation, and unsupported lines. @param lookUp returns the content of a study or assay file */
export function parseInvestigation(lines: readonly CsvRecord[], lookUp: (fileName: string) => IsaMaterials | undefined) {
  const sections = splitSections(lines);
  const investigation = createInvestigation(sections, lookUp);
  return { investigation, leftOut: sections.flatMap(({ name, section }) => section.listOmissions(name)) };
}

type LookUp = (fileName: string) => IsaMaterials | undefined;

function createInvestigation(sections: readonly NamedSection[], lookUp: LookUp): IsaObject {
  const studies: NamedSection[][] = [];
  const own: NamedSection[] = [];
  for (const section of sections) {
    if (section.name === 'STUDY') studies.push([]);
    (studies.at(-1) ?? own).push(section);
  }
  const findSection = (all: readonly NamedSection[], name: string): IsaTabSection =>
    all.find((one) => one.name === name)?.section ?? new IsaTabSection();
  const facts = findSection(own, 'INVESTIGATION');
  return {
    ...createFacts((name) => facts.getCell(name, 0), 'Investigation'),
    comments: facts.listComments(),
    ontologySourceReferences: listColumns(findSection(own, 'ONTOLOGY SOURCE REFERENCE')).map(({ at, comments }) => ({
      name: at('Term Source Name'),
      file: at('Term Source File'),
      version: at('Term Source Version'),
      description: at('Term Source Description'),
      comments,
    })),
    publications: createPublications(findSection(own, 'INVESTIGATION PUBLICATIONS'), 'Investigation '),
    people: createPeople(findSection(own, 'INVESTIGATION CONTACTS'), 'Investigation '),
    studies: studies.flatMap((parts) => createStudies((name) => findSection(parts, name), lookUp)),
  };
}

/** Returns one study, or one per column. Other parts of the block belong to the first study. */
function createStudies(of: (name: string) => IsaTabSection, lookUp: LookUp): readonly IsaObject[] {
  const [first = { at: () => '', comments: [] }, ...more] = listColumns(of('STUDY'));
  const nothing = new IsaTabSection();
  return [createStudy(first, of, lookUp), ...more.map((facts) => createStudy(facts, () => nothing, lookUp))];
}

function createStudy(column: Column, of: (name: string) => IsaTabSection, lookUp: LookUp): IsaObject {
  const held = lookUp(column.at('Study File Name'));
  const { sources = [], samples = [], otherMaterials = [], processSequence = [] } = held ?? {};
  const assays = listColumns(of('STUDY ASSAYS')).map((column) => ({
    column,
    held: lookUp(column.at('Study Assay File Name')),
  }));
  return {
    ...createFileMembers(column, 'Study File Name', 'Study Filename'),
    ...createFacts(column.at, 'Study'),
    studyDesignDescriptors: listColumns(of('STUDY DESIGN DESCRIPTORS')).map((column) => ({
      ...createTerm(column.at, 'Study Design Type'),
      comments: column.comments,
    })),
    publications: createPublications(of('STUDY PUBLICATIONS'), 'Study '),
    people: createPeople(of('STUDY CONTACTS'), 'Study '),
    factors: listColumns(of('STUDY FACTORS')).map((column) => ({
      '@id': `#factor/${column.at('Study Factor Name').trim()}`,
      factorName: column.at('Study Factor Name'),
      factorType: createTerm(column.at, 'Study Factor Type'),
      comments: column.comments,
    })),
    protocols: listColumns(of('STUDY PROTOCOLS')).map(createProtocol),
    materials: { sources, samples: addAssays(samples, assays), otherMaterials },
    processSequence,
    assays: assays.map(({ column, held }) => ({
      ...createFileMembers(column, 'Study Assay File Name', 'Assay Filename'),
      measurementType: createTerm(column.at, 'Study Assay Measurement Type'),
      technologyType: createTerm(column.at, 'Study Assay Technology Type'),
      technologyPlatform: column.at('Study Assay Technology Platform'),
      materials: {
        samples: held?.samples.map(({ name }) => ({ '@id': `#sample/${String(name).trim()}` })) ?? [],
        // Only studies of an ARC describe extracts, and their assays refer to them.
        otherMaterials: held?.otherMaterials.filter((one) => !mergeInto(otherMaterials, one)) ?? [],
      },
      dataFiles: held?.dataFiles ?? [],
      processSequence: held?.processSequence ?? [],
    })),
  };
}

function createFacts(at: At, type: string): IsaObject {
  const [identifier, title, description] = [at(`${type} Identifier`), at(`${type} Title`), at(`${type} Description`)];
  const [submissionDate, publicReleaseDate] = [at(`${type} Submission Date`), at(`${type} Public Release Date`)];
  return { identifier, title, description, submissionDate, publicReleaseDate };
}

/** Returns the file name. If an export renamed the file, a comment contains the original name. */
function createFileMembers({ at, comments }: Column, name: string, originalName: string): IsaObject {
  const original = comments.find((comment) => comment.name === originalName);
  return { filename: original?.value ?? at(name), comments: comments.filter((comment) => comment !== original) };
}

/** Returns the samples of a study with the data of assay files, including samples that only an assay contains. */
function addAssays(
  samples: readonly IsaObject[],
  assays: readonly { readonly held: IsaMaterials | undefined }[],
): readonly IsaObject[] {
  const known = new Map(samples.map((sample) => [sample['@id'], sample]));
  for (const sample of assays.flatMap(({ held }) => held?.samples ?? [])) {
    const of = known.get(sample['@id']);
    if (of !== undefined) mergeMembers(of, sample);
    else if (Object.keys(sample).length > 2) known.set(sample['@id'], sample);
  }
  return [...known.values()];
}

/** Adds the properties of an object to the object with the same ID. Returns false if there is none. */
function mergeInto(known: readonly IsaObject[], stated: IsaObject): boolean {
  const same = known.find((one) => one['@id'] === stated['@id']);
  if (same !== undefined) mergeMembers(same, stated);
  return same !== undefined;
}

function createProtocol({ at, comments }: Column): IsaObject {
  return {
    '@id': `#protocol/${at('Study Protocol Name').trim()}`,
    name: at('Study Protocol Name'),
    protocolType: createTerm(at, 'Study Protocol Type'),
    description: at('Study Protocol Description'),
    uri: at('Study Protocol URI'),
    version: at('Study Protocol Version'),
    parameters: createTerms(at, 'Study Protocol Parameters Name').map((parameterName) => ({ parameterName })),
    components: parseListText(at('Study Protocol Components Name')).map((name) => ({ componentName: name })),
    comments,
  };
}

interface NamedSection {
  readonly name: string;
  readonly section: IsaTabSection;
}

function splitSections(lines: readonly CsvRecord[]): readonly NamedSection[] {
  const sections: NamedSection[] = [];
  for (const {
    line,
    cells: [first = '', ...cells],
  } of lines) {
    const name = first.trim();
    const isHeading = /^[A-Z][A-Z ]+$/.test(name) && cells.every((cell) => cell.trim() === '');
    if (isHeading) sections.push({ name, section: new IsaTabSection() });
    else {
      if (sections.length === 0) sections.push({ name: 'before the first section', section: new IsaTabSection() });
      sections.at(-1)?.section.addLine(line, name, cells);
    }
  }
  return sections;
}

type At = (name: string) => string;

/** An object of a section. All lines of a section describe it in the same column. */
interface Column {
  readonly at: At;
  readonly comments: readonly IsaComment[];
}

function listColumns(section: IsaTabSection): readonly Column[] {
  return section
    .listFilledColumns()
    .map((index) => ({ at: (name: string) => section.getCell(name, index), comments: section.listComments(index) }));
}

function createTerm(at: At, name: string): IsaObject {
  return {
    annotationValue: at(name),
    termAccession: at(`${name} Term Accession Number`),
    termSource: at(`${name} Term Source REF`),
  };
}

/** Returns the terms of a cell. Names, accessions and sources are in the same order. For text fields, adds the cell's text. */
function createTerms(at: At, name: string): readonly IsaObject[] {
  const [names, accessions, sources] = [name, `${name} Term Accession Number`, `${name} Term Source REF`].map((line) =>
    splitParallelList(at(line)),
  ) as [string[], string[], string[]];
  const count = names.length || Math.max(accessions.length, sources.length);
  const written = count > 1 && !at(name).includes('"') ? { '@written': at(name) } : {};
  return Array.from({ length: count }, (_, index) => {
    // If there are more terms than names, the last name has the remaining terms.
    const getItemsAt = (items: readonly string[]) => items.slice(index, index + 1 === count ? undefined : index + 1).join('; ');
    const termAccession = getItemsAt(accessions);
    return { annotationValue: names[index] || termAccession, termAccession, termSource: getItemsAt(sources), ...written };
  }).filter(({ annotationValue, termSource }) => annotationValue !== '' || termSource !== '');
}

function createPublications(section: IsaTabSection, of: string): readonly IsaObject[] {
  return listColumns(section).map(({ at, comments }) => ({
    pubMedID: at(`${of}PubMed ID`),
    doi: at(`${of}Publication DOI`),
    authorList: at(`${of}Publication Author List`),
    title: at(`${of}Publication Title`),
    status: createTerm(at, `${of}Publication Status`),
    comments,
  }));
}

function createPeople(section: IsaTabSection, of: string): readonly IsaObject[] {
  return listColumns(section).map(({ at, comments }) => ({
    lastName: at(`${of}Person Last Name`),
    firstName: at(`${of}Person First Name`),
    midInitials: at(`${of}Person Mid Initials`),
    email: at(`${of}Person Email`),
    phone: at(`${of}Person Phone`),
    fax: at(`${of}Person Fax`),
    address: at(`${of}Person Address`),
    affiliation: at(`${of}Person Affiliation`),
    roles: createTerms(at, `${of}Person Roles`),
    comments,
  }));
}
