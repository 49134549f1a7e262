/** Defines the form of an own column, and checks its values. */
import { findEntity, type Profile, quoteText } from '../../profiles/profile.ts';
import { createChoiceField, createChoices, createFieldError, createTextField, type Field } from '../../web/forms/fields.ts';
import { formatDisplayName, getFieldLabel } from '../words.ts';
import { formatOwnLabel, type OwnColumn } from './effective-profile.ts';

export const MAX_OWN_COLUMNS = 50;

export const OWN_COLUMN_KINDS: readonly { readonly value: OwnColumn['kind']; readonly label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'whole_number', label: 'Whole number' },
  { value: 'yes_no', label: 'Yes or no' },
  { value: 'date', label: 'Date' },
  { value: 'choice', label: 'Choice from a list' },
];

export const OWN_COLUMN_FIELDS = {
  label: createTextField({ label: 'Label', help: 'Such as Plot color.', isRequired: true, maxLength: 100 }),
  kind: createChoiceField({ label: 'Kind of values', choices: OWN_COLUMN_KINDS }),
  choices: createLinesField({ label: 'Choices', help: 'One per line. Only for a choice from a list.' }),
  unit: createTextField({ label: 'Unit', help: 'Shown after the label, such as %.', maxLength: 20 }),
  description: createTextField({ label: 'Description', kind: 'textarea', rows: 2, maxLength: 1_000 }),
  recommended: createChoiceField({
    label: 'Missing values',
    choices: createChoices({ false: 'Accept them', true: 'Recommend to add them' }),
  }),
} satisfies Partial<Record<keyof OwnColumn, Field>>;

export const NEW_OWN_COLUMN_FIELDS = {
  entity_type: createTextField({ label: 'Table', isRequired: true }),
  ...OWN_COLUMN_FIELDS,
  name: createTextField({
    label: 'Name in files',
    help: 'Letters, digits and underscores. Leave empty to derive it from the label.',
    maxLength: 100,
  }),
};

export function createOwnColumnFormFields(profile: Profile) {
  const choices = [...profile.entities.keys()].map((value) => ({ value, label: formatDisplayName(value) }));
  const { entity_type, ...fields } = NEW_OWN_COLUMN_FIELDS;
  return { entity_type: { ...entity_type, kind: 'select' as const, choices }, ...fields };
}

/** Returns a text area with one value per line. The field also accepts a JSON list. */
function createLinesField(texts: { readonly label: string; readonly help: string }): Field<readonly string[]> {
  const line = createTextField({ ...texts, maxLength: 200 });
  return {
    ...texts,
    kind: 'textarea',
    rows: 4,
    read(sent, note) {
      const lines = new Set(sent.flatMap((text) => text.split('\n')).map((text) => line.read([text], note)));
      lines.delete('');
      if (lines.size > MAX_CHOICES) note(`must have at most ${MAX_CHOICES} lines`);
      return [...lines];
    },
  };
}

const MAX_CHOICES = 200;

/** Absent properties have default values. */
export type SentColumn = Partial<Omit<OwnColumn, 'recommended'>> & { readonly recommended?: string | boolean };

/** Returns a complete, valid own column. @param others own columns that `profile` does not contain @throws FormRefusedError */
export function createOwnColumn(profile: Profile, others: readonly OwnColumn[], sent: SentColumn): OwnColumn {
  const entity = findEntity(profile, sent.entity_type ?? '');
  if (entity === undefined)
    throw createFieldError('entity_type', `${quoteText(sent.entity_type ?? '')} is not a type of this project`);
  const { label = '', choices = [], unit = '', description = '' } = sent;
  const kind = sent.kind || 'text';
  const beside = others.filter(({ entity_type }) => entity_type === entity.name);
  const present = [
    ...entity.fields.map((field) => ({ name: field.name, labels: [field.name, getFieldLabel(field)] })),
    ...beside.map((column) => ({ name: column.name, labels: [column.name, column.label, formatOwnLabel(column)] })),
  ];
  const names = new Set(present.map((field) => field.name.toLowerCase()));
  const name = sent.name || deriveFieldName(label, names);
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name) || name in Object.prototype)
    throw createFieldError('name', 'must begin with a letter and contain only letters, digits and underscores');
  if (names.has(name.toLowerCase())) throw createFieldError('name', `${quoteText(name)} is already a field of this type`);
  const labels = new Set(present.flatMap((field) => field.labels.map((text) => text.toLowerCase())));
  if ([label, formatOwnLabel({ label, unit })].some((text) => labels.has(text.toLowerCase())))
    throw createFieldError('label', `${quoteText(label)} is already a field of this type`);
  if (kind === 'choice' && choices.length === 0) throw createFieldError('choices', 'must contain at least one choice');
  if (kind !== 'choice' && choices.length > 0) throw createFieldError('choices', 'is only for a choice from a list');
  const recommended = String(sent.recommended ?? false) === 'true';
  return { entity_type: entity.name, name, label, kind, choices: [...choices], unit, description, recommended };
}

/** Returns a name such as `plot_color` for "Plot color". @param takenNames names in lower case */
export function deriveFieldName(label: string, takenNames: ReadonlySet<string>): string {
  const plain = label.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('%', ' percent ').toLowerCase();
  const words =
    plain
      .match(/[a-z0-9]+/g)
      ?.join('_')
      .slice(0, 90) ?? 'column';
  const name = /^[a-z]/.test(words) ? words : `column_${words}`;
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name}_${number}`;
    if (!takenNames.has(numbered) && !(numbered in Object.prototype)) return numbered;
  }
}
