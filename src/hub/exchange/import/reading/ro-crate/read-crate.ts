/** Reads RO-Crates: the data set in crates of the hub; investigation, studies and people in the metadata of other crates. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { BadRequestError } from '../../../../../contract/errors.ts';
import { resolveScalars } from '../../../../../profiles/reading/yaml-text.ts';
import { isObject } from '../../../../../profiles/validation/entity-plan.ts';
import { decodeText } from '../../../../../web/csv/dialect.ts';
import { ATTACHED_FOLDER, METADATA_FILE, OBSERVATIONS_FILE, PROJECT_FILE } from '../../../crate/file-names.ts';
import { createTerm, type IsaObject } from '../../../isa/entity-texts.ts';
import { splitPersonName } from '../../../isa/person-name.ts';
import { explainSystemFile, getFolderOfPath, listPackedFiles, type PackedEntry, readPackedFile } from '../packed-files.ts';
import { parseWrittenText } from '../read-text.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { CrateReader, getId, type ReadEntity } from './crate-reader.ts';

/** An attached file in a crate, whose checksum was verified. */
export interface CrateAttachment extends PackedEntry {
  readonly name: string;
  readonly description: string;
  readonly sha256: string;
}

/** Parts of a crate that are not entities. */
export interface CrateParts {
  readonly attachments: readonly CrateAttachment[];
  readonly observations: PackedEntry | undefined;
}

export interface ReadCrate {
  /** The parsed data set of a project; undefined in other crates. */
  readonly dataset: unknown;
  /** The metadata of other crates as an ISA object. */
  readonly investigations: readonly { readonly folder: string; readonly investigation: Readonly<Record<string, unknown>> }[];
  readonly leftOut: readonly { readonly file: string; readonly words: string; readonly values: number }[];
  /** Files and observations of a hub's crate; undefined in other crates. */
  readonly parts?: CrateParts;
  /** A note about unexpected content that is imported; may be empty. */
  readonly note: string;
}

/** Returns the content of a .zip file or folder. @throws BadRequestError if it is not a crate, or exceeds limits */
export async function readCrate(path: string, limits: ReadingLimits): Promise<ReadCrate> {
  // A crate can be larger than other archives, because its attached files are not read into memory.
  const characters = Math.max(limits.unpacked, MAX_EXPANSION * (await stat(path)).size);
  const files = await listPackedFiles(path, { ...limits, characters, entries: 2 * limits.entries }, 'an RO-Crate');
  const metadata = files.filter((file) => file.path.slice(getFolderOfPath(file.path).length) === METADATA_FILE);
  const [first] = metadata.toSorted((one, other) => one.path.split('/').length - other.path.split('/').length);
  if (first === undefined) throw new BadRequestError(`The .zip file is not an RO-Crate: it has no ${METADATA_FILE}.`);
  const reader = new CrateReader(resolveScalars(await parseFile(first, limits), 'texts'), limits);
  const folder = getFolderOfPath(first.path);
  const project = files.find((file) => file.path === `${folder}${PROJECT_FILE}`);
  const dataset = project === undefined ? undefined : await parseFile(project, limits);
  const others = files.filter((file) => file !== first && file !== project);
  if (isObject(dataset) && Array.isArray(dataset.entities)) return readOwnCrate(reader, dataset, others, folder);
  const investigation = createCrateInvestigation(reader);
  const unread = project === undefined ? others : [...others, project];
  return {
    dataset: undefined,
    investigations: [{ folder: '', investigation }],
    leftOut: [
      ...reader
        .countUnread()
        .map(({ what, values }) => ({ file: METADATA_FILE, words: `${what} has no field and is left out.`, values })),
      ...unread.map((file) => ({
        file: file.path,
        words:
          explainSystemFile(file.path) ??
          'Files in crates of other programs are left out. Attach the file to the project, or import a table by itself.',
        values: 1,
      })),
    ],
    note: '',
  };
}

/** Maximum ratio between the unpacked and the packed size of a large crate. */
const MAX_EXPANSION = 10;

async function parseFile(file: PackedEntry, limits: ReadingLimits): Promise<unknown> {
  const { path, size } = file;
  if (size > limits.characters) throw new BadRequestError(`${path} is too large.`);
  try {
    return parseWrittenText(decodeText((await readPackedFile(file)).bytes, { fatal: true }), 'json');
  } catch (cause) {
    if (cause instanceof BadRequestError) throw new BadRequestError(`${path}: ${cause.message}`, { cause });
    throw new BadRequestError(`${path} is not UTF-8 text.`, { cause });
  }
}

