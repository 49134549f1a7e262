/** Checks sample metadata against the templates of SDRF-Proteomics, and reports the row and column of each problem. */
import { truncateText } from '../short-text.ts';
import { findCellProblem } from './cell-rules.ts';
import type { KnownRun } from './draft.ts';
import { getRunKey, parseSampleSheet, parseSdrfTerm, type SampleSheet, type SheetProblem } from './sheet.ts';
import {
  combineDemands,
  DEFAULT_TEMPLATE,
  findContradictions,
  isTemplate,
  type SdrfColumn,
  type SdrfDemands,
} from './templates.ts';

const FILE = 'comment[data file]';
const METHOD = 'comment[proteomics data acquisition method]';
const INSTRUMENT = 'comment[instrument]';
/** Matches names and accessions of data-independent methods: PRIDE:0000450 and its descendants. */
const DIA = /data-independent|diapasef|swath|PRIDE:0000(450|447|650)\b/i;
const DDA = /data-dependent|ddapasef|PRIDE:0000627\b/i;

/** Returns the differences in file order, then the runs without a row. */
export function compareWithRuns(sheet: SampleSheet, runs: readonly KnownRun[]): SheetProblem[] {
  const findColumn = (name: string) => sheet.columns.findIndex((column) => column.trim() === name);
  const [file, method, instrument] = [findColumn(FILE), findColumn(METHOD), findColumn(INSTRUMENT)];
  if (file === -1) return [];
  const byKey = new Map(runs.map((run) => [getRunKey(run.rawFile), run]));
  const named = new Set<string>();
  const ofRows = sheet.rows.flatMap(({ line, cells }) => {
    const name = cells[file]?.trim() ?? '';
    const run = byKey.get(getRunKey(name));
    named.add(getRunKey(name));
    const createProblem = (at: number, code: string, level: SheetProblem['level'], message: string): SheetProblem[] => [
      { code, level, line, place: at + 1, column: sheet.columns[at] ?? null, message },
    ];
    if (run === undefined) return createProblem(file, 'UNKNOWN_RUN', 'warning', `The pipeline has no run ${name}.`);
    return [
      ...findMethodProblems(cells[method] ?? '', run, (message) => createProblem(method, 'METHOD_MISMATCH', 'error', message)),
      ...findInstrumentProblems(cells[instrument] ?? '', run, (message) =>
        createProblem(instrument, 'INSTRUMENT_MISMATCH', 'warning', message),
      ),
    ];
  });
  const unnamed = runs.filter(({ rawFile }) => !named.has(getRunKey(rawFile)));
  return [
    ...ofRows,
    ...unnamed.map(({ rawFile }): SheetProblem => {
      const message = `The run ${rawFile} of the pipeline has no row.`;
      return { code: 'RUN_WITHOUT_ROW', level: 'warning', line: null, place: null, column: null, message };
    }),
  ];
}

function findMethodProblems(cell: string, { isDia }: KnownRun, problem: (message: string) => SheetProblem[]): SheetProblem[] {
  if (isDia === true && DDA.test(cell))
    return problem(`${parseSdrfTerm(cell).name} is declared, but the raw data has DIA windows.`);
  if (isDia === false && DIA.test(cell))
    return problem(`${parseSdrfTerm(cell).name} is declared, but the raw data has selected precursors.`);
  return [];
}

function findInstrumentProblems(
  cell: string,
  { instrument }: KnownRun,
  problem: (message: string) => SheetProblem[],
): SheetProblem[] {
  const normalizeText = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const declared = normalizeText(parseSdrfTerm(cell).name);
  if (instrument === null || declared === '' || declared.startsWith('not')) return [];
  const measured = normalizeText(instrument);
  const isSame = declared.includes(measured) || measured.includes(declared);
  return isSame ? [] : problem(`${parseSdrfTerm(cell).name} is declared, but the raw data is from ${instrument}.`);
}

/** Problems have the order of the file. */
export interface SheetCheck {
  readonly templates: readonly string[];
  readonly problems: readonly SheetProblem[];
}

type Found = Omit<SheetProblem, 'line' | 'column' | 'place'> & {
  readonly line?: number;
  readonly place?: number;
  /** Name of a missing column. For existing columns, `place` is set instead. */
  readonly column?: string;
};

const RESERVED: ReadonlyMap<string, keyof SdrfColumn> = new Map([
  ['not applicable', 'allow_not_applicable'],
  ['not available', 'allow_not_available'],
  ['anonymized', 'allow_anonymized'],
  ['pooled', 'allow_pooled'],
]);
const ASSAY = 'assay name';

/** Checks a table, also against the `runs` of a pipeline. @throws SheetError if the content is not a table of samples */
export function validateSampleMetadata(
  content: string | Buffer,
  templates: readonly string[] = [],
  runs?: readonly KnownRun[],
): SheetCheck {
  const sheet = parseSampleSheet(content);
  const { templates: chosen, problems } = validateSheet(sheet, templates);
  return { templates: chosen, problems: runs === undefined ? problems : [...problems, ...compareWithRuns(sheet, runs)] };
}

