/** The calls of BrAPI 2.1 that read (openapi/hub/paths/brapi.yaml). */
import { HubApiOperations } from '../../../generated/hub/stub.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { replyWithJson } from '../../web/replies/replies.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { type BrapiRow, type BrapiType, type EntityFilter, readEntityPart, readVisibleEntities } from './entity-pages.ts';
import { createEnvelope, createListEnvelope, createWholeEnvelope, type PageQuery, readPart } from './envelope.ts';
import { type BrapiObjects, createNulls } from './members.ts';
import { createStudies, createTrials, readAllLevels, readCrops, readPrograms, readSeasons } from './trials.ts';
import { createGermplasm, createUnits } from './units.ts';
import { createVariable } from './variables.ts';

const BASE_PATH = '/brapi/v2/';
const JSON_TYPE = 'application/json';

export function createBrapiHandlers(context: HubContext) {
  const { pool, settings } = context;
  const toStudies = (rows: readonly BrapiRow[]) => createStudies(pool, settings.baseUrl, rows);
  const toGermplasm = (rows: readonly BrapiRow[]) => createGermplasm(pool, rows);

  /** Returns a page of entities, each converted. */
  async function list<Item>(
    { access, query }: { readonly access: HubCaller; readonly query: PageQuery & EntityFilter },
    type: BrapiType,
    convert: (rows: readonly BrapiRow[]) => Item[] | Promise<Item[]>,
  ) {
    const part = await readEntityPart(pool, access, type, query, readPart(query));
    return replyWithJson(200, createListEnvelope(query, { ...part, items: await convert(part.items) }));
  }

  /** Returns an entity, converted. @throws NotFoundError */
  async function show<Item>(
    access: HubCaller,
    type: 'Study' | 'BiologicalMaterial',
    id: string,
    convert: (rows: readonly BrapiRow[]) => Promise<Item[]>,
  ) {
    const [found] = await convert([...(await readVisibleEntities(pool, access, type, [id])).values()]);
    if (found === undefined) throw new NotFoundError(`${type === 'Study' ? 'Study' : 'Germplasm'} not found: ${id}`);
    return replyWithJson(200, createEnvelope(found));
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
      return replyWithJson(200, createWholeEnvelope(query, await readCrops(pool, access)));
    },
    async listBrapiPrograms({ access, query }) {
      return replyWithJson(200, createWholeEnvelope(query, await readPrograms(pool, access, query.programDbId)));
    },
    listBrapiTrials: (call) => list(call, 'Investigation', (rows) => createTrials(pool, rows)),
    async listBrapiSeasons({ access, query }) {
      return replyWithJson(200, createWholeEnvelope(query, await readSeasons(pool, access)));
    },
    listBrapiStudies: (call) => list(call, 'Study', toStudies),
    showBrapiStudy: ({ access, path }) => show(access, 'Study', path.studyDbId, toStudies),
    async listBrapiLevels({ access, query }) {
      return replyWithJson(200, createWholeEnvelope(query, await readAllLevels(pool, access, query.studyDbId)));
    },
    listBrapiUnits: (call) => list(call, 'ObservationUnit', (rows) => createUnits(pool, rows)),
    listBrapiGermplasm: (call) => list(call, 'BiologicalMaterial', toGermplasm),
    showBrapiGermplasm: ({ access, path }) => show(access, 'BiologicalMaterial', path.germplasmDbId, toGermplasm),
    listBrapiVariables: (call) => list(call, 'ObservedVariable', (rows) => rows.map(createVariable)),
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
