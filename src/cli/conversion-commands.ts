/** `concordat convert` and `concordat template`: convert metadata files without a server, as the hub does. */
import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { type Entity, findEntity, type Profile } from '../profiles/profile.ts';
import { formatQuantity } from '../web/for-people/words.ts';
import { type CommandIo, escapeControlCharacters, UsageError } from './command.ts';
import { findProfile, printResult } from './profile-commands.ts';
import { type DataFile, listDataFiles, readFileStart, requireRegularFile, UnreadableFileError } from './validate/data-files.ts';
import { loadDefaultProfile } from './validate/import-check.ts';

const FORMATS = `  xlsx      .xlsx      spreadsheet with a sheet for each entity type
  csv       .csv       table of one entity type
  json      .json      the whole data set, nested
  yaml      .yaml      the whole data set, nested
  isa-json  .isa.json  ISA-JSON
  ro-crate  .crate.zip RO-Crate with the data set, tables and ISA files
  isa-tab   .zip       ISA-Tab
  sdrf      .sdrf.tsv  SDRF-Proteomics
  ena-xml   .xml       submission to the European Nucleotide Archive
  ena-tsv   .ena.tsv   sample sheet of the European Nucleotide Archive`;

const CONVERT_USAGE = `Usage: concordat convert FILE NEW-FILE [options]

  FILE             a file or folder that \`concordat validate\` reads, and the hub imports
  NEW-FILE         the file to write; an existing file is replaced
  --format FORMAT  format of NEW-FILE (default: by its name)
  --profile NAME   profile, also as NAME/VERSION (default: the one that the file names, else that
                   of its format)
  --entity NAME    entity type of the rows of FILE or of the table to write
  --help           print this text

${FORMATS}

Prints what the new file leaves out or changes. PROFILES_DIR names a folder with profiles of your own. Exit code:
0 everything converted, 1 converted with losses, 2 invalid arguments or an unreadable file.
`;

const TEMPLATE_USAGE = `Usage: concordat template PROFILE NEW-FILE [options]

  PROFILE          name and version, such as miappe/1.1
  NEW-FILE         the file to write, .xlsx or .csv; an existing file is replaced
  --entity NAME    only this entity type; a CSV file requires it
  --help           print this text

Fill in the table, then check it with \`concordat validate\`. PROFILES_DIR names a folder with profiles of your own.
Exit code: 0 written, 2 invalid arguments.
`;

const FILE_EXTENSIONS = [
  [/\.xlsx$/i, 'xlsx'],
  [/\.sdrf\.tsv$/i, 'sdrf'],
  [/\.ena\.tsv$/i, 'ena-tsv'],
  [/\.xml$/i, 'ena-xml'],
  [/\.csv$/i, 'csv'],
  [/\.isa\.json$/i, 'isa-json'],
  [/\.json$/i, 'json'],
  [/\.ya?ml$/i, 'yaml'],
  [/crate\.zip$/i, 'ro-crate'],
  [/\.zip$/i, 'isa-tab'],
] as const;

/** Converts a file, and prints what was omitted or changed. */
export async function runConvertCommand(args: string[], io: CommandIo): Promise<number> {
  return printResult(io, CONVERT_USAGE, args, async (options, [from, to, ...more]) => {
    if (from === undefined || to === undefined || more.length > 0)
      throw new UsageError('Specify the file to read and the file to write.');
    const format = chooseFormat(to, options.format);
    return reportFileErrors(io, async () => {
      const file = findSingleFile(from, to);
      const profile = await findFileProfile(file, options.profile, io);
      const only = options.entity === undefined ? undefined : requireEntity(profile, options.entity);
      const isTable = format === 'csv' || format === 'xlsx';
      const { convertFile } = await import('../hub/service.ts');
      const name = basename(from).replace(/\.[^.]*$/, '');
      const { entities, read, written } = await convertFile(
        profile,
        {
          path: file.path,
          fileName: basename(file.path),
          entityType: !isTable || TABLE.test(from) ? (only?.name ?? '') : '',
          ...(file.folder === undefined ? {} : { format: file.folder }),
        },
        { path: to, format, name, only: isTable ? only : undefined },
      );
      const lines = [
        ...read.left_out.map(({ place, reason }) => `${place}: ${reason} (left out)`),
        ...read.changed.map(({ place, shown, stored, reason }) => `${place}: ${shown} → ${stored}: ${reason} (changed)`),
        ...written.left_out.map(({ what, count }) => `${what}: ${count} not supported by ${format} (omitted)`),
        ...written.changed.map(
          ({ what, place, reason, count }) => `${what}, ${place}: ${reason} (changed, ${formatQuantity(count, 'time')})`,
        ),
      ];
      const notes = (read.notes ?? []).map((note) => `${note} (note)`);
      const done = `${to}: ${formatQuantity(entities, 'entity', 'entities')} of ${profile.id}`;
      const text = [...lines, ...notes, `${done}${lines.length === 0 ? '' : `, ${formatQuantity(lines.length, 'note')}`}`];
      return { text: `${text.map(escapeControlCharacters).join('\n')}\n`, code: lines.length === 0 ? 0 : 1 };
    });
  });
}

