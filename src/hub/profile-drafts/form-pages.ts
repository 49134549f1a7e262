import { NotFoundError } from '../../contract/errors.ts';
import { type Catalog, compareVersions } from '../../profiles/catalog/catalog.ts';
import type { FormPageDefinition } from '../../web/forms/form-page.ts';
import { formatDisplayName } from '../words.ts';
import { createItemValues, type ItemPlace } from './changes.ts';
import { type DraftContent, findItem } from './content.ts';
import { createDraftFields, createHiddenText, type DraftItemKind, FILE_FIELDS, REVISION, SAVE_FIELDS } from './form.ts';
import { getDraftFormPath, getDraftPath, getDraftViewPath } from './page.ts';
import { formatDraft } from './store.ts';
import type { DraftRow } from './table.ts';

export type DraftFormKind = DraftItemKind | 'file' | 'save' | 'delete';

/** Returns the form for an item of a draft. @throws NotFoundError if the draft does not contain the item */
export function createFormDefinition(
  catalog: Catalog,
  row: DraftRow,
  kind: DraftFormKind,
  place: ItemPlace,
): FormPageDefinition {
  const { id, content, revision } = row;
  const { title } = formatDraft(row);
  const [backPath, path] = [getDraftPath(id), getDraftFormPath(id, kind)];
  switch (kind) {
    case 'file':
      return {
        heading: 'Import a profile file',
        lead: 'The file replaces the whole draft. You can undo it.',
        frame: { action: backPath, submit: 'Import file', backPath },
        fields: { ...FILE_FIELDS, revision: REVISION },
        initial: { revision },
        path,
      };
    case 'save':
      return {
        heading: `Save ${title}`,
        lead: 'All users of this server can then use the profile for projects and validation. The draft stays.',
        frame: { action: getDraftPath(id, 'save'), submit: 'Save profile', backPath },
        fields: SAVE_FIELDS,
        initial: { ...proposeDraftName(catalog, content), revision },
        path,
      };
    case 'delete':
      return {
        heading: `Delete ${title}?`,
        lead: 'Only the draft is deleted. Profiles that were saved from it stay. This cannot be undone.',
        frame: { action: getDraftPath(id, 'delete'), submit: 'Delete draft', backPath },
        fields: {},
      };
    default:
      return createItemForm(row, kind, place, title);
  }
}

function createItemForm(row: DraftRow, kind: DraftItemKind, { entity, item }: ItemPlace, title: string): FormPageDefinition {
  const { id, content, revision } = row;
  if (kind === 'field' && findItem(content, 'entity', entity) === undefined)
    throw new NotFoundError(`Entity type not found: ${entity}`);
  const isNew = kind !== 'profile' && item === '';
  const found = kind === 'profile' ? content : isNew ? {} : findItem(content, kind, item, entity);
  if (found === undefined) throw new NotFoundError(`Not found in the draft: ${item}`);
  const noun = { profile: '', entity: 'entity type', field: `field of ${formatDisplayName(entity)}`, rule: 'rule' }[kind];
  const hidden = { kind, entity, item };
  return {
    heading: kind === 'profile' ? `Settings of ${title}` : isNew ? `New ${noun}` : `${formatDisplayName(item)}, ${noun}`,
    lead: '',
    frame: {
      action: getDraftPath(id, 'changes'),
      submit: isNew ? `Add ${kind === 'entity' ? 'entity type' : kind}` : 'Change draft',
      backPath: getDraftViewPath(id, kind === 'rule' ? 'rules' : 'fields', kind === 'entity' ? item : entity),
    },
    fields: {
      ...createDraftFields(content, kind, entity, isNew),
      ...{
        kind: createHiddenText('Kind'),
        entity: createHiddenText('Entity type'),
        item: createHiddenText('Item'),
        revision: REVISION,
      },
    },
    initial: {
      ...createItemValues(kind, found),
      ...(kind === 'entity' ? { name: item, inside: String(content.root_entity ?? '') } : {}),
      ...hidden,
      revision,
    },
    path: getDraftFormPath(id, kind, { entity, item }),
    ...(kind === 'profile'
      ? {
          danger: {
            text: 'Deletes the draft. Saved profiles stay.',
            label: 'Delete draft …',
            path: getDraftFormPath(id, 'delete'),
          },
        }
      : {}),
  };
}

/** Returns the draft's name and version, or the next free version. Names of installed profiles are reserved. */
export function proposeDraftName(
  catalog: Catalog,
  content: DraftContent,
): { readonly output_name: string; readonly output_version: string } {
  const [draftName, version] = [String(content.name ?? ''), String(content.version ?? '')];
  const isReserved = catalog.entries.some(
    ({ profile, saving }) => saving === undefined && profile.name.toLowerCase() === draftName.toLowerCase(),
  );
  const name = isReserved ? `my-${draftName}` : draftName;
  const newest = catalog.listVersions(name).at(-1);
  const isFree = !isReserved && (newest === undefined || compareVersions(version, newest) > 0);
  return { output_name: name, output_version: isFree ? version : `${Number.parseInt(newest ?? '0', 10) + 1}.0` };
}
