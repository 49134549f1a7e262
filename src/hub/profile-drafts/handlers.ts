import type { Request } from 'express';
import type { components } from '../../../generated/support/types.d.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { handleChangeForm, handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { ConflictError, createFieldError, type Fields } from '../../web/forms/fields.ts';
import { buildFormPageModel, createFormDescription } from '../../web/forms/form-page.ts';
import { isMultipart, readFormParts } from '../../web/forms/multipart.ts';
import { parseTypedBody, type Typed } from '../../web/forms/reading.ts';
import { consumeFlashes } from '../../web/replies/flash.ts';
import {
  redirect,
  replyWithCreated,
  replyWithFile,
  replyWithHtml,
  replyWithJson,
  replyWithPage,
} from '../../web/replies/replies.ts';
import type { SupportHandlers } from '../access/guard.ts';
import type { HubActor } from '../actor.ts';
import type { SavedProfiles } from '../saved-profiles/saved-profiles.ts';
import { createProfileSaver, createSaveError, replyWithSavedProfile, type SavingContext } from '../saved-profiles/saving.ts';
import { formatDisplayName } from '../words.ts';
import { deleteItem, type ItemPlace, moveField, upsertItem } from './changes.ts';
import { createEmptyContent, type DraftContent, findItem, findParentContent, requireContent } from './content.ts';
import {
  createDraftFields,
  createItemName,
  createNewDraftFields,
  type DraftItemKind,
  FILE_FIELDS,
  REVISION,
  SAVE_FIELDS,
} from './form.ts';
import { createFormDefinition, type DraftFormKind, proposeDraftName } from './form-pages.ts';
import { createDraftFrame, createDraftsModel, type DraftViewName, getDraftPath, getDraftViewPath } from './page.ts';
import {
  type DraftAccess,
  deleteDraft,
  formatDraft,
  insertDraft,
  type ListedDraft,
  listDrafts,
  readDraft,
  requireRevision,
  updateDraft,
} from './store.ts';
import type { DraftRow } from './table.ts';
import { pageWork, problemsWork, saveWork, textWork, yamlWork } from './work.ts';

type Change = components['schemas']['ProfileDraftChange'];