export async function runTemplateCommand(args: string[], io: CommandIo): Promise<number> {
  return printResult(io, TEMPLATE_USAGE, args, async ({ entity }, [name, path, ...more]) => {
    if (name === undefined || path === undefined || more.length > 0)
      throw new UsageError('Specify the profile and the file to write.');
    const format = chooseFormat(path, undefined);
    if (format !== 'xlsx' && format !== 'csv') throw new UsageError('The file must be .xlsx or .csv.');
    const profile = requireProfile(name, io);
    const only = entity === undefined ? undefined : requireEntity(profile, entity);
    return reportFileErrors(io, async () => {
      const { writeTemplate } = await import('../hub/service.ts');
      await writeTemplate(profile, { path, format, name: profile.id, only });
      return `${escapeControlCharacters(path)}: ${only === undefined ? profile.id : `${only.name} of ${profile.id}`}\n`;
    });
  });
}

/** Prints errors about files without the usage of the command. */
async function reportFileErrors(io: CommandIo, make: () => Promise<string | { text: string; code: number }>) {
  try {
    return await make();
  } catch (cause) {
    const { ConversionError, UnreadableImportError } = await import('../hub/service.ts');
    const isAboutFile = [ConversionError, UnreadableImportError, UnreadableFileError].some((type) => cause instanceof type);
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!isAboutFile && code === undefined) throw cause;
    io.stderr.write(`${escapeControlCharacters(message)}\n`);
    return { text: '', code: 2 };
  }
}

function chooseFormat(path: string, formatName: string | undefined): (typeof FILE_EXTENSIONS)[number][1] {
  const found = FILE_EXTENSIONS.find(([ending, format]) =>
    formatName === undefined ? ending.test(path) : format === formatName,
  );
  if (found === undefined)
    throw new UsageError(
      formatName === undefined
        ? `${escapeControlCharacters(path)}: unknown file type. Add --format.`
        : `There is no format ${escapeControlCharacters(formatName)}.`,
    );
  return found[1];
}

function findSingleFile(from: string, to: string): DataFile {
  const [file, ...more] = convertReadErrors(from, () => listDataFiles(from));
  if (file === undefined || file.path === '-' || more.length > 0)
    throw new UsageError(
      `${escapeControlCharacters(from)}: specify one file, or one folder with files of ISA-Tab or Darwin Core.`,
    );
  if (file.folder === undefined) convertReadErrors(from, () => requireRegularFile(file.path));
  if (resolveRealPath(file.path) === resolveRealPath(to)) throw new UsageError('The input and the output are the same file.');
  return file;
}

function convertReadErrors<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof UnreadableFileError)) throw cause;
    throw new UnreadableFileError(`${name} ${cause.message}.`, { cause });
  }
}

/** Extensions of files whose rows have one entity type. */
const TABLE = /\.(?:csv|tsv|tab|txt)$/i;

function resolveRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

async function findFileProfile(file: DataFile, name: string | undefined, io: CommandIo): Promise<Profile> {
  if (name !== undefined) return requireProfile(name, io);
  const text = file.folder === undefined ? readFileStart(file.path).toString() : '';
  const profile = await loadDefaultProfile(file, io.env.PROFILES_DIR || undefined, text);
  if (profile === undefined)
    throw new UsageError(`${escapeControlCharacters(file.path)} names an unknown profile. Add --profile.`);
  return profile;
}

function requireProfile(id: string, { env }: CommandIo): Profile {
  const profile = findProfile(env.PROFILES_DIR || undefined, id);
  if (profile === undefined) throw new UsageError(`There is no profile ${escapeControlCharacters(id)}.`);
  return profile;
}

function requireEntity(profile: Profile, name: string): Entity {
  const entity = findEntity(profile, name);
  if (entity === undefined)
    throw new UsageError(
      `${profile.id} has no entity ${escapeControlCharacters(name)}. It has: ${[...profile.entities.keys()].join(', ')}.`,
    );
  return entity;
}
