/** Creates a profile for flat tables, in which `event.eventDate` is a field. expand-rows.ts expands the rows. */
import { getOrAdd } from '../../../../../memoize.ts';
import { type Entity, type Field, findFieldByName, getContent, type Profile } from '../../../../../profiles/profile.ts';
import { normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import { listFields } from '../../../../editor/fields.ts';
import { isSingleEntityField } from '../../../../entities/store.ts';
import { getBaseName, isMiappeProfile } from '../../../format-profiles.ts';
import { MIAPPE_COLUMNS, type TemplateColumn } from './miappe-headers.ts';

/** The field that states whether a template row contains values or explains columns. */
export const GUIDE = 'row.guide';

/** Columns of a standard's template, by profile name. */
const TEMPLATES: ReadonlyMap<string, Readonly<Record<string, readonly TemplateColumn[]>>> = new Map(
  Object.entries<Readonly<Record<string, readonly TemplateColumn[]>>>({
    miappe: MIAPPE_COLUMNS,
    ena: {
      Sample: [
        ['tax_id', 'organism taxon id', 'taxon_id'],
        ['sample_alias', 'sample_name', 'alias'],
        ['sample_title', 'sample title', 'title'],
        ['sample_description', 'sample description', 'description'],
        ['organism', 'organism name', 'scientific_name'],
        // Columns of DataHarmonizer for contextual data of the INSDC.
        ['specimen_collector_sample_id', 'specimen collector sample ID', 'alias'],
        ['geo_loc_name_country', 'geo_loc_name (country)', 'geographic_location_country'],
        ['geo_loc_name_state_province_territory', 'geo_loc_name (state/province/territory)', 'geographic_location_region'],
        ['sample_collection_date', 'sample collection date', 'collection_date'],
      ],
    },
    'darwin-core': { Occurrence: [['id', 'coreid', 'occurrenceID']], Event: [['id', 'coreid', 'eventID']] },
  }),
);

/** Lists whose items are separate rows, by profile name. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['darwin-core', ['identifications']],
  ['miappe', ['values', 'factor_values']],
]);
/** Returns whether a field name has the same meaning in all entities of a profile, and therefore needs no prefix. */
export function hasConsistentFieldNames({ name }: Profile): boolean {
  return name === 'darwin-core';
}

/** Maximum nesting, such as an event, its location, and the entities in the location. */
const MAX_DEPTH = 3;

const flatProfiles = new WeakMap<Profile, Profile>();
const headers = new WeakMap<Entity, ReadonlyMap<string, string>>();
const attributes = new WeakMap<Entity, Attributes>();

export function flattenProfile(profile: Profile): Profile {
  return getOrAdd(flatProfiles, profile, () => {
    const entities = [...profile.entities].map(([name, entity]) => [name, flattenEntity(profile, entity)] as const);
    return { ...profile, entities: new Map(entities) };
  });
}

/** Returns field names by the letters of template headers. */
export function indexTemplateHeaders(entity: Entity): ReadonlyMap<string, string> {
  return headers.get(entity) ?? new Map();
}

function flattenEntity(profile: Profile, entity: Entity): Entity {
  const nested = listNestedFields(profile, entity, { path: '', depth: 0, above: new Set([entity.name]) });
  const own = new Set(
    entity.fields.flatMap(({ name, codename = name, ontology_term = name }) => [name, codename, ontology_term]),
  );
  const counts = new Map<string, number>();
  for (const { field } of nested) counts.set(field.name, (counts.get(field.name) ?? 0) + 1);
  const isShort = hasConsistentFieldNames(profile);
  const dotted = nested.map(({ path, field }): Field => {
    const { ontology_term, codename: _codename, parent_ref: _parent, reference: _reference, ...rest } = field;
    const isAlone =
      isShort &&
      !own.has(field.name) &&
      (counts.get(field.name) === 1 || nested.find((one) => one.field.name === field.name)?.path === path);
    const term = isAlone && ontology_term !== undefined && !own.has(ontology_term) ? { ontology_term } : {};
    return { ...rest, ...term, ...(isAlone ? { codename: field.name } : {}), name: `${path}${field.name}`, required: false };
  });
  const templates = TEMPLATES.get(getBaseName(profile)) ?? {};
  const template = (Object.hasOwn(templates, entity.name) ? templates[entity.name] : undefined) ?? [];
  const guideField: Field = {
    name: GUIDE,
    type: 'string',
    required: false,
    recommended: false,
    description: '',
    constraints: {},
  };
  const guide = isMiappeProfile(profile) ? [guideField] : [];
  const flat: Entity = { ...entity, fields: [...listChoiceFields(profile, entity), ...dotted, ...guide] };
  const called = template.flatMap(([short, name, ...fields]) => {
    const target = fields.find((one) => findFieldByName(flat, one) !== undefined);
    return target === undefined ? [] : [short, name].map((header) => [normalizeMemberName(header), target] as const);
  });
  headers.set(flat, new Map([...called, ...guide.map(({ name }) => ['field', name] as const)]));
  const named = findAttributes(profile, entity);
  if (named !== undefined) attributes.set(flat, named);
  return flat;
}

function listChoiceFields(profile: Profile, entity: Entity): readonly Field[] {
  return listFields(profile, entity).map(({ field, described: { options } }) =>
    options === undefined ? field : { ...field, constraints: { ...field.constraints, enum: options } },
  );
}

/** The list of named values of an entity. */
export interface Attributes {
  readonly field: Field;
  readonly entityType: string;
  readonly hasUnits: boolean;
}

/** Returns the list of named values of a flat entity, such as the sample attributes of ENA; undefined without a list. */
export function getFlatAttributes(entity: Entity): Attributes | undefined {
  return attributes.get(entity);
}

/** Returns the list whose items have a tag and a value; undefined if there is none. */
function findAttributes(profile: Profile, { fields }: Entity): Attributes | undefined {
  for (const field of fields) {
    const content = getContent(field);
    const inner = content.kind === 'entity' && !isSingleEntityField(field) ? profile.entities.get(content.entity) : undefined;
    if (inner !== undefined && findFieldByName(inner, 'tag') !== undefined && findFieldByName(inner, 'value') !== undefined)
      return { field, entityType: inner.name, hasUnits: findFieldByName(inner, 'units') !== undefined };
  }
  return undefined;
}

function listNestedFields(
  profile: Profile,
  entity: Entity,
  { path, depth, above }: { readonly path: string; readonly depth: number; readonly above: ReadonlySet<string> },
): readonly { path: string; field: Field }[] {
  if (depth >= MAX_DEPTH) return [];
  return entity.fields.flatMap((field) => {
    const content = getContent(field);
    if (content.kind !== 'entity' || above.has(content.entity)) return [];
    if (!isSingleEntityField(field) && LISTS.get(getBaseName(profile))?.includes(field.name) !== true) return [];
    const inner = profile.entities.get(content.entity);
    if (inner === undefined) return [];
    const inside = { path: `${path}${field.name}.`, depth: depth + 1, above: new Set([...above, inner.name]) };
    return [
      ...listChoiceFields(profile, inner)
        .filter((one) => getContent(one).kind === 'scalar')
        .map((one) => ({ path: inside.path, field: one })),
      ...listNestedFields(profile, inner, inside),
    ];
  });
}
