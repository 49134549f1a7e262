import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { FairQueue } from '../../storage/fair-queue.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { abortAtClose } from '../../tasks/task-runner.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { buildFormPageModel, createFormDescription } from '../../web/forms/form-page.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { type HubHandlers, type ProjectCopyAccess, type ProjectRecordAccess, requireProfile } from '../access/guard.ts';
import { findCaller, type HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { formatEntityCount } from '../deletion.ts';
import { createHubPage, createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { DEFAULT_LIMIT } from '../paging.ts';
import { checkWorkspaceChoice, createProjectFields, getProjectProfileEntry } from '../projects/form.ts';
import { listWorkspaceChoices, lockProfile, openTargetWorkspace } from '../projects/handlers.ts';
import { createProjectInTransaction, formatProject, type ProjectSummary, type Summarize } from '../projects/store.ts';
import type { HubProjectRow } from '../tables.ts';
import { insertNamedWorkspace } from '../workspaces/store.ts';
import { COPY_NOTES, DUPLICATE_FIELDS, type DuplicateValues, PART_FIELDS } from './form.ts';
import { createTemplatesModel } from './page.ts';
import { copyParts, listTemplates } from './store.ts';

/** Each copy occupies a database connection for seconds. Rate limits of requests bound the queue. */
const copyQueue = new FairQueue({
  running: 3,
  runningOfOne: 2,
});

export function createDuplicateHandlers(context: HubContext, summarize: Summarize) {
  const { pool, catalog } = context;

  async function createForm({ project, workspace }: ProjectRecordAccess, caller: HubCaller, chosen: string | undefined) {
    const workspaces = await listWorkspaceChoices(context, caller, chosen);
    const all = createProjectFields(catalog, workspaces);
    const { strictness: _strictness, profile: _profile, load_example: _example, ...fields } = all;
    const place = chosen ?? (workspaces.find(({ id }) => id === workspace.id) ?? workspaces[0])?.id;
    const isTemplate = project.template !== 'none';
    const initial = {
      workspace_id: place,
      name: isTemplate ? '' : `${project.name.slice(0, 245)} (copy)`,
      description: project.description,
      entities: project.template !== 'structure',
      own_columns: true,
      views: true,
      files: !isTemplate,
    };
    return { fields: { ...fields, ...PART_FIELDS }, initial };
  }

  async function renderForm<Status extends 200 | 400 | 403 | 409>(
    call: Exchange & { readonly access: ProjectRecordAccess },
    status: Status,
    chosen: string | undefined,
    refused?: RefusedForm,
  ) {
    const { access } = call;
    const { project } = access;
    const path = getProjectPath(project.id);
    const model = buildFormPageModel(
      {
        heading: project.template === 'none' ? `Duplicate ${project.name}` : `New project from ${project.name}`,
        lead: 'The new project has the same profile and settings, and the parts that you select.',
        notes: COPY_NOTES,
        frame: { action: `${path}/duplicate`, submit: 'Create project', backPath: path },
        ...(await createForm(access, await findCaller(context, call.request), chosen)),
      },
      refused,
    );
    const frame = createProjectPage(access, { title: model.heading, crumb: 'Duplicate', crumbs: [createProjectCrumb(access)] });
    const tabs = createProjectTabs(access, 'none');
    return replyWithPage(context, call, status, 'hub/projects/form', frame, { ...model, tabs });
  }

  /** Returns the copy. Only the caller sees the copy of a restricted project. @throws FormRefusedError, NotFoundError */
  async function duplicateProject(access: ProjectCopyAccess, values: DuplicateValues): Promise<HubProjectRow> {
    const { project: source, workspace, caller } = requireProfile(access);
    const { actor } = caller;
    const { name, description, workspace_id: existing, workspace_name } = values;
    const { strictness, profile, version } = source;
    return runInTransaction(pool, async (client) => {
      const audience = workspace.collaboration === null ? workspace.audience : 'members';
      const created = { name: workspace_name, audience };
      const workspaceId = existing || (await insertNamedWorkspace(client, caller, created, 'workspace_name'));
      const record = { workspaceId, name, description, strictness, profile, version, by: actor.userName };
      return createProjectInTransaction(client, record, async (copyId) => {
        await lockProfile(client, getProjectProfileEntry(catalog, profile, version));
        await copyParts(client, { source, copyId, actor, at: context.now() }, values);
      });
    });
  }

  return {
    async listHubTemplates({ access: caller, query, ...call }) {
      const part = { limit: query.limit ?? DEFAULT_LIMIT, offset: query.offset ?? 0 };
      const listed = await listTemplates(pool, caller, part);
      if (wantsPage(call)) {
        const model = createTemplatesModel(context, listed, part, query.workspace_id);
        const frame = createHubPage(caller.actor, { title: 'Templates', crumbs: [] });
        return replyWithPage(context, call, 200, 'hub/duplicating/templates', frame, model);
      }
      const templates = listed.templates.map(({ workspaceId: workspace_id, workspaceName: workspace_name, ...one }) => ({
        ...one,
        workspace_id,
        workspace_name,
      }));
      return replyWithJson(200, { templates, total: listed.total, ...part });
    },

    async duplicateHubProjectForm(call) {
      const { workspace_id: chosen } = call.query;
      if (wantsPage(call)) return renderForm(call, 200, chosen);
      const { fields, initial } = await createForm(call.access, await findCaller(context, call.request), chosen);
      return replyWithJson(200, createFormDescription(getProjectPath(call.access.project.id, 'duplicate'), fields, initial));
    },

    async duplicateHubProject(call) {
      return handleForm(call, {
        fields: DUPLICATE_FIELDS,
        check: (values, note) => checkWorkspaceChoice(wantsPage(call, 400) ? 'person' : 'program', values, note),
        async performAction(values) {
          const rights = await openTargetWorkspace(context, call.request, values.workspace_id);
          const leave = await copyQueue.enter(context.tasks.getClient(call.request), 0, abortAtClose(call.response));
          const project = await duplicateProject(call.access, values).finally(leave);
          const summary = (await summarize([project])).get(project.id) as ProjectSummary;
          const path = getProjectPath(project.id);
          if (!wantsPage(call)) return replyWithCreated(path, formatProject(project, summary, rights));
          const lines = [`It contains ${formatEntityCount(summary.entityCount)}.`];
          return redirect(call, path, { tone: 'good', title: `Project created: ${project.name}`, lines });
        },
        showAgain: (status: 400 | 403 | 409, refused) =>
          renderForm(call, status, refused.typed.workspace_id?.[0] || undefined, refused),
      });
    },
  } satisfies Partial<HubHandlers>;
}
