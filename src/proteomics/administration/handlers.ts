import type { components } from '../../../generated/proteomics/types.d.ts';
import { sanitizeReturnTo } from '../../auth/index.ts';
import type { Exchange } from '../../contract/accept.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { formatQuantity, getLocalDate } from '../../web/for-people/words.ts';
import { handleAction, handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { beginAdminSession, endAdminSession } from '../access/admin-sessions.ts';
import { isAdminToken, requireLocalRequest } from '../access/authority.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { getProteomicsProjectPath, PROTEOMICS_SECTION } from '../page.ts';
import { findUser, type UserRow } from '../records.ts';
import {
  DELETION_FIELDS,
  LOGIN_FIELDS,
  PROJECT_FIELDS,
  PROJECT_SETTINGS_FIELDS,
  requireConfirmation,
  selectProjectFields,
  USER_FIELDS,
} from './form-fields.ts';
import { ADMINISTRATION, createAdministrationFrame, getListRange, renderConsole } from './page.ts';
import { createPipelineHandlers } from './pipeline-handlers.ts';
import {
  createProteomicsProject,
  deleteProteomicsProject,
  listProteomicsProjects,
  type ProjectChange,
  readProteomicsProject,
  updateProteomicsProject,
} from './project-store.ts';
import { createRevisedForm } from './revision.ts';
import { checkNameAndDescription, checkText } from './texts.ts';
import { createUser, deleteUser, endSessions, listUsers, readUser, type UserChange, updateUserRecord } from './user-store.ts';

type UserValues = Pick<UserRow, 'name' | 'email'>;

const NO_INPUT = { fields: {}, convertInput: () => undefined };

export function createUserHandlers(context: ProteomicsContext) {
  const { pool } = context;

  const renderUser = async <Status extends 200 | 400 | 409>(
    call: Exchange & { readonly path: { readonly user: string } },
    status: Status,
    refused?: RefusedForm,
  ) => {
    const user = await readUser(pool, call.path.user);
    const path = getUserPath(user);
    return replyWithPage(context, call, status, 'proteomics/administration/user', createAdministrationFrame(user.name), {
      name: user.name,
      uuid: user.uuid,
      email: user.email,
      made: getLocalDate(user.created_at),
      rawFiles: user.raw_files,
      lastUpload: getLocalDate(user.last_upload_at ?? ''),
      form: createFormModel(
        { action: path, submit: 'Save changes', prefix: 'user-', isBeside: true },
        USER_FIELDS,
        createRevisedForm(user, refused),
      ),
      deletePath: `${path}/delete`,
      sessionsPath: `${path}/sessions/end`,
    });
  };

  return {
    async listProteomicsUsers({ query }) {
      const search = checkText(query.search ?? '', 'search').trim();
      return replyWithJson(200, await listUsers(pool, { search, ...getListRange(query) }));
    },
    createProteomicsUser: (call) =>
      handleAction(call, {
        fields: USER_FIELDS,
        convertInput: (values) => values,
        performAction: async (made: UserValues) =>
          createUser(pool, checkNameAndDescription({ ...made, email: checkText(made.email, 'email') })),
        replyToProgram: (made) => replyWithJson(201, made),
        replyToUser: (made) =>
          redirect(call, getUserPath(made), `User ${made.name} created`, 'Share the UUID only with this user.'),
        showAgain: (status: 400 | 409, refused) => renderConsole(context, call, status, { form: 'user', refused }),
      }),
    getProteomicsUser: async ({ path }) => replyWithJson(200, await readUser(pool, path.user)),
    showProteomicsUser: (call) => renderUser(call, 200),
    changeProteomicsUser: (call) =>
      handleAction(call, {
        fields: USER_FIELDS,
        convertInput: (values) => values,
        performAction: async (change: UserChange) => updateUserRecord(pool, call.path.user, checkNameAndDescription(change)),
        replyToProgram: (changed) => replyWithJson(200, changed),
        replyToUser: (changed) => redirect(call, getUserPath(changed), 'User saved'),
        showAgain: (status: 400 | 409, refused) => renderUser(call, status, refused),
      }),
    deleteProteomicsUser: (call) =>
      handleAction(call, {
        ...NO_INPUT,
        performAction: () => deleteUser(context, call.path.user),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: () =>
          redirect(call, ADMINISTRATION, 'User deleted', 'Uploads and changes remain, attributed to "deleted person".'),
        showAgain: (status: 400, refused) => renderUser(call, status, refused),
      }),
    endUserSessions: (call) =>
      handleAction(call, {
        ...NO_INPUT,
        performAction: async () => endSessions(context, call, (await findUser(pool, call.path.user)).subject ?? ''),
        replyToProgram: (ended) => replyWithJson(200, { ended }),
        replyToUser: (ended) => redirect(call, getUserPath({ uuid: call.path.user }), createSessionsEndedFlash(ended)),
        showAgain: (status: 400, refused) => renderUser(call, status, refused),
      }),
    endSessions: (call) =>
      handleAction(call, {
        ...NO_INPUT,
        performAction: () => endSessions(context, call, call.query.subject),
        replyToProgram: (ended) => replyWithJson(200, { ended }),
        replyToUser: (ended) => redirect(call, ADMINISTRATION, createSessionsEndedFlash(ended)),
        showAgain: (status: 400) => renderConsole(context, call, status),
      }),
  } satisfies Partial<ProteomicsHandlers>;
}

function createSessionsEndedFlash(count: number): Flash {
  return { tone: 'good', title: `${formatQuantity(count, 'session')} ended.`, lines: [] };
}

function getUserPath({ uuid }: Pick<UserRow, 'uuid'>): string {
  return `${ADMINISTRATION}/users/${uuid}`;
}

export function createProjectAdministrationHandlers(context: ProteomicsContext) {
  const { settings, pool } = context;
  const hasCollaborations = settings.proteomicsAccess === 'login';

  const renderProject = async <Status extends 200 | 400 | 409>(
    call: Exchange & { readonly path: { readonly project: string } },
    status: Status,
    { changed, deletion }: { readonly changed?: RefusedForm; readonly deletion?: RefusedForm } = {},
  ) => {
    const project = await readProteomicsProject(pool, call.path.project);
    const action = `${ADMINISTRATION}/projects/${project.slug}`;
    return replyWithPage(context, call, status, 'proteomics/administration/project', createAdministrationFrame(project.name), {
      name: project.name,
      path: getProteomicsProjectPath(project),
      pipelines: project.pipelines,
      form: createFormModel(
        { action, submit: 'Save changes', prefix: 'project-' },
        selectProjectFields(hasCollaborations),
        createRevisedForm(project, changed),
      ),
      deletion: createFormModel(
        { action: `${action}/delete`, submit: 'Delete project', prefix: 'deletion-', isBeside: true },
        DELETION_FIELDS,
        deletion,
      ),
    });
  };

  return {
    listAdminProjects: async ({ query }) => replyWithJson(200, await listProteomicsProjects(pool, getListRange(query))),
    createProteomicsProject: (call) =>
      handleAction(call, {
        fields: PROJECT_FIELDS,
        convertInput: (values) => values,
        performAction: ({ name, description = '' }: components['schemas']['ProteomicsProjectInput']) =>
          createProteomicsProject(pool, checkNameAndDescription({ name, description })),
        replyToProgram: (made) => replyWithJson(201, made),
        replyToUser: (made) =>
          redirect(call, ADMINISTRATION, {
            tone: 'good',
            title: `Project ${made.name} created`,
            lines: [`The address of the project is ${getProteomicsProjectPath(made)}. Next, create a pipeline.`],
          }),
        showAgain: (status: 400 | 409, refused) => renderConsole(context, call, status, { form: 'project', refused }),
      }),
    showAdminProject: (call) => renderProject(call, 200),
    changeProteomicsProject: (call) =>
      handleAction(call, {
        fields: PROJECT_SETTINGS_FIELDS,
        convertInput({ collaboration, ...change }) {
          if (hasCollaborations) return { ...change, collaboration: collaboration || null };
          // A form from before login was turned off can contain a collaboration.
          if (collaboration !== '') throw createFieldError('', 'Collaborations require PROTEOMICS_ACCESS=login');
          return change;
        },
        async performAction(change: ProjectChange) {
          if (!hasCollaborations && change.collaboration)
            throw new BadRequestError('collaboration requires PROTEOMICS_ACCESS=login.');
          return updateProteomicsProject(pool, call.path.project, checkNameAndDescription(change));
        },
        replyToProgram: (project) => replyWithJson(200, project),
        replyToUser: ({ slug }) => redirect(call, `${ADMINISTRATION}/projects/${slug}`, 'Project saved'),
        showAgain: (status: 400 | 409, changed) => renderProject(call, status, { changed }),
      }),
    deleteProteomicsProject: (call) =>
      handleAction(call, {
        fields: DELETION_FIELDS,
        convertInput: async ({ confirm }) => requireConfirmation(confirm, await readProteomicsProject(pool, call.path.project)),
        performAction: () => deleteProteomicsProject(pool, call.path.project),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: (_, { confirm }) => redirect(call, ADMINISTRATION, `Project ${confirm} deleted`),
        showAgain: (status: 400 | 409, deletion) => renderProject(call, status, { deletion }),
      }),
  } satisfies Partial<ProteomicsHandlers>;
}

export function createAdministrationHandlers(context: ProteomicsContext) {
  return {
    ...createConsoleHandlers(context),
    ...createProjectAdministrationHandlers(context),
    ...createUserHandlers(context),
    ...createPipelineHandlers(context),
  };
}

function createConsoleHandlers(context: ProteomicsContext) {
  const { settings, log } = context;

  const showLoginPage = <Status extends 200 | 400 | 403>(
    call: Exchange,
    status: Status,
    content: { readonly initial: object } | RefusedForm,
  ) => {
    const frame = { action: `${ADMINISTRATION}/login`, submit: 'Enter', prefix: 'login-' };
    return replyWithPage(context, call, status, 'proteomics/administration/login', createAdministrationFrame('Login'), {
      form: createFormModel(frame, LOGIN_FIELDS, content as RefusedForm),
    });
  };

  return {
    showProteomicsAdministration: (call) => renderConsole(context, call, 200),
    showProteomicsAdministrationLogin: (call) => showLoginPage(call, 200, { initial: { returnTo: call.query.returnTo } }),
    async loginToProteomicsAdministration(call) {
      const { request, response } = call;
      // Without ADMIN_TOKEN, clients on this machine need no session.
      if (settings.adminToken === undefined) requireLocalRequest(settings, request);
      const requestId = response.getHeader('X-Request-Id');
      return handleForm(call, {
        fields: LOGIN_FIELDS,
        async performAction({ token, returnTo }) {
          if (settings.adminToken !== undefined && !isAdminToken(settings, token)) {
            log.warn({ requestId }, 'an invalid administration token was entered');
            throw createFieldError('token', 'is wrong', 403);
          }
          if (settings.adminToken !== undefined) await beginAdminSession(context, request, response);
          log.info({ requestId }, 'a browser entered the administration');
          const path = sanitizeReturnTo(returnTo, []);
          return redirect(call, path === '/' ? ADMINISTRATION : path);
        },
        showAgain: (status: 400 | 403, refused) => showLoginPage(call, status, refused),
      });
    },
    async logoutFromProteomicsAdministration(call) {
      await endAdminSession(context, call.request, call.response);
      return redirect(call, PROTEOMICS_SECTION);
    },
  } satisfies Partial<ProteomicsHandlers>;
}
