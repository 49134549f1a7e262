/** Creates projects, empty or with the example data of the profile. */

import { type Exchange, wantsPage } from '../../contract/accept.ts';
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { inTransaction } from '../../storage/transaction.ts';
import { answerForm, type RefusedForm } from '../../web/forms/answer.ts';
import { describeForm } from '../../web/forms/description.ts';
import type { ValuesOf } from '../../web/forms/fields.ts';
import { buildFormPageModel, formPageView } from '../../web/forms/form-page.ts';
import { FormRefusedError } from '../../web/forms/refusals.ts';
import { created, json, page, redirect } from '../../web/replies/replies.ts';
import type { HubCaller } from '../access/caller.ts';
import type { HubHandlers } from '../access/guard.ts';
import { openWorkspace } from '../access/project-access.ts';
import type { HubContext } from '../context.ts';
import { formatEntityCount } from '../deletion.ts';
import { createHubPage, getProjectPath, getWorkspacePath } from '../page.ts';
import { lockSavedProfile } from '../saved-profiles/store.ts';
import { saveEntitiesIn } from '../saving/save-entities.ts';
import { parseDocumentChanges } from '../snapshot/project-document.ts';
import type { HubProjectRow } from '../tables.ts';
import { createNamedWorkspaceIn, listWorkspaces } from '../workspaces/store.ts';
import {
  checkPlace,
  createInitialProject,
  createProjectFields,
  NEW_PROJECT_FIELDS,
  readProjectProfile,
  type WorkspaceChoice,
} from './form.ts';
import type { ProjectSummary, Summarize } from './project-summary.ts';
import { createProjectIn, formatProject } from './store.ts';

/** Maximum number of offered workspaces. */
const MAX_CHOICES = 1_000;

/** Rights of callers in a new workspace, which is open. */
const OPEN = { canEdit: true, canManage: true };

/** Creates the handlers. */
export function createNewProjectHandlers(context: HubContext, summarize: Summarize) {
  const { catalog } = context;
  return {
    async newHubProjectForm(call) {
      const { workspace_id: chosen, profile } = call.query;
      if (wantsPage(call)) return renderProjectForm(context, call, 200, { chosen, profile });
      const workspaces = await listWorkspaceChoices(context, call.access, chosen);
      const start = createInitialProject(catalog, chosen ?? workspaces[0]?.id, profile);
      return json(200, describeForm('/hub/projects', createProjectFields(catalog, workspaces), start));
    },

    async createHubProject(call) {
      return answerForm(call, {
        fields: NEW_PROJECT_FIELDS,
        check: (values, note) => checkPlace(wantsPage(call, 400) ? 'person' : 'program', values, note),
        async act(values) {
          const { canEdit, canManage } =
            values.workspace_id === '' ? OPEN : await openWorkspace(context, call.access, values.workspace_id, 'edit');
          const project = await createProject(context, values, call.access);
          const summary = (await summarize([project])).get(project.id) as ProjectSummary;
          const path = getProjectPath(project.id);
          if (!wantsPage(call)) return created(path, formatProject(project, summary, { canEdit, canManage }));
          const count = summary.entityCount;
          const lines = count === 0 ? [] : [`The example data set is in it: ${formatEntityCount(count)}.`];
          return redirect(call, path, { tone: 'good', title: `${project.name} is ready`, lines });
        },
        again: (status: 400 | 403 | 409, refused) =>
          renderProjectForm(context, call, status, { chosen: refused.typed.workspace_id?.[0] || undefined }, refused),
      });
    },
  } satisfies Partial<HubHandlers>;
}

/** The workspaces that a project can use, including the selected one. */
async function listWorkspaceChoices(
  context: HubContext,
  caller: HubCaller,
  chosen: string | undefined,
): Promise<readonly WorkspaceChoice[]> {
  const { workspaces } = await listWorkspaces(context.pool, caller, { limit: MAX_CHOICES, offset: 0 });
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
  const place = workspaces.find(({ id }) => id === chosen)?.name;
  const model = buildFormPageModel(
    {
      heading: 'New project',
      lead: 'A project follows one metadata profile, which defines its forms, tables and validation.',
      frame: { action: '/hub/projects', submit: 'Create project', backPath },
      fields: createProjectFields(context.catalog, workspaces),
      initial: createInitialProject(context.catalog, chosen ?? workspaces[0]?.id, profile),
    },
    refused,
  );
  const crumbs = place === undefined ? [] : [{ title: place, path: backPath }];
  return page(context, call, status, formPageView, createHubPage(call.access.actor, { title: 'New project', crumbs }), model);
}

/** Creates the project, with its workspace if that is new. @throws FormRefusedError, NotFoundError */
async function createProject(
  { catalog, pool, now }: HubContext,
  values: ValuesOf<typeof NEW_PROJECT_FIELDS>,
  caller: HubCaller,
): Promise<HubProjectRow> {
  const { name, description, workspace_id: existing, workspace_name } = values;
  const entry = readProjectProfile(catalog, values.profile, values.version);
  const { profile } = entry;
  const cause = { kind: 'example' } as const;
  return inTransaction(pool, async (client) => {
    const workspaceId = existing || (await createNamedWorkspaceIn(client, caller, { name: workspace_name }, 'workspace_name'));
    const record = { workspaceId, name, description, profile: profile.name, version: profile.version };
    return createProjectIn(client, record, async (id) => {
      const isThere = entry.saving === undefined || (await lockSavedProfile(client, profile.name, profile.version));
      if (!isThere) throw new FormRefusedError(400, [{ field: 'profile', message: `${profile.id} was deleted` }]);
      if (values.load_example)
        await saveEntitiesIn(
          client,
          now(),
          { project: { id }, profile, actor: caller.actor, cause },
          readProfileExample(entry),
        );
    });
  });
}

function readProfileExample(entry: CatalogEntry) {
  const example = entry.example();
  return example === undefined ? [] : parseDocumentChanges(entry.profile, example.data);
}
