import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BadRequestError } from '../../contract/errors.ts';
import { type Entity, findEntity } from '../../profiles/profile.ts';
import { runInTurnOfClient } from '../../storage/client-turns.ts';
import { createAttachmentHeader, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import { requireDiskSpace } from '../../web/uploads/multipart.ts';
import { type HubHandlers, isLargeProject, type ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import type { HubProjectRow } from '../tables.ts';
import { createCrateArchive } from './crate/crate-files.ts';
import { countBytes, listAttachedFiles, listObservationFiles } from './crate/project-files.ts';
import { exportTurns, openWrittenFile } from './exchange-folders.ts';
import { renderExportAccount } from './export-account/account-page.ts';
import { recordDefinitions } from './export-account/cell-account.ts';
import { countUnsupportedData, createExportAccount } from './export-account/export-account.ts';
import { type ExportAccount, ExportBook, formatAccountHeader } from './export-account/export-book.ts';
import { type RowReader, readRowsInSnapshot } from './export-rows.ts';
import { requireFormat } from './format-profiles.ts';
import { createSnapshotFile } from './snapshot-file.ts';
import { writeCsv, writeWorkbook } from './workbook.ts';

/** Returns a name such as `260305-miappe-1-1-INV-WHEAT.xlsx`, which contains only letters, digits, `-` and `_`. */
export function createExportFileName(
  at: Date,
  { profile, version }: HubProjectRow,
  what: string | undefined,
  ending: string,
): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  const title = replaceUnsafeCharacters(what ?? '').slice(0, 60) || 'export';
  return `${day}-${replaceUnsafeCharacters(profile)}-${replaceUnsafeCharacters(version)}-${title}.${ending}`;
}

function replaceUnsafeCharacters(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_]+/g, '-').replaceAll(/^-+|(?<!-)-+$/g, '');
}
type Format = NonNullable<Parameters<HubHandlers['exportHubProject']>[0]['query']['format']>;

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  json: 'application/json',
  yaml: 'application/yaml',
  'isa-json': 'application/json',
  'isa-tab': 'application/zip',
  sdrf: 'text/tab-separated-values',
  'ena-xml': 'application/xml',
  'ena-tsv': 'text/tab-separated-values',
  'ro-crate': 'application/zip',
} as const satisfies Record<Format, string>;

/** File extensions that differ from the name of the format. */
const ENDINGS: Partial<Record<Format, string>> = {
  'isa-json': 'isa.json',
  'isa-tab': 'isa.zip',
  'ro-crate': 'ro-crate.zip',
  'ena-xml': 'ena.xml',
  'ena-tsv': 'ena.tsv',
};

export function createExportOperations(context: HubContext) {
  return {
    async listHubExportLeftOut({ access, query: { format = 'isa-tab', type }, wantsPage }) {
      const only = requireExportedType(access, format, type, false);
      const account = createExportAccount(await openSnapshot(context, access), access.project, format, only);
      const besides = await countUnsupportedData(context.pool, access.project.id, format);
      if (wantsPage) return replyWithHtml(200, renderExportAccount(context, access, format, { ...account, besides }));
      const { left_out, changed } = account;
      return replyWithJson(200, { format, left_out: [...left_out], changed: [...changed], besides });
    },

    async exportHubProject({ access, query }) {
      const format = query.format ?? 'xlsx';
      const only = requireExportedType(access, format, query.type);
      const headers = await createHeaders(context, access, format, only);
      switch (format) {
        case 'ro-crate': {
          const book = new ExportBook();
          const { pool, settings } = context;
          const { id } = access.project;
          const attached = await listAttachedFiles(context, id);
          // The server writes large exports to a temporary file.
          if (await isLargeProject(context, access.project))
            await requireDiskSpace(join(settings.dataDir, 'hub', 'exports'), countBytes(attached));
          const added = [...(await listObservationFiles(pool, id)), ...attached];
          const content = createCrateArchive(await openSnapshot(context, access), access.project, added, book);
          return { status: 200, type: TYPES[format], content, headers: addAccountHeader(headers, book.createAccount()) };
        }
        case 'csv':
        case 'xlsx': {
          const { content, account } = await writeTables(context, access, format, only);
          const reply = { status: 200, type: TYPES[format], content, headers: addAccountHeader(headers, account) };
          return reply as FileReply<(typeof TYPES)[typeof format]>;
        }
        default: {
          const book = new ExportBook();
          const snapshot = await openSnapshot(context, access);
          const { content, name } = createSnapshotFile(snapshot, access.project, format, book, context.now());
          const own = name === undefined ? headers : { ...headers, ...createAttachmentHeader(name) };
          const reply = { status: 200, type: TYPES[format], content, headers: addAccountHeader(own, book.createAccount()) };
          return reply as FileReply<(typeof TYPES)[typeof format]>;
        }
      }
    },
  } satisfies Partial<ProjectOperations>;
}

async function writeTables(
  { pool, settings }: HubContext,
  { project, profile }: ProjectAccess,
  format: 'xlsx' | 'csv',
  only: Entity | undefined,
): Promise<{ readonly content: Readable; readonly account: ExportAccount }> {
  let account: ExportAccount = { left_out: [], changed: [] };
  const writeTable = async (file: string, reader: RowReader) => {
    if (format === 'csv') recordDefinitions(reader.book, profile, only);
    if (format === 'csv') await writeCsv(file, only as Entity, reader);
    else await writeWorkbook(file, profile, only === undefined ? [...profile.entities.values()] : [only], reader);
    account = reader.book.createAccount();
  };
  const content = await runInTurnOfClient(exportTurns, () =>
    openWrittenFile(settings.dataDir, (file) =>
      readRowsInSnapshot(pool, project.id, profile, format, (reader) => writeTable(file, reader)),
    ),
  );
  return { content, account };
}

type FileReply<Type> = Type extends string
  ? {
      readonly status: 200;
      readonly type: Type;
      readonly content: Readable;
      readonly headers: ReturnType<typeof addAccountHeader>;
    }
  : never;

function addAccountHeader(headers: Awaited<ReturnType<typeof createHeaders>>, account: ExportAccount) {
  return { ...headers, 'X-Export-Account': formatAccountHeader(account) };
}

function requireExportedType(
  { profile }: ProjectAccess,
  format: Format,
  type: string | undefined,
  needsType = true,
): Entity | undefined {
  requireFormat(profile, format, 'query.format: ');
  if (type === undefined) {
    if (format === 'csv' && needsType)
      throw new BadRequestError('query.type: a CSV file contains one entity type; specify it.');
    return undefined;
  }
  if (format !== 'csv' && format !== 'xlsx')
    throw new BadRequestError(`query.type: a file in ${format.toUpperCase()} always contains the whole project.`);
  const entity = findEntity(profile, type);
  if (entity === undefined) throw new BadRequestError(`query.type: ${profile.id} has no entity type ${type}.`);
  return entity;
}

async function createHeaders(context: HubContext, access: ProjectAccess, format: Format, only: Entity | undefined) {
  const { rows } = await context.pool.query<{ identifier: string }>(
    `select identifier from hub_entities where project_id = $1 and parent_id is null and entity_type = $2
     order by position, id limit 1`,
    [access.project.id, access.profile.root_entity],
  );
  const name = createExportFileName(
    context.now(),
    access.project,
    only?.name ?? rows[0]?.identifier,
    ENDINGS[format] ?? format,
  );
  return { ...createAttachmentHeader(name), Vary: 'Accept' };
}
