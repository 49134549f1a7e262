/** A publication in the formats of registries and search engines: DataCite 4.5, schema.org, and CITATION.cff 1.2.0. */
import { stringify } from 'yaml';
import type { Affiliation, Contributor } from './people.ts';
import type { Publication } from './publication.ts';

/** Code of DataCite for a value that the repository assigns later. */
const LATER = ':tba';
/** Code of DataCite for an unknown value. */
const UNKNOWN = ':unav';

/** Contributor types of DataCite by roles. */
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

/** Returns DataCite JSON. Repositories add DOI and publisher. */
export function createDataciteJson(publication: Publication): Json {
  const { title, description, license, articles, collected, submitted, released, changed, profile } = publication;
  return removeEmptyMembers({
    doi: publication.doi,
    creators: publication.creators.length === 0 ? [{ name: UNKNOWN }] : publication.creators.map(createDataciteName),
    titles: [{ title }],
    publisher: { name: LATER },
    publicationYear: (released || changed).slice(0, 4),
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

/** Returns a Dataset of schema.org as JSON-LD. */
export function createSchemaOrgJson(publication: Publication): Json {
  const { title, description, license, articles, collected, submitted, released, changed, profile } = publication;
  return removeEmptyMembers({
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    name: title,
    description,
    identifier: publication.doi === '' ? publication.identifier : `https://doi.org/${publication.doi}`,
    license: license?.url || license?.name,
    creator: publication.creators.map(createSchemaPerson),
    contributor: publication.contributors.map(createSchemaPerson),
    dateCreated: submitted,
    dateModified: changed,
    datePublished: released,
    temporalCoverage: collected,
    keywords: [profile.title],
    citation: articles.map((doi) => `https://doi.org/${doi}`),
    isAccessibleForFree: license === undefined ? undefined : true,
  });
}

/** Returns CITATION.cff. */
export function createCitationFile(publication: Publication): string {
  const { title, doi, description, license, released, creators } = publication;
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
      doi,
      abstract: description,
      authors: authors.length === 0 ? [{ name: 'Unknown authors' }] : authors,
      license: license?.spdx,
      ...(license !== undefined && license.spdx === '' ? { 'license-url': license.url } : {}),
      'date-released': /^\d{4}-\d{2}-\d{2}$/.test(released) ? released : '',
    }),
  );
}

function createDataciteName(person: Contributor): Json {
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

/** Returns the contributor type of DataCite. */
export function chooseContributorType({ roles }: Contributor): string {
  return ROLES.find(([pattern]) => roles.some((role) => pattern.test(role)))?.[1] ?? 'Other';
}

function createSchemaPerson(person: Contributor): Json {
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

function formatOrcidUrl({ orcid }: Contributor): string {
  return orcid === '' ? '' : `https://orcid.org/${orcid}`;
}

/** Removes empty members. */
function removeEmptyMembers(object: Json): Json {
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));
}
