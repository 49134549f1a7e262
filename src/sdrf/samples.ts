import { getRunKey, parseSdrfTerm, type SampleSheet } from './sheet.ts';

/** A row of an SDRF file: the sample of a run or channel. */
export interface SheetSample {
  readonly line: number;
  /** Key of the run (getRunKey). */
  readonly runKey: string;
  /** Name in the file, with extension. */
  readonly dataFile: string;
  readonly source: string;
  readonly assay: string;
  readonly label: string;
  /** Values by factor or characteristic. Terms are shortened to their name. Unknown values are omitted. */
  readonly groups: Readonly<Record<string, string>>;
}

const GROUP = /^(factor value|characteristics)\s*\[(.*)\]$/;
const MAX_CELL_LENGTH = 1_000;
const MAX_NAME_LENGTH = 200;

/** Returns the samples of a sheet. A factor overrides a characteristic of the same name. */
export function createSheetSamples({ columns, rows }: SampleSheet) {
  const names = columns.map((column) => column.trim());
  const places = names.flatMap((column, place) => {
    const [, kind, name = ''] = GROUP.exec(column) ?? [];
    // The parameters of pages separate name and value by `=`.
    return kind === undefined || name === '' || name.includes('=') || name.length > MAX_NAME_LENGTH
      ? []
      : [{ place, name, isFactor: kind === 'factor value' }];
  });
  const factors = [...new Set(places.flatMap(({ name, isFactor }) => (isFactor ? [name] : [])))];
  const inOrder = [
    ...places.filter(({ isFactor }) => !isFactor).toReversed(),
    ...places.filter(({ isFactor }) => isFactor).toReversed(),
  ];
  return {
    factors,
    samples: rows.map(({ line, cells }) => {
      const getCell = (name: string) => (cells[names.indexOf(name)] ?? '').trim().slice(0, MAX_CELL_LENGTH).toWellFormed();
      const dataFile = getCell('comment[data file]');
      const groups = inOrder.flatMap(({ place, name }) => {
        const value = parseSdrfTerm(cells[place] ?? '')
          .name.slice(0, MAX_CELL_LENGTH)
          .toWellFormed();
        return value === '' || value === 'not available' ? [] : [[name, value] as const];
      });
      return {
        line,
        runKey: getRunKey(dataFile),
        dataFile,
        source: getCell('source name'),
        assay: getCell('assay name'),
        label: parseSdrfTerm(getCell('comment[label]')).name.toWellFormed(),
        groups: Object.fromEntries(groups),
      };
    }),
  };
}
