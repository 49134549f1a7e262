import type { Request } from 'express';
import type pg from 'pg';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { addAccessCheck } from '../../storage/current-request.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { createDisplayDate } from '../../web/for-people/words.ts';
import { handleChangeForm, handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, type ValuesOf } from '../../web/forms/fields.ts';
import { buildFormPageModel, createFormDescription } from '../../web/forms/form-page.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { type HubHandlers, openWorkspace, type ProjectRecordAccess } from '../access/guard.ts';
import { type HubCaller, mayEdit, recheckCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import {
  checkTypedName,
  createConfirmationModel,
  createDeletionFlash,
  DELETION_FIELDS,
  formatEntityCount,
  hasContent,
  summarizeProjectDeletion,
} from '../deletion.ts';
import { createTemplateOffers } from '../duplicating/page.ts';
import { listTemplates } from '../duplicating/store.ts';
import {
  createHubPage,
  createProjectCrumb,
  createProjectPage,
  createProjectTabs,
  getProjectPath,
  getWorkspacePath,
} from '../page.ts';
import { lockSavedProfile } from '../saved-profiles/store.ts';
import { saveEntitiesInTransaction } from '../saving/save-entities.ts';
import { parseDocumentChanges } from '../snapshot/check-project.ts';
import type { HubProjectRow } from '../tables.ts';
import { insertNamedWorkspace, listWorkspaces } from '../workspaces/store.ts';
import {
  checkWorkspaceChoice,
  createInitialProject,
  createProjectFields,
  getProjectProfileEntry,
  NEW_PROJECT_FIELDS,
  PROJECT_CHANGE_FIELDS,
  type WorkspaceChoice,
} from './form.ts';
import { findLastWorkspace, listPeople, recordVisit, type Visitor } from './page.ts';
import {
  createProjectInTransaction,
  deleteProject,
  formatProject,
  type ProjectSummary,
  readProject,
  type Summarize,
  updateProjectRecord,
} from './store.ts';

export function createProjectHandlers(context: HubContext, summarize: Summarize) {
  const { pool } = context;

  const readSummary = async (project: HubProjectRow) => (await summarize([project])).get(project.id) as ProjectSummary;

  const formatAnswer = async (project: HubProjectRow, access: ProjectRecordAccess) =>
    formatProject(project, await readSummary(project), access);

  return {
    async editHubProjectForm(call) {
      const access = call.access;
      if (wantsPage(call)) return renderEditForm(context, call, 200, access);
      const { project } = access;
      return replyWithJson(200, createFormDescription(getProjectPath(project.id), PROJECT_CHANGE_FIELDS, project));
    },

    async changeHubProject(call) {
      const access = call.access;
      const { id } = access.project;
      return handleChangeForm(call, {
        fields: PROJECT_CHANGE_FIELDS,
        async performAction({ revision, ...values }) {
          const project = await updateProjectRecord(pool, id, values, access.actor.userName, revision);
          if (!wantsPage(call)) return replyWithJson(200, await formatAnswer(project, access));
          return redirect(call, getProjectPath(id), 'Saved');
        },
        showAgain: async (status, refused) =>
          renderEditForm(context, call, status, { ...access, project: await readProject(pool, id) }, refused),
        current: async () => formatAnswer(await readProject(pool, id), access),
      });
    },

    async confirmHubProjectDeletion(call) {
      const access = call.access;
      if (wantsPage(call)) return renderDeletion(context, call, 200, access);
      return replyWithJson(200, await summarizeProjectDeletion(pool, access.project));
    },

    async deleteHubProject(call) {
      const access = call.access;
      const { project, workspace } = access;
      const isPage = call.request.method === 'POST' && wantsPage(call);
      return handleForm(call, {
        fields: DELETION_FIELDS,
        async performAction({ descendants, name }) {
          const deletion = await summarizeProjectDeletion(pool, project);
          checkTypedName(deletion, name, isPage && hasContent(deletion));
          await deleteProject(pool, project.id, access.actor.userName, descendants);
          if (!isPage) return { status: 204 as const };
          return redirect(call, getWorkspacePath(workspace.id), createDeletionFlash('Project deleted', project.name));
        },
        showAgain: (status: 400 | 409, refused) => renderDeletion(context, call, status, access, refused),
      });
    },

    async listHubProjectMembers(call) {
      const access = call.access;
      const { collaboration, audience } = access.workspace;
      const kind: Access =
        collaboration !== null ? 'collaboration' : audience === 'members' ? 'members' : context.settings.hubAccess;
      if (access.isKnown) await recordVisit(pool, access);
      const people = await listPeople(pool, access.project.id);
      if (!wantsPage(call)) return replyWithJson(200, { access: kind, collaboration, people });
      const frame = createProjectPage(access, { title: 'People', crumbs: [createProjectCrumb(access)] });
      return replyWithPage(context, call, 200, 'hub/projects/members', frame, createMembersModel(access, kind, people));
    },
  } satisfies Partial<HubHandlers>;
}

function renderEditForm<Status extends 200 | 400 | 403 | 409 | 502>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  access: ProjectRecordAccess,
  refused?: RefusedForm,
) {
  const { project } = access;
  const path = getProjectPath(project.id);
  const entry = context.catalog.find(project.profile, project.version);
  const title = entry?.profile.display_name ?? `${project.profile}/${project.version}`;
  const model = buildFormPageModel(
    {
      heading: `Settings of ${project.name}`,
      lead: '',
      offers: {
        text: `The project follows the profile ${title}.`,
        links: [{ label: 'Move to another profile …', path: `${path}/move` }],
      },
      frame: { action: path, submit: 'Save', backPath: path },
      fields: PROJECT_CHANGE_FIELDS,
      initial: { ...project },
      path: `${path}/edit`,
      danger: {
        text: 'Deletes the project and all its content. The next page shows how much that is.',
        label: 'Delete project …',
        path: `${path}/delete`,
      },
    },
    refused,
  );
  const frame = createProjectPage(access, { title: model.heading, crumb: 'Settings', crumbs: [createProjectCrumb(access)] });
  return replyWithPage(context, exchange, status, 'hub/projects/form', frame, {
    ...model,
    tabs: createProjectTabs(access, 'none'),
  });
}

