import { HubApiOperations } from '../../../generated/hub/stub.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { replyWithJson } from '../../web/replies/replies.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { requireCompletePart } from './bounded-parts.ts';
import { readEntityPart } from './entity-pages.ts';
import { computeListPart, createCompleteListEnvelope, createEnvelope, createListEnvelope, type PageQuery } from './envelope.ts';
import { BRAPI_KINDS, type BrapiKind } from './kinds.ts';
import { createList, readListMembers } from './lists.ts';
import { type BrapiObjects, createNulls } from './members.ts';
import { readAllLevels, readCrops, readPrograms, readSeasons } from './trials.ts';
import { readOntologies } from './variables.ts';
import { parseSearch, type Search } from './visible-parts.ts';

const BASE_PATH = '/brapi/v2/';
const JSON_TYPE = 'application/json';

export function createBrapiHandlers(context: HubContext) {
  const { pool, settings } = context;

  async function replyWithListPart<Item>(access: HubCaller, kind: BrapiKind<Item>, page: PageQuery, search: Search) {
    const part = await readEntityPart(pool, access, kind, search, computeListPart(page));
    return replyWithJson(200, createListEnvelope(page, { ...part, items: await kind.convert(context, part.items) }));
  }

  /** Returns the handlers of a list for GET, search by POST, and search results. */
  const createListingHandler =
    <Item>(kind: BrapiKind<Item>) =>
    ({ access, query }: { readonly access: HubCaller; readonly query: PageQuery }) =>
      replyWithListPart(access, kind, query, parseSearch(query));
  const createSearchHandler =
    <Item>(kind: BrapiKind<Item>) =>
    ({ access, body }: { readonly access: HubCaller; readonly body: PageQuery }) =>
      replyWithListPart(access, kind, body, body);
  const createItemHandler =
    <Item>(kind: BrapiKind<Item>) =>
    async ({ access, path }: { readonly access: HubCaller; readonly path: object }) => {
      const row = await readSingleItem(access, kind, path);
      return replyWithJson(200, createEnvelope((await kind.convert(context, [row]))[0] as Item));
    };

  async function readSingleItem(access: HubCaller, kind: BrapiKind<unknown>, path: object) {
    const id = String(Object.values(path)[0]);
    const part = await readEntityPart(pool, access, kind, { [`${kind.id}s`]: [id] }, { limit: 1, offset: 0 });
    requireCompletePart(part);
    return requireFound(part.items[0], `${kind.name} not found: ${id}`);
  }

  return {
    showBrapiServer({ query }) {
      const calls = query.dataType === undefined || query.dataType === JSON_TYPE ? listCalls() : [];
      return replyWithJson(
        200,
        createEnvelope({
          calls,
          serverName: 'Concordat',
          serverDescription: 'Plant phenotyping projects in MIAPPE',
          documentationURL: `${settings.baseUrl}/reference`,
          ...createNulls('organizationName', 'organizationURL', 'contactEmail', 'location'),
        }),
      );
    },
    async listBrapiCrops({ access, query }) {
      return replyWithJson(200, createCompleteListEnvelope(query, await readCrops(pool, access)));
    },
    async listBrapiPrograms({ access, query }) {
      return replyWithJson(200, createCompleteListEnvelope(query, await readPrograms(pool, access, query.programDbId)));
    },
    async showBrapiProgram({ access, path: { programDbId } }) {
      const [program] = await readPrograms(pool, access, programDbId);
      return replyWithJson(200, createEnvelope(requireFound(program, `Program not found: ${programDbId}`)));
    },
    async listBrapiSeasons({ access, query }) {
      return replyWithJson(200, createCompleteListEnvelope(query, await readSeasons(pool, access)));
    },
    async showBrapiSeason({ access, path: { seasonDbId } }) {
      const season = (await readSeasons(pool, access)).find((one) => one.seasonDbId === seasonDbId);
      return replyWithJson(200, createEnvelope(requireFound(season, `Season not found: ${seasonDbId}`)));
    },
    async listBrapiStudyTypes({ query }) {
      return replyWithJson(200, createCompleteListEnvelope<string>(query, []));
    },
    async listBrapiLevels({ access, query }) {
      return replyWithJson(200, createCompleteListEnvelope(query, await readAllLevels(pool, access, query.studyDbId)));
    },
    async listBrapiOntologies({ access, query }) {
      return replyWithJson(200, createCompleteListEnvelope(query, await readOntologies(pool, access)));
    },
    async showBrapiOntology({ access, path: { ontologyDbId } }) {
      const ontology = (await readOntologies(pool, access)).find((one) => one.ontologyDbId === ontologyDbId);
      return replyWithJson(200, createEnvelope(requireFound(ontology, `Ontology not found: ${ontologyDbId}`)));
    },
    listBrapiTrials: createListingHandler(BRAPI_KINDS.trials),
    showBrapiTrial: createItemHandler(BRAPI_KINDS.trials),
    listBrapiStudies: createListingHandler(BRAPI_KINDS.studies),
    searchBrapiStudies: createSearchHandler(BRAPI_KINDS.studies),
    showBrapiStudy: createItemHandler(BRAPI_KINDS.studies),
    listBrapiLocations: createListingHandler(BRAPI_KINDS.locations),
    showBrapiLocation: createItemHandler(BRAPI_KINDS.locations),
    listBrapiPeople: createListingHandler(BRAPI_KINDS.people),
    showBrapiPerson: createItemHandler(BRAPI_KINDS.people),
    listBrapiUnits: createListingHandler(BRAPI_KINDS.units),
    async searchBrapiUnits({ access, body: { observationLevels, ...body } }) {
      const observationUnitLevelNames = observationLevels?.map(({ levelName }) => levelName);
      return replyWithListPart(access, BRAPI_KINDS.units, body, { ...body, observationUnitLevelNames });
    },
    showBrapiUnit: createItemHandler(BRAPI_KINDS.units),
    listBrapiGermplasm: createListingHandler(BRAPI_KINDS.germplasm),
    searchBrapiGermplasm: createSearchHandler(BRAPI_KINDS.germplasm),
    showBrapiGermplasm: createItemHandler(BRAPI_KINDS.germplasm),
    listBrapiVariables: createListingHandler(BRAPI_KINDS.variables),
    searchBrapiVariables: createSearchHandler(BRAPI_KINDS.variables),
    showBrapiVariable: createItemHandler(BRAPI_KINDS.variables),
    listBrapiTraits: createListingHandler(BRAPI_KINDS.traits),
    showBrapiTrait: createItemHandler(BRAPI_KINDS.traits),
    listBrapiMethods: createListingHandler(BRAPI_KINDS.methods),
    showBrapiMethod: createItemHandler(BRAPI_KINDS.methods),
    listBrapiScales: createListingHandler(BRAPI_KINDS.scales),
    showBrapiScale: createItemHandler(BRAPI_KINDS.scales),
    listBrapiEvents: createListingHandler(BRAPI_KINDS.events),
    listBrapiSamples: createListingHandler(BRAPI_KINDS.samples),
    showBrapiSample: createItemHandler(BRAPI_KINDS.samples),
    listBrapiLists: createListingHandler(BRAPI_KINDS.lists),
    async showBrapiList({ access, path }) {
      const row = await readSingleItem(access, BRAPI_KINDS.lists, path);
      return replyWithJson(200, createEnvelope({ ...createList(row), data: await readListMembers(pool, row) }));
    },
  } satisfies Partial<HubHandlers>;
}

function requireFound<Found>(found: Found | undefined, message: string): Found {
  if (found === undefined) throw new NotFoundError(message);
  return found;
}

function listCalls(): BrapiObjects['BrapiCall'][] {
  const calls = HubApiOperations.filter(({ path }) => path.startsWith(BASE_PATH));
  return [...Map.groupBy(calls, ({ path }) => path)].map(([path, operations]) => ({
    service: path.slice(BASE_PATH.length),
    methods: operations.map(({ method }) => method as 'GET' | 'POST' | 'PUT').sort(),
    versions: ['2.0', '2.1'],
    contentTypes: [JSON_TYPE],
    dataTypes: [JSON_TYPE],
  }));
}
