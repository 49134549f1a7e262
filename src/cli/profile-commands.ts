/** `concordat check`, `compare` and `merge`: check, compare and merge profiles without a server, as the hub does. */
import { readFileSync } from 'node:fs';
import { loadCatalog } from '../profiles/catalog/catalog.ts';
import type { Profile } from '../profiles/profile.ts';
import { ProfileError, parseProfile } from '../profiles/reading/profile-file.ts';
import { type CommandIo, Output, parseAndRunCommand, TEXT, UsageError } from './command.ts';
import { requireRegularFile, UnreadableFileError } from './validate/data-files.ts';

const CHECK_USAGE = `Usage: concordat check FILE…

  FILE             a profile, such as my-lab/1.0/profile.yaml
  --help           print this text

Prints the errors of profile files with line and column. To check data against a profile, use concordat validate. Exit
code: 0 all files are valid, 1 a file has errors, 2 invalid arguments.
`;

const COMPARE_USAGE = `Usage: concordat compare PROFILE PROFILE… [options]

  PROFILE          name and version, such as miappe/1.1
  --format FORMAT  md for a text with tables, csv for one table (default: md)
  --help           print this text

Prints what differs between profiles. PROFILES_DIR names a folder with profiles of your own. Exit code: 0 done,
2 invalid arguments.
`;

const MERGE_USAGE = `Usage: concordat merge PROFILE PROFILE… [options]

  PROFILE          name and version, such as miappe/1.1
  --strategy NAME  first_wins, last_wins, most_restrictive or least_restrictive (default: first_wins)
  --name NAME      name of the merged profile (default: made of the names)
  --version V      its version (default: 1.0)
  --help           print this text

Prints the merged profile as YAML. PROFILES_DIR names a folder with profiles of your own. Exit code: 0 done, 2 invalid
arguments.
`;

export async function runCheckCommand(args: string[], io: CommandIo): Promise<number> {
  return printResult(io, CHECK_USAGE, args, async (_options, files) => {
    if (files.length === 0) throw new UsageError('Specify a profile file.');
    const results = files.map(validateProfileFile);
    return { text: results.map(({ text }) => `${text}\n`).join(''), code: results.some(({ isValid }) => !isValid) ? 1 : 0 };
  });
}

function validateProfileFile(file: string): { readonly text: string; readonly isValid: boolean } {
  try {
    requireRegularFile(file);
    const profile = parseProfile(readFileSync(file, 'utf8'), file);
    return {
      text: `${file}: ${profile.id} is valid.`,
      isValid: true,
    };
  } catch (error) {
    if (error instanceof ProfileError) return { text: error.message, isValid: false };
    if (error instanceof UnreadableFileError) throw new UsageError(`${file} ${error.message}.`, { cause: error });
    throw error;
  }
}

export async function runCompareCommand(args: string[], io: CommandIo): Promise<number> {
  return printResult(io, COMPARE_USAGE, args, async ({ format = 'md' }, named) => {
    if (format !== 'md' && format !== 'csv') throw new UsageError('--format must be md or csv.');
    const { comparisonAsCsv, comparisonAsMarkdown, selectProfiles } = await import('../hub/service.ts');
    const { profiles, problems } = selectProfiles(loadCommandCatalog(io), named);
    throwProblems(problems);
    if (profiles.length < 2) throw new UsageError('Specify two or more different profiles.');
    return format === 'csv' ? comparisonAsCsv(profiles, {}) : comparisonAsMarkdown(profiles, {});
  });
}

export async function runMergeCommand(args: string[], io: CommandIo): Promise<number> {
  return printResult(io, MERGE_USAGE, args, async (options, profiles) => {
    const { nameProblems, computeMergeOutcome: outcomeOf, readMergeForm } = await import('../hub/service.ts');
    const form = readMergeForm({
      profiles,
      strategy: options.strategy,
      output_name: options.name,
      output_version: options.version,
    });
    const { merge, problems, name, version } = outcomeOf(loadCommandCatalog(io), form);
    throwProblems(problems.map(({ message }) => message));
    const optionOf: Record<string, string> = { output_name: '--name', output_version: '--version' };
    throwProblems(nameProblems(name, version).map(({ field, message }) => `${optionOf[field]} ${message}.`));
    if (merge === undefined) throw new UsageError('Specify two or more different profiles.');
    return merge.yaml;
  });
}

type CommandOptions = Partial<Record<'format' | 'strategy' | 'name' | 'version' | 'profile' | 'entity', string | undefined>>;

/** Prints the string that `make` returns, if any, and resolves with the exit code. */
export async function printResult(
  io: CommandIo,
  usage: string,
  args: string[],
  make: (
    options: CommandOptions,
    names: readonly string[],
  ) => Promise<string | { readonly text: string; readonly code: number }>,
): Promise<number> {
  // The usage is the only list of the options.
  const names = [...usage.matchAll(/^ {2}--(\w+) [A-Z]/gm)].map(([, name = '']) => name);
  const options = Object.fromEntries(names.map((name) => [name, TEXT]));
  return reportProfileErrors(io, () =>
    parseAndRunCommand({ args, usage, options, io }, async (values, positionals) => {
      const made = await make(values, positionals);
      const output = new Output(io.stdout);
      await output.write(typeof made === 'string' ? made : made.text);
      await output.flush();
      return typeof made === 'string' ? 0 : made.code;
    }),
  );
}

/** Prints the error of a profile that cannot be read, and resolves with the exit code. */
export async function reportProfileErrors(io: Pick<CommandIo, 'stderr'>, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** Finds a profile by `NAME` or `NAME/VERSION`; by default the default version. `own` is the user's folder of profiles. */
export function findProfile(own: string | undefined, id: string): Profile | undefined {
  const [name = '', version] = id.split('/');
  const catalog = loadCatalog({ own, only: name });
  return catalog.find(name, version ?? catalog.getDefaultVersion(name) ?? '')?.profile;
}

function loadCommandCatalog({ env }: CommandIo) {
  return loadCatalog({ own: env.PROFILES_DIR || undefined });
}

function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
}
