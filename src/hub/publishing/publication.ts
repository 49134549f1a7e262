/** Reads a project as a publication: title, description, license, people and dates, each with its field. */
import { findSpdxId } from '../../profiles/known-names.ts';
import { type Entity, findFieldByName, type Profile } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import { getText } from '../exchange/isa/entity-texts.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { HubProjectRow } from '../tables.ts';
import { type CitedPerson, type Contributor, findPersonType, listContributors } from './people.ts';

export interface Release {
  readonly version: string;
  /** Day of the publication (ISO 8601). */
  readonly day: string;
  /** Persistent URL of the version. */
  readonly address: string;
  /** Host name of the server that published the version. */
  readonly publisher: string;
}

export interface CitationRecord {
  /** Identifier of the data set; without one, the project ID. */
  readonly identifier: string;
  /** DOI that a repository has reserved; may be empty. */
  readonly doi: string;
  readonly title: string;
  /** Description of the data set, or of the project; empty if both are missing. */
  readonly description: string;
  readonly license: License | undefined;
  /** Day of the submission (ISO 8601); empty if unknown. */
  readonly submitted: string;
  readonly released: string;
  /** Day of the last change, such as `2026-03-05`. */
  readonly changed: string;
  /** People of the whole data set in order; if there are none, the people of its studies. */
  readonly creators: readonly CitedPerson[];
  readonly contributors: readonly CitedPerson[];
  /** DOIs of articles, without prefixes such as `doi:`. */
  readonly articles: readonly string[];
  /** Period of the studies, such as `2026-03-05/2026-09-01`; empty if unknown. */
  readonly collected: string;
  readonly profile: { readonly id: string; readonly title: string };
  /** The published version; undefined for a project, which can still change. */
  readonly release?: Release | undefined;
}

export interface Publication extends CitationRecord {
  /** True if the data contain a title, or the profile has no title field. */
  readonly hasOwnTitle: boolean;
  readonly creators: readonly Contributor[];
  readonly contributors: readonly Contributor[];
  /** The field of each value, even if the value is missing. */
  readonly places: Readonly<Record<'title' | 'description' | 'license' | 'released', PublicationPlace>>;
}

/** A field of an entity. Without `field`, the project settings. Without `row`, an entity that is missing. */
export interface PublicationPlace {
  readonly entityType?: string;
  readonly row?: EntityRow;
  readonly field?: string;
}

export type PublishedProject = Pick<HubProjectRow, 'id' | 'profile' | 'version' | 'name' | 'description' | 'updatedAt'> &
  Partial<Pick<HubProjectRow, 'doi'>> &
  Pick<CitationRecord, 'release'> & {
    /** Values that replace missing ones. */
    readonly substitutes?: { readonly license: string; readonly authors: readonly string[] };
  };

const FIELDS = {
  title: ['title', 'investigation_title'],
  description: ['description', 'investigation_description'],
  license: ['license', 'default_license'],
  submitted: ['submission_date'],
  released: ['public_release_date'],
} as const;

export function createPublication(snapshot: ProjectSnapshot, project: PublishedProject): Publication {
  const { profile } = snapshot;
  const root = profile.entities.get(profile.root_entity);
  const rows = snapshot.listChildren(null).filter(({ entityType }) => entityType === profile.root_entity);
  // Several records of one kind, such as occurrences, have no common title, so the project's title replaces it.
  const row = rows.length > 1 ? undefined : rows[0];
  const findValue = (member: keyof typeof FIELDS) => (row === undefined ? '' : getText(row, ...FIELDS[member]).trim());
  const getPublicationPlace = (member: keyof typeof FIELDS): PublicationPlace => {
    const field = root === undefined || rows.length > 1 ? undefined : findField(root, FIELDS[member]);
    if (field === undefined) return {};
    return { entityType: profile.root_entity, field, ...(row === undefined ? {} : { row }) };
  };
  const people = listContributors(snapshot, project.substitutes?.authors);
  const ofWhole = people.filter(({ isOfWhole }) => isOfWhole);
  const creators = ofWhole.length > 0 ? ofWhole : people;
  return {
    identifier: row?.identifier || project.id,
    doi: project.doi ?? '',
    title: findValue('title') || project.name,
    hasOwnTitle: findValue('title') !== '' || getPublicationPlace('title').field === undefined,
    description: findValue('description') || project.description,
    license: findLicense(findValue('license') || findCommonText(rows, FIELDS.license) || (project.substitutes?.license ?? '')),
    submitted: parseIsoDay(findValue('submitted')),
    released: parseIsoDay(findValue('released')),
    changed: findLastChange(snapshot, project).toISOString().slice(0, 10),
    creators,
    contributors: creators === people ? [] : people.filter(({ isOfWhole }) => !isOfWhole),
    articles: listArticles(snapshot),
    collected: formatCollectionPeriod(snapshot),
    profile: { id: profile.id, title: profile.display_name },
    release: project.release,
    places: {
      title: getPublicationPlace('title'),
      description: getPublicationPlace('description'),
      license: getPublicationPlace('license'),
      released: getPublicationPlace('released'),
    },
  };
}

