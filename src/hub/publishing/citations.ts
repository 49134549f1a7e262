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
export function dataciteJson(publication: Publication): Json {
  const { title, description, license, articles, collected, submitted, released, changed, profile } = publication;
  return filled({
    creators: publication.creators.length === 0 ? [{ name: UNKNOWN }] : publication.creators.map(nameOf),
    titles: [{ title }],
    publisher: { name: LATER },
    publicationYear: (released || changed).slice(0, 4),
    types: { resourceType: profile.title, resourceTypeGeneral: 'Dataset' },
    contributors: publication.contributors.map((person) => ({ ...nameOf(person), contributorType: contributorType(person) })),
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
            filled({
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
export function schemaOrgJson(publication: Publication): Json {
  const { title, description, license, articles, collected, submitted, released, changed, profile } = publication;
  return filled({
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    name: title,
    description,
    identifier: publication.identifier,
    license: license?.url || license?.name,
    creator: publication.creators.map(schemaPerson),
    contributor: publication.contributors.map(schemaPerson),
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
export function citationFile(publication: Publication): string {
  const { title, description, license, released, creators } = publication;
  const authors = creators.map((person) =>
    filled({
      'family-names': person.family,
      'given-names': person.given,
      orcid: orcidUrl(person),
      affiliation: person.affiliations.map(({ name }) => name).join('; '),
    }),
  );
  return stringify(
    filled({
      'cff-version': '1.2.0',
      message: 'If you use this data set, please cite it.',
      type: 'dataset',
      title,
      abstract: description,
      authors: authors.length === 0 ? [{ name: 'Unknown authors' }] : authors,
      license: license?.spdx,
      ...(license !== undefined && license.spdx === '' ? { 'license-url': license.url } : {}),
      'date-released': /^\d{4}-\d{2}-\d{2}$/.test(released) ? released : '',
    }),
  );
}

function nameOf(person: Contributor): Json {
  const { name, given, family, affiliations } = person;
  const orcid = orcidUrl(person);
  return filled({
    name: given === '' ? name : `${family}, ${given}`,
    nameType: 'Personal',
    givenName: given,
    familyName: family,
    nameIdentifiers:
      orcid === '' ? [] : [{ nameIdentifier: orcid, nameIdentifierScheme: 'ORCID', schemeUri: 'https://orcid.org' }],
    affiliation: affiliations.map(dataciteAffiliation),
  });
}

function dataciteAffiliation({ name, ror }: Affiliation): Json {
  const identifier = { affiliationIdentifier: ror, affiliationIdentifierScheme: 'ROR', schemeUri: 'https://ror.org' };
  return { name, ...(ror === '' ? {} : identifier) };
}

function contributorType({ roles }: Contributor): string {
  return ROLES.find(([pattern]) => roles.some((role) => pattern.test(role)))?.[1] ?? 'Other';
}

function schemaPerson(person: Contributor): Json {
  const affiliation = person.affiliations.map(({ name, ror }) => filled({ '@type': 'Organization', '@id': ror, name }));
  return filled({
    '@type': 'Person',
    '@id': orcidUrl(person),
    name: person.name,
    givenName: person.given,
    familyName: person.family,
    affiliation,
  });
}

function orcidUrl({ orcid }: Contributor): string {
  return orcid === '' ? '' : `https://orcid.org/${orcid}`;
}

/** Removes empty members. */
function filled(object: Json): Json {
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));
}
