/** Describes the tables of a file in a preview: meanings of columns, and parents of rows. */
import type { components } from '../../../../generated/hub/types.d.ts';
import type { OwnColumn } from '../../own-columns/effective-profile.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import type { ImportPlan } from './plan.ts';
import { NO_PLACE, type PlannedRow } from './planned-rows.ts';
import { findTableChoice, type ImportChoices } from './reading/incoming.ts';
import { isTemplateColumn, proposeOwnColumns } from './reading/own-definitions.ts';
import type { ReadTable } from './reading/read-tables.ts';

export type ImportTable = components['schemas']['HubImportTable'];

type Target = ImportTable['targets'][number];

const MAX_TARGETS = 50;

export function createImportTables(
  snapshot: ProjectSnapshot,
  tables: readonly ReadTable[],
  { rows }: ImportPlan,
  choices: ImportChoices,
): readonly ImportTable[] {
  const byTable = Map.groupBy(
    rows.filter(({ outcome }) => outcome === 'create' || outcome === 'change' || outcome === 'unchanged'),
    ({ table }) => table,
  );
  const proposals = proposeOwnColumns(snapshot.profile, tables);
  return tables.map(({ name, entityType: entity_type, hasHeader: has_header, rows: count, columns }) => {
    const parent = findTableChoice(choices, name)?.parent ?? null;
    return {
      name,
      entity_type,
      has_header,
      rows: count,
      columns: columns.map((read) => {
        const { kind: _kind, isPlain: _isPlain, defined, samples, ...column } = read;
        const proposal = proposals.get(read);
        const adds_own_column = defined !== undefined || isTemplateColumn(snapshot.profile, column.header);
        return { ...column, samples: [...samples], ...(proposal && { own_column: proposal, adds_own_column }) };
      }),
      parent: parent === null ? null : { ...parent, label: snapshot.get(parent.node_id)?.label ?? '' },
      targets: listTargets(byTable.get(name) ?? []),
    };
  });
}

/** A column of the file that can become an own column of the project. */
export interface ProposedColumn {
  readonly table: string;
  readonly column: string;
  readonly own: OwnColumn;
  /** True if applying the import adds the column by default. */
  readonly isDefault: boolean;
}

export function listProposedColumns({ tables }: { readonly tables: readonly ImportTable[] }): readonly ProposedColumn[] {
  return tables.flatMap(({ name: table, columns }) =>
    columns.flatMap(({ column, own_column: own, adds_own_column: isDefault = false }) =>
      own === undefined ? [] : [{ table, column, own, isDefault }],
    ),
  );
}

function listTargets(rows: readonly PlannedRow[]): Target[] {
  const targets = new Map<string, Target>();
  for (const { parent, errors } of rows) {
    const key = JSON.stringify([parent?.nodeId, parent?.label, parent?.field]);
    const known = targets.get(key) ?? {
      node_id: parent?.nodeId ?? null,
      label: parent?.label ?? '',
      field: parent?.field ?? '',
      rows: 0,
      with_errors: 0,
    };
    const isWrong = errors.some(({ rule }) => rule !== NO_PLACE);
    targets.set(key, { ...known, rows: known.rows + 1, with_errors: known.with_errors + (isWrong ? 1 : 0) });
  }
  return [...targets.values()].toSorted((one, other) => other.rows - one.rows).slice(0, MAX_TARGETS);
}
