/** Replaces placeholders such as `{raw_file}` in the arguments of tools. */

/** Names of placeholders. A tool that uses `fasta`, `template` or `manifest` requires that file. */
export const PLACEHOLDERS = [
  'raw_file',
  'raw_files',
  'raw_name',
  'raw_dir',
  'work_dir',
  'result_dir',
  'fasta',
  'template',
  'manifest',
] as const;

/** Absolute paths, and the raw file name without extension. An argument with `raw_files` is repeated for each path. */
export type PlaceholderValues = Readonly<Partial<Record<Exclude<(typeof PLACEHOLDERS)[number], 'raw_files'>, string>>> & {
  readonly raw_files?: readonly string[];
};

/** Matches a short lower-case word in braces. Other braces are ordinary text. */
export const PLACEHOLDER = /\{([a-z_]+)\}/g;

export function listUnknownPlaceholders(command: readonly string[], available: ReadonlySet<string>): string[] {
  const named = command.flatMap((argument) => [...argument.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return [...new Set(named)].filter((name) => !available.has(name));
}

/** Replaces placeholders of an argument, possibly by several arguments. Those within inserted values are not replaced. */
export function fillArgument(argument: string, { raw_files: files = [], ...values }: PlaceholderValues): string[] {
  const fillInFile = (file?: string) =>
    argument.replace(PLACEHOLDER, (whole, name: string) =>
      name === 'raw_files' ? (file ?? whole) : (values[name as keyof typeof values] ?? whole),
    );
  return argument.includes('{raw_files}') ? files.map((file) => fillInFile(file)) : [fillInFile()];
}

/** Replaces paths by their placeholders, the longest paths first. */
export function limitFileNames(text: string, { raw_files: _files, raw_name: _name, ...values }: PlaceholderValues): string {
  const byLength = Object.entries(values).sort(([, a], [, b]) => b.length - a.length);
  return byLength.reduce((shortened, [name, path]) => shortened.replaceAll(path, `{${name}}`), text);
}