async function renderDeletion<Status extends 200 | 400 | 409>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  access: ProjectRecordAccess,
  refused?: RefusedForm,
) {
  const model = createConfirmationModel(await summarizeProjectDeletion(context.pool, access.project), refused);
  const frame = createProjectPage(access, { title: model.heading, crumb: 'Delete', crumbs: [createProjectCrumb(access)] });
  return replyWithPage(context, exchange, status, 'hub/confirm', frame, model);
}

type Access = 'open' | 'login' | 'collaboration' | 'members';

function createMembersModel(access: ProjectRecordAccess, kind: Access, people: readonly Visitor[]) {
  // The caller is online even before the page connects to the channel.
  const present = people.filter(({ online, user_id }) => online || user_id === access.actor.userId);
  return {
    heading: 'People',
    tabs: createProjectTabs(access, 'people'),
    audience: describeProjectAudience(kind, access.workspace.collaboration),
    online: present.length,
    people: people.map(({ user_id, user_name, role, online, last_seen_at }) => ({
      name: user_name,
      role,
      isOnline: online || user_id === access.actor.userId,
      isYou: user_id === access.actor.userId,
      seen: createDisplayDate(new Date(last_seen_at)),
    })),
  };
}

function describeProjectAudience(kind: Access, collaboration: string | null): string {
  switch (kind) {
    case 'open':
      return 'Anyone with access to this server can view and edit this project.';
    case 'login':
      return 'All logged-in users can view and edit this project.';
    case 'members':
      return 'Only people with a role in the workspace can see this project.';
    case 'collaboration':
      return `Members of the collaboration ${collaboration} can view and edit this project. Its administrators manage it.`;
  }
}

/** Range of the templates in the form. A separate page lists all templates. */
const FIRST_TEMPLATES = { limit: 5, offset: 0 };

const MAX_CHOICES = 1_000;

/** Checks the right to create projects in a workspace, also after the request has waited. An empty ID means a new workspace. */
export async function openTargetWorkspace(context: HubContext, request: Request, id: string) {
  const openTarget = async () =>
    id === '' ? { canEdit: true, canManage: true } : openWorkspace(context, await recheckCaller(context, request), id, 'edit');
  addAccessCheck(openTarget);
  return openTarget();
}

export function createNewProjectHandlers(context: HubContext, summarize: Summarize) {
  const { catalog } = context;
  return {
    async newHubProjectForm(call) {
      const { workspace_id: chosen, profile } = call.query;
      if (wantsPage(call)) return renderProjectForm(context, call, 200, { chosen, profile });
      const workspaces = await listWorkspaceChoices(context, call.access, chosen);
      const start = createInitialProject(catalog, chosen ?? workspaces[0]?.id, profile);
      return replyWithJson(200, createFormDescription('/hub/projects', createProjectFields(catalog, workspaces), start));
    },

    async createHubProject(call) {
      return handleForm(call, {
        fields: NEW_PROJECT_FIELDS,
        check: (values, note) => checkWorkspaceChoice(wantsPage(call, 400) ? 'person' : 'program', values, note),
        async performAction(values) {
          const rights = await openTargetWorkspace(context, call.request, values.workspace_id);
          const project = await createProject(context, values, call.access);
          const summary = (await summarize([project])).get(project.id) as ProjectSummary;
          const path = getProjectPath(project.id);
          if (!wantsPage(call)) return replyWithCreated(path, formatProject(project, summary, rights));
          const count = summary.entityCount;
          const lines = count === 0 ? [] : [`It contains the example data set: ${formatEntityCount(count)}.`];
          return redirect(call, path, `Project created: ${project.name}`, ...lines);
        },
        showAgain: (status: 400 | 403 | 409, refused) =>
          renderProjectForm(context, call, status, { chosen: refused.typed.workspace_id?.[0] || undefined }, refused),
      });
    },
  } satisfies Partial<HubHandlers>;
}

