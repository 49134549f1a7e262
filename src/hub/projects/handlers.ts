/** The operations on projects. */

import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { type Moment, momentOf } from '../../web/for-people/moment.ts';
import { answerChange, answerForm, type RefusedForm } from '../../web/forms/answer.ts';
import { describeForm } from '../../web/forms/description.ts';
import { buildFormPageModel, formPageView } from '../../web/forms/form-page.ts';
import { json, page, redirect } from '../../web/replies/replies.ts';
import { type View, view } from '../../web/views.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { ProjectRecordAccess } from '../access/project-access.ts';
import type { HubContext } from '../context.ts';
import { checkName, countProject, DELETION_FIELDS, deletesAnything } from '../deletion.ts';
import { confirmationView, createConfirmationModel } from '../deletion-page.ts';
import {
  createProjectCrumb,
  createProjectPage,
  createProjectTabs,
  getProjectPath,
  getWorkspacePath,
  type ProjectTabs,
} from '../page.ts';
import type { HubProjectRow } from '../tables.ts';
import { PROJECT_CHANGE_FIELDS } from './form.ts';
import type { ProjectSummary, Summarize } from './project-summary.ts';
import { deleteProject, formatProject, readProject, updateProjectRecord } from './store.ts';
import { listPeople, recordVisit, type Visitor } from './visits.ts';

/** Statuses of a response with the form. */
type FormStatus = 200 | 400 | 403 | 409 | 502;

/** Creates the handlers. */
export function createProjectHandlers(context: HubContext, summarize: Summarize) {
  const { pool } = context;

  const summaryOf = async (project: HubProjectRow) => (await summarize([project])).get(project.id) as ProjectSummary;

  const answerOf = async (project: HubProjectRow, access: ProjectRecordAccess) =>
    formatProject(project, await summaryOf(project), access);

  return {
    async editHubProjectForm(call) {
      const access = call.access;
      if (wantsPage(call)) return renderEditForm(context, call, 200, access);
      const { project } = access;
      return json(200, describeForm(getProjectPath(project.id), PROJECT_CHANGE_FIELDS, project));
    },

    async changeHubProject(call) {
      const access = call.access;
      const { id } = access.project;
      return answerChange(call, {
        fields: PROJECT_CHANGE_FIELDS,
        async act({ revision, ...values }) {
          const project = await updateProjectRecord(pool, id, values, revision);
          if (!wantsPage(call)) return json(200, await answerOf(project, access));
          return redirect(call, getProjectPath(id), { tone: 'good', title: 'Saved', lines: [] });
        },
        again: async (status, refused) =>
          renderEditForm(context, call, status, { ...access, project: await readProject(pool, id) }, refused),
        current: async () => answerOf(await readProject(pool, id), access),
      });
    },

    async confirmHubProjectDeletion(call) {
      const access = call.access;
      if (wantsPage(call)) return renderDeletion(context, call, 200, access);
      return json(200, await countProject(pool, access.project));
    },

    async deleteHubProject(call) {
      const access = call.access;
      const { project, workspace } = access;
      const isPage = call.request.method === 'POST' && wantsPage(call);
      return answerForm(call, {
        fields: DELETION_FIELDS,
        async act({ descendants, name }) {
          const deletion = await countProject(pool, project);
          checkName(deletion, name, isPage && deletesAnything(deletion));
          await deleteProject(pool, project.id, descendants);
          if (!isPage) return { status: 204 as const };
          const flash = { tone: 'good', title: `${project.name} is deleted`, lines: [] } as const;
          return redirect(call, getWorkspacePath(workspace.id), flash);
        },
        again: (status: 400 | 409, refused) => renderDeletion(context, call, status, access, refused),
      });
    },

    async listHubProjectMembers(call) {
      const access = call.access;
      const { collaboration } = access.workspace;
      const kind: Access = collaboration === null ? context.settings.hubAccess : 'collaboration';
      if (access.isKnown) await recordVisit(pool, access);
      const people = await listPeople(pool, access.project.id);
      if (!wantsPage(call)) return json(200, { access: kind, collaboration, people });
      const frame = createProjectPage(access, { title: 'People', crumbs: [createProjectCrumb(access)] });
      return page(context, call, 200, membersView, frame, createMembersModel(access, kind, people));
    },
  } satisfies Partial<HubHandlers>;
}

function renderEditForm<Status extends FormStatus>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  access: ProjectRecordAccess,
  refused?: RefusedForm,
) {
  const { project } = access;
  const path = getProjectPath(project.id);
  const model = buildFormPageModel(
    {
      heading: `Settings of ${project.name}`,
      lead: `The project follows the profile ${project.profile}/${project.version}, which does not change.`,
      frame: { action: path, submit: 'Save', backPath: path },
      fields: PROJECT_CHANGE_FIELDS,
      initial: { ...project },
      path: `${path}/edit`,
      danger: {
        text: 'Deletes the project with everything in it. The next page says how much that is.',
        label: 'Delete project …',
        path: `${path}/delete`,
      },
    },
    refused,
  );
  const frame = createProjectPage(access, { title: model.heading, crumb: 'Settings', crumbs: [createProjectCrumb(access)] });
  return page(context, exchange, status, formPageView, frame, model);
}

async function renderDeletion<Status extends 200 | 400 | 409>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  access: ProjectRecordAccess,
  refused?: RefusedForm,
) {
  const model = createConfirmationModel(await countProject(context.pool, access.project), refused);
  const frame = createProjectPage(access, { title: model.heading, crumb: 'Delete', crumbs: [createProjectCrumb(access)] });
  return page(context, exchange, status, confirmationView, frame, model);
}

/** The view model. */
interface MembersModel {
  readonly heading: string;
  readonly tabs: ProjectTabs;
  /** A sentence about the users who may see the project. */
  readonly audience: string;
  readonly online: number;
  readonly people: readonly {
    readonly name: string;
    readonly role: Visitor['role'];
    readonly isOnline: boolean;
    readonly isYou: boolean;
    readonly seen: Moment;
  }[];
}

/** Template of the page. */
const membersView: View<MembersModel> = view('hub/projects/members');

/** The visibility of the project, as in the contract. */
type Access = 'open' | 'login' | 'collaboration';

/** View model of the page. */
function createMembersModel(access: ProjectRecordAccess, kind: Access, people: readonly Visitor[]): MembersModel {
  // The caller is present, even before the page has joined the channel.
  const present = people.filter(({ online, user_id }) => online || user_id === access.actor.userId);
  return {
    heading: `People of ${access.project.name}`,
    tabs: createProjectTabs(access, 'people'),
    audience: describeProjectAudience(kind, access.workspace.collaboration),
    online: present.length,
    people: people.map(({ user_id, user_name, role, online, last_seen_at }) => ({
      name: user_name,
      role,
      isOnline: online || user_id === access.actor.userId,
      isYou: user_id === access.actor.userId,
      seen: momentOf(new Date(last_seen_at)),
    })),
  };
}

function describeProjectAudience(kind: Access, collaboration: string | null): string {
  switch (kind) {
    case 'open':
      return 'Anyone with access to this server can view and edit this project.';
    case 'login':
      return 'All logged-in users can view and edit this project.';
    case 'collaboration':
      return `Members of the collaboration ${collaboration} can view and edit this project. Its administrators manage it.`;
  }
}
