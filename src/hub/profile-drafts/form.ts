/** Defines the forms of a draft: profile, entity type, field, rule, file, and name for saving. */
import { isChangedNumber } from '../../contract/requests/exact-numbers.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { createTypeText } from '../../profiles/in-words.ts';
import type { Field as ProfileField } from '../../profiles/profile.ts';
import type { Keys } from '../../profiles/reading/profile-file.ts';
import {
  type Choice,
  createChoiceField,
  createChoices,
  createFileField,
  createHiddenNumber,
  createListField,
  createSelectField,
  createTextField,
  type Field,
  type Fields,
  type Note,
} from '../../web/forms/fields.ts';
import { formatDisplayName } from '../words.ts';
import type { DraftContent } from './content.ts';

export type DraftItemKind = 'profile' | 'entity' | 'field' | 'rule';

const createItemNameField = (kind: 'entity' | 'field' | 'rule', help: string) =>
  createTextField({
    label: 'Name',
    isRequired: true,
    maxLength: 100,
    help,
    check(text, note) {
      if (!/^[A-Za-z]/.test(createItemName(kind, text))) note('must begin with a letter from A to Z');
    },
  });

/** Returns a name for a label: `seed_weight` for fields and rules, `SeedLot` for types. Valid names remain unchanged. */
export function createItemName(kind: 'entity' | 'field' | 'rule', text: string): string {
  const valid = { entity: /^[A-Z][A-Za-z0-9]*$/, field: /^[A-Za-z][A-Za-z0-9_]*$/, rule: /^[a-z][a-z0-9_]*$/ }[kind];
  if (valid.test(text)) return text;
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = plain.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return kind === 'entity'
    ? words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('')
    : words.join('_').toLowerCase();
}

function createLimitField(label: string, help: string, isWhole = true): Field<number | undefined> {
  const text = createTextField({ label, help, maxLength: 30, inputMode: isWhole ? 'numeric' : 'decimal' });
  const readLimit = (sent: readonly string[], note: Note) => {
    const digits = text.read(sent, note);
    const value = digits === '' ? undefined : Number(digits);
    if (value !== undefined && (!Number.isFinite(value) || (isWhole && !/^\d{1,10}$/.test(digits))))
      note(isWhole ? 'must be a whole number' : 'must be a number');
    else if (value !== undefined && isChangedNumber(digits, value)) note('has more digits than can be stored');
    return value;
  };
  return { ...text, read: readLimit };
}

function createLinesField(label: string, help: string, maxLength: number): Field<readonly string[]> {
  const text = createTextField({ label, help, maxLength, kind: 'textarea', rows: 4 });
  const readLines = (sent: readonly string[], note: Note) => {
    const lines = text.read(sent, note).split('\n');
    return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))];
  };
  return { ...text, read: readLines };
}

const DESCRIPTION = createTextField({ label: 'Description', kind: 'textarea', rows: 3, maxLength: 10_000 });
const TERM = createTextField({
  label: 'Ontology term',
  maxLength: 2_000,
  help: 'Identifier or web address of the term, such as PO:0009012.',
});
const NONE: Choice = { value: '', label: 'none' };
const UNIQUENESS = createSelectField(
  'Unique',
  createChoices({ '': 'no', parent: 'among its siblings', global: 'in the whole data set' }),
);

/** Form fields for constraints that fields and rules share. */
const VALUE_LIMITS = {
  enum: createLinesField('Choices', 'The allowed values, one per line.', 200_000),
  minimum: createLimitField('Minimum', 'The smallest allowed number.', false),
  maximum: createLimitField('Maximum', 'The largest allowed number.', false),
  pattern: createTextField({
    label: 'Pattern',
    maxLength: 2_000,
    isMono: true,
    help: 'A regular expression for the text, such as ^[A-Z]{2}[0-9]+$.',
  }),
  min_items: createLimitField('Minimum number of items', 'Of a list.'),
  max_items: createLimitField('Maximum number of items', 'Of a list.'),
};

const LIMITS = {
  unit: createTextField({ label: 'Unit', maxLength: 10, help: 'A unit that may follow the number, such as g or cm.' }),
  ...VALUE_LIMITS,
  min_length: createLimitField('Minimum length', 'In characters.'),
  max_length: createLimitField('Maximum length', 'In characters.'),
};

