/** Creates the SDRF table of a data set. Columns have the stored order, within the standard's order of sections. */
import type { Profile } from '../../profiles/profile.ts';
import { validateSheet } from '../../sdrf/check.ts';
import type { EntityRow } from '../entities/store.ts';
import { FACTORS, FURTHER, getSdrfPlaces, SDRF_COLUMNS, type SdrfPlaces } from './sdrf-profile.ts';

interface Placed {
  readonly text: string;
  readonly field: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the table of a data set. @param rows the ordered rows of the data set */
export function createSheet(places: SdrfPlaces, dataset: Values, rows: readonly EntityRow[]) {
  const values = rows.map(({ data }) => mapRowValues(places, data));
  const columns = sortSdrfColumns(addNeededColumns(listItemTexts(dataset[SDRF_COLUMNS]), values));
  const numbers = columns.map((name, at) => columns.slice(0, at).filter((one) => one.trim() === name.trim()).length);
  const placed = values.map((of) => columns.map((name, at) => of.get(name.trim())?.[numbers[at] as number]));
  return {
    sheet: { columns, rows: placed.map((cells, at) => ({ line: at + 2, cells: cells.map((cell) => cell?.text ?? '') })) },
    findRow: (line: number) => rows[line - 2],
    /** Returns the row and field of a cell; undefined for the header. @param line from 1 (header) @param columnIndex from 1 */
    findOrigin(line: number, columnIndex: number) {
      const row = rows[line - 2];
      if (row === undefined) return undefined;
      const name = columns[columnIndex - 1]?.trim() ?? '';
      const field = placed[line - 2]?.[columnIndex - 1]?.field ?? places.fieldOf.get(name)?.name ?? chooseOpenField(name);
      return { row, field };
    },
  };
}

export function chooseOpenField(column: string): string {
  return column.startsWith('factor value[') ? FACTORS : FURTHER;
}

function mapRowValues({ row: { fields } }: SdrfPlaces, data: Values): ReadonlyMap<string, readonly Placed[]> {
  const values = new Map<string, Placed[]>();
  const addValue = (column: string, placed: Placed) => values.set(column, [...(values.get(column) ?? []), placed]);
  for (const { name, type, codename } of fields) {
    if (name === FACTORS || name === FURTHER || codename === undefined) continue;
    for (const [at, text] of listItemTexts(data[name]).entries())
      addValue(codename, { text, field: type === 'list' ? `${name}[${at}]` : name });
  }
  for (const [at, text] of listItemTexts(data[FACTORS]).entries()) {
    const [name, value] = splitItem(text);
    addValue(`factor value[${name}]`, { text: value, field: `${FACTORS}[${at}]` });
  }
  for (const [at, text] of listItemTexts(data[FURTHER]).entries()) {
    const [name, value] = splitItem(text);
    addValue(name, { text: value, field: `${FURTHER}[${at}]` });
  }
  return values;
}

/** Returns the name and value of an item such as `characteristics[ph]=7`. A name in brackets can contain an equals sign. */
function splitItem(text: string): readonly [string, string] {
  const bracket = /^[^=[]*\[[^\]]*\]=/.exec(text)?.[0].length;
  const at = bracket === undefined ? text.indexOf('=') : bracket - 1;
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function addNeededColumns(declared: readonly string[], values: readonly ReadonlyMap<string, readonly Placed[]>[]): string[] {
  const columns = [...declared];
  const needed = new Map<string, number>();
  for (const of of values) for (const [name, found] of of) needed.set(name, Math.max(needed.get(name) ?? 0, found.length));
  for (const [name, count] of needed) {
    const there = columns.filter((column) => column.trim() === name).length;
    const like = columns.findLastIndex((column) => column.trim() === name);
    const more = Array.from({ length: Math.max(0, count - there) }, () => name);
    columns.splice(like === -1 ? columns.length : like + 1, 0, ...more);
  }
  return columns;
}

const RANKS = [
  /^source name$/,
  /^characteristics\s*\[/,
  /^assay name$/,
  /^technology type$/,
  /^comment\s*\[/,
  /^factor value\s*\[/,
];

/** Returns the columns in the order of the standard. Unknown columns stay after their predecessors. */
export function sortSdrfColumns(columns: readonly string[]): string[] {
  let rank = 0;
  const ranked = columns.map((name) => {
    const found = RANKS.findIndex((form) => form.test(name.trim()));
    rank = found === -1 ? Math.min(rank, RANKS.length - 2) : found;
    return { name, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name);
}

/** Returns the items of a list as strings. A single value becomes one item. */
export function listItemTexts(value: unknown): string[] {
  return [value ?? []].flat().map(String);
}

/** Yields problems of data sets with rows, with the error codes of the standard's validator. @param rows siblings in order */
export function* findSdrfProblems(profile: Profile, rows: readonly EntityRow[]) {
  const places = getSdrfPlaces(profile);
  if (places === undefined) return;
  const children = Map.groupBy(
    rows.filter(({ entityType }) => entityType === places.row.name),
    ({ parentId }) => parentId,
  );
  for (const dataset of rows) {
    const inside = children.get(dataset.id) ?? [];
    if (dataset.entityType !== places.dataset.name || inside.length === 0) continue;
    const { sheet, findOrigin, findRow } = createSheet(places, dataset.data, inside);
    for (const { code, level, line, place, column, message } of validateSheet(sheet).problems) {
      const origin = line === null || place === null ? undefined : findOrigin(line, place);
      const row = origin?.row ?? (line === null ? undefined : findRow(line)) ?? dataset;
      // If the profile requires the column, each row already has an error.
      if (place === null && places.fieldOf.get(column ?? '')?.required === true) continue;
      yield { row, level, error: { field: origin?.field ?? (row === dataset ? SDRF_COLUMNS : ''), message, rule: code } };
    }
  }
}