/** Returns the workspaces that the caller may edit, the last used one first. Adds the selected workspace if it is missing. */
export async function listWorkspaceChoices(
  context: HubContext,
  caller: HubCaller,
  chosen: string | undefined,
): Promise<readonly WorkspaceChoice[]> {
  const visible = await listWorkspaces(context.pool, caller, { limit: MAX_CHOICES, offset: 0 });
  const editable = visible.workspaces.filter((workspace) => mayEdit(caller, workspace));
  const last = await findLastWorkspace(context.pool, caller, editable);
  const workspaces = editable.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
  if (chosen === undefined || workspaces.some(({ id }) => id === chosen)) return workspaces;
  const { workspace } = await openWorkspace(context, caller, chosen, 'edit');
  return [workspace, ...workspaces];
}

async function renderProjectForm<Status extends 200 | 400 | 403 | 409>(
  context: HubContext,
  call: Exchange & { readonly access: HubCaller },
  status: Status,
  { chosen, profile }: { readonly chosen: string | undefined; readonly profile?: string | undefined },
  refused?: RefusedForm,
) {
  const workspaces = await listWorkspaceChoices(context, call.access, chosen);
  const backPath = chosen === undefined ? '/hub/' : getWorkspacePath(chosen);
  const workspaceName = workspaces.find(({ id }) => id === chosen)?.name;
  const model = buildFormPageModel(
    {
      heading: 'New project',
      lead: 'A project follows one metadata profile, which defines its forms, tables and validation.',
      offers: createTemplateOffers(await listTemplates(context.pool, call.access, FIRST_TEMPLATES), chosen),
      frame: { action: '/hub/projects', submit: 'Create project', backPath },
      fields: createProjectFields(context.catalog, workspaces),
      initial: createInitialProject(context.catalog, chosen ?? workspaces[0]?.id, profile),
    },
    refused,
  );
  const crumbs = workspaceName === undefined ? [] : [{ title: workspaceName, path: backPath }];
  const frame = createHubPage(call.access.actor, { title: 'New project', crumbs });
  return replyWithPage(context, call, status, 'partials/form/page', frame, model);
}

/** Returns the new project. Also creates its workspace if requested. @throws FormRefusedError, NotFoundError */
async function createProject(
  { catalog, pool, now }: HubContext,
  values: ValuesOf<typeof NEW_PROJECT_FIELDS>,
  caller: HubCaller,
): Promise<HubProjectRow> {
  const { name, description, workspace_id: existing, workspace_name } = values;
  const strictness = values.strictness || 'mark';
  const entry = getProjectProfileEntry(catalog, values.profile, values.version);
  const { profile } = entry;
  const cause = { kind: 'example' } as const;
  return runInTransaction(pool, async (client) => {
    const workspaceId = existing || (await insertNamedWorkspace(client, caller, { name: workspace_name }, 'workspace_name'));
    const by = caller.actor.userName;
    const record = { workspaceId, name, description, strictness, profile: profile.name, version: profile.version, by };
    return createProjectInTransaction(client, record, async (id) => {
      await lockProfile(client, entry);
      if (values.load_example)
        await saveEntitiesInTransaction(
          client,
          now(),
          { project: { id }, profile, actor: caller.actor, cause },
          readProfileExample(entry),
        );
    });
  });
}

/** Prevents deletion of the profile until the transaction ends. @throws FormRefusedError if the profile was deleted */
export async function lockProfile(client: pg.PoolClient, { saving, profile }: CatalogEntry): Promise<void> {
  const isThere = saving === undefined || (await lockSavedProfile(client, profile.name, profile.version));
  if (!isThere) throw createFieldError('profile', `${profile.id} was deleted`);
}

function readProfileExample(entry: CatalogEntry) {
  const example = entry.getExample();
  if (example === undefined) throw createFieldError('load_example', `${entry.profile.display_name} has no example data.`);
  return parseDocumentChanges(entry.profile, example.data);
}
