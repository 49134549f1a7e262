/** Reads RO-Crates: the data set in crates of the hub; the investigation, studies and people in the metadata of other crates. */
import { createHash } from 'node:crypto';
import { BadRequestError } from '../../../../../contract/errors.ts';
import { resolveScalars } from '../../../../../profiles/reading/yaml-text.ts';
import { isObject } from '../../../../../profiles/validation/entity-plan.ts';
import { decodeText } from '../../../../../web/csv/dialect.ts';
import { METADATA_FILE, PROJECT_FILE } from '../../../crate/file-names.ts';
import { annotate, type IsaObject } from '../../../isa/entity-texts.ts';
import { getFolder, type PackedFile, readPackedFiles } from '../packed-files.ts';
import { parse } from '../read-text.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { CrateReader, getId, type ReadEntity } from './crate-reader.ts';

/** The parsed content of an RO-Crate. */
export interface ReadCrate {
  /** The parsed data set of a project; undefined in other crates. */
  readonly dataset: unknown;
  /** The metadata of other crates as an ISA object. */
  readonly investigations: readonly { readonly folder: string; readonly investigation: Readonly<Record<string, unknown>> }[];
  readonly leftOut: readonly { readonly file: string; readonly words: string; readonly values: number }[];
  /** A note about something unexpected that causes no loss; empty if there is none. */
  readonly note: string;
}

/** Reads a .zip file or a folder. @throws BadRequestError if it is not a crate, or exceeds limits */
export async function readCrate(path: string, limits: ReadingLimits): Promise<ReadCrate> {
  const files = await readPackedFiles(path, limits, 'an RO-Crate');
  const metadata = files.filter((file) => file.path.slice(getFolder(file.path).length) === METADATA_FILE);
  const [first] = metadata.toSorted((one, other) => one.path.split('/').length - other.path.split('/').length);
  if (first === undefined) throw new BadRequestError(`The .zip file is not an RO-Crate: it has no ${METADATA_FILE}.`);
  const reader = new CrateReader(resolveScalars(parseFile(first), 'texts'), limits);
  const folder = getFolder(first.path);
  const project = files.find((file) => file.path === `${folder}${PROJECT_FILE}`);
  const dataset = project === undefined ? undefined : parseFile(project);
  const others = files.filter((file) => file !== first && file !== project);
  if (isObject(dataset) && Array.isArray(dataset.entities)) return readOwnCrate(reader, dataset, others, folder);
  const investigation = readCrateInvestigation(reader);
  const unread = project === undefined ? others : [...others, project];
  return {
    dataset: undefined,
    investigations: [{ folder: '', investigation }],
    leftOut: [
      ...reader
        .leftOut()
        .map(({ what, values }) => ({ file: METADATA_FILE, words: `${what} has no field and is left out.`, values })),
      ...unread.map((file) => ({
        file: file.path,
        words: 'A project cannot contain files. Import a table by itself.',
        values: 1,
      })),
    ],
    note: '',
  };
}

function parseFile({ path, bytes }: PackedFile): unknown {
  try {
    return parse(decodeText(bytes, { fatal: true }), 'json');
  } catch (cause) {
    if (cause instanceof BadRequestError) throw new BadRequestError(`${path}: ${cause.message}`, { cause });
    throw new BadRequestError(`${path} is not UTF-8 text.`, { cause });
  }
}

/** Reads a crate that a hub exported. Reports files changed or added afterwards. Others repeat the data set. */
function readOwnCrate(reader: CrateReader, dataset: unknown, files: readonly PackedFile[], folder: string): ReadCrate {
  const hashes = new Map(reader.entities().map((entity) => [decodeId(getId(entity)), entity.sha256]));
  const isRepeated = ({ path, bytes }: PackedFile) =>
    hashes.get(path.slice(folder.length)) === createHash('sha256').update(bytes).digest('hex');
  const explain = (known: boolean) =>
    known
      ? `The file was changed after the export. Only ${PROJECT_FILE} is read.`
      : 'A project cannot contain files. The file is left out.';
  const others = files.filter((file) => !isRepeated(file));
  return {
    dataset,
    investigations: [],
    leftOut: others.map(({ path }) => ({ file: path, words: explain(hashes.has(path.slice(folder.length))), values: 1 })),
    note: `The data set is read from ${PROJECT_FILE}. ${METADATA_FILE} and the files made from the data set are not read.`,
  };
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns the root data set as an investigation. */
function readCrateInvestigation(reader: CrateReader): IsaObject {
  const { root } = reader;
  const [licensed] = reader.described(root, 'license');
  const address = licensed === undefined ? '' : getId(licensed);
  // An address without a name is read like a string.
  const license = licensed?.name !== undefined && /^https?:/.test(address) ? address : reader.text(root, 'license');
  return {
    ...readFacts(reader, root),
    publications: reader.held(root, 'ScholarlyArticle', 'citation').map((article) => ({
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
