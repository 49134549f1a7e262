/** Formats a publication for registries and search engines: DataCite 4.5, schema.org, and CITATION.cff 1.2.0. */
import { stringify } from 'yaml';
import type { Affiliation, CitedPerson } from './people.ts';
import type { CitationRecord } from './publication.ts';

/** DataCite code for a value that the repository assigns later. */
const TO_BE_ASSIGNED = ':tba';
/** DataCite code for an unknown value. */
const UNKNOWN = ':unav';

/** DataCite contributor types by role. */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [/collector/i, 'DataCollector'],
  [/curator|submitter/i, 'DataCurator'],
  [/manager|steward/i, 'DataManager'],
  [/owner|rights/i, 'RightsHolder'],
  [/principal|leader/i, 'ProjectLeader'],
  [/contact/i, 'ContactPerson'],
  [/research|experiment/i, 'Researcher'],
];

type Json = Readonly<Record<string, unknown>>;

/** Returns DataCite JSON. Without a published version, the repository adds the publisher. */
export function createDataciteJson(publication: CitationRecord): Json {
  const { title, description, license, articles, collected, submitted, released, changed, profile, release } = publication;
  return removeEmptyMembers({
    doi: publication.doi,
    creators: publication.creators.length === 0 ? [{ name: UNKNOWN }] : publication.creators.map(createDataciteName),
    titles: [{ title }],
    publisher: { name: release?.publisher ?? TO_BE_ASSIGNED },
    publicationYear: (release?.day || released || changed).slice(0, 4),
    version: release?.version,
    url: release?.address,
    types: { resourceType: profile.title, resourceTypeGeneral: 'Dataset' },
    contributors: publication.contributors.map((person) => ({
      ...createDataciteName(person),
      contributorType: chooseContributorType(person),
    })),
    dates: [
      [collected, 'Collected'],
      [submitted, 'Submitted'],
      [released, 'Available'],
      [changed, 'Updated'],
      [release?.day ?? '', 'Issued'],
    ].flatMap(([date, dateType]) => (date === '' ? [] : [{ date, dateType }])),
    alternateIdentifiers: [{ alternateIdentifier: publication.identifier, alternateIdentifierType: 'Local' }],
    relatedIdentifiers: articles.map((doi) => ({
      relatedIdentifier: doi,
      relatedIdentifierType: 'DOI',
      relationType: 'IsSupplementTo',
    })),
    formats: ['application/zip'],
    rightsList:
      license === undefined
        ? []
        : [
            removeEmptyMembers({
              rights: license.name,
              rightsUri: license.url,
              ...(license.spdx === ''
                ? {}
                : { rightsIdentifier: license.spdx, rightsIdentifierScheme: 'SPDX', schemeUri: 'https://spdx.org/licenses/' }),
            }),
          ],
    descriptions: description === '' ? [] : [{ description, descriptionType: 'Abstract' }],
    schemaVersion: 'http://datacite.org/schema/kernel-4',
  });
}

export interface ReleasedFile {
  readonly name: string;
  /** Name in the file storage, if it differs from the file name. */
  readonly storedAs?: string;
  readonly mediaType: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 hash in lowercase hexadecimal. */
  readonly sha256: string;
}

/** Returns a schema.org Dataset as JSON-LD. @param files the files of a published version */
export function createSchemaOrgJson(publication: CitationRecord, files: readonly ReleasedFile[] = []): Json {
  const { title, description, license, articles, collected, submitted, released, changed, profile, release } = publication;
  return removeEmptyMembers({
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    '@id': release?.address,
    url: release?.address,
    name: title,
    description,
    version: release?.version,
    identifier: publication.doi === '' ? (release?.address ?? publication.identifier) : `https://doi.org/${publication.doi}`,
    license: license?.url || license?.name,
    creator: publication.creators.map(createSchemaPerson),
    contributor: publication.contributors.map(createSchemaPerson),
    dateCreated: submitted,
    dateModified: changed,
    datePublished: release?.day ?? released,
    publisher: release === undefined ? undefined : { '@type': 'Organization', name: release.publisher },
    temporalCoverage: collected,
    keywords: [profile.title],
    citation: articles.map((doi) => `https://doi.org/${doi}`),
    isAccessibleForFree: license === undefined ? undefined : true,
    distribution: files.map(({ name, mediaType, size, sha256 }) => ({
      '@type': 'DataDownload',
      name,
      contentUrl: `${release?.address}/files/${encodeURIComponent(name)}`,
      encodingFormat: mediaType,
      contentSize: `${size} B`,
      sha256,
    })),
  });
}

export function createCitationFile(publication: CitationRecord): string {
  const { title, doi, description, license, creators, release } = publication;
  const released = release?.day ?? publication.released;
  const authors = creators.map((person) =>
    removeEmptyMembers({
      'family-names': person.family,
      'given-names': person.given,
      orcid: formatOrcidUrl(person),
      affiliation: person.affiliations.map(({ name }) => name).join('; '),
    }),
  );
  return stringify(
    removeEmptyMembers({
      'cff-version': '1.2.0',
      message: 'If you use this data set, please cite it.',
      type: 'dataset',
      title,
      version: release?.version,
      doi,
      url: release?.address,
      abstract: description,
      authors: authors.length === 0 ? [{ name: 'Unknown authors' }] : authors,
      license: license?.spdx,
      ...(license !== undefined && license.spdx === '' ? { 'license-url': license.url } : {}),
      'date-released': /^\d{4}-\d{2}-\d{2}$/.test(released) ? released : '',
    }),
  );
}

function createDataciteName(person: CitedPerson): Json {
  const { name, given, family, affiliations } = person;
  const orcid = formatOrcidUrl(person);
  return removeEmptyMembers({
    name: given === '' ? name : `${family}, ${given}`,
    nameType: 'Personal',
    givenName: given,
    familyName: family,
    nameIdentifiers:
      orcid === '' ? [] : [{ nameIdentifier: orcid, nameIdentifierScheme: 'ORCID', schemeUri: 'https://orcid.org' }],
    affiliation: affiliations.map(createDataciteAffiliation),
  });
}

function createDataciteAffiliation({ name, ror }: Affiliation): Json {
  const identifier = { affiliationIdentifier: ror, affiliationIdentifierScheme: 'ROR', schemeUri: 'https://ror.org' };
  return { name, ...(ror === '' ? {} : identifier) };
}

export function chooseContributorType({ roles }: CitedPerson): string {
  return ROLES.find(([pattern]) => roles.some((role) => pattern.test(role)))?.[1] ?? 'Other';
}

function createSchemaPerson(person: CitedPerson): Json {
  const affiliation = person.affiliations.map(({ name, ror }) =>
    removeEmptyMembers({ '@type': 'Organization', '@id': ror, name }),
  );
  return removeEmptyMembers({
    '@type': 'Person',
    '@id': formatOrcidUrl(person),
    name: person.name,
    givenName: person.given,
    familyName: person.family,
    affiliation,
  });
}

function formatOrcidUrl({ orcid }: CitedPerson): string {
  return orcid === '' ? '' : `https://orcid.org/${orcid}`;
}

function removeEmptyMembers(object: Json): Json {
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));
}
