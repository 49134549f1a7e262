import { Readable } from 'node:stream';
import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../../../contract/errors.ts';
import { replyWithFile, replyWithJson, replyWithPage } from '../../../web/replies/replies.ts';
import type { HubHandlers } from '../../access/guard.ts';
import type { HubCaller } from '../../access/workspace-rights.ts';
import type { HubContext } from '../../context.ts';
import { createProjectCrumb, createProjectPage } from '../../page.ts';
import { DEFAULT_LIMIT } from '../../paging.ts';
import { requireSmallResponse } from '../bounded-parts.ts';
import { computeListPart, createEnvelope, createListEnvelope, type PageQuery } from '../envelope.ts';
import { parseSearch, type Search } from '../visible-parts.ts';
import { createObservationsModel, formatObservationsCsv } from './page.ts';
import {
  formatObservations,
  readAllObservations,
  readObservationPart,
  readProjectObservations,
  readVisibleObservations,
} from './reading.ts';
import { changeObservations, parseObservationTime, storeObservations } from './storing.ts';

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
