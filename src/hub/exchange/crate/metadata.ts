/** Creates the metadata of a project as RO-Crate 1.2. Projects with studies follow the ISA profile. */
import { getOrAdd } from '../../../memoize.ts';
import type { EntityRow } from '../../entities/store.ts';
import { createFileNameKey } from '../../files/file-types.ts';
import type { Contributor } from '../../publishing/people.ts';
import type { Publication } from '../../publishing/publication.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import { createTerm, getText, type IsaObject } from '../isa/entity-texts.ts';
import { listIsaObjects } from '../isa/isa-values.ts';
import { ATTACHED_FOLDER, OBSERVATIONS_FILE, PROJECTS_FOLDER } from './file-names.ts';
import { type CrateEntity, CrateGraph, type CrateReference, encodeIdPart } from './graph.ts';
import { addStudy, addTerm } from './isa-part.ts';

export const CRATE_VERSION = 'https://w3id.org/ro/crate/1.2';
/** Profile of crates with an investigation and its studies. */
export const ISA_PROFILE = 'https://github.com/nfdi4plants/isa-ro-crate-profile';

const BIOSCHEMAS_TYPES = ['LabProcess', 'LabProtocol', 'Sample'];
const BIOSCHEMAS_PROPERTIES = ['executesLabProtocol', 'parameterValue', 'labEquipment', 'intendedUse', 'additionalProperty'];

/** JSON-LD context that adds the terms that are missing in the context of RO-Crate. */
export const CRATE_CONTEXT = [
  `${CRATE_VERSION}/context`,
  {
    ...Object.fromEntries(BIOSCHEMAS_TYPES.map((name) => [name, `https://bioschemas.org/${name}`])),
    ...Object.fromEntries(BIOSCHEMAS_PROPERTIES.map((name) => [name, `https://bioschemas.org/properties/${name}`])),
    sha256: 'https://w3id.org/ro/terms/workflow-run#sha256',
  },
];

export interface DescribedFile {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly mediaType: string;
  /** Time of the last change; by default, that of the project. */
  readonly changedAt?: Date;
}

export interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}

export interface CrateContent {
  readonly snapshot: ProjectSnapshot;
  readonly publication: Publication;
  /** The project as ISA model; undefined if the profile has no investigations. */
  readonly investigation: IsaObject | undefined;
  /** Folder of each study and assay. */
  readonly folders: ReadonlyMap<IsaObject, string>;
  readonly files: readonly DescribedFile[];
}

/** The crate without its root and files. Sizes of files are only known after writing. */
export interface CrateDescription {
  readonly folders: readonly string[];
  document(measured: ReadonlyMap<string, Measured>): string;
}

/** Entity for a missing license, because RO-Crate requires a license. */
const NO_LICENSE = {
  '@id': '#no-license',
  '@type': 'CreativeWork',
  name: 'No license',
  description: 'The project has no license. Ask its authors before you use the data.',
};

export function createCrateDescription(
  { snapshot, publication, investigation, folders, files }: CrateContent,
  book?: ExportBook,
): CrateDescription {
  const graph = new CrateGraph();
  const people = new Map<string, CrateReference>();
  for (const person of [...publication.creators, ...publication.contributors])
    people.set(person.row.id, addPerson(graph, person));
  const listPeople = (id: string) =>
    [...publication.creators, ...publication.contributors]
      .filter(({ row }) => row.parentId === id)
      .flatMap(({ row }) => people.get(row.id) ?? []);
  const creators = publication.creators.flatMap(({ row }) => people.get(row.id) ?? []);
  const license = addLicense(graph, publication.license);
  const { release } = publication;
  const published = release?.day || publication.released || publication.submitted || publication.changed;
  const variables: CrateReference[] = [];
  const top = snapshot.listChildren(null).find(({ entityType }) => entityType === 'Investigation');
  const studyRows = snapshot.listChildren(top?.id ?? null).filter(({ entityType }) => entityType === 'Study');
  const attached = new Map(
    files.flatMap(({ path }) =>
      path.startsWith(ATTACHED_FOLDER) ? [[createFileNameKey(path.slice(ATTACHED_FOLDER.length)), path] as const] : [],
    ),
  );
  const { filesOf, metadata } = addDataFiles(graph, snapshot, attached, published);
  const studies = listIsaObjects(investigation?.studies).map((isa, index) => {
    const row = studyRows[index];
    const own = row === undefined ? [] : listPeople(row.id);
    const identifier = row?.identifier || `study-${index + 1}`;
    const ofStudy = row === undefined ? [] : addVariables(graph, snapshot, row, identifier);
    variables.push(...ofStudy);
    return addStudy(graph, {
      isa,
      identifier,
      name: getText(row ?? NO_ROW, 'title', 'study_title', 'name') || identifier,
      released: published,
      creators: own.length > 0 ? own : creators,
      variables: ofStudy,
      files: row === undefined ? [] : (filesOf.get(row.id) ?? []),
      attachedFiles: new Map([...attached].map(([key, path]) => [key, encodePath(path)])),
      folders,
    });
  });
  const inStudies = new Set(studyRows.map(({ id }) => id));
  const others = [...filesOf].flatMap(([id, refs]) => (inStudies.has(id) ? [] : refs));
  recordMissingValues(publication, published, book);
  const isIsa = studies.length > 0;
  const described = files.map((file) => ({
    ...file,
    more: file.path === OBSERVATIONS_FILE ? { variableMeasured: variables } : metadata.get(file.path),
  }));
  const root: CrateEntity = {
    '@id': './',
    '@type': 'Dataset',
    ...(isIsa ? { additionalType: 'Investigation', conformsTo: { '@id': ISA_PROFILE } } : {}),
    identifier: publication.identifier,
    'cite-as': publication.doi === '' ? (release?.address ?? '') : `https://doi.org/${publication.doi}`,
    version: release?.version ?? '',
    publisher:
      release === undefined
        ? []
        : graph.add({ '@id': new URL(release.address).origin, '@type': 'Organization', name: release.publisher }),
    name: publication.title,
    ...(isIsa ? { headline: publication.title } : {}),
    description: publication.description || createDescription(publication),
    dateCreated: publication.submitted || publication.changed,
    dateModified: publication.changed,
    datePublished: published,
    license,
    keywords: publication.profile.title,
    temporalCoverage: publication.collected,
    creator: creators,
    author: creators,
    contributor: publication.contributors.flatMap(({ row }) => people.get(row.id) ?? []),
    citation: publication.articles.map((doi) => addArticle(graph, doi)),
  };
  return {
    folders: [
      'tables/',
      ...(isIsa ? ['isa-tab/'] : []),
      ...(files.some(({ path }) => path.startsWith(ATTACHED_FOLDER)) ? [ATTACHED_FOLDER] : []),
      ...studies.flatMap(({ folders }) => folders),
    ],
    document: (measured) =>
      createDocument(root, [...studies.map(({ study }) => study), ...others], graph, described, measured, publication.changed),
  };
}

