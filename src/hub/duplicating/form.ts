import { createFlagField, type ValuesOf } from '../../web/forms/fields.ts';
import { NEW_PROJECT_FIELDS } from '../projects/form.ts';

const { workspace_id, workspace_name, name, description } = NEW_PROJECT_FIELDS;

export const PART_FIELDS = {
  entities: createFlagField({ label: 'Copy entities' }),
  own_columns: createFlagField({ label: 'Copy own columns', help: 'Otherwise their values are not copied either.' }),
  views: createFlagField({ label: 'Copy views of tables', help: 'Your views, and those that other users share.' }),
  files: createFlagField({ label: 'Copy attached files', help: 'Only their newest versions.' }),
};

export const DUPLICATE_FIELDS = { workspace_id, workspace_name, name, description, ...PART_FIELDS };

export type DuplicateValues = ValuesOf<typeof DUPLICATE_FIELDS>;

export const COPY_NOTES = [
  'Not copied: observations, comments, chat, reviews, history, earlier versions of files, published versions, and deposits. They stay in the original.',
  'Everyone who can see the selected workspace can see the copy. If the original is not for everyone, a new workspace is only for you at first.',
];