export function findUnsupportedParts(profile: Profile): { readonly license: boolean; readonly people: boolean } {
  const root = profile.entities.get(profile.root_entity);
  const hasLicense = root !== undefined && findField(root, FIELDS.license) !== undefined;
  return { license: !hasLicense, people: findPersonType(profile) === undefined };
}

export function findLastChange({ rows }: ProjectSnapshot, { updatedAt }: PublishedProject): Date {
  const times = rows.map((row) => row.updatedAt.getTime());
  return new Date(times.reduce((latest, time) => Math.max(latest, time), updatedAt.getTime()));
}

/** Returns the common value of all rows; empty if the values differ. */
function findCommonText(rows: readonly EntityRow[], names: readonly string[]): string {
  const [first = '', ...others] = new Set(rows.map((row) => getText(row, ...names)));
  return others.length === 0 ? first : '';
}

function findField(entity: Entity, names: readonly string[]): string | undefined {
  return names.find((name) => findFieldByName(entity, name) !== undefined);
}

function parseIsoDay(value: string): string {
  return /^\d{4}(?:-\d{2}(?:-\d{2})?)?(?=$|T| )/.exec(value)?.[0] ?? '';
}

const DOI = /\b10\.\d{4,9}\/[^\s"<>]+/;

function listArticles({ rows }: ProjectSnapshot): readonly string[] {
  const texts = rows.flatMap((row) =>
    row.entityType === 'Publication'
      ? [getText(row, 'doi')]
      : [row.data.associated_publications, row.data.associated_publication].flat(),
  );
  return [...new Set(texts.flatMap((value) => (typeof value === 'string' ? (DOI.exec(value)?.[0] ?? []) : [])))];
}

function formatCollectionPeriod({ rows }: ProjectSnapshot): string {
  const studies = rows.filter(({ entityType }) => entityType === 'Study');
  const listDays = (...names: readonly string[]) =>
    studies.map((row) => parseIsoDay(getText(row, ...names))).filter((day) => day !== '');
  const start = listDays('start_date', 'study_start_date').toSorted()[0];
  const end = listDays('end_date', 'study_end_date').toSorted().at(-1);
  return start === undefined || end === undefined ? '' : `${start}/${end}`;
}

interface License {
  readonly name: string;
  /** URL of the license; empty for an unknown name. */
  readonly url: string;
  /** SPDX identifier; empty for an unknown license. */
  readonly spdx: string;
}

const COMMONS = /^https?:\/\/creativecommons\.org\/(?:licenses\/([a-z-]+)|publicdomain\/(zero))\/(\d\.\d)(?:\/|$)/i;

/** Returns the license with this name or URL; undefined for an empty string. */
export function findLicense(text: string): License | undefined {
  const name = text.trim();
  if (name === '') return undefined;
  const [, kind, zero, version] = COMMONS.exec(name) ?? [];
  const page = /^https?:\/\/spdx\.org\/licenses\/([^/#?]+?)(?:\.html)?$/i.exec(name)?.[1];
  const license = version === undefined ? (page ?? name) : zero === undefined ? `CC-${kind}-${version}` : `CC0-${version}`;
  const spdx = findSpdxId(license) ?? '';
  const isUrl = /^https?:\/\/\S+$/i.test(name);
  return { name: spdx === '' ? name : spdx, url: isUrl ? name : formatSpdxUrl(spdx), spdx };
}

function formatSpdxUrl(spdx: string): string {
  const [, kind = '', version] = /^CC-((?:BY|NC|ND|SA)(?:-(?:NC|ND|SA))*)-(\d\.\d)$/.exec(spdx) ?? [];
  if (version !== undefined) return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
  if (spdx === 'CC0-1.0') return 'https://creativecommons.org/publicdomain/zero/1.0/';
  return spdx === '' ? '' : `https://spdx.org/licenses/${spdx}`;
}