export function createDraftHandlers(context: SavingContext, saved: SavedProfiles) {
  const { pool, catalog } = context;
  const { claimName, save } = createProfileSaver(context, saved);

  async function formatDraftDetail(request: Request, row: DraftRow) {
    return {
      ...formatDraft(row),
      problems: [...(await problemsWork.run(context, request, row.content))],
      profile: row.content,
    };
  }

  async function renderDraft<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    { row, actor }: DraftAccess,
    { view = 'fields', entity }: { readonly view?: DraftViewName; readonly entity?: string },
    refusal?: string,
  ) {
    const flashes = refusal === undefined ? consumeFlashes(call) : [{ tone: 'warning' as const, title: refusal, lines: [] }];
    const { content, previous } = row;
    const question = { draft: formatDraft(row), content, canUndo: previous !== null, view, entity, actor, flashes };
    return replyWithHtml(status, await pageWork.run(context, call.request, question));
  }

  function renderForm<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    { row, actor }: DraftAccess,
    kind: DraftFormKind,
    place: ItemPlace,
    refused?: RefusedForm,
  ) {
    const definition = createFormDefinition(catalog, row, kind, place);
    const frame = createDraftFrame(actor, definition.heading, formatDraft(row));
    // The page shows the current state, so the form must contain the current revision.
    const typed = refused && { ...refused, typed: { ...refused.typed, revision: [String(row.revision)] } };
    return replyWithPage(context, call, status, 'partials/form/page', frame, buildFormPageModel(definition, typed));
  }

  /** Returns the responses to a rejected request: the form for browsers, and the error for programs. */
  function createRefusalSteps(call: Exchange & { readonly access: DraftAccess }, kind: DraftFormKind) {
    const { access, request } = call;
    const readCurrent = async () => ({ ...access, row: await readDraft(pool, access.row.owner, access.row.id) });
    return {
      showAgain: async (status: 400 | 409, refused: RefusedForm) => {
        const draft = await readCurrent();
        // The page of the draft links to its errors.
        if (kind === 'save' && refused.errors.some(({ field }) => field === ''))
          return renderDraft(call, status, draft, {}, 'Not saved: fix the errors first');
        return renderForm(call, status, draft, kind, { entity: '', item: '' }, refused);
      },
      current: async () => formatDraftDetail(request, (await readCurrent()).row),
    };
  }

  async function renderNewForm<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    actor: HubActor,
    parent: string,
    refused?: RefusedForm,
  ) {
    const definition = {
      heading: 'New profile',
      lead: 'Start from a profile, a profile file, or an empty draft. You can change everything before you save it.',
      frame: { action: '/profile-drafts', submit: 'Create draft', backPath: '/profile-drafts' },
      fields: createNewDraftFields(catalog),
      initial: { parent },
    };
    const frame = createDraftFrame(actor, definition.heading);
    return replyWithPage(context, call, status, 'partials/form/page', frame, buildFormPageModel(definition, refused));
  }

  /** Returns the profile of a request from a file, text or JSON body; undefined if the request contains none. */
  async function readSentContent(request: Request, body: unknown, text: string): Promise<DraftContent | undefined> {
    const { profile } = (body ?? {}) as components['schemas']['ProfileDraftInput'];
    if (request.is('application/json') && profile !== undefined) return requireContent(profile);
    return text === '' ? undefined : textWork.run(context, request, text);
  }

  /** Returns the fields of a form. The text of an uploaded file replaces the value of `yaml`. */
  async function readFileForm({ request, body }: { request: Request; body?: unknown }, fields: Fields): Promise<Typed> {
    if (!isMultipart(request)) return parseTypedBody(body);
    const typed = new Map<string, readonly string[]>();
    const files: string[] = [];
    for (const [name, value] of await readFormParts(
      request,
      context.settings.maxFormBytes,
      new Set([...Object.keys(fields), 'file']),
    )) {
      if (typeof value === 'string') typed.set(name, [...(typed.get(name) ?? []), value]);
      else if (value.size > 0) files.push(await value.text());
    }
    // Browsers send an empty value together with a file. Other values are errors of the field.
    const texts = typed.get('yaml') ?? [];
    if (files.length > 0) typed.set('yaml', texts.join() === '' && texts.length < 2 ? files : [...texts, ...files]);
    return Object.fromEntries(typed);
  }

  return {
    async listProfileDrafts(call) {
      const { actor } = call.access;
      const drafts = await listDrafts(pool, actor.userId);
      if (!wantsPage(call)) return replyWithJson(200, { drafts });
      return replyWithPage(context, call, 200, 'hub/profile-drafts/drafts', createListFrame(actor), createDraftsModel(drafts));
    },

    async newProfileDraftForm(call) {
      const { parent = '' } = call.query;
      if (parent !== '') findParentContent(catalog, parent);
      if (wantsPage(call)) return renderNewForm(call, 200, call.access.actor, parent);
      return replyWithJson(200, createFormDescription('/profile-drafts', createNewDraftFields(catalog), { parent }));
    },

    async createProfileDraft(call) {
      const { access, request, body } = call;
      const fields = createNewDraftFields(catalog);
      return handleForm(call, {
        fields,
        readInput: () => readFileForm(call, fields),
        async performAction({ parent, title, yaml }) {
          const sent = await readSentContent(request, body, yaml);
          const drafts = await listDrafts(pool, access.actor.userId);
          const content = {
            ...(sent ?? createStartContent(catalog, parent, drafts)),
            ...(title === '' ? {} : { display_name: title }),
          };
          const row = await insertDraft(pool, access.actor.userId, parent, content);
          const path = getDraftPath(row.id);
          if (wantsPage(call))
            return redirect(call, path, 'Draft created. Every change is stored; save the profile when it is complete');
          return replyWithCreated(path, await formatDraftDetail(request, row));
        },
        showAgain: (status: 400 | 409, refused) => renderNewForm(call, status, access.actor, '', refused),
      });
    },

    async showProfileDraft(call) {
      const { access, query, request } = call;
      if (!wantsPage(call)) return replyWithJson(200, await formatDraftDetail(request, access.row));
      return renderDraft(call, 200, access, query);
    },

    async showProfileDraftForm(call) {
      const { access, query } = call;
      const { kind, entity = '', item = '' } = query;
      if (wantsPage(call)) return renderForm(call, 200, access, kind, { entity, item });
      const { frame, fields, initial = {} } = createFormDefinition(catalog, access.row, kind, { entity, item });
      return replyWithJson(200, createFormDescription(frame.action, fields, initial));
    },

    async changeProfileDraft(call) {
      const { access, request } = call;
      const { row } = access;
      const { kind, ...sent } = call.body as Change;
      // The response reports violations of the contract together with errors of fields.
      const [entity, item] = [sent.entity, sent.item].map((text) => (typeof text === 'string' ? text : '')) as [string, string];
      const place = { entity, item };
      const itemKind = isItemKind(kind) ? kind : undefined;
      const shown = kind === 'rule' || kind === 'delete_rule' ? 'rules' : 'fields';
      const fields: Fields = itemKind === undefined ? {} : createDraftFields(row.content, itemKind, entity, item === '');
      return handleChangeForm(call, {
        fields: { ...fields, revision: REVISION },
        async performAction({ revision = 0, ...values }) {
          requireRevision(row, revision);
          const next = requireContent(changeContent(row, kind, place, values));
          const changed = await updateDraft(pool, row, revision, next);
          if (!wantsPage(call)) return replyWithJson(200, await formatDraftDetail(request, changed));
          const name =
            itemKind === undefined || itemKind === 'profile'
              ? item
              : createItemName(itemKind, String((values as { name?: string }).name));
          const path = getDraftViewPath(row.id, shown, kind === 'entity' ? Object.keys(next.entities).at(-1) : entity);
          const isShown = kind === 'field' || kind.startsWith('move_field');
          return redirect(call, isShown ? `${path}#field-${name}` : path, describeChange(kind, item, formatDisplayName(name)));
        },
        showAgain: async (status: 400 | 409, refused) => {
          const current = { ...access, row: await readDraft(pool, row.owner, row.id) };
          if (itemKind !== undefined) return renderForm(call, status, current, itemKind, place, refused);
          const message = refused.conflict?.message ?? refused.errors.map(({ message }) => message).join(' ');
          return renderDraft(call, status, current, { view: shown, entity }, message);
        },
        current: async () => formatDraftDetail(request, await readDraft(pool, row.owner, row.id)),
      });
    },

    async replaceProfileDraft(call) {
      const { access, request, body } = call;
      const { row } = access;
      const fields = { ...FILE_FIELDS, revision: REVISION };
      return handleForm(call, {
        fields,
        readInput: () => readFileForm(call, fields),
        async performAction({ yaml, revision = 0 }) {
          requireRevision(row, revision);
          const content = await readSentContent(request, body, yaml);
          if (content === undefined) throw createFieldError('yaml', 'is required');
          const changed = await updateDraft(pool, row, revision, content);
          if (wantsPage(call)) return redirect(call, getDraftPath(row.id), 'Profile file imported');
          return replyWithJson(200, await formatDraftDetail(request, changed));
        },
        ...createRefusalSteps(call, 'file'),
      });
    },

    async deleteProfileDraft(call) {
      await deleteDraft(pool, call.access.row);
      if (call.request.method === 'DELETE' || !wantsPage(call)) return { status: 204 };
      return redirect(call, '/profile-drafts', `Draft deleted: ${formatDraft(call.access.row).title}`);
    },

    async saveProfileDraft(call) {
      const { access, request } = call;
      const { row, actor } = access;
      return handleForm(call, {
        fields: SAVE_FIELDS,
        async performAction({ output_name, output_version: version, revision = 0 }) {
          requireRevision(row, revision);
          const name = claimName(output_name, version);
          const ready = await saveWork.run(context, request, { content: row.content, name, version });
          if ('problems' in ready) throw createSaveError(ready.problems);
          const stored = await save(ready, row.parent === '' ? [] : [row.parent], actor);
          // A concurrent change of the draft in another tab must not be overwritten.
          await updateDraft(pool, row, revision, { ...row.content, name, version }).catch((error: unknown) => {
            if (!(error instanceof ConflictError || error instanceof NotFoundError)) throw error;
          });
          return replyWithSavedProfile(call, stored);
        },
        ...createRefusalSteps(call, 'save'),
      });
    },

    async downloadProfileDraft({ access, query, request }) {
      const { content } = access.row;
      const { name, version } = formatDraft(access.row);
      const file = `${`${name}-${version}`.slice(0, 150)}`;
      if (query.format !== 'yaml') {
        const json = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`);
        return replyWithFile('application/json', `${file}.json`, json) as {
          status: 200;
          type: 'application/json';
          content: Buffer;
        };
      }
      return replyWithFile('application/yaml', `${file}.yaml`, await yamlWork.run(context, request, content));
    },
  } satisfies Partial<SupportHandlers<never>>;
}

function createListFrame(actor: HubActor) {
  return {
    ...createDraftFrame(actor, 'Drafts of profiles'),
    crumb: 'Drafts',
    crumbs: [{ title: 'Profiles', path: '/profiles' }],
  };
}

/** Returns a copy of a profile with a free version, or empty content. @throws NotFoundError */
function createStartContent(catalog: Catalog, parent: string, drafts: readonly ListedDraft[]): DraftContent {
  if (parent === '') return createEmptyContent();
  const content = findParentContent(catalog, parent);
  const { output_name: name, output_version: version } = proposeDraftName(catalog, content);
  const title = { display_name: `${content.display_name ?? parent} (changed)` };
  if (name === content.name) return { ...content, version, ...title };
  let free = name;
  for (let number = 2; drafts.some((draft) => draft.name === free) || catalog.listVersions(free).length > 0; number += 1)
    free = `${name}-${number}`;
  return { ...content, name: free, version: '1.0', ...title };
}

function isItemKind(kind: string): kind is DraftItemKind {
  return kind === 'profile' || kind === 'entity' || kind === 'field' || kind === 'rule';
}

function changeContent({ content, previous }: DraftRow, kind: Change['kind'], place: ItemPlace, values: object): DraftContent {
  const { entity, item } = place;
  if (kind === 'undo') {
    if (previous === null) throw createFieldError('', 'There is no change to undo.', 409);
    return previous;
  }
  const itemKind =
    kind === 'profile' ? undefined : kind.includes('field') ? 'field' : kind.includes('rule') ? 'rule' : 'entity';
  if (itemKind === 'field' && findItem(content, 'entity', entity) === undefined)
    throw new NotFoundError(`Entity type not found: ${entity}`);
  const isMissing = itemKind !== undefined && findItem(content, itemKind, item, entity) === undefined;
  if (isMissing && (item !== '' || !isItemKind(kind))) throw new NotFoundError(`Not found in the draft: ${item}`);
  if (isItemKind(kind)) return upsertItem(content, kind, place, { ...values });
  if (kind === 'move_field_up' || kind === 'move_field_down')
    return moveField(content, place, kind === 'move_field_up' ? 'up' : 'down');
  return deleteItem(content, itemKind ?? 'field', place);
}

function describeChange(kind: Change['kind'], item: string, title: string): string | undefined {
  if (kind.startsWith('move')) return undefined;
  if (kind === 'undo') return 'Last change undone';
  if (kind === 'profile') return 'Settings changed';
  return `${kind.startsWith('delete') ? 'Deleted' : item === '' ? 'Added' : 'Changed'}: ${title}`;
}
