import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { handleChangeForm, handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { buildFormPageModel, createFormDescription } from '../../web/forms/form-page.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { HubHandlers, WorkspaceAccess } from '../access/guard.ts';
import { findWorkspaceRights, type HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import {
  checkTypedName,
  createConfirmationModel,
  createDeletionFlash,
  DELETION_FIELDS,
  hasContent,
  summarizeWorkspaceDeletion,
} from '../deletion.ts';
import { createHubPage, getWorkspacePath } from '../page.ts';
import { DEFAULT_LIMIT } from '../paging.ts';
import { formatProject, listProjects, type ProjectSummary, type Summarize } from '../projects/store.ts';
import type { HubWorkspaceRow } from '../tables.ts';
import { readShownFields, requireBindingRight, WORKSPACE_CHANGE_FIELDS, WORKSPACE_FIELDS } from './form.ts';
import { createWorkspaceModel, createWorkspacesModel } from './page.ts';
import {
  createWorkspace,
  deleteWorkspace,
  formatWorkspace,
  listWorkspaces,
  readWorkspace,
  updateWorkspaceRecord,
} from './store.ts';

type FormStatus = 200 | 400 | 403 | 409 | 502;

export function createWorkspaceHandlers(context: HubContext, summarize: Summarize) {
  const { pool } = context;
  return {
    async listWorkspaces(call) {
      const caller = call.access;
      const question = { ...call.query, limit: call.query.limit ?? DEFAULT_LIMIT, offset: call.query.offset ?? 0 };
      const listed = await listWorkspaces(pool, caller, question);
      if (wantsPage(call)) {
        const model = createWorkspacesModel(question, listed, context.settings.hubAccess === 'login');
        const frame = createHubPage(caller.actor, { title: 'Projects' });
        return replyWithPage(context, call, 200, 'hub/workspaces/list', frame, model);
      }
      const workspaces = await Promise.all(
        listed.workspaces.map(async (workspace) =>
          formatWorkspace(workspace, (await findWorkspaceRights(context, caller, workspace)).canManage),
        ),
      );
      return replyWithJson(200, { workspaces, total: listed.total, limit: question.limit, offset: question.offset });
    },

    async newWorkspaceForm(call) {
      const caller = call.access;
      if (wantsPage(call)) return renderNewWorkspace(context, call, 200, caller);
      return replyWithJson(200, createFormDescription('/hub/workspaces', await readShownFields(context, caller)));
    },

    async createWorkspace(call) {
      const caller = call.access;
      return handleForm(call, {
        fields: WORKSPACE_FIELDS,
        async performAction({ audience, ...named }) {
          const values = { ...named, audience: audience || 'everyone' } as const;
          await requireBindingRight(context, caller, values);
          const workspace = await createWorkspace(pool, caller, values);
          const path = getWorkspacePath(workspace.id);
          if (wantsPage(call)) return redirect(call, path, `Workspace created: ${workspace.name}`, 'Add its first project.');
          // The creator always manages the workspace, except with a personal token.
          return replyWithCreated(path, formatWorkspace(workspace, caller.token === undefined));
        },
        showAgain: (status, refused) => renderNewWorkspace(context, call, status, caller, refused),
      });
    },

    async showWorkspace(call) {
      const access = call.access;
      const question = { ...call.query, limit: call.query.limit ?? DEFAULT_LIMIT, offset: call.query.offset ?? 0 };
      const workspace = await readWorkspace(pool, access.workspace.id);
      const { projects, total } = await listProjects(pool, workspace.id, question);
      const summaries = await summarize(projects);
      if (wantsPage(call)) {
        const audience = describeAudience(context, workspace);
        const getProfileTitle = (name: string, version: string) =>
          context.catalog.find(name, version)?.profile.display_name ?? `${name}/${version}`;
        const model = createWorkspaceModel({
          ...access,
          workspace,
          audience,
          question,
          projects,
          summaries,
          total,
          titleOf: getProfileTitle,
        });
        const frame = createHubPage(access.actor, { title: workspace.name, crumbs: [] });
        return replyWithPage(context, call, 200, 'hub/workspaces/workspace', frame, model);
      }
      return replyWithJson(200, {
        ...formatWorkspace(workspace, access.canManage),
        projects: projects.map((project) => formatProject(project, summaries.get(project.id) as ProjectSummary, access)),
        total,
        limit: question.limit,
        offset: question.offset,
      });
    },

    async editWorkspaceForm(call) {
      const access = call.access;
      if (wantsPage(call)) return renderWorkspaceForm(context, call, 200, access);
      const { caller, workspace } = access;
      return replyWithJson(
        200,
        createFormDescription(getWorkspacePath(workspace.id), await readShownFields(context, caller, workspace), workspace),
      );
    },

    async changeWorkspace(call) {
      const access = call.access;
      const { caller, workspace, canManage } = access;
      return handleChangeForm(call, {
        fields: WORKSPACE_CHANGE_FIELDS,
        async performAction({ revision, ...values }) {
          await requireBindingRight(context, caller, values, workspace);
          const changed = await updateWorkspaceRecord(pool, caller, workspace, values, revision);
          if (!wantsPage(call)) return replyWithJson(200, formatWorkspace(changed, canManage));
          return redirect(call, getWorkspacePath(workspace.id), 'Saved');
        },
        showAgain: async (status, refused) =>
          renderWorkspaceForm(
            context,
            call,
            status,
            { ...access, workspace: await readWorkspace(pool, workspace.id) },
            refused,
          ),
        current: async () => formatWorkspace(await readWorkspace(pool, workspace.id), canManage),
      });
    },

    async confirmWorkspaceDeletion(call) {
      const access = call.access;
      if (wantsPage(call)) return renderWorkspaceDeletion(context, call, 200, access);
      return replyWithJson(200, await summarizeWorkspaceDeletion(pool, await readWorkspace(pool, access.workspace.id)));
    },

    async deleteWorkspace(call) {
      const access = call.access;
      const { workspace } = access;
      const isPage = call.request.method === 'POST' && wantsPage(call);
      return handleForm(call, {
        fields: DELETION_FIELDS,
        async performAction({ descendants, name }) {
          const deletion = await summarizeWorkspaceDeletion(pool, await readWorkspace(pool, workspace.id));
          checkTypedName(deletion, name, isPage && hasContent(deletion));
          await deleteWorkspace(pool, workspace.id, access.actor.userName, descendants);
          if (!isPage) return { status: 204 as const };
          return redirect(call, '/hub/', createDeletionFlash('Workspace deleted', workspace.name));
        },
        showAgain: (status: 400 | 409, refused) => renderWorkspaceDeletion(context, call, status, access, refused),
      });
    },
  } satisfies Partial<HubHandlers>;
}

async function renderNewWorkspace<Status extends FormStatus>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  caller: HubCaller,
  refused?: RefusedForm,
) {
  const model = buildFormPageModel(
    {
      heading: 'New workspace',
      lead: 'A place for the projects of one group, program or trial.',
      frame: { action: '/hub/workspaces', submit: 'Create workspace', backPath: '/hub/' },
      fields: await readShownFields(context, caller),
    },
    refused,
  );
  const frame = createHubPage(caller.actor, { title: 'New workspace', crumbs: [] });
  return replyWithPage(context, exchange, status, 'partials/form/page', frame, model);
}

async function renderWorkspaceForm<Status extends FormStatus>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  { caller, actor, workspace }: WorkspaceAccess,
  refused?: RefusedForm,
) {
  const path = getWorkspacePath(workspace.id);
  const model = buildFormPageModel(
    {
      heading: `Settings of ${workspace.name}`,
      lead: 'Name and description are visible to everyone who can see the workspace.',
      frame: { action: path, submit: 'Save', backPath: path },
      fields: await readShownFields(context, caller, workspace),
      initial: { ...workspace },
      path: `${path}/edit`,
      danger: {
        text: 'Deletes the workspace and all its projects. The next page shows how many there are.',
        label: 'Delete workspace …',
        path: `${path}/delete`,
      },
    },
    refused,
  );
  const crumbs = [{ title: workspace.name, path }];
  const frame = createHubPage(actor, { title: model.heading, crumb: 'Settings', crumbs });
  return replyWithPage(context, exchange, status, 'partials/form/page', frame, model);
}

async function renderWorkspaceDeletion<Status extends 200 | 400 | 409>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  { actor, workspace }: WorkspaceAccess,
  refused?: RefusedForm,
) {
  const deletion = await summarizeWorkspaceDeletion(context.pool, await readWorkspace(context.pool, workspace.id));
  const model = createConfirmationModel(deletion, refused);
  const crumbs = [{ title: workspace.name, path: getWorkspacePath(workspace.id) }];
  const frame = createHubPage(actor, { title: model.heading, crumb: 'Delete', crumbs });
  return replyWithPage(context, exchange, status, 'hub/confirm', frame, model);
}

function describeAudience({ settings }: HubContext, { collaboration, audience }: HubWorkspaceRow): string {
  if (collaboration !== null) return `members of ${collaboration}`;
  if (audience === 'members') return 'people with a role';
  return settings.hubAccess === 'login' ? 'all logged-in users' : 'everyone';
}
