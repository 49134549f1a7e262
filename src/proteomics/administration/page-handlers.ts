/** The administration for people: its login, and its start with the forms for new projects, users and pipelines. */
import { safeReturnTo } from '../../auth/index.ts';
import type { Exchange } from '../../contract/accept.ts';
import { answerForm, type RefusedForm } from '../../web/forms/answer.ts';
import { type FormModel, formModel } from '../../web/forms/model.ts';
import { FormRefusedError } from '../../web/forms/refusals.ts';
import { page, redirect } from '../../web/replies/replies.ts';
import { type View, view } from '../../web/views.ts';
import { beginAdminSession, endAdminSession } from '../access/admin-sessions.ts';
import { isAdminToken, requireThisMachine } from '../access/authority.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { PROTEOMICS_SECTION, proteomicsProjectPath } from '../page.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { LOGIN_FIELDS, newPipelineFields, PROJECT_FIELDS, USER_FIELDS } from './form-fields.ts';
import { ADMINISTRATION, administrationPage, consoleModel, consoleView, type RefusedConsole } from './page.ts';
import { createPipeline } from './pipeline-store.ts';
import { createProteomicsProject } from './project-store.ts';
import { createUser } from './user-store.ts';

/** Forms whose mistakes are answered with the form (MountedService, judgedByHandler). */
export const ADMINISTRATION_FORMS: readonly string[] = [
  'loginToProteomicsAdministration',
  'createProteomicsProjectByForm',
  'createProteomicsUserByForm',
  'createPipelineByForm',
];

type Operations =
  | 'showProteomicsAdministration'
  | 'showProteomicsAdministrationLogin'
  | 'loginToProteomicsAdministration'
  | 'logoutFromProteomicsAdministration'
  | 'createProteomicsProjectByForm'
  | 'createProteomicsUserByForm'
  | 'createPipelineByForm';

const loginView: View<{ form: FormModel }> = view('proteomics/administration/login');

/** Handlers of the administration's pages. */
export function administrationPageHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool, log } = context;

  const loginPage = <Status extends 200 | 400 | 403>(
    call: Exchange,
    status: Status,
    content: { readonly initial: object } | RefusedForm,
  ) => {
    const frame = { action: `${ADMINISTRATION}/login`, submit: 'Enter', prefix: 'login-' };
    return page(context, call, status, loginView, administrationPage('Login'), {
      form: formModel(frame, LOGIN_FIELDS, content as RefusedForm),
    });
  };
  const start = async <Status extends 200 | 400 | 409>(call: Exchange, status: Status, refused?: RefusedConsole) =>
    page(context, call, status, consoleView, administrationPage(), await consoleModel(context, refused));

  return {
    showProteomicsAdministration: (call) => start(call, 200),
    showProteomicsAdministrationLogin: (call) => loginPage(call, 200, { initial: { returnTo: call.query.returnTo } }),
    async loginToProteomicsAdministration(call) {
      const { request, response } = call;
      // Without a token, only this machine may administrate, and it needs no session.
      if (settings.adminToken === undefined) requireThisMachine(settings, request);
      const requestId = response.getHeader('X-Request-Id');
      return answerForm(call, {
        fields: LOGIN_FIELDS,
        async act({ token, returnTo }) {
          if (settings.adminToken !== undefined && !isAdminToken(settings, token)) {
            log.warn({ requestId }, 'a wrong token was entered in the administration');
            throw new FormRefusedError(403, [{ field: 'token', message: 'is not the right one' }]);
          }
          if (settings.adminToken !== undefined) await beginAdminSession(context, request, response);
          log.info({ requestId }, 'somebody entered the administration');
          const path = safeReturnTo(returnTo, []);
          return redirect(call, path === '/' ? ADMINISTRATION : path);
        },
        again: (status: 400 | 403, refused) => loginPage(call, status, refused),
      });
    },
    async logoutFromProteomicsAdministration(call) {
      await endAdminSession(context, call.request, call.response);
      return redirect(call, PROTEOMICS_SECTION);
    },
    createProteomicsProjectByForm: (call) =>
      answerForm(call, {
        fields: PROJECT_FIELDS,
        async act(values) {
          const made = await createProteomicsProject(pool, values);
          return redirect(call, ADMINISTRATION, {
            tone: 'good',
            title: `The project ${made.name} is made.`,
            lines: [`Its address is ${proteomicsProjectPath(made)}. Next it needs a pipeline.`],
          });
        },
        again: (status: 400 | 409, refused) => start(call, status, { form: 'project', refused }),
      }),
    createProteomicsUserByForm: (call) =>
      answerForm(call, {
        fields: USER_FIELDS,
        async act(values) {
          const { uuid } = await createUser(pool, values);
          return redirect(call, `${ADMINISTRATION}/users/${uuid}`, {
            tone: 'good',
            title: `${values.name} is made a user.`,
            lines: ['Give the UUID to this person only.'],
          });
        },
        again: (status: 400 | 409, refused) => start(call, status, { form: 'user', refused }),
      }),
    async createPipelineByForm(call) {
      const tools = readTools(settings);
      return answerForm(call, {
        fields: newPipelineFields(tools),
        async act({ tool, ...values }) {
          const { uuid } = await createPipeline(pool, tools, { ...values, tool: tool === '' ? null : tool });
          return redirect(call, `${ADMINISTRATION}/pipelines/${uuid}`, {
            tone: 'good',
            title: `The pipeline ${values.name} is made.`,
            lines: ['Uploads name it by its UUID.'],
          });
        },
        again: (status: 400, refused) => start(call, status, { form: 'pipeline', refused }),
      });
    },
  };
}