const NO_ROW = { data: {} } as EntityRow;

function createDescription({ title, profile }: Publication): string {
  return `${title}: metadata that follow ${profile.title}.`;
}

/** Records replacements of missing values, because RO-Crate requires these values. */
function recordMissingValues(publication: Publication, published: string, book: ExportBook | undefined): void {
  const recordSubstitute = (what: string, written: string) =>
    book?.recordChange({
      what,
      place: 'ro-crate-metadata.json',
      shown: '',
      written,
      reason: 'RO-Crate requires a value, and the project has none.',
    });
  if (publication.license === undefined) recordSubstitute('License', NO_LICENSE.name);
  if (publication.description === '') recordSubstitute('Description', createDescription(publication));
  if (publication.released === '' && publication.submitted === '') recordSubstitute('Publication date', published);
}

const FOLDERS: Readonly<Record<string, readonly [string, string]>> = {
  'tables/': ['Tables', 'One table for each type of entity.'],
  'isa-tab/': ['ISA-Tab', 'The investigation as ISA-Tab.'],
  [PROJECTS_FOLDER]: ['Projects', 'One RO-Crate for each project.'],
  [ATTACHED_FOLDER]: ['Attached files', 'The files that are attached to the project.'],
};

export function createDocument(
  root: CrateEntity,
  parts: readonly CrateReference[],
  graph: CrateGraph,
  files: readonly (DescribedFile & { readonly more?: Omit<CrateEntity, '@id'> | undefined })[],
  measured: ReadonlyMap<string, Measured>,
  changed: string,
): string {
  const whole = new CrateGraph();
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.indexOf('/') + 1));
  // The entities of studies and assays refer to their files.
  const direct = [...folders].flatMap(([folder, inside]) =>
    folder === '' ? inside.map(({ path }) => path) : folder in FOLDERS ? [folder] : [],
  );
  whole.add({
    '@id': 'ro-crate-metadata.json',
    '@type': 'CreativeWork',
    about: { '@id': './' },
    conformsTo: { '@id': CRATE_VERSION },
  });
  whole.add({ ...root, hasPart: [...direct.map((path) => ({ '@id': encodePath(path) })), ...parts] });
  if (root.conformsTo !== undefined)
    whole.add({ '@id': ISA_PROFILE, '@type': ['CreativeWork', 'Profile'], name: 'ISA RO-Crate profile', version: '1.0' });
  for (const [folder, inside] of folders) {
    const [title, meaning] = FOLDERS[folder] ?? [];
    if (folder in FOLDERS)
      whole.add({
        '@id': folder,
        '@type': 'Dataset',
        name: title,
        description: meaning,
        datePublished: String(root.datePublished),
        license: root.license,
        hasPart: inside.map(({ path }) => ({ '@id': encodePath(path) })),
      });
    for (const { path, name, description, mediaType, changedAt, more } of inside)
      whole.add({
        '@id': encodePath(path),
        '@type': 'File',
        name,
        description,
        encodingFormat: mediaType,
        contentSize: String(measured.get(path)?.bytes ?? 0),
        sha256: measured.get(path)?.sha256 ?? '',
        dateModified: changedAt?.toISOString() ?? changed,
        ...more,
      });
  }
  for (const entity of graph.listEntities()) whole.add(entity);
  return `${JSON.stringify({ '@context': CRATE_CONTEXT, '@graph': whole.listEntities() }, null, 2)}\n`;
}

