/** Reads the lists of runs of an analysis. Runs without identifications are only in these lists. */
import { readFile } from 'node:fs/promises';
import { getOrAdd } from '../../../memoize.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { describeTwoFilesOfOneRun, extractRunName } from '../formulas/formula.ts';
import { splitCells } from '../recognition/read-head.ts';
import type { FileRuns, FileToMeasure } from './job.ts';

/** Maximum characters of a list. One run takes some hundred characters. */
const MAX_LENGTH = 16_000_000;
const SPECTRONAUT_RUN = ['File Name', 'Run Label'];
/** Matches the types of runs that FragPipe quantifies with DIA-NN. MSFragger searches the others. */
const QUANTIFIED = /^DIA(-Quant)?$/;
const ONLY_QUANTIFIED = 'DIA-Quant';

/** Reads the runs in an engine's list; with `isQuantified`, those that FragPipe quantifies. @throws BrokenResultError */
export async function readRunList(file: FileToMeasure, isQuantified: boolean) {
  const text = (await readFile(file.path, 'utf8')).slice(0, MAX_LENGTH).replace(/^\ufeff/, '');
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const searched = file.engine === 'fragpipe' ? listFragpipeRuns(lines, isQuantified) : [];
  const paths = file.engine === 'fragpipe' ? searched.map(({ path }) => path) : listPaths(file, text, lines);
  const byName = new Map<string, string>();
  for (const path of paths) {
    const name = extractRunName(path);
    const before = byName.get(name) ?? path;
    if (before !== path) throw new BrokenResultError(file.name, undefined, describeTwoFilesOfOneRun(name, before, path));
    byName.set(name, path);
  }
  return { runs: [...byName.keys()], experiments: new Set(searched.map(({ experiment }) => experiment)).size };
}

function listFragpipeRuns(lines: readonly string[], isQuantified: boolean) {
  return lines.flatMap((line) => {
    const [path = '', name, replicate, type = ''] = line.split('\t').map((cell) => cell.trim());
    const isIncluded = isQuantified ? QUANTIFIED.test(type) : type !== ONLY_QUANTIFIED;
    return path !== '' && isIncluded ? [{ path, experiment: `${name}_${replicate}` }] : [];
  });
}

function listPaths({ name, engine, separator }: FileToMeasure, text: string, lines: readonly string[]): string[] {
  if (engine === 'sage') return parseSagePaths(name, text);
  if (engine === 'alphadia') {
    const list = /^raw_path(?:s|_list):[^\S\n]*\n((?:[^\S\n]*- .*(?:\n|$))*)/m.exec(text.replaceAll('\r', ''))?.[1] ?? '';
    const items = list.split('\n').map((line) => line.trim().slice(1).trim());
    return items.filter((item) => item !== '').map((item) => item.replace(/^(['"])(.*)\1$/, '$2'));
  }
  const [head = [], ...rows] = lines.map((line) => splitCells(line, separator).map((cell) => cell.trim()));
  const at = SPECTRONAUT_RUN.map((column) => head.indexOf(column)).find((place) => place !== -1) ?? 0;
  return rows.map((cells) => cells[at] ?? '').filter((path) => path !== '');
}

function parseSagePaths(name: string, text: string): string[] {
  try {
    const { mzml_paths: paths } = JSON.parse(text) as { mzml_paths?: unknown };
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    throw new BrokenResultError(name, undefined, 'is not complete JSON');
  }
}

/** Suffixes of the files into which programs convert a DIA run. */
const CONVERTED = ['', '_diatracer', '_q1'];

/** Returns a function that converts a listed run's name to its name in the tables: other case, channels, converted file. */
export function createRunNameMatcher(tables: readonly FileRuns[]): (name: string) => readonly string[] {
  const runs = new Map<string, Set<string>>();
  for (const { values, rawData } of tables)
    for (const run of values.keys())
      for (const written of [run, extractRunName(rawData?.get(run) ?? run)])
        getOrAdd(runs, written.toLowerCase(), () => new Set<string>()).add(run);
  return (name) => {
    const found = CONVERTED.flatMap((suffix) => [...(runs.get(name.toLowerCase() + suffix) ?? [])]);
    return found.length === 0 ? [name] : found;
  };
}
