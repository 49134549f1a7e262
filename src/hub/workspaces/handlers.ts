/** The operations on workspaces. */

import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { answerChange, answerForm, type RefusedForm } from '../../web/forms/answer.ts';
import { describeForm } from '../../web/forms/description.ts';
import { buildFormPageModel, formPageView } from '../../web/forms/form-page.ts';
import { created, json, page, redirect } from '../../web/replies/replies.ts';
import type { HubAsker } from '../access/asker.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { WorkspaceAccess } from '../access/project-access.ts';
import { rightsIn } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { checkName, countWorkspace, DELETION_FIELDS, deletesAnything } from '../deletion.ts';
import { confirmationModel, confirmationView } from '../deletion-page.ts';
import { hubPage, workspacePath } from '../page.ts';
import { USUAL_LIMIT } from '../paging.ts';
import type { ProjectSummary, Summarize } from '../projects/project-summary.ts';
import { listProjects, projectJson } from '../projects/store.ts';
import { requireBinding, shownFields, WORKSPACE_CHANGE_FIELDS, WORKSPACE_FIELDS } from './form.ts';
import { workspacesModel, workspacesView } from './list-page.ts';
import { workspaceModel, workspaceView } from './page.ts';
import { changeWorkspace, createWorkspace, deleteWorkspace, listWorkspaces, readWorkspace, workspaceJson } from './store.ts';

/** Statuses of a response with the form. */
type FormStatus = 200 | 400 | 403 | 409 | 502;

/** Creates the handlers. */
export function workspaceHandlers(context: HubContext, summarize: Summarize) {
  const { pool } = context;
  return {
    async listWorkspaces(call) {
      const asker = call.access;
      const question = { ...call.query, limit: call.query.limit ?? USUAL_LIMIT, offset: call.query.offset ?? 0 };
      const listed = await listWorkspaces(pool, asker, question);
      if (wantsPage(call)) {
        const model = workspacesModel(question, listed, context.settings.hubAccess === 'login');
        return page(context, call, 200, workspacesView, hubPage(asker.actor, { title: 'Projects' }), model);
      }
      const workspaces = await Promise.all(
        listed.workspaces.map(async (workspace) =>
          workspaceJson(workspace, (await rightsIn(context, asker, workspace)).canManage),
        ),
      );
      return json(200, { workspaces, total: listed.total, limit: question.limit, offset: question.offset });
    },

    async newWorkspaceForm(call) {
      const asker = call.access;
      if (wantsPage(call)) return newForm(context, call, 200, asker);
      return json(200, describeForm('/hub/workspaces', await shownFields(context, asker)));
    },

    async createWorkspace(call) {
      const asker = call.access;
      return answerForm(call, {
        fields: WORKSPACE_FIELDS,
        async act(values) {
          await requireBinding(context, asker, values.collaboration);
          const workspace = await createWorkspace(pool, asker, values);
          const path = workspacePath(workspace.id);
          if (wantsPage(call))
            return redirect(call, path, {
              tone: 'good',
              title: `${workspace.name} is ready`,
              lines: ['Add its first project.'],
            });
          const { canManage } = await rightsIn(context, asker, workspace);
          return created(path, workspaceJson(workspace, canManage));
        },
        again: (status, refused) => newForm(context, call, status, asker, refused),
      });
    },

    async showWorkspace(call) {
      const access = call.access;
      const question = { ...call.query, limit: call.query.limit ?? USUAL_LIMIT, offset: call.query.offset ?? 0 };
      const workspace = await readWorkspace(pool, access.workspace.id);
      const { projects, total } = await listProjects(pool, workspace.id, question);
      const summaries = await summarize(projects);
      if (wantsPage(call)) {
        const audience = audienceOf(context, workspace.collaboration);
        const titleOf = (name: string, version: string) =>
          context.catalog.find(name, version)?.profile.display_name ?? `${name}/${version}`;
        const model = workspaceModel({ ...access, workspace, audience, question, projects, summaries, total, titleOf });
        const frame = hubPage(access.actor, { title: workspace.name, crumbs: [] });
        return page(context, call, 200, workspaceView, frame, model);
      }
      return json(200, {
        ...workspaceJson(workspace, access.canManage),
        projects: projects.map((project) => projectJson(project, summaries.get(project.id) as ProjectSummary, access)),
        total,
        limit: question.limit,
        offset: question.offset,
      });
    },

    async editWorkspaceForm(call) {
      const access = call.access;
      if (wantsPage(call)) return editForm(context, call, 200, access);
      const { asker, workspace } = access;
      return json(200, describeForm(workspacePath(workspace.id), await shownFields(context, asker, workspace), workspace));
    },

    async changeWorkspace(call) {
      const access = call.access;
      const { asker, workspace, canManage } = access;
      return answerChange(call, {
        fields: WORKSPACE_CHANGE_FIELDS,
        async act({ revision, ...values }) {
          await requireBinding(context, asker, values.collaboration, workspace.collaboration);
          const changed = await changeWorkspace(pool, asker, workspace.id, values, revision);
          if (!wantsPage(call)) return json(200, workspaceJson(changed, canManage));
          return redirect(call, workspacePath(workspace.id), { tone: 'good', title: 'Saved', lines: [] });
        },
        again: async (status, refused) =>
          editForm(context, call, status, { ...access, workspace: await readWorkspace(pool, workspace.id) }, refused),
        current: async () => workspaceJson(await readWorkspace(pool, workspace.id), canManage),
      });
    },

    async confirmWorkspaceDeletion(call) {
      const access = call.access;
      if (wantsPage(call)) return confirmation(context, call, 200, access);
      return json(200, await countWorkspace(pool, await readWorkspace(pool, access.workspace.id)));
    },

    async deleteWorkspace(call) {
      const access = call.access;
      const { workspace } = access;
      const isPage = call.request.method === 'POST' && wantsPage(call);
      return answerForm(call, {
        fields: DELETION_FIELDS,
        async act({ descendants, name }) {
          const deletion = await countWorkspace(pool, await readWorkspace(pool, workspace.id));
          checkName(deletion, name, isPage && deletesAnything(deletion));
          await deleteWorkspace(pool, workspace.id, descendants);
          if (!isPage) return { status: 204 as const };
          return redirect(call, '/hub/', { tone: 'good', title: `${workspace.name} is deleted`, lines: [] });
        },
        again: (status: 400 | 409, refused) => confirmation(context, call, status, access, refused),
      });
    },
  } satisfies Partial<HubHandlers>;
}

