/** Creates citations of a published version as plain text, BibTeX, CITATION.cff, DataCite and schema.org. */
import { createCitationFile, createDataciteJson, createSchemaOrgJson, type ReleasedFile } from '../publishing/citations.ts';
import type { CitationRecord, Release } from '../publishing/publication.ts';

export type Citations = ReturnType<typeof createCitations>;

export type ReleasedRecord = CitationRecord & { readonly release: Release };

export function createCitations(record: ReleasedRecord, files: readonly ReleasedFile[]) {
  return {
    text: createCitationText(record),
    bibtex: createBibtex(record),
    cff: createCitationFile(record),
    datacite: formatJsonFile(createDataciteJson(record)),
    schemaOrg: formatJsonFile(createSchemaOrgJson(record, files)),
  };
}

/** Returns the URL of the DOI; without a DOI, the persistent URL of the version. */
export function getCitedUrl({ doi, release }: ReleasedRecord): string {
  return doi === '' ? release.address : `https://doi.org/${doi}`;
}

/** Returns a citation as DataCite recommends: Creator (PublicationYear): Title. Version. Publisher. Identifier. */
function createCitationText(record: ReleasedRecord): string {
  const { title, release } = record;
  const authors = listAuthors(record).join('; ') || 'Unknown authors';
  return `${authors} (${release.day.slice(0, 4)}): ${title.replace(/\.$/, '')}. Version ${release.version}. ${release.publisher}. ${getCitedUrl(record)}`;
}

function createBibtex(record: ReleasedRecord): string {
  const { title, doi, creators, release } = record;
  const year = release.day.slice(0, 4);
  const words = `${creators[0]?.family || creators[0]?.name || 'data'}${year}${/\p{L}+/u.exec(title)?.[0] ?? ''}`;
  const key = words
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
  const fields = [
    ['author', listAuthors(record).map(escapeTex).join(' and ')],
    ['title', `{${escapeTex(title)}}`],
    ['year', year],
    ['version', escapeTex(release.version)],
    ['publisher', escapeTex(release.publisher)],
    ['doi', doi],
    ['url', getCitedUrl(record)],
  ].filter(([, value]) => value !== '');
  return `@misc{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}\n`;
}

function listAuthors({ creators }: CitationRecord): readonly string[] {
  return creators.map(({ name, given, family }) => (given === '' ? name : `${family}, ${given}`));
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function escapeTex(text: string): string {
  return text.replaceAll(/[\\~^{}$&%#_]/g, (sign) => TEX[sign] ?? `\\${sign}`).replaceAll(/\s+/g, ' ');
}

function formatJsonFile(object: unknown): string {
  return `${JSON.stringify(object, null, 2)}\n`;
}
