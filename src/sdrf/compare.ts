/** Compares sample metadata with the runs of a pipeline, because raw data is more reliable than a table. */
import type { KnownRun } from './draft.ts';
import { getRunKey, parseSdrfTerm, type SampleSheet, type SheetProblem } from './sheet.ts';

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
