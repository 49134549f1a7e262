import { Readable } from 'node:stream';
import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { formatCsvLines } from '../../../web/csv/records.ts';
import { createDisplayDate } from '../../../web/for-people/words.ts';
import { replyWithFile, replyWithJson, replyWithPage } from '../../../web/replies/replies.ts';
import type { HubHandlers, ProjectRecordAccess } from '../../access/guard.ts';
import type { HubCaller } from '../../access/workspace-rights.ts';
import type { HubContext } from '../../context.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../../page.ts';
import { createPager, DEFAULT_LIMIT, type ListPart } from '../../paging.ts';
import { requireSmallResponse } from '../bounded-parts.ts';
import { computeListPart, createEnvelope, createListEnvelope, type ListedPart, type PageQuery } from '../envelope.ts';
import { parseSearch, type Search } from '../visible-parts.ts';
import {
  formatObservations,
  type NamedObservation,
  readAllObservations,
  readObservationPart,
  readProjectObservations,
  readVisibleObservations,
} from './reading.ts';
import { changeObservations, parseObservationTime, storeObservations } from './storing.ts';

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

export function createObservationHandlers(context: HubContext) {
  const { pool } = context;

  /** Returns a function that responds with the stored observations, in the order of their IDs. */
  function createReply(access: HubCaller) {
    return async (client: pg.PoolClient, ids: readonly string[]) => {
      const byId = await readVisibleObservations(client, access, ids);
      const items = await formatObservations(
        client,
        ids.flatMap((id) => byId.get(id) ?? []),
      );
      requireSmallResponse(items);
      return replyWithJson(200, createListEnvelope({}, { items, total: items.length }));
    };
  }

  async function findObservations(access: HubCaller, query: PageQuery & TimeRange, search: Search) {
    const part = await readObservationPart(pool, access, { ...search, ...parseTimeRange(query) }, computeListPart(query));
    return replyWithJson(200, createListEnvelope(query, { ...part, items: await formatObservations(pool, part.items) }));
  }

  return {
    listBrapiObservations: ({ access, query }) => findObservations(access, query, parseSearch(query)),
    searchBrapiObservations: ({ access, body }) => findObservations(access, body, body),
    async showBrapiObservation({ access, path: { observationDbId } }) {
      const byId = await readVisibleObservations(pool, access, [observationDbId]);
      const [found] = await formatObservations(pool, [...byId.values()]);
      if (found === undefined) throw new NotFoundError(`Observation not found: ${observationDbId}`);
      return replyWithJson(200, createEnvelope(found));
    },
    async createBrapiObservations({ access, body }) {
      return storeObservations(context, access, body, createReply(access));
    },
    async changeBrapiObservations({ access, body }) {
      const changes = new Map(Object.entries(body).map(([id, change]) => [id.toLowerCase(), change]));
      if (changes.size < Object.keys(body).length)
        throw new BadRequestError('Two IDs of the body differ only in case. Nothing was changed.');
      return changeObservations(context, access, changes, createReply(access));
    },
    async listHubObservations(call) {
      const { access, query } = call;
      if (query.format !== 'html') {
        const rows = readAllObservations(pool, access.project.id);
        const name = `${access.project.name} observations.csv`;
        return replyWithFile('text/csv', name, Readable.from(formatObservationsCsv(rows), { objectMode: false }));
      }
      const part = { limit: Number(query.limit ?? DEFAULT_LIMIT), offset: Number(query.offset ?? 0) };
      const listed = await readProjectObservations(pool, access.project.id, part);
      const frame = createProjectPage(access, { title: 'Observations', crumbs: [createProjectCrumb(access)] });
      const baseUrl = context.settings.baseUrl;
      const model = createObservationsModel(access, { baseUrl, part, listed });
      return replyWithPage(context, call, 200, 'hub/brapi/observations', frame, model);
    },
  } satisfies Partial<HubHandlers>;
}

interface TimeRange {
  readonly observationTimeStampRangeStart?: string | null;
  readonly observationTimeStampRangeEnd?: string | null;
}

/** Returns the limits as dates. @throws BadRequestError for an invalid time */
function parseTimeRange({ observationTimeStampRangeStart, observationTimeStampRangeEnd }: TimeRange) {
  const limits = Object.entries({ observationTimeStampRangeStart, observationTimeStampRangeEnd });
  return Object.fromEntries(
    limits.map(([name, text]) => {
      const time = parseObservationTime(text);
      if (text && time === undefined) throw new BadRequestError(`${name} is not a valid time`);
      return [name, time];
    }),
  );
}
