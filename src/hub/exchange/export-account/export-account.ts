/** Lists omissions and changes of an export. The code that writes the file also records the list, so the list is complete. */
import type { Entity } from '../../../profiles/profile.ts';
import type { Queries } from '../../entities/store.ts';
import { createSdrfFile } from '../../sdrf/dataset-file.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import type { HubProjectRow } from '../../tables.ts';
import { recordCrateLosses } from '../crate/crate-files.ts';
import { createEnaSheet } from '../ena/ena-sheet.ts';
import { createEnaXml } from '../ena/ena-xml.ts';
import type { ExportFormat } from '../format-profiles.ts';
import { createRecordedIsaJson, createRecordedIsaTab } from '../isa/left-out.ts';
import { recordDefinitions, recordTableLosses } from './cell-account.ts';
import { type ExportAccount, ExportBook, type LeftOut } from './export-book.ts';

/** Returns the list. @param only entity type of a table; absent for all @throws BadRequestError for SDRF without rows */
export function createExportAccount(
  snapshot: ProjectSnapshot,
  project: HubProjectRow,
  format: ExportFormat,
  only?: Entity,
): ExportAccount {
  const book = new ExportBook();
  if (format === 'isa-json') createRecordedIsaJson(snapshot, project.name, book);
  if (format === 'isa-tab') createRecordedIsaTab(snapshot, project.name, book);
  if (format === 'ena-xml') createEnaXml(snapshot, book);
  if (format === 'ena-tsv') createEnaSheet(snapshot, book);
  if (format === 'sdrf') createSdrfFile(snapshot, book);
  if (format === 'ro-crate') recordCrateLosses(snapshot, project, book);
  if (format === 'xlsx' || format === 'csv') recordTableLosses(book, format, snapshot, only);
  if (format === 'csv') recordDefinitions(book, snapshot.profile, only);
  return book.createAccount();
}

/** Returns the number of items that the format cannot contain, by kind, such as observations. Omits zeros. */
export async function countUnsupportedData(queries: Queries, projectId: string, format: ExportFormat): Promise<LeftOut[]> {
  const { rows } = await queries.query<LeftOut>(
    `select what, count from (
       select 1 as place, 'Observations' as what, count(*)::int as count from hub_observations where project_id = $1 and not $2
       union all select 2, 'Attached files', count(*)::int from hub_files where project_id = $1 and not $2
       union all select 2, 'Earlier versions of attached files', count(*)::int from hub_file_versions v join hub_files f on f.id = v.file_id
         where f.project_id = $1 and $2 and exists (select from hub_file_versions n where n.file_id = f.id and n.version > v.version)
       union all select 3, 'Comments', count(*)::int from hub_comments where project_id = $1) counts
     where count > 0 order by place`,
    [projectId, format === 'ro-crate'],
  );
  return rows;
}
