/** Defines the form fields of the administration pages (contract, components/forms.yaml). */
import {
  type Choice,
  createFieldError,
  createFlagField,
  createSelectField,
  createTextField,
  type Field,
  type Fields,
} from '../../web/forms/fields.ts';
import { describeExtensions, RAW_DATA_KINDS, type RawDataKind } from '../acquisition/raw-data-kind.ts';
import type { Tools } from '../runs/tools/tools-file.ts';
import { revision } from './revision.ts';

const createNameField = (help?: string) =>
  createTextField({ label: 'Name', isRequired: true, maxLength: 200, ...(help === undefined ? {} : { help }) });
const description = createTextField({ label: 'Description', kind: 'textarea', maxLength: 10_000 });
const archived = createFlagField({ label: 'Archived: hidden, and no new raw files' });

export const PROJECT_FIELDS = { name: createNameField('Used in the web address.'), description };

export const PROJECT_SETTINGS_FIELDS = {
  name: createNameField('The web address stays the same.'),
  description,
  collaboration: createTextField({
    label: 'Collaboration',
    help: 'The name of a collaboration, such as crops:drought_trial. Members can read and upload; administrators manage. Leave empty for all logged-in users.',
    maxLength: 255,
    isMono: true,
    check: (text, note) => {
      if (!/^[^:\s]+:[^:\s]+$/.test(text)) note('must be the name of a collaboration, such as crops:drought_trial');
    },
  }),
  archived,
  revision,
};

/** Returns the fields of a project, without the collaboration if login is off. */
export function selectProjectFields(hasCollaborations: boolean): Fields {
  const { collaboration: _, ...others } = PROJECT_SETTINGS_FIELDS;
  return hasCollaborations ? PROJECT_SETTINGS_FIELDS : others;
}

export const DELETION_FIELDS = {
  confirm: createTextField({ label: 'Name', help: 'Type the name to delete it.', isRequired: true, maxLength: 200 }),
};

export function requireConfirmation(typed: string, { name }: { readonly name: string }): void {
  if (typed !== name.trim().normalize('NFC')) throw createFieldError('confirm', 'does not match; nothing was deleted');
}

export const USER_FIELDS = {
  name: createNameField(),
  email: createTextField({
    label: 'Email address',
    kind: 'email',
    isRequired: true,
    maxLength: 254,
    check: (text, note) => {
      if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) note('must be an email address, such as name@example.org');
    },
  }),
  revision,
};

export function buildNewPipelineFields(tools: Tools, projects?: readonly Choice[]) {
  const project = createTextField({
    label: 'Project',
    kind: 'select',
    isRequired: true,
    check: (text, note) => {
      if (!/^[A-Za-z0-9_-]{1,100}$/.test(text)) note('is not a project of this server');
    },
  });
  return {
    project: projects === undefined ? project : { ...project, choices: projects },
    name: createNameField('Used in the web address.'),
    description,
    tool: createToolField('Processes every raw file. Configured on the server.', tools),
  };
}

/** Builds the fields of a pipeline. The current tool can be selected even if it is no longer configured. */
export function buildPipelineFields(tools: Tools, current: string) {
  return {
    name: createNameField('The web address stays the same.'),
    description,
    tool: createToolField('Changes apply only to new runs.', tools, current),
    ...ACCEPTS_FIELDS,
    qc1_sequence: createPeptideField('QC peptide 1', 'qc1'),
    qc2_sequence: createPeptideField('QC peptide 2', 'qc2'),
    protein: createTextField({
      label: 'QC protein',
      help: 'Part of its identifier, such as P02769. Case-sensitive.',
      isRequired: true,
      maxLength: 200,
      isMono: true,
      isRare: 'folded',
    }),
    sample_rules: createTextField({
      label: 'Sample types by name',
      kind: 'textarea',
      rows: 5,
      help: 'One rule per line, such as blank: blank|wash*. The first matching rule applies; * stands for any text. Other runs are project samples. Leave empty for the default rules.',
      maxLength: 12_000,
      isMono: true,
      isRare: 'folded',
    }),
    instrument_rules: createTextField({
      label: 'Instruments by name',
      kind: 'textarea',
      rows: 3,
      help: 'One rule per line, such as Orbitrap Fusion Lumos: lumos|lum. Rules apply to runs whose files state no instrument.',
      maxLength: 32_000,
      isMono: true,
      isRare: 'folded',
    }),
    archived,
    revision,
  };
}

const ACCEPTS_FIELDS = Object.fromEntries(
  RAW_DATA_KINDS.map((kind) => [`takes_${kind}`, createFlagField({ label: `Takes ${describeExtensions([kind])}` })]),
) as Readonly<Record<`takes_${RawDataKind}`, Field<boolean>>>;

export const LOGIN_FIELDS = {
  token: createTextField({
    label: 'Token',
    kind: 'password',
    help: "The server's setting ADMIN_TOKEN.",
    isRequired: true,
    maxLength: 1_000,
  }),
  returnTo: createTextField({ label: 'Address to return to', kind: 'hidden', maxLength: 2_000 }),
};

function createToolField(help: string, tools: Tools, current = ''): Field<string> {
  const isGone = current !== '' && !tools.has(current);
  return createSelectField(
    'Tool',
    [
      { value: '', label: 'none: store raw files only' },
      ...[...tools].map(([name, { title }]) => ({ value: name, label: `${name}: ${title}` })),
      ...(isGone ? [{ value: current, label: `${current} (no longer on this server)` }] : []),
    ],
    { help },
  );
}

function createPeptideField(label: string, columns: string): Field<string> {
  return createTextField({
    label,
    help: `The sequence for the columns ${columns}.`,
    isRequired: true,
    maxLength: 100,
    isMono: true,
    isRare: 'folded',
    check: (text, note) => {
      if (!/^[A-Z]{2,100}$/.test(text)) note('must be 2 to 100 upper-case letters');
    },
  });
}
