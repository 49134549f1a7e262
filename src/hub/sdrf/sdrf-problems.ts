/**
 * Checks the data sets of a project by the rules of SDRF-Proteomics, and reports problems by entity and field instead of line and
 * column.
 */
import type { Profile } from '../../profiles/profile.ts';
import { checkSheet } from '../../sdrf/check.ts';
import type { SheetProblem } from '../../sdrf/sheet.ts';
import type { EntityRow } from '../entities/store.ts';
import { getSdrfPlaces, SDRF_COLUMNS } from './sdrf-profile.ts';
import { createSheet } from './sheet-of-dataset.ts';

/** A problem of an entity; `rule` is the code of the standard's validator. */
export interface SdrfProblem {
  readonly row: EntityRow;
  readonly level: SheetProblem['level'];
  readonly error: { readonly field: string; readonly message: string; readonly rule: string };
}

/**
 * Yields the problems of all data sets; none for other profiles, and for data sets without rows.
 * @param rows all entities of the project, siblings in their order
 */
export function* findSdrfProblems(profile: Profile, rows: readonly EntityRow[]): Generator<SdrfProblem> {
  const places = getSdrfPlaces(profile);
  if (places === undefined) return;
  const held = Map.groupBy(
    rows.filter(({ entityType }) => entityType === places.row.name),
    ({ parentId }) => parentId,
  );
  for (const dataset of rows) {
    const inside = held.get(dataset.id) ?? [];
    if (dataset.entityType !== places.dataset.name || inside.length === 0) continue;
    const { sheet, originOf, rowOf } = createSheet(places, dataset.data, inside);
    for (const { code, level, line, place, column, message } of checkSheet(sheet).problems) {
      const origin = line === null || place === null ? undefined : originOf(line, place);
      const row = origin?.row ?? (line === null ? undefined : rowOf(line)) ?? dataset;
      // A missing column that the profile requires is already an error of each row.
      if (place === null && places.fieldOf.get(column ?? '')?.required === true) continue;
      yield { row, level, error: { field: origin?.field ?? (row === dataset ? SDRF_COLUMNS : ''), message, rule: code } };
    }
  }
}
