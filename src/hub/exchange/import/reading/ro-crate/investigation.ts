/** The metadata of a crate as an ISA object: the data set, its people and articles, its studies (ISA RO-Crate profile). */
import { annotate, type IsaObject } from '../../../isa/entity-texts.ts';
import type { CrateReader, ReadEntity } from './crate-reader.ts';

/** The root data set as an investigation. */
export function readCrateInvestigation(reader: CrateReader): IsaObject {
  const { root } = reader;
  const license = reader.text(root, 'license');
  const [licensed] = reader.values(root, 'license') as readonly ReadEntity[];
  const address = licensed === undefined ? '' : String(licensed['@id'] ?? '');
  return {
    ...readFacts(reader, root),
    publications: reader.held(root, 'ScholarlyArticle', 'citation').map((article) => ({
      doi: String(article['@id'] ?? '').replace(/^https?:\/\/(?:dx\.)?doi\.org\//, ''),
      title: reader.text(article, 'headline', 'name'),
    })),
    comments: license === '' ? [] : [{ name: 'License', value: /^https?:/.test(address) ? address : license }],
    studies: reader
      .held(root, 'Dataset', 'hasPart')
      .filter((part) => part.additionalType === 'Study')
      .map((study) => readFacts(reader, study)),
  };
}

function readFacts(reader: CrateReader, entity: ReadEntity): IsaObject {
  const title = reader.text(entity, 'name', 'headline');
  // The ISA profile says the name twice.
  if (entity.headline === title) reader.values(entity, 'headline');
  return {
    identifier: reader.text(entity, 'identifier') || getFolderName(entity),
    title,
    description: reader.text(entity, 'description'),
    submissionDate: reader.text(entity, 'dateCreated'),
    publicReleaseDate: reader.text(entity, 'datePublished'),
    people: reader.held(entity, 'Person', 'creator', 'author').map((person) => readPerson(reader, person)),
  };
}

function getFolderName(entity: ReadEntity): string {
  return (
    String(entity['@id'] ?? '')
      .split('/')
      .findLast((part) => part !== '' && part !== '.') ?? ''
  );
}

function readPerson(reader: CrateReader, person: ReadEntity): IsaObject {
  const name = reader.text(person, 'name');
  const words = name.split(' ');
  const [, orcid] = /^https?:\/\/orcid\.org\/(\S+)$/.exec(String(person['@id'])) ?? [];
  const roles = reader.values(person, 'jobTitle').map((role) => reader.text({ role }, 'role'));
  return {
    lastName: reader.text(person, 'familyName') || (words.at(-1) ?? ''),
    firstName: reader.text(person, 'givenName') || words.slice(0, -1).join(' '),
    email: reader.text(person, 'email').replace(/^mailto:/, ''),
    affiliation: readAffiliation(reader, person),
    roles: roles.map(annotate),
    comments: orcid === undefined ? [] : [{ name: 'Person ID', value: orcid }],
  };
}

/** The name, and the ROR behind it. */
function readAffiliation(reader: CrateReader, person: ReadEntity): string {
  const [organization] = reader.held(person, 'Organization', 'affiliation');
  const name = reader.text(person, 'affiliation');
  const id = String(organization?.['@id'] ?? '');
  return /^https:\/\/ror\.org\//.test(id) ? `${name} (${id})` : name;
}
