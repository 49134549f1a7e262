/** Reads headers in every dialect, and finds columns by name. Dots in the names show that R has rewritten the table. */

/** Aliases of columns, in lower case. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  // MaxQuant 2.8
  ['decoy', 'reverse'],
  // MaxQuant before 1.5
  ['contaminant', 'potential contaminant'],
  // RawTools of 2018, and its files of DIA experiments
  ['filename', 'rawfile'],
  ['totalanalysistime', 'totalanalysistime(min)'],
  ['esiinstabilityflags(count)', 'numesiinstabilityflags'],
  ['medianmsfilltime(ms)', 'medianms1filltime(ms)'],
  ['widthat10%h(s)', 'medianpeakwidthat10%h(s)'],
  ['widthat50%h(s)', 'medianpeakwidthat50%h(s)'],
  ['asymmetryat10%h', 'medianasymmetryat10%h'],
  ['asymmetryat50%h', 'medianasymmetryat50%h'],
  // RawTools misspells this name. The quality-control table has the same spelling.
  ['medianms1isolationinterference', 'medianms1isolationinterence'],
]);

/** Aliases as R writes them. */
const REWRITTEN_ALIASES: ReadonlyMap<string, string> = new Map(
  [...ALIASES].map(([name, known]) => [normalizeColumnName(name), known]),
);

/** Names of columns in requests, if the column has several names. */
const SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries({ reverse: 'Reverse', 'potential contaminant': 'Potential contaminant' }),
);

/** Matches a reporter column: kind, number, and suffix of the experiment. */
const REPORTER = /^(reporter intensity(?: corrected| not corrected| count)?) (\d+)(?: (\S.*))?$/;

interface ReporterColumn {
  readonly at: number;
  readonly kind: string;
  readonly number: number;
  readonly suffix: string | undefined;
}

export interface Header {
  readonly width: number;
  /** Returns the index of a column by any of its names; undefined if missing. */
  find(name: string): number | undefined;
  /** Indexes of the corrected reporter intensities in file order: those without a suffix, or else of the first experiment. */
  readonly channels: readonly number[];
  /** Names of columns in requests: reporter columns have no suffix, and aliases have one spelling. */
  readonly publicNames: readonly string[];
}

export function parseTableHeader(cells: readonly string[]): Header {
  const written = cells.map(normalizeName);
  const isRewritten = written.some((name) => name.includes('.')) && written.every((name) => !/[^a-z0-9._]/.test(name));
  const plain = isRewritten ? written.map((name) => name.replace(/\.+/g, ' ').trim()) : written;
  const known = written.map((name) => ALIASES.get(name) ?? (isRewritten ? REWRITTEN_ALIASES.get(name) : undefined) ?? name);
  const indexes = new Map<string, number>();
  known.forEach((name, at) => {
    if (name !== '' && !indexes.has(name)) indexes.set(name, at);
  });
  const reporters = selectReporters(plain);
  const corrected = reporters.filter(({ kind }) => kind === 'reporter intensity corrected');
  const byPosition = new Map(listReporterNames(reporters));
  return {
    width: cells.length,
    find(name) {
      const wanted = ALIASES.get(normalizeName(name)) ?? normalizeName(name);
      return indexes.get(wanted) ?? (isRewritten ? indexes.get(normalizeColumnName(wanted)) : undefined);
    },
    channels: corrected.map(({ at }) => at),
    publicNames: cells.map((cell, at) => byPosition.get(at) ?? SPELLING.get(known[at] as string) ?? removeQuotes(cell).trim()),
  };
}

export function findRepeatedNames(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => removeQuotes(cell).trim());
  return [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at))];
}

/** Removes the quotes that spreadsheet programs add. */
export function removeQuotes(cell: string): string {
  return cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

function normalizeName(cell: string): string {
  return removeQuotes(cell).trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Replaces characters that are invalid in a variable of R by dots, as `make.names` does. The name must be in lower case. */
export function normalizeColumnName(plain: string): string {
  const dotted = plain.replace(/[^a-z0-9._]/g, '.');
  return /^[a-z.]/.test(dotted) ? dotted : `x${dotted}`;
}

/** Returns the corrected reporter columns. MaxQuant 1.5 names the others `Reporter intensity not corrected n`. */
function selectReporters(plain: readonly string[]): ReporterColumn[] {
  const all = plain.flatMap((name, at): ReporterColumn[] => {
    const [, kind, number, suffix] = REPORTER.exec(name) ?? [];
    return kind === undefined ? [] : [{ at, kind, number: Number(number), suffix }];
  });
  const isOldNaming = all.some(({ kind }) => kind === 'reporter intensity not corrected');
  const named = isOldNaming ? all.map((column) => ({ ...column, kind: convertOldKind(column.kind) })) : all;
  return [...Map.groupBy(named, ({ kind }) => kind).values()].flatMap((columns) => {
    const suffix = columns.some((column) => column.suffix === undefined) ? undefined : columns[0]?.suffix;
    return columns.filter((column) => column.suffix === suffix);
  });
}

function convertOldKind(kind: string): string {
  if (kind === 'reporter intensity') return 'reporter intensity corrected';
  return kind === 'reporter intensity not corrected' ? 'reporter intensity' : kind;
}

/** Returns channel names with the numbers in the file: MaxQuant 1.5 counts from 0, later versions from 1. */
function listReporterNames(reporters: readonly ReporterColumn[]): [number, string][] {
  return reporters.map(({ at, kind, number }) => [at, `${kind.replace('r', 'R')} ${number}`]);
}
