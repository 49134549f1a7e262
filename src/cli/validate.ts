/** `concordat validate FILE…`: validates data files of every format that the hub imports. */
import { loadCatalog } from '../profiles/catalog/catalog.ts';
import { type Entity, findEntity, type Profile } from '../profiles/profile.ts';
import {
  type CommandIo,
  escapeControlCharacters,
  FLAG,
  Output,
  type ParsedValues,
  parseAndRunCommand,
  TEXT,
  UsageError,
} from './command.ts';
import { findProfile, reportProfileErrors } from './profile-commands.ts';
import {
  type DataFile,
  getNotation,
  listDataFiles,
  readTextFile,
  requireRegularFile,
  UnreadableFileError,
} from './validate/data-files.ts';
import { checkFileText, type FileResult } from './validate/file-check.ts';
import { checkFileAsImport, isImportFile, loadDefaultProfile } from './validate/import-check.ts';
import { createJsonReport, createTextReport } from './validate/validation-report.ts';

type ValidateCommandIo = Pick<CommandIo, 'stdin' | 'stdout' | 'stderr' | 'env'>;

const usage = `Usage: concordat validate FILE… [options]

  FILE             JSON, YAML, a spreadsheet (.xlsx, .ods), a table (.csv, .tsv, .txt),
                   SDRF, ISA-JSON, ISA-Tab or a Darwin Core archive (a .zip or its folder),
                   a folder of such files, or - for JSON or YAML on standard input
  --profile NAME   profile, also as NAME/VERSION (default: miappe; sdrf-proteomics for
                   SDRF, darwin-core for Darwin Core archives)
  --version V      version of the profile (default: 1.1 for miappe, else the newest)
  --entity NAME    entity of the data (default: the member _type of the file, else the
                   entity that fits its members or columns best)
  --warnings       also print missing recommended fields
  --json           print one JSON document
  --help           print this text

PROFILES_DIR names a folder with profiles of your own. Each error is printed as
FILE:LINE: field: message (rule), of spreadsheets and archives as
FILE: SHEET!CELL: field: message (rule). Data without a place in the profile is printed as left
out, and is not an error. Exit code: 0 valid, 1 errors, 2 invalid arguments or an unreadable file.
`;

interface Request {
  readonly names: readonly string[];
  readonly profile: Profile;
  /** Returns the profile for a file: the selected one, else the default of its format. */
  readonly chooseProfile: (file: DataFile, text?: string) => Promise<Profile>;
  readonly entity: Entity | undefined;
  readonly json: boolean;
  readonly warnings: boolean;
}

const options = { ...{ profile: TEXT, version: TEXT, entity: TEXT }, ...{ json: FLAG, warnings: FLAG } } as const;

/** Validates files. Returns the exit code: 0 valid, 1 errors, 2 invalid arguments or unreadable files. */
export async function runValidateCommand(args: string[], io: ValidateCommandIo): Promise<number> {
  return reportProfileErrors(io, () =>
    parseAndRunCommand({ args, usage, options, io }, (values, names) =>
      validateFiles(parseValidateRequest(values, names, io.env.PROFILES_DIR || undefined), io),
    ),
  );
}

async function validateFiles(request: Request, io: ValidateCommandIo): Promise<number> {
  const output = new Output(io.stdout);
  const report = request.json ? createJsonReport(output, request.profile, request.warnings) : createTextReport(output);
  let unreadable = 0;
  let invalid = 0;
  await report.start();
  const reportReadErrors = async (name: string, read: () => Promise<void>) => {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      unreadable += 1;
      report.addUnreadableFile(name, error.message);
      io.stderr.write(`${escapeControlCharacters(name)} ${error.message}.\n`);
    }
  };
  for (const name of request.names) {
    await reportReadErrors(name, async () => {
      for (const file of listDataFiles(name)) {
        await reportReadErrors(file.path, async () => {
          const result = await validateFile(file, request, io.stdin);
          if (result.errors.length > 0) invalid += 1;
          await report.file(result);
        });
      }
    });
  }
  await report.finish();
  await output.flush();
  return unreadable > 0 ? 2 : invalid > 0 ? 1 : 0;
}

async function validateFile(
  file: DataFile,
  { profile, chooseProfile, entity, warnings: withWarnings }: Request,
  stdin: NodeJS.ReadableStream,
): Promise<FileResult & { readonly profileId: string }> {
  const checkAsImport = async (text?: string) => {
    const of = await chooseProfile(file, text);
    const result = await checkFileAsImport(file, of, entity);
    return { ...result, warnings: withWarnings ? result.warnings : [], profileId: of.id };
  };
  if (file.folder === undefined && file.path !== '-') requireRegularFile(file.path);
  if (isImportFile(file)) return checkAsImport();
  const text = await readTextFile(file.path, stdin);
  if (isImportFile(file, text)) return checkAsImport(text);
  const result = checkFileText(file.path, text, getNotation(file.path), { profile, entity, withWarnings });
  return { ...result, profileId: profile.id };
}

function parseValidateRequest(
  values: ParsedValues<typeof options>,
  names: readonly string[],
  ownProfiles: string | undefined,
): Request {
  if (names.length === 0) throw new UsageError('Specify the files to validate.');
  const [name = '', versionInName] = (values.profile ?? 'miappe').split('/');
  const version = values.version ?? versionInName;
  const id = version === undefined ? name : `${name}/${version}`;
  const profile = findProfile(ownProfiles, id);
  if (profile === undefined) {
    const known = loadCatalog({ own: ownProfiles }).entries.map((entry) => entry.profile.id);
    throw new UsageError(`There is no profile ${escapeControlCharacters(id)}. Known profiles: ${known.join(', ')}.`);
  }
  const entity = values.entity === undefined ? undefined : findEntity(profile, values.entity);
  if (values.entity !== undefined && entity === undefined) {
    throw new UsageError(
      `${profile.id} has no entity ${escapeControlCharacters(values.entity)}. It has: ${[...profile.entities.keys()].join(', ')}.`,
    );
  }
  const loadProfile = async (file: DataFile, text?: string) => {
    if (values.profile !== undefined || values.version !== undefined) return profile;
    return (await loadDefaultProfile(file, ownProfiles, text)) ?? profile;
  };
  return { names, profile, chooseProfile: loadProfile, entity, json: values.json, warnings: values.warnings };
}
