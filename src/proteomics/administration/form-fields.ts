/** The fields of the administration's forms (contract, components/forms.yaml). */
import { endingsInWords, RAW_DATA_KINDS } from '../acquisition/raw-data-kind.ts';
import type { FieldDefinition } from './form.ts';

const NAME: FieldDefinition = { name: 'name', label: 'Name', kind: 'text', isRequired: true, maxLength: 200 };
const DESCRIPTION: FieldDefinition = { name: 'description', label: 'Description', kind: 'textarea', maxLength: 10_000 };
const TOOL: FieldDefinition = {
  name: 'tool',
  label: 'Tool',
  kind: 'select',
  help: 'what runs on every raw file; set up on the server',
  maxLength: 100,
};
const SEQUENCE = { of: /^[A-Z]{2,100}$/, inWords: 'be 2 to 100 capital letters' };

/** Of a new project. */
export const PROJECT_FIELDS: readonly FieldDefinition[] = [{ ...NAME, help: 'addresses are made from it' }, DESCRIPTION];

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
  { ...NAME, help: 'addresses are made from it' },
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
  { ...NAME, help: 'the address stays' },
  DESCRIPTION,
  { ...TOOL, help: 'another one counts from the next run on' },
  ...ACCEPTS_FIELDS,
  {
    name: 'qc1_sequence',
    label: 'QC peptide 1',
    kind: 'text',
    help: 'sequence that the columns qc1 look for',
    isRequired: true,
    maxLength: 100,
    pattern: SEQUENCE,
    isMono: true,
  },
  {
    name: 'qc2_sequence',
    label: 'QC peptide 2',
    kind: 'text',
    help: 'sequence that the columns qc2 look for',
    isRequired: true,
    maxLength: 100,
    pattern: SEQUENCE,
    isMono: true,
  },
  {
    name: 'protein',
    label: 'QC protein',
    kind: 'text',
    help: 'text in its identifiers; case matters',
    isRequired: true,
    maxLength: 200,
    isMono: true,
  },
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
