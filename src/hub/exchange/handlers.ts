/** Projects as files: spreadsheet, CSV, JSON, YAML (openapi/hub, exportHubProject). */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { BadRequestError } from '../../contract/errors.ts';
import { zipOfTexts } from '../../files/zip-stream.ts';
import { type Entity, findEntity, type Profile } from '../../profiles/profile.ts';
import { csvLines } from '../../web/csv/text.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import { data, page } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { openPicture } from '../picture/open-picture.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { sdrfFile } from '../sdrf/dataset-file.ts';
import { sdrfPlaces } from '../sdrf/sdrf-profile.ts';
import { exchangeColumnsOf } from './columns.ts';
import { type DatasetNotation, datasetText } from './dataset-text.ts';
import { type RowReader, readingRows } from './export-rows.ts';
import { exportFileName } from './file-name.ts';
import { isaInvestigation } from './isa/isa-model.ts';
import { isaTabFiles } from './isa/isa-tab.ts';
import { leftOutOf } from './isa/left-out.ts';
import { leftOutPage } from './isa/left-out-page.ts';
import { isIsaProfile } from './isa-profiles.ts';
import { slots, writtenFile } from './sending.ts';
import { writeWorkbook } from './workbook.ts';

type Call = Parameters<HubHandlers['exportHubProject']>[0];
type Format = NonNullable<Call['query']['format']>;

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  json: 'application/json',
  yaml: 'application/yaml',
  'isa-json': 'application/json',
  'isa-tab': 'application/zip',
  sdrf: 'text/tab-separated-values',
} as const satisfies Record<Format, string>;

/** Endings of files that are not called by their format. */
const ENDINGS: Partial<Record<Format, string>> = { 'isa-json': 'isa.json', 'isa-tab': 'isa.zip' };

/** Makes the operations. */
export function exportOperations(context: HubContext) {
  return {
    async listHubExportLeftOut({ access, query: { format = 'isa-tab' }, wantsPage }) {
      refuseOtherProfiles(access.profile);
      const leftOut = leftOutOf(await openPicture(context, access), access.project.name, format);
      if (!wantsPage) return data(200, { format, left_out: leftOut.map((one) => ({ ...one })) });
      return page(200, leftOutPage(context, access, format, leftOut));
    },

    async exportHubProject({ access, query }) {
      const format = query.format ?? 'xlsx';
      const only = onlyType(access, format, query.type);
      const headers = await headersOf(context, access, format, only);
      switch (format) {
        case 'json':
          return { status: 200, type: TYPES.json, content: await nestedText(context, access, 'json'), headers };
        case 'yaml':
          return { status: 200, type: TYPES.yaml, content: await nestedText(context, access, 'yaml'), headers };
        case 'isa-json':
          return { status: 200, type: TYPES[format], content: await isaText(context, access), headers };
        case 'isa-tab':
          return { status: 200, type: TYPES[format], content: await isaZip(context, access), headers };
        case 'sdrf':
          return { status: 200, type: TYPES.sdrf, ...(await samplesOf(context, access, headers)) };
        case 'csv': {
          const content = await fileOf(context, access, (file, reader) => writeCsv(file, only as Entity, reader));
          return { status: 200, type: TYPES.csv, content, headers };
        }
        case 'xlsx': {
          const entities = only === undefined ? [...access.profile.entities.values()] : [only];
          const content = await fileOf(context, access, (file, reader) =>
            writeWorkbook(file, access.profile, entities, reader),
          );
          return { status: 200, type: TYPES.xlsx, content, headers };
        }
      }
    },
  } satisfies Partial<ProjectOperations>;
}

async function nestedText(context: HubContext, access: ProjectAccess, notation: DatasetNotation): Promise<Readable> {
  return Readable.from(datasetText(access.project, await openPicture(context, access), notation), { objectMode: false });
}

async function isaText(context: HubContext, access: ProjectAccess): Promise<Readable> {
  const investigation = isaInvestigation(await openPicture(context, access), access.project.name);
  return Readable.from([`${JSON.stringify(investigation, null, 2)}\n`], { objectMode: false });
}

async function isaZip(context: HubContext, access: ProjectAccess): Promise<Readable> {
  const files = isaTabFiles(isaInvestigation(await openPicture(context, access), access.project.name));
  return zipOfTexts(files, context.now());
}

/** The file is not called by the day. */
async function samplesOf(context: HubContext, access: ProjectAccess, headers: Awaited<ReturnType<typeof headersOf>>) {
  const { name, text } = sdrfFile(await openPicture(context, access));
  const own = { ...headers, 'Content-Disposition': `attachment; filename="${name}"` };
  return { content: Readable.from([text], { objectMode: false }), headers: own };
}

async function fileOf(
  context: HubContext,
  { project, profile }: ProjectAccess,
  write: (file: string, reader: RowReader) => Promise<void>,
): Promise<Readable> {
  const pool = context.pool;
  return slots.exports.run(() =>
    writtenFile(context.settings.dataDir, (file) => readingRows(pool, project.id, profile, (reader) => write(file, reader))),
  );
}

/** @throws BadRequestError */
function onlyType({ profile }: ProjectAccess, format: Format, type: string | undefined): Entity | undefined {
  const isIsa = format === 'isa-json' || format === 'isa-tab';
  if (isIsa) refuseOtherProfiles(profile);
  if (format === 'sdrf' && sdrfPlaces(profile) === undefined)
    throw new BadRequestError(`query.format: ${profile.id} has no rows of samples, as SDRF files have.`);
  if (type === undefined) {
    if (format === 'csv') throw new BadRequestError('query.type: a CSV file holds one entity type; name it.');
    return undefined;
  }
  if (format === 'json' || format === 'yaml' || format === 'sdrf' || isIsa)
    throw new BadRequestError(`query.type: a file in ${format.toUpperCase()} holds the whole project.`);
  const entity = findEntity(profile, type);
  if (entity === undefined) throw new BadRequestError(`query.type: ${profile.id} has no entity type ${type}.`);
  return entity;
}

/** @throws BadRequestError for a profile that has not what ISA files have */
function refuseOtherProfiles(profile: Profile): void {
  if (!isIsaProfile(profile))
    throw new BadRequestError(`query.format: ${profile.id} has no investigations and studies, as ISA files have.`);
}

async function headersOf(context: HubContext, access: ProjectAccess, format: Format, only: Entity | undefined) {
  const { rows } = await context.pool.query<{ identifier: string }>(
    `select identifier from hub_entities where project_id = $1 and parent_id is null and entity_type = $2
     order by position, id limit 1`,
    [access.project.id, access.profile.root_entity],
  );
  const name = exportFileName(context.now(), access.project, only?.name ?? rows[0]?.identifier, ENDINGS[format] ?? format);
  return { 'Content-Disposition': `attachment; filename="${name}"`, Vary: 'Accept' };
}

async function writeCsv(file: string, entity: Entity, reader: RowReader): Promise<void> {
  const out = createWriteStream(file);
  const done = finished(out);
  // What goes wrong while it is written is told by `done`.
  done.catch(() => undefined);
  out.write(csvLines([exchangeColumnsOf(entity)]));
  for await (const cells of reader.rowsOf(entity)) {
    if (!out.write(csvLines([cells]))) await Promise.race([once(out, 'drain'), done]);
  }
  out.end();
  await done;
}
