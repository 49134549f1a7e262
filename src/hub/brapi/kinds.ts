import type { HubContext } from '../context.ts';
import type { BrapiRow } from './entity-pages.ts';
import {
  AFFECTS_UNIT,
  createPartFilters,
  formatGermplasmFilter,
  formatPartIdSql,
  HAS_CHILD,
  IS_ANY,
  type RowKind,
} from './filters.ts';
import { createList, LIST_ROWS } from './lists.ts';
import { createLocation, createPerson, createStudies, createTrials, IS_SITE } from './trials.ts';
import { convertGermplasm, createEvents, createSamples, createUnits, getObjectName } from './units.ts';
import { createMethod, createScale, createTrait, createVariable } from './variables.ts';

export interface BrapiKind<Item> extends RowKind {
  readonly name: string;
  readonly convert: (context: HubContext, rows: readonly BrapiRow[]) => Item[] | Promise<Item[]>;
}

const PART_FILTERS = { ...createPartFilters('trait'), ...createPartFilters('method'), ...createPartFilters('scale') };

const defineKind = <Item>(kind: BrapiKind<Item>) => kind;

export const BRAPI_KINDS = {
  trials: defineKind({
    type: 'Investigation',
    id: 'trialDbId',
    name: 'Trial',
    convert: ({ pool }, rows) => createTrials(pool, rows),
  }),
  studies: defineKind({
    type: 'Study',
    id: 'studyDbId',
    name: 'Study',
    filters: {
      germplasmDbIds: HAS_CHILD,
      observationVariableDbIds: HAS_CHILD,
      locationDbIds: `(e.id ${IS_ANY} or ${HAS_CHILD})`,
    },
    convert: ({ pool, settings }, rows) => createStudies(pool, settings.baseUrl, rows),
  }),
  units: defineKind({
    type: 'ObservationUnit',
    id: 'observationUnitDbId',
    name: 'Observation unit',
    filters: { germplasmDbIds: formatGermplasmFilter('e') },
    convert: ({ pool }, rows) => createUnits(pool, rows),
  }),
  germplasm: defineKind({
    type: 'BiologicalMaterial',
    id: 'germplasmDbId',
    name: 'Germplasm',
    convert: ({ pool }, rows) => convertGermplasm(pool, rows),
  }),
  variables: defineKind({
    type: 'ObservedVariable',
    id: 'observationVariableDbId',
    name: 'Observed variable',
    filters: PART_FILTERS,
    convert: (_context, rows) => rows.map(createVariable),
  }),
  traits: defineKind({
    type: 'ObservedVariable',
    id: 'traitDbId',
    key: formatPartIdSql('trait'),
    name: 'Trait',
    filters: PART_FILTERS,
    convert: (_context, rows) => rows.map((row) => createTrait(row.data, getObjectName(row))),
  }),
  methods: defineKind({
    type: 'ObservedVariable',
    id: 'methodDbId',
    key: formatPartIdSql('method'),
    where: `e.entity_type = 'ObservedVariable' and ${formatPartIdSql('method')} is not null`,
    name: 'Method',
    filters: PART_FILTERS,
    convert: (_context, rows) => rows.map(({ data }) => createMethod(data)),
  }),
  scales: defineKind({
    type: 'ObservedVariable',
    id: 'scaleDbId',
    key: formatPartIdSql('scale'),
    where: `e.entity_type = 'ObservedVariable' and ${formatPartIdSql('scale')} is not null`,
    name: 'Scale',
    filters: PART_FILTERS,
    convert: (_context, rows) => rows.map(({ data }) => createScale(data)),
  }),
  events: defineKind({
    type: 'Event',
    id: 'eventDbId',
    name: 'Event',
    filters: { observationUnitDbIds: AFFECTS_UNIT },
    convert: ({ pool }, rows) => createEvents(pool, rows),
  }),
  samples: defineKind({
    type: 'Sample',
    id: 'sampleDbId',
    name: 'Sample',
    columns: `u.data->>'biological_material_id' as material`,
    filters: { observationUnitDbIds: `u.id ${IS_ANY}`, germplasmDbIds: formatGermplasmFilter('u') },
    convert: ({ pool }, rows) => createSamples(pool, rows),
  }),
  locations: defineKind({
    type: 'Location',
    id: 'locationDbId',
    where: `e.entity_type = 'Location' or (${IS_SITE})`,
    name: 'Location',
    convert: (_context, rows) => rows.map(createLocation),
  }),
  people: defineKind({ type: 'Person', id: 'personDbId', name: 'Person', convert: (_context, rows) => rows.map(createPerson) }),
  lists: defineKind({ ...LIST_ROWS, name: 'List', convert: (_context, rows) => rows.map(createList) }),
};