const PLAIN_TYPES: readonly Choice[] = createChoices({
  string: 'Text',
  integer: 'Whole number',
  float: 'Number',
  boolean: 'Yes or no',
  date: 'Date',
  datetime: 'Date and time',
  uri: 'Web address',
  ontology_term: 'Ontology term',
});

/** Returns the type as text for the form: `Whole number`, `List of Text`, `Several: Seed lot`. */
export function describeDraftType(field: Pick<ProfileField, 'type' | 'items'>): string {
  const { text, entity } = createTypeText(field);
  if (entity !== undefined) return `${text === '' ? 'One' : 'Several'}: ${formatDisplayName(entity)}`;
  const start = text.lastIndexOf(' ') + 1;
  const type = text.slice(start);
  const words = text.slice(0, start) + (PLAIN_TYPES.find(({ value }) => value === type)?.label ?? type);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

export function createDraftFields(content: DraftContent, kind: DraftItemKind, entity: string, isNew: boolean): Fields {
  switch (kind) {
    case 'profile':
      return {
        display_name: createTextField({ label: 'Title', maxLength: 200 }),
        description: DESCRIPTION,
        root_entity: createSelectField('Top entity type', listEntityChoices(content), { help: 'The root of every data set.' }),
        source: createTextField({ label: 'Standard', kind: 'url', maxLength: 2_000, help: 'Web address of the standard.' }),
        ontology: createTextField({ label: 'Main vocabulary', maxLength: 200 }),
        prefixes: createLinesField('Prefixes of terms', 'One per line, such as PO: http://purl.obolibrary.org/obo/PO_', 20_000),
      };
    case 'entity':
      return {
        name: createItemNameField('entity', 'A noun, such as Seed lot.'),
        ...(isNew
          ? {
              inside: createSelectField('Inside', [NONE, ...listEntityChoices(content)], {
                help: 'The entity type that will contain a list of these entities.',
              }),
            }
          : {}),
        description: DESCRIPTION,
        ontology_term: TERM,
      };
    case 'field':
      return createFieldFields(content, entity);
    case 'rule':
      return createRuleFields(content);
  }
}

const RARE = new Set(
  'pattern min_items max_items min_length max_length ontology_term reference parent_ref unique_within codename'.split(' '),
);

function createFieldFields(content: DraftContent, entity: string): Fields {
  const entities = listEntityChoices(content);
  const prefixChoices = (prefixed: string, choices: readonly Choice[], group: string) =>
    choices.map(({ value, label }) => ({ value: `${prefixed}:${value}`, label, group }));
  const targets = listTargets(content);
  const fields: Fields = {
    name: createItemNameField('field', 'Words, such as Seed weight. In data, it is seed_weight.'),
    type: createSelectField(
      'Type',
      [
        ...PLAIN_TYPES,
        ...prefixChoices('list', PLAIN_TYPES, 'List of'),
        ...prefixChoices('list', entities, 'Contains several'),
        ...prefixChoices('entity', entities, 'Contains one'),
      ],
      { isRequired: true },
    ),
    need: createChoiceField({
      label: 'Need',
      choices: createChoices({ optional: 'optional', recommended: 'recommended', required: 'required' }),
    }),
    description: DESCRIPTION,
    ...LIMITS,
    ontology_term: TERM,
    reference: createSelectField('Refers to', [NONE, ...targets], { help: 'The value must exist in this field.' }),
    parent_ref: createSelectField('Repeats', [NONE, ...targets.filter(({ group }) => group !== formatDisplayName(entity))], {
      help: 'A field of the entity that contains this one.',
    }),
    unique_within: UNIQUENESS,
    example: createTextField({ label: 'Example', maxLength: 1_000 }),
    codename: createTextField({ label: 'Name in exchange files', maxLength: 200 }),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, isRare: RARE.has(name) }]));
}