/** Returns the distinct raw data file names. @throws the errors of validateSampleMetadata */
export function listDataFileNames(content: string | Buffer): string[] {
  const { columns, rows } = parseSampleSheet(content);
  const place = columns.findIndex((name) => name.trim().toLowerCase() === 'comment[data file]');
  const names = rows.map(({ cells }) => cells[place]?.trim() ?? '');
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('not '));
}

/** @param templates names of the templates; the default is those that the table declares */
export function validateSheet(sheet: SampleSheet, templates: readonly string[] = []): SheetCheck {
  const named = templates.length > 0 ? templates : listTemplates(sheet);
  const chosen = [...new Set(named.filter(isTemplate))];
  const demands = combineDemands(chosen.length === 0 ? [DEFAULT_TEMPLATE] : [...chosen, ...addTechnology(chosen)]);
  const found: Found[] = [
    ...named
      .filter((name) => !isTemplate(name))
      .map((name) => createTableError('UNKNOWN_TEMPLATE', `There is no template ${name}.`)),
    ...findContradictions(chosen).map(([one, other]) =>
      createTableError('INVALID_VALUE', `The templates ${one} and ${other} exclude one another.`),
    ),
    ...findColumnProblems(sheet, demands),
    ...findRowProblems(sheet, demands),
    ...findCellProblems(sheet, demands),
    ...findFileProblems(sheet),
  ];
  const problems = found.map(({ line, place, column, ...problem }) => ({
    ...problem,
    line: line ?? null,
    place: place ?? null,
    column: (place === undefined ? column : sheet.columns[place - 1]) ?? null,
  }));
  return {
    templates: chosen.length === 0 ? [DEFAULT_TEMPLATE] : chosen,
    problems: problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  };
}

/** Parses declared templates, such as `human v1.1.0` or `NT=human;VV=v1.1.0`. */
function listTemplates({ columns, rows }: SampleSheet): string[] {
  const places = columns.flatMap((name, at) => (name.trim().toLowerCase() === 'comment[sdrf template]' ? [at] : []));
  const cells = places.flatMap((at) => rows.map(({ cells }) => cells[at]?.trim() ?? ''));
  const names = cells.map((cell) => (/NT=([^;]+)/.exec(cell)?.[1] ?? cell.split(/\s+/)[0] ?? '').trim());
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('not'));
}

/** Returns the template of mass spectrometry, unless the names contain the other technology. A table needs one of the two. */
function addTechnology(names: readonly string[]): string[] {
  return names.includes('affinity-proteomics') ? [] : [DEFAULT_TEMPLATE];
}

function createTableError(code: string, message: string): Found {
  return { code, level: 'error', message };
}

function findColumnProblems({ columns }: SampleSheet, { columns: requested, rules }: SdrfDemands): Found[] {
  const names = columns.map((name) => name.trim());
  const missing = [...requested.values()].filter(
    ({ name, requirement }) => requirement === 'required' && !names.includes(name),
  );
  const least = Math.max(
    0,
    ...rules.filter(({ name }) => name === 'min_columns').map(({ params }) => Number(params.min_columns)),
  );
  return [
    ...missing.map(({ name }) => {
      const similar = names.find((one) => one.toLowerCase() === name);
      const message = `The column ${name} is missing.${similar === undefined ? '' : ` Write ${similar} in lower case.`}`;
      return { ...createTableError('MISSING_REQUIRED_COLUMN', message), column: name };
    }),
    ...(columns.length < least
      ? [createTableError('INSUFFICIENT_COLUMNS', `The table has ${columns.length} columns, but needs at least ${least}.`)]
      : []),
    ...columns.flatMap((name, at): Found[] =>
      name === name.trim()
        ? []
        : [
            {
              code: 'TRAILING_WHITESPACE_COLUMN_NAME',
              level: 'error',
              line: 1,
              place: at + 1,
              message: 'The column name begins or ends with a space. Remove it.',
            },
          ],
    ),
    ...findColumnOrderProblems(names),
    ...names.flatMap((name, at): Found[] => {
      const isTwice = requested.get(name)?.validators?.some((rule) => rule.name === 'single_cardinality_validator') === true;
      if (!isTwice || names.indexOf(name) === at) return [];
      return [
        {
          code: 'SINGLE_CARDINALITY_VIOLATED',
          level: 'error',
          line: 1,
          place: at + 1,
          message: 'This column occurs twice. Remove one of the two.',
        },
      ];
    }),
  ];
}

/** Finds columns in the wrong order. The correct order is characteristics, assay name, comments, factor values. */
function findColumnOrderProblems(names: readonly string[]): Found[] {
  const assay = names.indexOf(ASSAY);
  const lastOther = names.findLastIndex((name) => !name.startsWith('factor value'));
  return names.flatMap((name, at): Found[] => {
    const createProblem = (code: string, message: string): Found[] => [
      { code, level: 'error', line: 1, place: at + 1, message },
    ];
    if (assay !== -1 && name.startsWith('characteristics[') && at > assay)
      return createProblem(
        'CHARACTERISTICS_AFTER_ASSAY',
        'Move this column before "assay name": characteristics describe the sample.',
      );
    if (assay !== -1 && name.startsWith('comment[') && at < assay)
      return createProblem('COMMENT_BEFORE_ASSAY', 'Move this column after "assay name": comments describe the run.');
    if (name.startsWith('factor value') && at < lastOther)
      return createProblem('FACTOR_COLUMN_NOT_LAST', 'Move this column to the end: factor values are the last columns.');
    return [];
  });
}

