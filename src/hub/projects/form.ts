/** The forms of a project. */
import type { Catalogue, CatalogueEntry } from '../../profiles/catalogue/catalogue.ts';
import type { FieldDefinition } from '../forms/form.ts';
import { RefusedFormError } from '../forms/refused-form.ts';
import { writtenText } from '../forms/typed-text.ts';
import type { HubProjectRow } from '../tables.ts';
import type { ProjectValues } from './store.ts';

/** Limits of the contract. */
const LONGEST_NAME = 255;
const LONGEST_DESCRIPTION = 10_000;

/** Where a new project can go. */
export interface WorkspaceChoice {
  readonly id: string;
  readonly name: string;
}

/**
 * The fields of a new project.
 *
 * @param chosen identifier of a workspace
 * @param wanted identifier of a profile; one that is not here is passed over
 */
export function newProjectFields(
  catalogue: Catalogue,
  workspaces: readonly WorkspaceChoice[],
  chosen: string | undefined,
  wanted?: string,
): FieldDefinition[] {
  const initial = chosen ?? workspaces[0]?.id;
  const profile = catalogue.entries.find(({ profile: { id } }) => id.toLowerCase() === wanted?.toLowerCase())?.profile.id;
  return [
    {
      name: 'workspace_id',
      label: 'Workspace',
      kind: 'select',
      isRequired: true,
      options: workspaces.map(({ id, name }) => ({ value: id, label: name })),
      ...(initial === undefined ? {} : { initial }),
    },
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, maxLength: LONGEST_NAME },
    { name: 'description', label: 'Description', kind: 'textarea', rows: 4, maxLength: LONGEST_DESCRIPTION },
    {
      name: 'profile',
      label: 'Profile',
      kind: 'select',
      isRequired: true,
      help: 'Decides what can be filled in. It does not change afterwards.',
      options: catalogue.entries.map(({ profile }) => ({
        value: profile.id,
        label: profile.display_name,
      })),
      initial: profile ?? `miappe/${catalogue.defaultVersion('miappe') ?? ''}`,
    },
    {
      name: 'load_example',
      label: 'Start with example data',
      kind: 'flag',
      help: 'Something to look around in. Without it the project starts empty.',
      initial: 'false',
    },
  ];
}

/** The fields of a project that is there. */
export function projectFields({ name, description, revision }: HubProjectRow): FieldDefinition[] {
  return [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, maxLength: LONGEST_NAME, initial: name },
    {
      name: 'description',
      label: 'Description',
      kind: 'textarea',
      rows: 6,
      maxLength: LONGEST_DESCRIPTION,
      initial: description,
    },
    { name: 'revision', label: 'Revision', kind: 'kept', initial: String(revision) },
  ];
}

/** Reads name and description; those that the request leaves out are absent. @throws RefusedFormError */
export function readProjectValues({
  name,
  description,
}: {
  readonly name?: string;
  readonly description?: string;
}): Partial<ProjectValues> {
  return {
    ...(name === undefined ? {} : { name: writtenText('name', name, { isRequired: true, isLine: true }) }),
    ...(description === undefined ? {} : { description: writtenText('description', description) }),
  };
}

/**
 * The profile that a request names: name and version, or both in one as `miappe/1.1`.
 *
 * @throws RefusedFormError
 */
export function readProfile(catalogue: Catalogue, name: string, version: string | undefined): CatalogueEntry {
  const [ownName = '', ownVersion = ''] = name.split('/', 2);
  const wanted = version || ownVersion;
  const refuse = (field: string, message: string) => new RefusedFormError(400, [{ field, message }]);
  const versions = catalogue.versions(ownName);
  if (versions.length === 0) throw refuse('profile', `must be one of ${catalogue.names.join(', ')}`);
  if (version && ownVersion && version !== ownVersion) throw refuse('version', 'contradicts the version in profile');
  const entry = catalogue.find(ownName, wanted);
  if (entry === undefined) throw refuse('version', `must be one of ${versions.join(', ')}`);
  return entry;
}
