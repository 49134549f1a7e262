/** The investigation file of ISA-Tab: sections whose lines begin with a name, and have a column for each thing. */
import type { IsaMaterials } from './material-table.ts';

/** Lines of the file. */
export type IsaSections = readonly (readonly string[])[];

type IsaObject = Record<string, unknown>;

/** A section: its lines by the names that they begin with, without what the section is about. */
type Section = ReadonlyMap<string, readonly string[]>;

/** The object of an investigation; `lookUp` gives what a study or assay file holds. */
export function investigationOf(lines: IsaSections, lookUp: (fileName: string) => IsaMaterials | undefined): IsaObject {
  const sections = sectionsOf(lines);
  const studies: { readonly name: string; readonly section: Section }[][] = [];
  const own: (typeof studies)[number] = [];
  for (const section of sections) {
    if (section.name === 'STUDY') studies.push([]);
    (studies.at(-1) ?? own).push(section);
  }
  const of = (all: typeof own, name: string): Section => all.find((one) => one.name === name)?.section ?? new Map();
  const facts = of(own, 'INVESTIGATION');
  return {
    identifier: one(facts, 'Investigation Identifier'),
    title: one(facts, 'Investigation Title'),
    description: one(facts, 'Investigation Description'),
    submissionDate: one(facts, 'Investigation Submission Date'),
    publicReleaseDate: one(facts, 'Investigation Public Release Date'),
    comments: commentsOf(facts, 0),
    ontologySourceReferences: columnsOf(of(own, 'ONTOLOGY SOURCE REFERENCE'), 'Term Source Name').map((at) => ({
      name: at('Term Source Name'),
      file: at('Term Source File'),
      version: at('Term Source Version'),
      description: at('Term Source Description'),
    })),
    publications: publicationsOf(of(own, 'INVESTIGATION PUBLICATIONS'), 'Investigation '),
    people: peopleOf(of(own, 'INVESTIGATION CONTACTS'), 'Investigation '),
    studies: studies.map((parts) => studyOf((name) => of(parts, name), lookUp)),
  };
}

function studyOf(of: (name: string) => Section, lookUp: (fileName: string) => IsaMaterials | undefined): IsaObject {
  const facts = of('STUDY');
  const filename = one(facts, 'Study File Name');
  const { sources = [], samples = [], processSequence = [] } = lookUp(filename) ?? {};
  return {
    filename,
    identifier: one(facts, 'Study Identifier'),
    title: one(facts, 'Study Title'),
    description: one(facts, 'Study Description'),
    submissionDate: one(facts, 'Study Submission Date'),
    publicReleaseDate: one(facts, 'Study Public Release Date'),
    comments: commentsOf(facts, 0),
    studyDesignDescriptors: columnsOf(of('STUDY DESIGN DESCRIPTORS'), 'Study Design Type').map((at) =>
      termOf(at, 'Study Design Type'),
    ),
    publications: publicationsOf(of('STUDY PUBLICATIONS'), 'Study '),
    people: peopleOf(of('STUDY CONTACTS'), 'Study '),
    factors: columnsOf(of('STUDY FACTORS'), 'Study Factor Name').map((at) => ({
      '@id': `#factor/${at('Study Factor Name')}`,
      factorName: at('Study Factor Name'),
      factorType: termOf(at, 'Study Factor Type'),
    })),
    protocols: columnsOf(of('STUDY PROTOCOLS'), 'Study Protocol Name').map((at) => ({
      '@id': `#protocol/${at('Study Protocol Name')}`,
      name: at('Study Protocol Name'),
      protocolType: termOf(at, 'Study Protocol Type'),
      description: at('Study Protocol Description'),
      uri: at('Study Protocol URI'),
      version: at('Study Protocol Version'),
      parameters: itemsOf(at('Study Protocol Parameters Name')).map((name) => ({ parameterName: { annotationValue: name } })),
      components: itemsOf(at('Study Protocol Components Name')).map((name) => ({ componentName: name })),
    })),
    materials: { sources, samples },
    processSequence,
    assays: columnsOf(of('STUDY ASSAYS'), 'Study Assay File Name').map((at) => {
      const held = lookUp(at('Study Assay File Name'));
      return {
        filename: at('Study Assay File Name'),
        measurementType: termOf(at, 'Study Assay Measurement Type'),
        technologyType: termOf(at, 'Study Assay Technology Type'),
        technologyPlatform: at('Study Assay Technology Platform'),
        materials: {
          samples: held?.samples.map(({ name }) => ({ '@id': `#sample/${String(name)}` })) ?? [],
          otherMaterials: held?.otherMaterials ?? [],
        },
        dataFiles: held?.dataFiles ?? [],
        processSequence: held?.processSequence ?? [],
      };
    }),
  };
}

function sectionsOf(lines: IsaSections): { readonly name: string; readonly section: Map<string, readonly string[]> }[] {
  const sections: { name: string; section: Map<string, readonly string[]> }[] = [];
  for (const [first = '', ...cells] of lines) {
    const name = first.trim();
    const isHeading = /^[A-Z][A-Z ]+$/.test(name) && cells.every((cell) => cell.trim() === '');
    if (isHeading) sections.push({ name, section: new Map() });
    else sections.at(-1)?.section.set(name, cells);
  }
  return sections;
}

function one(section: Section, name: string): string {
  return (section.get(name)?.[0] ?? '').trim();
}

type At = (name: string) => string;

/** The things of a section: those columns in which any of its lines says something. */
function columnsOf(section: Section, named: string): readonly At[] {
  const width = section.get(named)?.length ?? 0;
  const columns = Array.from(
    { length: width },
    (_, index): At =>
      (name) =>
        (section.get(name)?.[index] ?? '').trim(),
  );
  return columns.filter((_at, index) => [...section.values()].some((cells) => (cells[index] ?? '').trim() !== ''));
}

function termOf(at: At, name: string): IsaObject {
  return {
    annotationValue: at(name),
    termAccession: at(`${name} Term Accession Number`),
    termSource: at(`${name} Term Source REF`),
  };
}

function itemsOf(text: string): readonly string[] {
  return text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function publicationsOf(section: Section, of: string): readonly IsaObject[] {
  return columnsOf(section, `${of}Publication Title`).map((at) => ({
    pubMedID: at(`${of}PubMed ID`),
    doi: at(`${of}Publication DOI`),
    authorList: at(`${of}Publication Author List`),
    title: at(`${of}Publication Title`),
    status: termOf(at, `${of}Publication Status`),
  }));
}

function peopleOf(section: Section, of: string): readonly IsaObject[] {
  return columnsOf(section, `${of}Person Last Name`).map((at) => ({
    lastName: at(`${of}Person Last Name`),
    firstName: at(`${of}Person First Name`),
    midInitials: at(`${of}Person Mid Initials`),
    email: at(`${of}Person Email`),
    phone: at(`${of}Person Phone`),
    fax: at(`${of}Person Fax`),
    address: at(`${of}Person Address`),
    affiliation: at(`${of}Person Affiliation`),
    roles: itemsOf(at(`${of}Person Roles`)).map((role) => ({ annotationValue: role })),
  }));
}

function commentsOf(section: Section, index: number): readonly IsaObject[] {
  return [...section].flatMap(([name, cells]) => {
    const [, comment] = /^Comment\s*\[(.+)\]$/.exec(name) ?? [];
    const value = (cells[index] ?? '').trim();
    return comment === undefined || value === '' ? [] : [{ name: comment, value }];
  });
}
