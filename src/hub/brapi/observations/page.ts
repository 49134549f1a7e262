import { formatCsvLines } from '../../../web/csv/records.ts';
import { createDisplayDate } from '../../../web/for-people/words.ts';
import type { ProjectRecordAccess } from '../../access/guard.ts';
import { createProjectTabs, getProjectPath } from '../../page.ts';
import { createPager, type ListPart } from '../../paging.ts';
import type { ListedPart } from '../envelope.ts';
import type { NamedObservation } from './reading.ts';

export function createObservationsModel(
  access: ProjectRecordAccess,
  shown: { readonly baseUrl: string; readonly part: ListPart; readonly listed: ListedPart<NamedObservation> },
) {
  const { baseUrl, part, listed } = shown;
  const path = getProjectPath(access.project.id, 'observations');
  return {
    tabs: createProjectTabs(access, 'none'),
    total: listed.total,
    leftOut: listed.leftOut ?? 0,
    csvPath: `${path}?format=csv`,
    address: `${baseUrl}/brapi/v2`,
    rows: listed.items.map((row) => ({
      unit: row.unitName ?? 'Deleted unit',
      unitPath: row.unitName === null ? undefined : getProjectPath(access.project.id, 'entity', row.unitId),
      variable: row.variableName ?? 'Deleted variable',
      study: row.studyName ?? 'Deleted study',
      value: row.value,
      at: row.observedAt === null ? undefined : createDisplayDate(row.observedAt),
      collector: row.collector ?? row.userName,
    })),
    pager: createPager(part, listed.total, path, {}),
  };
}

const COLUMNS = {
  study: (row) => row.studyName,
  unit: (row) => row.unitName,
  variable: (row) => row.variableName,
  value: (row) => row.value,
  time: (row) => row.observedAt?.toISOString() ?? null,
  collector: (row) => row.collector,
  uploaded_by: (row) => row.userName,
  external_references: (row) => (row.references.length === 0 ? null : JSON.stringify(row.references)),
  additional_info: (row) => (Object.keys(row.additionalInfo).length === 0 ? null : JSON.stringify(row.additionalInfo)),
  observation_id: (row) => row.id,
  unit_id: (row) => row.unitId,
  variable_id: (row) => row.variableId,
  study_id: (row) => row.studyId,
  stored_at: (row) => row.createdAt.toISOString(),
  changed_at: (row) => row.updatedAt.toISOString(),
} satisfies Record<string, (row: NamedObservation) => string | null>;

export async function* formatObservationsCsv(batches: AsyncIterable<readonly NamedObservation[]>): AsyncGenerator<string> {
  const readers = Object.values(COLUMNS);
  yield formatCsvLines([Object.keys(COLUMNS)]);
  for await (const rows of batches) yield formatCsvLines(rows.map((row) => readers.map((read) => read(row))));
}
