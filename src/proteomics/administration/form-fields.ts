/** The fields of the administration's forms (contract, components/forms.yaml). */
import { type Choice, type Field, type Fields, flagField, textField } from '../../web/forms/fields.ts';
import { FormRefusedError } from '../../web/forms/refusals.ts';
import { endingsInWords, RAW_DATA_KINDS, type RawDataKind } from '../acquisition/raw-data-kind.ts';
import type { Tools } from '../runs/tools/tools-file.ts';

const nameField = (help?: string) =>
  textField({ label: 'Name', isRequired: true, maxLength: 200, ...(help === undefined ? {} : { help }) });
const description = textField({ label: 'Description', kind: 'textarea', maxLength: 10_000 });
const archived = flagField({ label: 'Archived: hidden, and no new raw files' });

/** Of a new project. */
export const PROJECT_FIELDS = { name: nameField('Used in the web address.'), description };

/** Of a project's settings. */
export const PROJECT_SETTINGS_FIELDS = {
  name: nameField('The web address stays the same.'),
  description,
  collaboration: textField({
    label: 'Collaboration',
    help: 'Its name, such as crops:drought_trial. Members can read and upload; administrators manage. Leave empty for all logged-in users.',
    maxLength: 255,
    isMono: true,
    check: (text, note) => {
      if (!/^[^:\s]+:[^:\s]+$/.test(text)) note('must be the name of a collaboration, such as crops:drought_trial');
    },
  }),
  archived,
};

/** Those that are shown: projects belong to collaborations where people log in. */
export function shownProjectFields(hasCollaborations: boolean): Fields {
  const { collaboration: _, ...others } = PROJECT_SETTINGS_FIELDS;
  return hasCollaborations ? PROJECT_SETTINGS_FIELDS : others;
}

/** Of the deletion of something that holds much. */
export const DELETION_FIELDS = {
  confirm: textField({ label: 'Name', help: 'Type the name to delete it.', isRequired: true, maxLength: 200 }),
};

/** @throws FormRefusedError where another name than that of what is deleted was typed */
export function requireConfirmation(typed: string, { name }: { readonly name: string }): void {
  if (typed !== name.trim().normalize('NFC'))
    throw new FormRefusedError(400, [{ field: 'confirm', message: 'does not match; nothing was deleted' }]);
}

/** Of a user. */
export const USER_FIELDS = {
  name: nameField(),
  email: textField({
    label: 'Email address',
    kind: 'email',
    isRequired: true,
    maxLength: 254,
    check: (text, note) => {
      if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) note('must be an email address, such as name@example.org');
    },
  }),
};

/** Of a new pipeline; the page shows the projects to choose from. */
export function newPipelineFields(tools: Tools, projects?: readonly Choice[]) {
  const project = textField({
    label: 'Project',
    kind: 'select',
    isRequired: true,
    check: (text, note) => {
      if (!/^[A-Za-z0-9_-]{1,100}$/.test(text)) note('is not a project of this server');
    },
  });
  return {
    project: projects === undefined ? project : { ...project, choices: projects },
    name: nameField('Used in the web address.'),
    description,
    tool: toolField('Processes every raw file. Configured on the server.', tools),
  };
}

/** Of a pipeline's settings. A tool that the server no longer has may stay. */
export function pipelineFields(tools: Tools, current: string) {
  return {
    name: nameField('The web address stays the same.'),
    description,
    tool: toolField('A change applies to new runs.', tools, current),
    ...ACCEPTS_FIELDS,
    qc1_sequence: peptideField('QC peptide 1', 'qc1'),
    qc2_sequence: peptideField('QC peptide 2', 'qc2'),
    protein: textField({
      label: 'QC protein',
      help: 'A text in its identifiers, case-sensitive.',
      isRequired: true,
      maxLength: 200,
      isMono: true,
    }),
    archived,
  };
}

/** One box for each kind of raw data that a pipeline may take. */
const ACCEPTS_FIELDS = Object.fromEntries(
  RAW_DATA_KINDS.map((kind) => [`takes_${kind}`, flagField({ label: `Takes ${endingsInWords([kind])}` })]),
) as Readonly<Record<`takes_${RawDataKind}`, Field<boolean>>>;

/** Of the login. */
export const LOGIN_FIELDS = {
  token: textField({
    label: 'Token',
    kind: 'password',
    help: "the server's setting ADMIN_TOKEN",
    isRequired: true,
    maxLength: 1_000,
  }),
  returnTo: textField({ label: 'Address to return to', kind: 'hidden', maxLength: 2_000 }),
};

/** A pipeline may have no tool. */
function toolField(help: string, tools: Tools, current = ''): Field<string> {
  const isGone = current !== '' && !tools.has(current);
  return textField({
    label: 'Tool',
    kind: 'select',
    help,
    choices: [
      { value: '', label: 'none: store raw files only' },
      ...[...tools].map(([name, { title }]) => ({ value: name, label: `${name}: ${title}` })),
      ...(isGone ? [{ value: current, label: `${current} (no longer on this server)` }] : []),
    ],
  });
}

function peptideField(label: string, columns: string): Field<string> {
  return textField({
    label,
    help: `The sequence for the columns ${columns}.`,
    isRequired: true,
    maxLength: 100,
    isMono: true,
    check: (text, note) => {
      if (!/^[A-Z]{2,100}$/.test(text)) note('must be 2 to 100 upper-case letters');
    },
  });
}
