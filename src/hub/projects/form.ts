import type { Catalog, CatalogEntry } from '../../profiles/catalog/catalog.ts';
import {
  type Choice,
  createChoiceField,
  createChoices,
  createFieldError,
  createFlagField,
  createHiddenNumber,
  createOptionalTextField,
  createTextField,
  type Field,
  type Fields,
} from '../../web/forms/fields.ts';
import type { ProjectValues } from './store.ts';

const PROJECT_FIELDS = {
  name: createTextField({ label: 'Name', isRequired: true, maxLength: 255 }),
  description: createTextField({ label: 'Description', kind: 'textarea', rows: 5, maxLength: 10_000 }),
  strictness: createChoiceField({
    label: 'Invalid values',
    help: 'Missing values and missing references are always saved and marked.',
    choices: createChoices({ mark: 'Save and mark them', refuse: 'Reject them' }),
  }),
};

/** Fields of an existing project. They include the revision that the client read. */
export const PROJECT_CHANGE_FIELDS = {
  ...PROJECT_FIELDS,
  template: createChoiceField({
    label: 'Template',
    help: 'New projects can start from a template. People who see this project can use it.',
    choices: createChoices({
      none: 'Not a template',
      structure: 'Offer profile, own columns and views',
      entities: 'Offer profile, own columns, views and entities',
    }),
  }),
  revision: createHiddenNumber('Revision'),
} satisfies { readonly [Name in keyof ProjectValues]: Field<ProjectValues[Name]> } & Fields;

/** Fields of a new project. Programs may send the version of the profile separately. */
export const NEW_PROJECT_FIELDS = {
  workspace_id: createTextField({ label: 'Workspace' }),
  workspace_name: createTextField({ label: 'New workspace', maxLength: 255 }),
  ...PROJECT_FIELDS,
  profile: createTextField({
    label: 'Profile',
    isRequired: true,
    help: 'Defines the fields. You can move the project to another profile later.',
  }),
  version: createOptionalTextField({ label: 'Version', kind: 'hidden' }),
  load_example: createFlagField({
    label: 'Start with example data',
    help: 'Adds a small example to explore. Otherwise the project starts empty.',
  }),
};

export interface WorkspaceChoice {
  readonly id: string;
  readonly name: string;
}

/** Returns the fields of the form. If the user has no workspace, the form requires the name of a new one. */
export function createProjectFields(catalog: Catalog, workspaces: readonly WorkspaceChoice[]) {
  const { version: _, workspace_id, workspace_name, profile, ...fields } = NEW_PROJECT_FIELDS;
  const createSelect = (field: Field, choices: readonly Choice[]): Field => ({ ...field, kind: 'select', choices });
  return {
    name: fields.name,
    profile: createSelect(
      profile,
      catalog.entries.map((entry) => ({ value: entry.profile.id, label: entry.profile.display_name })),
    ),
    ...(workspaces.length === 0
      ? {
          workspace_name: {
            ...workspace_name,
            isRequired: true,
            help: 'The name of the workspace. A workspace groups related projects.',
          },
        }
      : {
          workspace_id: createSelect(workspace_id, [
            ...workspaces.map(({ id, name }) => ({ value: id, label: name })),
            { value: '', label: 'New workspace' },
          ]),
          workspace_name: { ...workspace_name, help: 'The name of the workspace, if you select "New workspace" above.' },
        }),
    description: fields.description,
    load_example: fields.load_example,
    strictness: fields.strictness,
  };
}

/** Error messages for a project with no workspace, or with two. */
const PLACE_MESSAGES = {
  none: { person: 'is required, unless you choose a workspace', program: 'is required if workspace_id is missing' },
  two: {
    person: 'must be empty, unless you choose "New workspace"',
    program: 'must be absent if workspace_id names a workspace',
  },
};

/** Reports an error unless a project names either an existing or a new workspace. */
export function checkWorkspaceChoice(
  reader: 'person' | 'program',
  { workspace_id: id, workspace_name: name }: Readonly<Record<'workspace_id' | 'workspace_name', string>>,
  note: (field: string, message: string) => void,
): void {
  if ((id === '') !== (name === '')) return;
  note('workspace_name', PLACE_MESSAGES[id === '' ? 'none' : 'two'][reader]);
}

/** Returns initial values of the form. @param profileId profile ID; the latest version of MIAPPE if absent or unknown */
export function createInitialProject(catalog: Catalog, workspace: string | undefined, profileId?: string) {
  const profile = catalog.entries.find((entry) => entry.profile.id.toLowerCase() === profileId?.toLowerCase())?.profile.id;
  return {
    workspace_id: workspace,
    ...(workspace === undefined ? { workspace_name: 'My workspace' } : {}),
    profile: profile ?? `miappe/${catalog.listVersions('miappe').at(-1) ?? ''}`,
    strictness: 'mark',
    load_example: false,
  };
}

/** Returns the profile for a name and version, or for an ID such as `miappe/1.1`. @throws FormRefusedError */
export function getProjectProfileEntry(catalog: Catalog, name: string, version: string | null): CatalogEntry {
  const [ownName = '', ownVersion = ''] = name.split('/', 2);
  const chosenVersion = version || ownVersion;
  const versions = catalog.listVersions(ownName);
  if (versions.length === 0) throw createFieldError('profile', `must be one of ${catalog.names.join(', ')}`);
  if (version && ownVersion && version !== ownVersion) throw createFieldError('version', 'contradicts the version in profile');
  const entry = catalog.find(ownName, chosenVersion);
  if (entry === undefined) throw createFieldError('version', `must be one of ${versions.join(', ')}`);
  return entry;
}
