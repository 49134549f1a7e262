/** The calls of BrAPI 2.1 that read (openapi/hub/paths/brapi.yaml). */
import { HubApiOperations } from '../../../generated/hub/stub.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { replyWithJson } from '../../web/replies/replies.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { type BrapiRow, type BrapiType, type EntityFilter, readEntityPart } from './entity-pages.ts';
import { createEnvelope, createListEnvelope, createWholeEnvelope, type PageQuery, readPart } from './envelope.ts';
import { listLevels, readLevels } from './levels.ts';
import type { BrapiObjects } from './members.ts';
import { createStudies, createTrials, readCrops, readHierarchies, readPrograms, readSeasons } from './trials.ts';
import { createGermplasm, createUnits } from './units.ts';
import { createVariable } from './variables.ts';

const BASE_PATH = '/brapi/v2/';
const JSON_TYPE = 'application/json';

/** Creates the handlers. */
export function createBrapiHandlers(context: HubContext) {
  const { pool, settings } = context;
  const toStudies = (rows: readonly BrapiRow[]) => createStudies(pool, settings.baseUrl, rows);

  /** Returns a page of entities, each converted. */
  async function list<Item>(
    { access, query }: { readonly access: HubCaller; readonly query: PageQuery },
    type: BrapiType,
    filter: EntityFilter,
    convert: (rows: readonly BrapiRow[]) => Item[] | Promise<Item[]>,
  ) {
    const { items, total } = await readEntityPart(pool, access, type, filter, readPart(query));
    return replyWithJson(200, createListEnvelope(query, { items: await convert(items), total }));
  }

  /** Returns an entity, converted. @throws NotFoundError */
  async function show<Item>(
    access: HubCaller,
    type: BrapiType,
    id: string,
    convert: (rows: readonly BrapiRow[]) => Promise<Item[]>,
  ) {
    const { items } = await readEntityPart(pool, access, type, { id }, { limit: 1, offset: 0 });
    const [found] = await convert(items);
    if (found === undefined) throw new NotFoundError(`${type === 'Study' ? 'Study' : 'Germplasm'} not found: ${id}`);
    return replyWithJson(200, createEnvelope(found));
  }

  const nothing = (query: PageQuery) => replyWithJson(200, createListEnvelope(query, { items: [], total: 0 }));

  return {
    showBrapiServer({ query }) {
      const calls = query.dataType === undefined || query.dataType === JSON_TYPE ? listCalls() : [];
      return replyWithJson(
        200,
        createEnvelope({
          calls,
          serverName: 'Concordat',
          serverDescription: 'Plant phenotyping projects in MIAPPE',
          organizationName: null,
          organizationURL: null,
          documentationURL: `${settings.baseUrl}/reference`,
          contactEmail: null,
          location: null,
        }),
      );
    },
    async listBrapiCrops({ access, query }) {
      return replyWithJson(200, createWholeEnvelope(query, await readCrops(pool, access)));
    },
    async listBrapiPrograms({ access, query }) {
      return replyWithJson(
        200,
        createListEnvelope(query, await readPrograms(pool, access, query.programDbId, readPart(query))),
      );
    },
    async listBrapiTrials(call) {
      if (call.query.active === false) return nothing(call.query);
      return list(call, 'Investigation', call.query, (rows) => createTrials(pool, rows));
    },
    async listBrapiSeasons({ access, query }) {
      return replyWithJson(200, createWholeEnvelope(query, await readSeasons(pool, access)));
    },
    async listBrapiStudies(call) {
      return call.query.active === false ? nothing(call.query) : list(call, 'Study', call.query, toStudies);
    },
    showBrapiStudy: ({ access, path }) => show(access, 'Study', path.studyDbId, toStudies),
    async listBrapiLevels({ access, query }) {
      const hierarchies = await readHierarchies(pool, access, query.studyDbId);
      return replyWithJson(200, createWholeEnvelope(query, listLevels(hierarchies.flatMap(readLevels))));
    },
    listBrapiUnits(call) {
      const { observationUnitDbId: id, observationUnitLevelName: levelName, ...filter } = call.query;
      return list(call, 'ObservationUnit', { ...filter, id, levelName }, (rows) => createUnits(pool, rows));
    },
    listBrapiGermplasm(call) {
      const { germplasmDbId: id, ...filter } = call.query;
      return list(call, 'BiologicalMaterial', { ...filter, id }, (rows) => createGermplasm(pool, rows));
    },
    showBrapiGermplasm: ({ access, path }) =>
      show(access, 'BiologicalMaterial', path.germplasmDbId, (rows) => createGermplasm(pool, rows)),
    listBrapiVariables(call) {
      const { observationVariableDbId: id, ...filter } = call.query;
      return list(call, 'ObservedVariable', { ...filter, id }, (rows) => rows.map(createVariable));
    },
  } satisfies Partial<HubHandlers>;
}

/** Returns the paths of the contract's calls, without their common prefix. */
function listCalls(): BrapiObjects['BrapiCall'][] {
  const calls = HubApiOperations.filter(({ path }) => path.startsWith(BASE_PATH));
  return [...Map.groupBy(calls, ({ path }) => path)].map(([path, ways]) => ({
    service: path.slice(BASE_PATH.length),
    methods: ways.map(({ method }) => method as 'GET' | 'POST' | 'PUT').sort(),
    versions: ['2.0', '2.1'],
    contentTypes: [JSON_TYPE],
    dataTypes: [JSON_TYPE],
  }));
}
