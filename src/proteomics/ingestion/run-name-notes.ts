/** Creates notes on renamed runs, and on runs that are missing from a table. */
import { joinItems } from '../../web/for-people/words.ts';
import type { TableOfRuns, UnusedFile } from './raw-files-inside.ts';

const MAX_NAMED_RUNS = 20;

/** Compares the runs of main tables with those of other tables. Ignores tables without run names. */
export function listRunNameNotes(tables: readonly TableOfRuns[]): readonly UnusedFile[] {
  const naming = tables.filter(({ runs }) => runs.size > 0);
  const main = naming.filter(({ isMain }) => isMain);
  const others = naming.filter(({ isMain }) => !isMain);
  const [first] = main;
  if (first === undefined || others.length === 0) return [];
  const inMain = new Map(main.flatMap(({ runs }) => [...runs]));
  const inOthers = new Map(others.flatMap(({ runs }) => [...runs]));
  const lacking = [...inOthers].filter(([key]) => !inMain.has(key));
  const notes = [true, false].flatMap((identified) => {
    const keys = lacking.filter(([key]) => others.some(({ identified }) => identified?.has(key) === true) === identified);
    const files = others.filter(({ runs }) => keys.some(([key]) => runs.has(key))).map(({ file }) => file);
    if (keys.length === 0) return [];
    const names = `${joinItems(files.slice(0, 3))} ${files.length === 1 ? 'names' : 'name'}`;
    const advice = identified ? ' with identifications. It may be incomplete' : '';
    return [{ file: first.file, reason: `has no rows of ${joinRuns(keys)}, which ${names}${advice}` }];
  });
  const extra = main.flatMap(({ file, runs }) => {
    const keys = [...runs].filter(([key]) => !inOthers.has(key));
    return keys.length === 0 ? [] : [{ file, reason: `is the only file that names ${joinRuns(keys)}` }];
  });
  return [...notes, ...extra].map((note) => ({ ...note, isUsed: true }));
}

function joinRuns(runs: readonly (readonly [string, string])[]): string {
  const names = runs.slice(0, MAX_NAMED_RUNS).map(([, name]) => name);
  const left = runs.length - names.length;
  return left > 0 ? `${names.join(', ')} and ${left} more` : joinItems(names);
}