/** Reads a crate of a hub, and reports later changes. All files except attachments and observations repeat the data set. */
async function readOwnCrate(
  reader: CrateReader,
  dataset: unknown,
  files: readonly PackedEntry[],
  folder: string,
): Promise<ReadCrate> {
  const described = new Map(reader.listEntities().map((entity) => [decodeId(getId(entity)), entity]));
  const isPart = (name: string) => name === OBSERVATIONS_FILE || (name.startsWith(ATTACHED_FOLDER) && name !== ATTACHED_FOLDER);
  const missing = new Set([...described.keys()].filter(isPart));
  const leftOut: { file: string; words: string; values: number }[] = [];
  const attachments: CrateAttachment[] = [];
  let observations: PackedEntry | undefined;
  for (const file of files) {
    const name = file.path.slice(folder.length);
    const { sha256, contentSize, description } = described.get(name) ?? {};
    missing.delete(name);
    if (sha256 === (await computeHash(file)) && contentSize === String(file.size)) {
      if (name === OBSERVATIONS_FILE) observations ??= file;
      else if (isPart(name))
        attachments.push({
          ...file,
          name: name.slice(ATTACHED_FOLDER.length),
          description: typeof description === 'string' ? description : '',
          sha256,
        });
    } else leftOut.push({ file: file.path, words: explainDifference(file.path, described.has(name), isPart(name)), values: 1 });
  }
  for (const name of missing)
    leftOut.push({ file: name, words: `${METADATA_FILE} describes the file, but the crate does not contain it.`, values: 1 });
  return {
    dataset,
    investigations: [],
    leftOut,
    parts: { attachments, observations },
    note: `The data set is read from ${PROJECT_FILE}. ${METADATA_FILE} and the files made from the data set are not read.`,
  };
}

function explainDifference(path: string, isDescribed: boolean, isPart: boolean): string {
  if (!isDescribed) return explainSystemFile(path) ?? `${METADATA_FILE} does not describe the file. It is left out.`;
  return isPart
    ? `The size or the checksum of the file differs from ${METADATA_FILE}. It is left out.`
    : `The file was changed after the export. Only ${PROJECT_FILE} is read.`;
}

async function computeHash({ open }: PackedEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of open()) hash.update(piece);
  return hash.digest('hex');
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function createCrateInvestigation(reader: CrateReader): IsaObject {
  const { root } = reader;
  const [licensed] = reader.listDescribed(root, 'license');
  const address = licensed === undefined ? '' : getId(licensed);
  // The URL of a license is used only if the license has a name. Otherwise, the license is read as text.
  const license = licensed?.name !== undefined && /^https?:/.test(address) ? address : reader.readText(root, 'license');
  return {
    ...getCrateFacts(reader, root),
    publications: reader.listHeld(root, 'ScholarlyArticle', 'citation').map((article) => ({
      doi: /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?(10\..+)$/.exec(getId(article))?.[1] ?? '',
      title: reader.readText(article, 'headline', 'name'),
    })),
    comments: license === '' ? [] : [{ name: 'License', value: license }],
    studies: reader.listHeld(root, 'Study', 'hasPart').map((study) => getCrateFacts(reader, study)),
  };
}

const ISA_KINDS: ReadonlySet<string> = new Set(['Investigation', 'Study']);

function getCrateFacts(reader: CrateReader, entity: ReadEntity): IsaObject {
  const title = reader.readText(entity, 'name', 'headline');
  // The ISA profile requires the title in two properties. An unread second property would be reported as omitted.
  if (entity.headline === title) reader.readText(entity, 'headline');
  if (ISA_KINDS.has(String(entity.additionalType))) reader.readText(entity, 'additionalType');
  return {
    identifier: reader.readText(entity, 'identifier') || getFolderName(entity),
    title,
    description: reader.readText(entity, 'description'),
    submissionDate: reader.readText(entity, 'dateCreated'),
    publicReleaseDate: reader.readText(entity, 'datePublished'),
    people: reader.listHeld(entity, 'Person', 'creator', 'author').map((person) => createIsaPerson(reader, person)),
  };
}

function getFolderName(entity: ReadEntity): string {
  return (
    getId(entity)
      .split('/')
      .findLast((part) => part !== '' && part !== '.') ?? ''
  );
}

function createIsaPerson(reader: CrateReader, person: ReadEntity): IsaObject {
  const [lastName, firstName] = [reader.readText(person, 'familyName'), reader.readText(person, 'givenName')];
  const isKnown = lastName !== '' && firstName !== '' && person.name !== `${firstName} ${lastName}`;
  const split = splitPersonName(isKnown ? '' : reader.readText(person, 'name'));
  const [, orcid] = /^https?:\/\/orcid\.org\/(\S+)$/.exec(getId(person)) ?? [];
  const roles = reader.readTexts(person, 'jobTitle');
  return {
    lastName: lastName || split.lastName,
    firstName: firstName || split.firstName,
    email: reader.readText(person, 'email'),
    affiliation: getAffiliation(reader, person),
    roles: roles.map(createTerm),
    comments: orcid === undefined ? [] : [{ name: 'Person ID', value: orcid }],
  };
}

/** Returns the name of an affiliation and its ROR ID. */
function getAffiliation(reader: CrateReader, person: ReadEntity): string {
  const [organization] = reader.listHeld(person, 'Organization', 'affiliation');
  const name = reader.readText(person, 'affiliation');
  const id = organization === undefined ? '' : getId(organization);
  return /^https:\/\/ror\.org\//.test(id) ? `${name} (${id})` : name;
}