/** Finds duplicate rows by the keys of the templates. */
function findRowProblems({ columns, rows }: SampleSheet, { rules }: SdrfDemands): Found[] {
  const keys = rules.filter(({ name }) => name === 'combination_of_columns_no_duplicate_validator').at(-1)?.params.column_name;
  const places = (Array.isArray(keys) ? keys.map(String) : []).map((name) => columns.indexOf(name));
  if (places.length === 0 || places.includes(-1)) return [];
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, cells }): Found[] => {
    const key = places.map((at) => cells[at]).join('\t');
    const before = seen.get(key);
    seen.set(key, before ?? line);
    if (before === undefined) return [];
    const message = `The row repeats line ${before}: ${(keys as string[]).join(', ')} are the same. Delete one, or number replicates and fractions.`;
    return [{ code: 'DUPLICATE_COMBINATION', level: 'error', line, message }];
  });
}

function findCellProblems({ columns, rows }: SampleSheet, { columns: requested }: SdrfDemands): Found[] {
  return rows.flatMap(({ line, cells }) =>
    cells.flatMap((cell, at): Found[] => {
      const place = at + 1;
      const name = (columns[at] ?? '').trim();
      const column = requested.get(name);
      if (cell.trim() === '')
        return [
          {
            code: 'EMPTY_CELL',
            level: 'error',
            line,
            place,
            message: 'The cell is empty. Write "not available" for an unknown value.',
          },
        ];
      if (cell !== cell.trim())
        return [
          {
            code: 'TRAILING_WHITESPACE',
            level: 'error',
            line,
            place,
            message: 'The cell begins or ends with a space. Remove it.',
          },
        ];
      const label = name === 'comment[label]' && /^(TMT|ITRAQ|SILAC)$/i.test(parseSdrfTerm(cell).name);
      if (label)
        return [
          {
            code: 'INVALID_VALUE',
            level: 'error',
            line,
            place,
            message: `${cell} names a kit, but no channel. Write the channel of the sample, such as TMT126.`,
          },
        ];
      const reserved = RESERVED.get(cell.toLowerCase());
      if (reserved !== undefined) return findReservedWordProblems(column, reserved, cell, { line, place });
      const problems = (column?.validators ?? []).flatMap((rule) => findCellProblem(cell, rule) ?? []);
      if (column?.type === 'integer' && !/^\d+$/.test(cell) && problems.length === 0)
        return [
          {
            code: 'INVALID_FORMAT',
            level: 'error',
            line,
            place,
            message: `${truncateText(cell, 80)} must be a whole number, such as 1.`,
          },
        ];
      return problems.map(({ code, level, reason }) => ({
        code,
        level,
        line,
        place,
        message: `${truncateText(cell, 80)} ${reason}.`,
      }));
    }),
  );
}

function findReservedWordProblems(
  column: SdrfColumn | undefined,
  allowed: keyof SdrfColumn,
  cell: string,
  at: { line: number; place: number },
): Found[] {
  const isRefused = column !== undefined && column[allowed] === false;
  if (!isRefused || column.requirement !== 'required') return [];
  const code = `${cell.toUpperCase().replace(' ', '_')}_NOT_ALLOWED`;
  return [{ code, level: 'error', ...at, message: `This column must not contain "${cell}". Write the value.` }];
}

/** Finds runs with several assays or files. The standard validator does not check this rule. */
function findFileProblems({ columns, rows }: SampleSheet): Found[] {
  const [file, assay] = [columns.indexOf('comment[data file]'), columns.indexOf(ASSAY)];
  if (file === -1 || assay === -1) return [];
  const assays = new Map<string, { assay: string; file: string; line: number }>();
  return rows.flatMap(({ line, cells }): Found[] => {
    const name = cells[file]?.trim() ?? '';
    const key = getRunKey(name);
    const before = assays.get(key);
    if (before === undefined) assays.set(key, { assay: cells[assay] ?? '', file: name, line });
    if (before === undefined || name === '') return [];
    const place = file + 1;
    if (before.file !== name)
      return [
        {
          code: 'SAME_RUN',
          level: 'error',
          line,
          place,
          message: `${truncateText(name, 80)} and ${truncateText(before.file, 80)} in line ${before.line} are one run in two formats. Write one file for each run.`,
        },
      ];
    if (before.assay !== cells[assay])
      return [
        {
          code: 'SAME_FILE',
          level: 'warning',
          line,
          place,
          message: `Line ${before.line} has this data file with another assay name. One data file belongs to one assay.`,
        },
      ];
    return [];
  });
}
