/** Placeholders in the arguments of tools: `{raw_file}` and the like, replaced by paths of this server alone. */

/** Every placeholder. `fasta`, `template` and `manifest` need the tool to name such a file. */
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

/** What the placeholders stand for in one run: absolute paths, and the name without its extension. An argument with `raw_files` stands once for each of them. */
export type PlaceholderValues = Readonly<Partial<Record<Exclude<(typeof PLACEHOLDERS)[number], 'raw_files'>, string>>> & {
  readonly raw_files?: readonly string[];
};

/** A placeholder, with its name. Braces around anything but a small word are text. */
export const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** Placeholders of the arguments that are not available. Braces around anything but a small word are text. */
export function unknownPlaceholders(command: readonly string[], available: ReadonlySet<string>): string[] {
  const named = command.flatMap((argument) => [...argument.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return [...new Set(named)].filter((name) => !available.has(name));
}

/** Fills in an argument, which may become several. What is filled in is not searched again. */
export function fillIn(argument: string, { raw_files: files = [], ...values }: PlaceholderValues): string[] {
  const filled = (file?: string) =>
    argument.replace(PLACEHOLDER, (whole, name: string) =>
      name === 'raw_files' ? (file ?? whole) : (values[name as keyof typeof values] ?? whole),
    );
  return argument.includes('{raw_files}') ? files.map((file) => filled(file)) : [filled()];
}

/** The other way round: paths of this server become the placeholders that stand for them, the longest first. */
export function shorten(text: string, { raw_files: _files, raw_name: _name, ...values }: PlaceholderValues): string {
  const byLength = Object.entries(values).sort(([, a], [, b]) => b.length - a.length);
  return byLength.reduce((shortened, [name, path]) => shortened.replaceAll(path, `{${name}}`), text);
}
