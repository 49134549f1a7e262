/** The investigation file of ISA-Tab: sections whose lines begin with a name, and have a column for each thing. */
import type { IsaMaterials } from './material-table.ts';
import { IsaTabSection, type LeftOutLine } from './section.ts';

/** Lines of the file. */
export type IsaSections = readonly (readonly string[])[];

type IsaObject = Record<string, unknown>;

/** What the file says. */
export interface ReadInvestigation {
  readonly investigation: IsaObject;
  /** Lines that have no place in an ISA object. */
  readonly leftOut: readonly LeftOutLine[];
}

/** The object of an investigation; `lookUp` gives what a study or assay file holds. */
export function investigationOf(lines: IsaSections, lookUp: (fileName: string) => IsaMaterials | undefined): ReadInvestigation {
  const sections = sectionsOf(lines);
  const investigation = objectOf(sections, lookUp);
  return { investigation, leftOut: sections.flatMap(({ name, section }) => section.leftOut(name)) };
}

function objectOf(sections: readonly NamedSection[], lookUp: (fileName: string) => IsaMaterials | undefined): IsaObject {
  const studies: NamedSection[][] = [];
  const own: NamedSection[] = [];
  for (const section of sections) {
    if (section.name === 'STUDY') studies.push([]);
    (studies.at(-1) ?? own).push(section);
  }
  const of = (all: readonly NamedSection[], name: string): IsaTabSection =>
    all.find((one) => one.name === name)?.section ?? new IsaTabSection();
  const facts = of(own, 'INVESTIGATION');
  return {
    identifier: one(facts, 'Investigation Identifier'),
    title: one(facts, 'Investigation Title'),
    description: one(facts, 'Investigation Description'),
    submissionDate: one(facts, 'Investigation Submission Date'),
    publicReleaseDate: one(facts, 'Investigation Public Release Date'),
    comments: facts.comments(),
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

function studyOf(of: (name: string) => IsaTabSection, lookUp: (fileName: string) => IsaMaterials | undefined): IsaObject {
  const facts = of('STUDY');
  const filename = one(facts, 'Study File Name');
  const { sources = [], samples = [], otherMaterials = [], processSequence = [] } = lookUp(filename) ?? {};
  return {
    filename,
    identifier: one(facts, 'Study Identifier'),
    title: one(facts, 'Study Title'),
    description: one(facts, 'Study Description'),
    submissionDate: one(facts, 'Study Submission Date'),
    publicReleaseDate: one(facts, 'Study Public Release Date'),
    comments: facts.comments(),
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
      parameters: termsOf(at, 'Study Protocol Parameters Name').map((parameterName) => ({ parameterName })),
      components: itemsOf(at('Study Protocol Components Name')).map((name) => ({ componentName: name })),
    })),
    materials: { sources, samples, otherMaterials },
    processSequence,
    assays: columnsOf(of('STUDY ASSAYS'), 'Study Assay File Name').map((at) => {
      const held = lookUp(at('Study Assay File Name'));
      return {
        filename: at('Study Assay File Name'),
        measurementType: termOf(at, 'Study Assay Measurement Type'),
        technologyType: termOf(at, 'Study Assay Technology Type'),
        technologyPlatform: at('Study Assay Technology Platform'),
        comments: of('STUDY ASSAYS').comments(at),
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

interface NamedSection {
  readonly name: string;
  readonly section: IsaTabSection;
}

function sectionsOf(lines: IsaSections): readonly NamedSection[] {
  const sections: NamedSection[] = [];
  for (const [first = '', ...cells] of lines) {
    const name = first.trim();
    const isHeading = /^[A-Z][A-Z ]+$/.test(name) && cells.every((cell) => cell.trim() === '');
    if (isHeading) sections.push({ name, section: new IsaTabSection() });
    else sections.at(-1)?.section.add(name, cells);
  }
  return sections;
}

function one(section: IsaTabSection, name: string): string {
  return section.at(name, 0);
}

type At = (name: string) => string;

/** The things of a section: those columns in which any of its lines says something. */
function columnsOf(section: IsaTabSection, named: string): readonly At[] {
  return section.filledColumns(named).map(
    (index): At =>
      (name) =>
        section.at(name, index),
  );
}

function termOf(at: At, name: string): IsaObject {
  return {
    annotationValue: at(name),
    termAccession: at(`${name} Term Accession Number`),
    termSource: at(`${name} Term Source REF`),
  };
}

/** Several terms in one cell, with their sources and accessions in the same order. */
function termsOf(at: At, name: string): readonly IsaObject[] {
  const parts = (line: string) => at(line).split(';');
  const [accessions, sources] = [parts(`${name} Term Accession Number`), parts(`${name} Term Source REF`)];
  return parts(name)
    .map((annotationValue, index) => ({
      annotationValue: annotationValue.trim(),
      termAccession: (accessions[index] ?? '').trim(),
      termSource: (sources[index] ?? '').trim(),
    }))
    .filter(({ annotationValue }) => annotationValue !== '');
}

function itemsOf(text: string): readonly string[] {
  return text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function publicationsOf(section: IsaTabSection, of: string): readonly IsaObject[] {
  return columnsOf(section, `${of}Publication Title`).map((at) => ({
    pubMedID: at(`${of}PubMed ID`),
    doi: at(`${of}Publication DOI`),
    authorList: at(`${of}Publication Author List`),
    title: at(`${of}Publication Title`),
    status: termOf(at, `${of}Publication Status`),
  }));
}

function peopleOf(section: IsaTabSection, of: string): readonly IsaObject[] {
  return columnsOf(section, `${of}Person Last Name`).map((at) => ({
    lastName: at(`${of}Person Last Name`),
    firstName: at(`${of}Person First Name`),
    midInitials: at(`${of}Person Mid Initials`),
    email: at(`${of}Person Email`),
    phone: at(`${of}Person Phone`),
    fax: at(`${of}Person Fax`),
    address: at(`${of}Person Address`),
    affiliation: at(`${of}Person Affiliation`),
    roles: termsOf(at, `${of}Person Roles`),
  }));
}
