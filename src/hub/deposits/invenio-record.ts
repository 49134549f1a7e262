/** A publication as a draft of InvenioRDM (InvenioRDM, "Metadata reference"). */
import { escapeMarkup } from '../../web/markup-text.ts';
import { chooseContributorType } from '../publishing/citations.ts';
import type { Contributor } from '../publishing/people.ts';
import type { Publication } from '../publishing/publication.ts';

/** Returns the body of a draft. Members without a value are absent, so that values added in the repository stay. */
export function createInvenioRecord(publication: Publication): object {
  const { title, description, license, articles, collected, released, changed, profile, creators, contributors } = publication;
  const metadata = {
    resource_type: { id: 'dataset' },
    title,
    publication_date: released || changed,
    description: description === '' ? undefined : `<p>${escapeMarkup(description)}</p>`,
    creators: creators.length === 0 ? undefined : creators.map(createPerson),
    contributors:
      contributors.length === 0
        ? undefined
        : contributors.map((one) => ({ ...createPerson(one), role: { id: chooseContributorType(one).toLowerCase() } })),
    rights: license === undefined ? undefined : [createRight(license)],
    subjects: [{ subject: profile.title }],
    dates: collected === '' ? undefined : [{ date: collected, type: { id: 'collected' } }],
    related_identifiers:
      articles.length === 0
        ? undefined
        : articles.map((identifier) => ({ identifier, scheme: 'doi', relation_type: { id: 'issupplementto' } })),
  };
  return { access: { record: 'public', files: 'public' }, files: { enabled: true }, metadata };
}

function createPerson({ name, given, family, orcid, affiliations }: Contributor) {
  return {
    person_or_org: {
      type: 'personal',
      ...(given === '' ? { family_name: name } : { family_name: family, given_name: given }),
      ...(orcid === '' ? {} : { identifiers: [{ scheme: 'orcid', identifier: orcid }] }),
    },
    affiliations: affiliations.map(({ name: organization, ror }) =>
      ror === '' ? { name: organization } : { id: ror.replace(/^https:\/\/ror\.org\//, '') },
    ),
  };
}

function createRight({ spdx, name, url }: NonNullable<Publication['license']>) {
  if (spdx !== '') return { id: spdx.toLowerCase() };
  return { title: { en: name }, ...(url === '' ? {} : { link: url }) };
}
