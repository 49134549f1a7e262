/** Placeholders in the arguments of tools: `{raw_file}` and the like, replaced by paths of this server alone. */

/** Every placeholder. `fasta` and `template` need the tool to name such a file. */
export const PLACEHOLDERS = ['raw_file', 'raw_dir', 'work_dir', 'result_dir', 'fasta', 'template'] as const;

/** What the placeholders stand for in one run: absolute paths. */
export type PlaceholderValues = Readonly<Partial<Record<(typeof PLACEHOLDERS)[number], string>>>;

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** Placeholders of the arguments that are not available. Braces around anything but a small word are text. */
export function unknownPlaceholders(command: readonly string[], available: ReadonlySet<string>): string[] {
  const named = command.flatMap((argument) => [...argument.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return [...new Set(named)].filter((name) => !available.has(name));
}

/** Fills in an argument. What is filled in is not searched again. */
export function fillIn(argument: string, values: PlaceholderValues): string {
  return argument.replace(PLACEHOLDER, (whole, name: string) => values[name as keyof PlaceholderValues] ?? whole);
}

/** The other way round: paths of this server become the placeholders that stand for them, the longest first. */
export function shorten(text: string, values: PlaceholderValues): string {
  const byLength = Object.entries(values).sort(([, a], [, b]) => b.length - a.length);
  return byLength.reduce((shortened, [name, path]) => shortened.replaceAll(path, `{${name}}`), text);
}