type DescribedPerson = Pick<Contributor, 'name' | 'email' | 'orcid' | 'affiliations' | 'roles'> &
  Partial<Pick<Contributor, 'given' | 'family'>>;

/** Returns a relative URL (RFC 3986). */
function encodePath(path: string): string {
  return path.split('/').map(encodeIdPart).join('/');
}

export function addPerson(
  graph: CrateGraph,
  { name, given, family, email, orcid, affiliations, roles }: DescribedPerson,
): CrateReference {
  const contact =
    email === ''
      ? []
      : graph.add({
          '@id': `mailto:${encodeIdPart(email).replace('%40', '@')}`,
          '@type': 'ContactPoint',
          name: `Email of ${name}`,
          contactType: 'author',
          email,
        });
  return graph.add({
    '@id': orcid === '' ? `#person-${encodeIdPart(email || name)}` : `https://orcid.org/${orcid}`,
    '@type': 'Person',
    name,
    givenName: given,
    familyName: family,
    email,
    contactPoint: contact,
    affiliation: affiliations.map((one) =>
      graph.add({
        '@id': one.ror || `#organization-${encodeIdPart(one.name)}`,
        '@type': 'Organization',
        name: one.name,
        url: one.ror,
      }),
    ),
    jobTitle: roles.map((role) => addTerm(graph, createTerm(role))),
  });
}

export function addLicense(graph: CrateGraph, license: Publication['license'] | null): CrateReference {
  if (license == null) return graph.add(NO_LICENSE);
  const { name, url, spdx } = license;
  return graph.add({
    '@id': url || `#license-${encodeIdPart(name)}`,
    '@type': 'CreativeWork',
    name,
    description: `License ${name}`,
    identifier: spdx,
    url,
  });
}

function addArticle(graph: CrateGraph, doi: string): CrateReference {
  return graph.add({
    '@id': encodeURI(`https://doi.org/${doi}`.toWellFormed()),
    '@type': 'ScholarlyArticle',
    name: `doi:${doi}`,
    headline: `doi:${doi}`,
    identifier: doi,
  });
}

function addVariables(
  graph: CrateGraph,
  snapshot: ProjectSnapshot,
  study: EntityRow,
  identifier: string,
): readonly CrateReference[] {
  const rows = snapshot.listChildren(study.id).filter(({ entityType }) => entityType === 'ObservedVariable');
  return rows.map((row) => {
    const name = getText(row, 'name', 'variable_name', 'trait') || row.label;
    return graph.add({
      '@id': `#${encodeIdPart(identifier)}/variable/${encodeIdPart(row.identifier || row.id)}`,
      '@type': 'PropertyValue',
      name,
      value: row.identifier || name,
      description: getText(row, 'trait_description', 'trait'),
      measurementTechnique: getText(row, 'method', 'method_description'),
      propertyID: getText(row, 'trait_accession_number', 'variable_accession_number'),
      unitText: getText(row, 'scale'),
    });
  });
}

/** Adds linked files. Returns them by the entity that mentions them, and metadata for attached files of the same name. */
function addDataFiles(graph: CrateGraph, { rows }: ProjectSnapshot, attached: ReadonlyMap<string, string>, published: string) {
  const filesOf = new Map<string, CrateReference[]>();
  const metadata = new Map<string, Omit<CrateEntity, '@id'>>();
  for (const row of rows.filter(({ entityType }) => entityType === 'DataFile')) {
    const link = getText(row, 'link', 'data_file_link');
    const isLinked = /^https?:\/\/\S+$/i.test(link);
    const path = [getText(row, 'filename'), getText(row, 'name'), link]
      .map((name) => attached.get(createFileNameKey(name)))
      .find((one) => one !== undefined);
    const address = isLinked ? encodeURI(decodeUri(link).toWellFormed()) : '';
    if (path === undefined && !isLinked) continue;
    const about = {
      name: getText(row, 'name', 'filename') || row.label,
      version: getText(row, 'version', 'data_file_version'),
      additionalType: getText(row, 'label'),
      sdDatePublished: published,
    };
    const description = getText(row, 'description', 'data_file_description');
    const fileType = getText(row, 'file_type');
    // Imports restore the description of the attached file from this abstract.
    if (path !== undefined) getOrAdd(metadata, path, () => ({ ...about, abstract: description, contentUrl: address }));
    const encodingFormat = /^[a-z]+\/[\w.+-]+$/i.test(fileType) ? fileType : '';
    const file = {
      '@id': path === undefined ? address : encodePath(path),
      '@type': 'File',
      ...about,
      description,
      encodingFormat,
    };
    getOrAdd(filesOf, row.parentId ?? '', () => []).push(graph.add(file));
  }
  return { filesOf, metadata };
}

function decodeUri(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}
