/** The fields of the administration's forms (contract, components/forms.yaml). */
import { endingsInWords, RAW_DATA_KINDS } from '../acquisition/raw-data-kind.ts';
import type { FieldDefinition } from './form.ts';

const NAME: FieldDefinition = { name: 'name', label: 'Name', kind: 'text', isRequired: true, maxLength: 200 };
const DESCRIPTION: FieldDefinition = { name: 'description', label: 'Description', kind: 'textarea', maxLength: 10_000 };
const TOOL: FieldDefinition = {
  name: 'tool',
  label: 'Tool',
  kind: 'select',
  help: 'Runs on every raw file. Set up on the server.',
  maxLength: 100,
};
const SEQUENCE = { of: /^[A-Z]{2,100}$/, inWords: 'be 2 to 100 upper-case letters' };

/** Of a new project. */
export const PROJECT_FIELDS: readonly FieldDefinition[] = [{ ...NAME, help: 'Its addresses are made from it.' }, DESCRIPTION];

const ARCHIVED: FieldDefinition = {
  name: 'archived',
  label: 'Archived: not listed, and closed to new raw files',
  kind: 'checkbox',
  maxLength: 2,
};

/** Of a project's settings. The collaboration is there where people log in. */
export function projectSettingsFields(hasCollaborations: boolean): readonly FieldDefinition[] {
  const collaboration: FieldDefinition = {
    name: 'collaboration',
    label: 'Collaboration',
    kind: 'text',
    help: 'Its name, like crops:drought_trial. Its members read and upload, its administrators manage. Leave empty for everybody who is logged in.',
    maxLength: 255,
    pattern: { of: /^[^:\s]+:[^:\s]+$/, inWords: 'be the name of a collaboration, like crops:drought_trial' },
    isMono: true,
  };
  return [
    { ...NAME, help: 'Its address stays the same.' },
    DESCRIPTION,
    ...(hasCollaborations ? [collaboration] : []),
    ARCHIVED,
  ];
}

/** Of the deletion of something that holds much. */
export const DELETION_FIELDS: readonly FieldDefinition[] = [
  { name: 'confirm', label: 'Name', kind: 'text', help: 'Type the name to delete it.', isRequired: true, maxLength: 200 },
];

/** Of a new user. */
export const USER_FIELDS: readonly FieldDefinition[] = [
  NAME,
  {
    name: 'email',
    label: 'Email address',
    kind: 'email',
    isRequired: true,
    maxLength: 254,
    pattern: { of: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, inWords: 'be an address like name@example.org' },
  },
];

/** Of a new pipeline. */
export const NEW_PIPELINE_FIELDS: readonly FieldDefinition[] = [
  { name: 'project', label: 'Project', kind: 'select', isRequired: true, maxLength: 100 },
  { ...NAME, help: 'Its addresses are made from it.' },
  DESCRIPTION,
  TOOL,
];

/** One box for each kind of raw data that a pipeline may take. */
export const ACCEPTS_FIELDS: readonly FieldDefinition[] = RAW_DATA_KINDS.map((kind) => ({
  name: `takes_${kind}`,
  label: `Takes ${endingsInWords([kind])}`,
  kind: 'checkbox',
  maxLength: 2,
}));

/** Of a pipeline's settings. */
export const PIPELINE_FIELDS: readonly FieldDefinition[] = [
  { ...NAME, help: 'Its address stays the same.' },
  DESCRIPTION,
  { ...TOOL, help: 'A change counts from the next run on.' },
  ...ACCEPTS_FIELDS,
  {
    name: 'qc1_sequence',
    label: 'QC peptide 1',
    kind: 'text',
    help: 'The sequence for the columns qc1.',
    isRequired: true,
    maxLength: 100,
    pattern: SEQUENCE,
    isMono: true,
  },
  {
    name: 'qc2_sequence',
    label: 'QC peptide 2',
    kind: 'text',
    help: 'The sequence for the columns qc2.',
    isRequired: true,
    maxLength: 100,
    pattern: SEQUENCE,
    isMono: true,
  },
  {
    name: 'protein',
    label: 'QC protein',
    kind: 'text',
    help: 'A text in its identifiers. Case matters.',
    isRequired: true,
    maxLength: 200,
    isMono: true,
  },
  ARCHIVED,
];

/** Of the login. */
export const LOGIN_FIELDS: readonly FieldDefinition[] = [
  {
    name: 'token',
    label: 'Token',
    kind: 'password',
    help: "the server's setting ADMIN_TOKEN",
    isRequired: true,
    maxLength: 1_000,
  },
  { name: 'returnTo', label: 'Address to return to', kind: 'kept', maxLength: 2_000 },
];