function createRuleFields(content: DraftContent): Fields {
  const names = new Set(Object.values(content.entities).flatMap(({ fields }) => fields.map(({ name }) => name)));
  return {
    name: createItemNameField('rule', 'A few words, such as Test after harvest.'),
    description: createTextField({
      ...DESCRIPTION,
      kind: 'textarea',
      help: 'The requirement in words. Pages show it with the error.',
    }),
    applies_to: createListField({
      label: 'Applies to',
      kind: 'checkboxes',
      isLong: true,
      help: 'If you select none, the rule applies to all entity types that have the field.',
      choices: listEntityChoices(content),
    }),
    field: createSelectField('Field', [NONE, ...[...names].map((name) => ({ value: name, label: formatDisplayName(name) }))]),
    presence: createSelectField('A value is', createChoices({ '': 'optional', required: 'required' })),
    ...VALUE_LIMITS,
    reference: createSelectField('Refers to', [NONE, ...listTargets(content)]),
    unique_within: UNIQUENESS,
    known: createSelectField('Public list', [
      NONE,
      ...createChoices({ country: 'countries', country_code: 'country codes', license: 'licenses' }),
    ]),
    condition: createTextField({
      label: 'Condition',
      maxLength: 2_000,
      isMono: true,
      help: 'A condition on several fields, such as end_date >= start_date, or latitude AND longitude. Leave the field above empty.',
    }),
    level: createSelectField('Level', createChoices({ '': 'error', warning: 'warning' })),
  };
}

function listEntityChoices({ entities }: DraftContent): readonly Choice[] {
  return Object.keys(entities).map((name) => ({ value: name, label: formatDisplayName(name) }));
}

function listTargets({ entities }: DraftContent): readonly Choice[] {
  return Object.entries(entities).flatMap(([entity, { fields }]) =>
    fields
      .filter(({ type }) => type !== 'list' && type !== 'entity')
      .map(({ name }) => ({ value: `${entity}.${name}`, label: formatDisplayName(name), group: formatDisplayName(entity) })),
  );
}

export const FILE_FIELDS = {
  file: createFileField({
    label: 'Profile file',
    accept: '.yaml,.yml,.json',
    help: 'YAML or JSON. It replaces everything else. Comments in YAML are not kept.',
  }),
  yaml: createTextField({ label: 'Or its text', kind: 'textarea', rows: 12, isMono: true, maxLength: 1_000_000 }),
};

export function createNewDraftFields(catalog: Catalog) {
  const profiles = catalog.entries.map(({ profile: { id, display_name } }) => ({
    value: id,
    label: `${display_name} (${id})`,
  }));
  return {
    parent: createSelectField('Start from', [{ value: '', label: 'nothing' }, ...profiles]),
    title: createTextField({ label: 'Title', maxLength: 200, help: 'For people, such as Trials of our group.' }),
    ...FILE_FIELDS,
  };
}

const OPTIONAL_REVISION = createHiddenNumber('Revision');

/** The revision that the client read. */
export const REVISION: Field<number | undefined> = {
  ...OPTIONAL_REVISION,
  isRequired: true,
  read(sent, note) {
    if (sent.length === 0) note('is required');
    return OPTIONAL_REVISION.read(sent, note);
  },
};

export const SAVE_FIELDS = {
  output_name: createTextField({ label: 'Name', isRequired: true, maxLength: 100, help: 'Letters, digits, hyphens and dots.' }),
  output_version: createTextField({
    label: 'Version',
    isRequired: true,
    maxLength: 50,
    help: 'Numbers with dots, such as 1.0. A saved version never changes.',
  }),
  revision: REVISION,
};

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (['profile', 'rule', 'field'] as const).flatMap((kind) =>
      Object.entries(createDraftFields({ entities: {} }, kind, '', false)).map(([key, { label }]) => [key, label]),
    ),
  ),
  items: 'Type',
  fields: 'Fields',
  entities: 'Entity types',
};

/** Returns an error message with the label of the property in the form. */
export function describeDraftProblem(keys: Keys, reason: string): string {
  const key = String(keys.findLast((one) => Object.hasOwn(LABELS, one)) ?? '');
  const label = LABELS[key] ?? '';
  const message = reason.startsWith(`${key} `) ? reason.slice(key.length) : label === '' ? reason : `: ${reason}`;
  const words = message
    .replaceAll(/\b[a-z]+_[a-z]+\b/g, (name) => (Object.hasOwn(LABELS, name) ? `“${LABELS[name]}”` : name))
    .replace(/(?<=, not for )\w+$/, (type) => PLAIN_TYPES.find(({ value }) => value === type)?.label.toLowerCase() ?? type);
  return /[.!?]$/.test(words) ? `${label}${words}` : `${label}${words}.`;
}

export function createHiddenText(label: string): Field<string> {
  return createTextField({ label, kind: 'hidden' });
}