async function newForm<Status extends FormStatus>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  asker: HubAsker,
  refused?: RefusedForm,
) {
  const model = buildFormPageModel(
    {
      heading: 'New workspace',
      lead: 'A place for the projects of one group, program or trial.',
      frame: { action: '/hub/workspaces', submit: 'Create workspace', backPath: '/hub/' },
      fields: await shownFields(context, asker),
    },
    refused,
  );
  return page(context, exchange, status, formPageView, hubPage(asker.actor, { title: 'New workspace', crumbs: [] }), model);
}

async function editForm<Status extends FormStatus>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  { asker, actor, workspace }: WorkspaceAccess,
  refused?: RefusedForm,
) {
  const path = workspacePath(workspace.id);
  const model = buildFormPageModel(
    {
      heading: `Settings of ${workspace.name}`,
      lead: 'Name and description are visible to everyone who can see the workspace.',
      frame: { action: path, submit: 'Save', backPath: path },
      fields: await shownFields(context, asker, workspace),
      initial: { ...workspace },
      path: `${path}/edit`,
      danger: {
        text: 'Deletes the workspace with all its projects. The next page says how much that is.',
        label: 'Delete workspace …',
        path: `${path}/delete`,
      },
    },
    refused,
  );
  const crumbs = [{ title: workspace.name, path }];
  const frame = hubPage(actor, { title: model.heading, crumb: 'Settings', crumbs });
  return page(context, exchange, status, formPageView, frame, model);
}

async function confirmation<Status extends 200 | 400 | 409>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  { actor, workspace }: WorkspaceAccess,
  refused?: RefusedForm,
) {
  const deletion = await countWorkspace(context.pool, await readWorkspace(context.pool, workspace.id));
  const model = confirmationModel(deletion, refused);
  const crumbs = [{ title: workspace.name, path: workspacePath(workspace.id) }];
  const frame = hubPage(actor, { title: model.heading, crumb: 'Delete', crumbs });
  return page(context, exchange, status, confirmationView, frame, model);
}

/** The audience of a workspace in words. */
function audienceOf({ settings }: HubContext, collaboration: string | null): string {
  if (collaboration !== null) return `members of ${collaboration}`;
  return settings.hubAccess === 'login' ? 'all logged-in users' : 'everybody';
}
