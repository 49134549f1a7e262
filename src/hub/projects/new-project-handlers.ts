/** Starting a project, empty or with the example data set of its profile. */
import type { Request } from 'express';
import type { HubApiHandlers } from '../../../generated/hub/stub.ts';
import type { FieldProblem } from '../../contract/requests/field-problems.ts';
import type { CatalogueEntry } from '../../profiles/catalogue/catalogue.ts';
import { hubAsker } from '../access/asker.ts';
import { openWorkspace } from '../access/project-access.ts';
import type { HubActor } from '../actor.ts';
import { created, data, page, seeOther, wantsPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { entities } from '../deletion.ts';
import { formPageView, plainFormPage } from '../form-page.ts';
import { describeForm } from '../forms/form.ts';
import { formModel } from '../forms/form-model.ts';
import { orFormAgain, RefusedFormError, refuseViolation } from '../forms/refused-form.ts';
import { typedOf } from '../forms/typed-text.ts';
import { hubPage, projectPath, workspacePath } from '../page.ts';
import { fromDocument } from '../picture/project-document.ts';
import { holdSaved } from '../saved-profiles/store.ts';
import { saveIn } from '../saving/save-entities.ts';
import type { HubProjectRow } from '../tables.ts';
import { listWorkspaces } from '../workspaces/listing.ts';
import { projectJson } from './answer.ts';
import { newProjectFields, readProfile, readProjectValues } from './form.ts';
import type { ProjectSummary, Summarize } from './project-summary.ts';
import { createProject } from './store.ts';

/** At most this many workspaces are offered. */
const MOST_CHOICES = 1_000;

/** What a request says of a new project. */
interface SaidOfProject {
  readonly workspace_id: string;
  readonly name: string;
  readonly description?: string;
  readonly profile: string;
  readonly version?: string;
  readonly load_example?: boolean | 'true' | 'false';
}

/** Makes the handlers. */
export function newProjectHandlers(
  context: HubContext,
  summarize: Summarize,
): Pick<HubApiHandlers, 'newHubProjectForm' | 'createHubProject'> {
  async function fieldsFor(request: Request, chosen: string | undefined, profile?: string) {
    const asker = await hubAsker(context, request);
    const question = { limit: MOST_CHOICES, offset: 0 };
    const { workspaces } = await listWorkspaces(context.pool, asker, question);
    const known = workspaces.map(({ id, name }) => ({ id, name }));
    if (chosen === undefined || known.some(({ id }) => id === chosen))
      return newProjectFields(context.catalogue, known, chosen, profile);
    const { workspace } = await openWorkspace(context, request, chosen, 'edit');
    return newProjectFields(context.catalogue, [{ id: workspace.id, name: workspace.name }, ...known], workspace.id, profile);
  }

  async function newForm<Status extends 200 | 400 | 403>(
    status: Status,
    request: Request,
    { chosen, profile }: { readonly chosen: string | undefined; readonly profile?: string | undefined },
    body?: unknown,
    problems?: readonly FieldProblem[],
  ) {
    const { actor } = await hubAsker(context, request);
    const fields = await fieldsFor(request, chosen, profile);
    const back = chosen === undefined ? '/hub/' : workspacePath(chosen);
    const frame = { action: '/hub/projects', submit: 'Create project', backPath: back };
    const typed = body === undefined ? undefined : typedOf(body);
    const place = fields[0]?.options?.find(({ value }) => value === chosen)?.label;
    const model = plainFormPage({
      heading: 'New project',
      lead:
        fields[0]?.options?.length === 0
          ? 'A project needs a workspace, and there is none yet that you may use. Start one first, under Workspaces.'
          : 'A project follows one metadata profile: forms, tables and checks are made from it.',
      form: formModel(frame, fields, typed, problems),
    });
    const crumbs = place === undefined ? [] : [{ title: place, path: back }];
    return page(status, context.render(formPageView, hubPage(actor, { title: 'New project', crumbs }), model));
  }

  async function create(said: SaidOfProject, workspaceId: string, actor: HubActor): Promise<HubProjectRow> {
    const { name = '', description = '' } = readProjectValues(said);
    const entry = readProfile(context.catalogue, said.profile, said.version);
    const { profile } = entry;
    const record = { workspaceId, name, description, profile: profile.name, version: profile.version };
    const isFilled = String(said.load_example) === 'true';
    return createProject(context.pool, record, async (client, id) => {
      const isThere = entry.saving === undefined || (await holdSaved(client, profile.name, profile.version));
      if (!isThere) throw new RefusedFormError(400, [{ field: 'profile', message: `${profile.id} was deleted meanwhile` }]);
      if (isFilled)
        await saveIn(client, context.now(), { project: { id }, profile, actor, cause: { kind: 'example' } }, exampleOf(entry));
    });
  }

  return {
    async newHubProjectForm({ query, request }) {
      const { workspace_id, profile } = query;
      await hubAsker(context, request);
      if (wantsPage(request)) return newForm(200, request, { chosen: workspace_id, profile });
      return data(200, describeForm('/hub/projects', await fieldsFor(request, workspace_id, profile)));
    },

    async createHubProject({ request, response, body }) {
      const said = body as SaidOfProject;
      const { actor } = await hubAsker(context, request);
      const make = async () => {
        refuseViolation({ request, response });
        const { workspace, canEdit, canManage } = await openWorkspace(context, request, said.workspace_id, 'edit');
        const project = await create(said, workspace.id, actor);
        const summary = (await summarize([project])).get(project.id) as ProjectSummary;
        const path = projectPath(project.id);
        if (!wantsPage(request)) return created(path, projectJson(project, summary, { canEdit, canManage }));
        const lines = summary.entityCount === 0 ? [] : [`The example data set is in it: ${entities(summary.entityCount)}.`];
        return seeOther(response, path, { tone: 'good', title: `${project.name} is ready`, lines });
      };
      return orFormAgain(request, make, async (status, problems) => {
        const chosen = typedOf(body).workspace_id || undefined;
        return newForm(status === 409 ? 400 : status, request, { chosen }, body, problems);
      });
    },
  };
}

function exampleOf(entry: CatalogueEntry) {
  const example = entry.example();
  return example === undefined ? [] : fromDocument(entry.profile, example.data);
}
