/** The metadata of a crate as an ISA object: the data set, its people and articles, its studies (ISA RO-Crate profile). */
import { annotate, type IsaObject } from '../../../isa/entity-texts.ts';
import { type CrateReader, getId, type ReadEntity } from './crate-reader.ts';

/** Returns the root data set as an investigation. */
export function readCrateInvestigation(reader: CrateReader): IsaObject {
  const { root } = reader;
  const [licensed] = reader.described(root, 'license');
  const address = licensed === undefined ? '' : getId(licensed);
  // An address without a name is read like a string.
  const license = licensed?.name !== undefined && /^https?:/.test(address) ? address : reader.text(root, 'license');
  return {
    ...readFacts(reader, root),
    publications: reader
      .held(root, 'ScholarlyArticle', 'citation')
      .map((article) => ({
        doi: /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?(10\..+)$/.exec(getId(article))?.[1] ?? '',
        title: reader.text(article, 'headline', 'name'),
      })),
    comments: license === '' ? [] : [{ name: 'License', value: license }],
    studies: reader
      .held(root, 'Dataset', 'hasPart')
      .filter((part) => part.additionalType === 'Study')
      .map((study) => readFacts(reader, study)),
  };
}

function readFacts(reader: CrateReader, entity: ReadEntity): IsaObject {
  const title = reader.text(entity, 'name', 'headline');
  // The ISA profile requires the name in two members.
  if (entity.headline === title) reader.text(entity, 'headline');
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
    getId(entity)
      .split('/')
      .findLast((part) => part !== '' && part !== '.') ?? ''
  );
}

function readPerson(reader: CrateReader, person: ReadEntity): IsaObject {
  const [lastName, firstName] = [reader.text(person, 'familyName'), reader.text(person, 'givenName')];
  const isKnown = lastName !== '' && firstName !== '' && person.name !== `${firstName} ${lastName}`;
  const name = isKnown ? '' : reader.text(person, 'name');
  const last = name.lastIndexOf(' ');
  const [, orcid] = /^https?:\/\/orcid\.org\/(\S+)$/.exec(getId(person)) ?? [];
  const roles = reader.texts(person, 'jobTitle');
  return {
    lastName: lastName || name.slice(last + 1),
    firstName: firstName || name.slice(0, Math.max(last, 0)),
    email: reader.text(person, 'email').replace(/^mailto:/, ''),
    affiliation: readAffiliation(reader, person),
    roles: roles.map(annotate),
    comments: orcid === undefined ? [] : [{ name: 'Person ID', value: orcid }],
  };
}

/** Returns the name of an affiliation, followed by its ROR identifier. */
function readAffiliation(reader: CrateReader, person: ReadEntity): string {
  const [organization] = reader.held(person, 'Organization', 'affiliation');
  const name = reader.text(person, 'affiliation');
  const id = organization === undefined ? '' : getId(organization);
  return /^https:\/\/ror\.org\//.test(id) ? `${name} (${id})` : name;
}
