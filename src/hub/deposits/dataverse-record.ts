/** Creates dataset metadata for Dataverse, in its citation metadata block. */
import type { Contributor } from '../publishing/people.ts';
import type { Publication } from '../publishing/publication.ts';

/** Returns dataset metadata. Dataverse requires title, author, contact, description and subject. */
export function createDataverseRecord(publication: Publication): object {
  const { title, description, license, collected, articles, profile, creators, contributors } = publication;
  const contact = findContact(publication);
  const [start = '', end = ''] = collected.split('/');
  const subject = /^(?:miappe|mcpd|plant)/.test(profile.id) ? 'Agricultural Sciences' : 'Other';
  const fields = [
    createText('title', title),
    createCompound('author', (creators.length > 0 ? creators : contributors).map(createAuthor)),
    createCompound('datasetContact', [
      [createText('datasetContactName', contact?.name ?? ''), createText('datasetContactEmail', contact?.email ?? '')],
    ]),
    createCompound('dsDescription', [[createText('dsDescriptionValue', description || title)]]),
    // Dataverse requires a subject. Users can change the derived value in the repository.
    { typeName: 'subject', multiple: true, typeClass: 'controlledVocabulary', value: [subject] },
    createCompound('keyword', [[createText('keywordValue', profile.title)]]),
    createCompound(
      'dateOfCollection',
      collected === '' ? [] : [[createText('dateOfCollectionStart', start), createText('dateOfCollectionEnd', end)]],
    ),
    createCompound(
      'publication',
      articles.map((doi) => [
        createText('publicationIDType', 'doi', 'controlledVocabulary'),
        createText('publicationIDNumber', doi),
        createText('publicationURL', `https://doi.org/${doi}`),
      ]),
    ),
  ].filter(({ value }) => value.length > 0);
  const terms = license === undefined || license.url === '' ? {} : { license: { name: license.name, uri: license.url } };
  return { datasetVersion: { ...terms, metadataBlocks: { citation: { displayName: 'Citation Metadata', fields } } } };
}

export function findContact({ creators, contributors }: Publication): Contributor | undefined {
  return [...creators, ...contributors].find(({ email }) => email !== '');
}

function createAuthor({ name, given, family, orcid, affiliations }: Contributor) {
  return [
    createText('authorName', given === '' ? name : `${family}, ${given}`),
    createText('authorAffiliation', affiliations.map((one) => one.name).join('; ')),
    createText('authorIdentifierScheme', orcid === '' ? '' : 'ORCID', 'controlledVocabulary'),
    createText('authorIdentifier', orcid),
  ];
}

function createText(typeName: string, value: string, typeClass = 'primitive') {
  return { typeName, multiple: false, typeClass, value };
}

/** Returns a compound field. Omits subfields without a value. */
function createCompound(typeName: string, values: readonly (readonly ReturnType<typeof createText>[])[]) {
  const value = values.map((members) =>
    Object.fromEntries(members.flatMap((one) => (one.value === '' ? [] : [[one.typeName, one]]))),
  );
  return { typeName, multiple: true, typeClass: 'compound', value };
}
