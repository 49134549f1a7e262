/** Creates the model of an entity's form: sections of controls, errors, completeness, and nested entities. */
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { type Entity, getContent, type Profile, resolveTerm } from '../../profiles/profile.ts';
import { isObject } from '../../profiles/validation/entity-plan.ts';
import type { FieldError } from '../snapshot/check-project.ts';
import { formatDisplayName } from '../words.ts';
import { type Control, createControl, getAnchor, getFieldName } from './controls.ts';
import { formatFieldValue, listFields, listValueFields } from './fields.ts';

export type Tier = Control['tier'];

export type Section = ReturnType<typeof createSection>;

export interface EditorFormState {
  readonly entry: CatalogEntry;
  readonly entity: Entity;
  readonly data: Readonly<Record<string, unknown>>;
  readonly problems: readonly FieldError[];
  /** Names of fields whose value comes from an ancestor. */
  readonly fromParent: ReadonlySet<string>;
}

export type FormBody = ReturnType<typeof createFormBody>;

const TITLES: Readonly<Record<Tier, string>> = { required: 'Required', recommended: 'Recommended', optional: 'Optional' };
const TIERS: readonly Tier[] = ['required', 'recommended', 'optional'];
/** Maximum number of fields in an optional section that is initially expanded without values. */
const MAX_EXPANDED_FIELDS = 14;
/** Maximum number of choices in a form. Each list item repeats the choices of its field. */
const MAX_CHOICES = 50_000;

export function createFormBody({ entry, entity, data, problems, fromParent }: EditorFormState) {
  const { profile } = entry;
  const problemsOf = Map.groupBy(problems, ({ field }) => getFieldName(field));
  let room = MAX_CHOICES;
  const controls = listValueFields(profile, entity).map((editorField) => {
    const { name } = editorField.field;
    const control = createControl(editorField, {
      value: data[name],
      problems: problemsOf.get(name) ?? [],
      example: formatExampleValue(entry, entity, name),
      isFromParent: fromParent.has(name),
      room,
    });
    for (const { choices } of control.inputs) room -= choices.length;
    return control;
  });
  const sections = TIERS.map((tier) => createSection(tier, controls)).filter((section) => section.controls.length > 0);
  const labels = new Map(listFields(profile, entity).map(({ field, described }) => [field.name, described.label]));
  return {
    typeLabel: formatDisplayName(entity.name),
    typeHelp: entity.description,
    typeTerm: entity.ontology_term === undefined ? undefined : resolveTerm(profile, entity.ontology_term),
    sections,
    problems: removeRepetitions(problems).map(({ field, message }) => ({
      anchor: labels.has(getFieldName(field)) ? `#${getAnchor(field)}` : '',
      label: labels.get(getFieldName(field)) ?? field,
      message,
    })),
  };
}

/** Returns the distinct problems, because a field and a rule can report the same error. */
function removeRepetitions(problems: readonly FieldError[]): readonly FieldError[] {
  return [...new Map(problems.map((problem) => [`${problem.field}\n${problem.message}`, problem])).values()];
}

export function listReferenceTypes({ profile }: CatalogEntry, entity: Entity): readonly string[] {
  return [...new Set(listValueFields(profile, entity).flatMap(({ described }) => described.reference?.target_type ?? []))];
}

function createSection(tier: Tier, all: readonly Control[]) {
  const controls = all.filter((control) => control.tier === tier);
  const filled = controls.filter((control) => control.filled > 0).length;
  const hasErrors = controls.some(({ errors, inputs }) => errors.length > 0 || inputs.some((input) => input.errors.length > 0));
  return {
    id: `part-${tier}`,
    title: TITLES[tier],
    tier,
    controls,
    filled,
    isOpen: tier !== 'optional' || controls.length <= MAX_EXPANDED_FIELDS || filled > 0 || hasErrors,
  };
}

const exampleCaches = new WeakMap<Profile, ReadonlyMap<string, string>>();
const MAX_EXAMPLE_LENGTH = 80;

export function formatExampleValue(entry: CatalogEntry, entity: Entity, fieldName: string): string {
  const examples = exampleCaches.get(entry.profile) ?? collectExampleValues(entry);
  exampleCaches.set(entry.profile, examples);
  return examples.get(`${entity.name}.${fieldName}`) ?? '';
}

function collectExampleValues({ profile, getExample: example }: CatalogEntry): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const addExampleValue = (entity: Entity, fieldName: string, value: unknown) => {
    const text = formatFieldValue(Array.isArray(value) ? value[0] : value);
    const key = `${entity.name}.${fieldName}`;
    if (text !== '' && text.length <= MAX_EXAMPLE_LENGTH && !text.includes('\n') && !found.has(key)) found.set(key, text);
  };
  const visitEntity = (entity: Entity | undefined, data: unknown): void => {
    if (entity === undefined || !isObject(data)) return;
    for (const field of entity.fields) {
      const value = data[field.name];
      const content = getContent(field);
      if (content.kind === 'scalar') addExampleValue(entity, field.name, value);
      else for (const item of Array.isArray(value) ? value : [value]) visitEntity(profile.entities.get(content.entity), item);
    }
  };
  for (const entity of profile.entities.values()) {
    for (const field of entity.fields)
      if (getContent(field).kind === 'scalar') addExampleValue(entity, field.name, field.example);
    visitEntity(entity, entity.example);
  }
  visitEntity(profile.entities.get(profile.root_entity), example()?.data);
  return found;
}
