/** Reads the log of DIA-NN, which contains the version and run metrics that are missing from all tables. */
import { describeTwoFilesOfOneRun, extractRunName } from './formula.ts';

export const LOG_FORMULAS = [
  {
    id: 'log_precursors',
    column: 'Number of IDs at 0.01 FDR',
    formula: 'the last one of the run; with match between runs, of its second pass',
  },
  { id: 'log_rt_window_min', column: 'RT window set to', formula: 'the last one of the run' },
  { id: 'log_recommended_ms1_ppm', column: 'Recommended MS1 mass accuracy setting', formula: 'the last one of the run' },
  { id: 'log_warnings', column: 'WARNING:', formula: 'lines of the whole log' },
  { id: 'log_errors', column: 'ERROR:', formula: 'lines of the whole log' },
] as const;

/** Values of a run by metric ID. */
export type LogValues = Readonly<Record<string, number>>;

export interface ReadLog {
  readonly version: string | null;
  /** Values by run name, in the order of the log. */
  readonly runs: ReadonlyMap<string, LogValues>;
  /** False if the log does not report that results were saved after the last run. */
  readonly isComplete: boolean;
}

const VERSION = /^DIA-NN (\d[^(]*) \(/;
const RUN = /Loading run (\S.*)/;
/** Matches the lines that report saved results, in all versions. */
const SAVED = /^Finished|(?:report|matrix\b.{0,100}|manifest|library) saved to /i;
const OF_RUN: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['log_precursors', /Number of IDs at 0\.01 FDR: (\d+)/],
  ['log_rt_window_min', /RT window set to ([\d.]+)/],
  ['log_recommended_ms1_ppm', /Recommended MS1 mass accuracy setting: ([\d.]+) ppm/],
];

export function parseLogVersion(line: string): string | null {
  return VERSION.exec(line)?.[1]?.trimEnd().slice(0, 100) ?? null;
}

/** Reads a log line by line. `readLine` returns an error if two files have the same run name. */
export function createLogReader(): { readLine(line: string): string | undefined; end(): ReadLog } {
  const runs = new Map<string, Record<string, number>>();
  const paths = new Map<string, string>();
  let version: string | null = null;
  let current: Record<string, number> | undefined;
  let warnings = 0;
  let errors = 0;
  let isComplete = false;
  // The command and the log lines of runs can write a path differently.
  const findDifferentPath = (name: string, path: string, isLoaded: boolean) => {
    const before = paths.get(`${isLoaded} ${name}`) ?? path;
    paths.set(`${isLoaded} ${name}`, path);
    if (!runs.has(name)) runs.set(name, {});
    return before === path ? undefined : describeTwoFilesOfOneRun(name, before, path);
  };
  return {
    readLine(line) {
      version ??= parseLogVersion(line);
      if (line.includes('WARNING:')) warnings += 1;
      if (line.includes('ERROR:')) errors += 1;
      const loaded = RUN.exec(line)?.[1]?.trimEnd();
      // The command also contains runs that could not be loaded.
      const inputs = line.split(' --').filter((option) => option.startsWith('f '));
      const paths = inputs.map((option) =>
        option
          .slice(1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
      for (const path of loaded === undefined ? paths : [loaded]) {
        const name = extractRunName(path);
        const problem = findDifferentPath(name, path, loaded !== undefined);
        if (problem !== undefined) return problem;
        if (loaded !== undefined) current = runs.get(name);
      }
      isComplete = loaded === undefined && (isComplete || SAVED.test(line));
      if (current === undefined) return undefined;
      for (const [id, pattern] of OF_RUN) {
        const value = pattern.exec(line)?.[1];
        if (value !== undefined) current[id] = Number(value);
      }
      return undefined;
    },
    end: () => ({
      version,
      isComplete,
      runs: new Map([...runs].map(([name, values]) => [name, { ...values, log_warnings: warnings, log_errors: errors }])),
    }),
  };
}
