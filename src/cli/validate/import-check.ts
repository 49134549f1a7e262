/** Validates files that the hub can import: spreadsheets, tables, archives, and data sets of other programs. */
import { basename } from 'node:path';
import type { Entity, Profile } from '../../profiles/profile.ts';
import { readZipEntries } from '../../web/workbook/zip-entries.ts';
import { findProfile } from '../profile-commands.ts';
import { type DataFile, getNotation, readFileStart, UnreadableFileError } from './data-files.ts';
import type { FileResult } from './file-check.ts';

const TABLES = /\.(?:csv|tsv|tab|txt|xlsx|ods|zip|jsonl|ndjson|jsonld)$/i;
const SDRF = /^\ufeff?"?source name"?\t/i;

/** Returns whether a file is checked as an import of the hub, not as one object. `text` is the content of JSON and YAML. */
export function isImportFile({ path, folder }: DataFile, text?: string): boolean {
  if (folder !== undefined) return true;
  if (text === undefined)
    return (
      path !== '-' &&
      getNotation(path) === undefined &&
      (TABLES.test(path) || readFileStart(path).toString('latin1', 0, 2) === 'PK')
    );
  return path !== '-' && DATA_SETS.some((marks) => marks.every((mark) => mark.test(text)));
}

/** Recognizes ISA-JSON, data sets exported by the hub, lists of records in JSON, YAML and JSON-LD, and tables in JSON. */
const DATA_SETS: readonly (readonly RegExp[])[] = [
  [/"(?:ontologySourceReferences|processSequence)"\s*:/],
  [/"profile"\s*:\s*"/, /"entities"\s*:\s*\[/],
  [/^profile:/m, /^entities:/m],
  [/^\s*\[\s*[{[]/],
  [/^(?:[%#].*\n|---.*\n|\s)*- /],
  [/"@graph"\s*:/],
  [/"columns"\s*:\s*\[/, /"data"\s*:\s*\[\s*\[/],
];

/** Returns the default profile of a file: the profile that `text` (JSON or YAML) names, else the default of the format. */
async function findDefaultProfile({ path, folder }: DataFile, text = ''): Promise<string> {
  const [, name, version] = NAMED_PROFILE.exec(text) ?? [];
  if (name !== undefined) return `${name}/${version}`;
  if (folder !== undefined || path === '-') return folder === 'dwca' ? 'darwin-core' : 'miappe';
  const start = readFileStart(path).toString();
  const names = start.startsWith('PK') ? await readZipEntries(path, MAX_ENTRIES).catch(() => []) : [];
  const hasFile = (name: RegExp) => names.some(({ fileName }) => name.test(fileName));
  // OpenDocument spreadsheets also have a part with that name.
  if (hasFile(/(?:^|\/)meta\.xml$/i) && !hasFile(/^content\.xml$/)) return 'darwin-core';
  return SDRF.test(start) ? 'sdrf-proteomics' : 'miappe';
}

/** Returns the default profile of a file from the catalog; undefined if the catalog does not have it. */
export async function loadDefaultProfile(
  file: DataFile,
  ownProfiles: string | undefined,
  text?: string,
): Promise<Profile | undefined> {
  return findProfile(ownProfiles, await findDefaultProfile(file, text));
}

/** Recognizes the start of a data set of the hub. */
const NAMED_PROFILE = /^\s*(?:\{\s*)?"?profile"?\s*:\s*"?([\w-]+)"?\s*(?:,\s*)?"?version"?\s*:\s*"?(\d+(?:\.\d+)*)/;

/** Maximum number of entries of an archive that are searched for its metadata file. */
const MAX_ENTRIES = 1_000;

/** Checks a file as an import. @throws UnreadableFileError if it cannot be read */
export async function checkFileAsImport(
  { path, folder }: DataFile,
  profile: Profile,
  entity: Entity | undefined,
): Promise<FileResult> {
  // Loading the hub is slow, and other files do not need it.
  const { checkImportFile, UnreadableImportError } = await import('../../hub/service.ts');
  try {
    const {
      entities,
      errors,
      warnings,
      left_out,
      changed,
      notes = [],
      account,
    } = await checkImportFile(profile, {
      path,
      fileName: basename(path),
      entityType: entity?.name ?? '',
      ...(folder === undefined ? {} : { format: folder }),
    });
    return {
      file: path,
      entity: undefined,
      entities,
      errors,
      warnings: warnings.map(({ entityType, message, field, count }) => ({
        place: entityType,
        field,
        message,
        count,
        line: null,
        column: null,
      })),
      leftOut: left_out,
      changed,
      notes,
      account,
    };
  } catch (error) {
    if (!(error instanceof UnreadableImportError)) throw error;
    throw new UnreadableFileError(`cannot be read: ${error.message.replace(/\.$/, '')}`, { cause: error });
  }
}
