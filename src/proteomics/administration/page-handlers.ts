/** The administration for people: login, console, users, pipelines. */

import { safeReturnTo } from '../../auth/index.ts';
import { sendFlash, takeSentFlash } from '../../web/flash-cookie.ts';
import { type View, view } from '../../web/views.ts';
import { beginAdminSession, endAdminSession } from '../access/admin-sessions.ts';
import { isAdminToken, requireThisMachine } from '../access/authority.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { RAW_DATA_KINDS } from '../acquisition/raw-data-kind.ts';
import type { ProteomicsContext } from '../context.ts';
import { projectPath } from '../page.ts';
import { demandUuid } from '../records.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { type FormModel, type FormProblem, formModel, type Typed } from './form.ts';
import { LOGIN_FIELDS, NEW_PIPELINE_FIELDS, PIPELINE_FIELDS, PROJECT_FIELDS, USER_FIELDS } from './form-fields.ts';
import { judged } from './judged-form.ts';
import { administrationPage, type ConsoleForm, consoleModel, consoleView } from './page.ts';
import { changePipeline, createPipeline } from './pipeline-store.ts';
import { createProject, ProjectNameTakenError } from './project-store.ts';
import { adminPipelineModel, adminPipelineView, userModel, userView } from './thing-pages.ts';
import { createUser, EmailTakenError } from './user-store.ts';

const CONSOLE = '/proteomics/admin';
const HTML = 'text/html';

/** Forms whose mistakes are answered with the form (MountedService, judgedByHandler). */
export const ADMINISTRATION_FORMS: readonly string[] = [
  'loginToProteomicsAdministration',
  'createProteomicsProjectByForm',
  'createProteomicsUserByForm',
  'createPipelineByForm',
  'changePipelineByForm',
];

type Operations =
  | 'showProteomicsAdministration'
  | 'showProteomicsAdministrationLogin'
  | 'loginToProteomicsAdministration'
  | 'logoutFromProteomicsAdministration'
  | 'createProteomicsProjectByForm'
  | 'createProteomicsUserByForm'
  | 'showProteomicsUser'
  | 'createPipelineByForm'
  | 'showAdminPipeline'
  | 'changePipelineByForm';

const loginView: View<{ form: FormModel }> = view('proteomics/administration/login');

/** Handlers of the administration's pages. */
export function administrationPageHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool, render } = context;

  const loginPage = (typed: Typed, problems: readonly FormProblem[] = []) => {
    const frame = { action: `${CONSOLE}/login`, submit: 'Enter', prefix: 'login' };
    // What was typed for a token is not sent back.
    return render(loginView, administrationPage('Login'), {
      form: formModel(frame, LOGIN_FIELDS, { ...typed, token: '' }, problems),
    });
  };
  const console = async (answered: { form: ConsoleForm; typed: Typed; problems: readonly FormProblem[] }) =>
    render(consoleView, administrationPage(), await consoleModel(context, { answered }));
  const pipelinePage = async (uuid: string, answered: { typed: Typed; problems: readonly FormProblem[] }) => {
    const model = await adminPipelineModel(context, uuid, { answered });
    return render(adminPipelineView, administrationPage(model.name), model);
  };

  return {
    async showProteomicsAdministration({ request, response }) {
      const model = await consoleModel(context, { flash: takeSentFlash(request, response) });
      return { status: 200, type: HTML, content: render(consoleView, administrationPage(), model) };
    },
    showProteomicsAdministrationLogin({ query }) {
      return { status: 200, type: HTML, content: loginPage({ returnTo: query.returnTo ?? '' }) };
    },
    async loginToProteomicsAdministration({ request, response }) {
      // Where no token is set there is nothing to enter with; whoever sits here needs nothing.
      if (settings.adminToken === undefined) requireThisMachine(settings, request);
      const { typed, problems } = judged(request, response, LOGIN_FIELDS);
      if (problems.length > 0) return { status: 400, type: HTML, content: loginPage(typed, problems) };
      if (settings.adminToken !== undefined && !isAdminToken(settings, typed.token ?? '')) {
        context.log.warn({ requestId: response.getHeader('X-Request-Id') }, 'a wrong token was entered in the administration');
        return { status: 403, type: HTML, content: loginPage(typed, [{ field: 'token', message: 'is not the right one' }]) };
      }
      if (settings.adminToken !== undefined) await beginAdminSession(context, request, response);
      context.log.info({ requestId: response.getHeader('X-Request-Id') }, 'somebody entered the administration');
      return { status: 303, headers: { Location: wayBack(typed.returnTo) } };
    },
    async logoutFromProteomicsAdministration({ request, response }) {
      await endAdminSession(context, request, response);
      return { status: 303, headers: { Location: '/proteomics' } };
    },
    async createProteomicsProjectByForm({ request, response }) {
      const { typed, problems } = judged(request, response, PROJECT_FIELDS);
      if (problems.length > 0) return { status: 400, type: HTML, content: await console({ form: 'project', typed, problems }) };
      const { name = '', description = '' } = typed;
      let made: Awaited<ReturnType<typeof createProject>>;
      try {
        made = await createProject(pool, { name: name.trim(), description });
      } catch (error) {
        if (!(error instanceof ProjectNameTakenError)) throw error;
        const taken = [{ field: 'name', message: 'is that of another project' }];
        return { status: 409, type: HTML, content: await console({ form: 'project', typed, problems: taken }) };
      }
      sendFlash(response, {
        tone: 'good',
        title: `The project ${made.name} is made.`,
        lines: [`Its address is ${projectPath(made)}. Next it needs a pipeline.`],
      });
      return { status: 303, headers: { Location: CONSOLE } };
    },
    async createProteomicsUserByForm({ request, response }) {
      const { typed, problems } = judged(request, response, USER_FIELDS);
      const answer = (found: readonly FormProblem[]) => console({ form: 'user', typed, problems: found });
      if (problems.length > 0) return { status: 400, type: HTML, content: await answer(problems) };
      const { name = '', email = '' } = typed;
      try {
        const { uuid } = await createUser(pool, { name: name.trim(), email: email.trim() });
        sendFlash(response, {
          tone: 'good',
          title: `${name.trim()} is made a user.`,
          lines: ['Give the UUID to this person only.'],
        });
        return { status: 303, headers: { Location: `${CONSOLE}/users/${uuid}` } };
      } catch (error) {
        if (!(error instanceof EmailTakenError)) throw error;
        return { status: 409, type: HTML, content: await answer([{ field: 'email', message: 'is that of another user' }]) };
      }
    },
    async showProteomicsUser({ path, request, response }) {
      const model = await userModel(context, path.user, { flash: takeSentFlash(request, response) });
      return { status: 200, type: HTML, content: render(userView, administrationPage(model.name), model) };
    },
    async createPipelineByForm({ request, response }) {
      const { typed, problems } = withTool(judged(request, response, NEW_PIPELINE_FIELDS));
      if (problems.length > 0)
        return { status: 400, type: HTML, content: await console({ form: 'pipeline', typed, problems }) };
      const { project = '', name = '', description = '', tool = '' } = typed;
      const made = { project, name: name.trim(), description, tool: tool === '' ? null : tool };
      const { uuid } = await createPipeline(pool, readTools(settings), made);
      sendFlash(response, {
        tone: 'good',
        title: `The pipeline ${made.name} is made.`,
        lines: ['Uploads name it by its UUID.'],
      });
      return { status: 303, headers: { Location: `${CONSOLE}/pipelines/${uuid}` } };
    },
    async showAdminPipeline({ path, request, response }) {
      const model = await adminPipelineModel(context, path.pipeline, { flash: takeSentFlash(request, response) });
      return { status: 200, type: HTML, content: render(adminPipelineView, administrationPage(model.name), model) };
    },
    async changePipelineByForm({ path, request, response }) {
      demandUuid(path.pipeline, 'pipeline');
      const before = await adminPipelineModel(context, path.pipeline);
      const { typed, problems } = withKind(withTool(judged(request, response, PIPELINE_FIELDS), before.tool));
      if (problems.length > 0)
        return { status: 400, type: HTML, content: await pipelinePage(path.pipeline, { typed, problems }) };
      const { name = '', description = '', tool = '', qc1_sequence = '', qc2_sequence = '', protein = '' } = typed;
      await changePipeline(pool, readTools(settings), path.pipeline, {
        name: name.trim(),
        description,
        tool: tool === '' ? null : tool,
        accepts: RAW_DATA_KINDS.filter((kind) => typed[`takes_${kind}`] === 'on'),
        spike_ins: { qc1_sequence, qc2_sequence, protein },
        archived: typed.archived === 'on',
      });
      sendFlash(response, { tone: 'good', title: 'The settings are saved.', lines: [] });
      return { status: 303, headers: { Location: `${CONSOLE}/pipelines/${path.pipeline}` } };
    },
  };

  /** A pipeline takes something. */
  function withKind({ typed, problems }: ReturnType<typeof judged>): ReturnType<typeof judged> {
    if (RAW_DATA_KINDS.some((kind) => typed[`takes_${kind}`] === 'on')) return { typed, problems };
    return { typed, problems: [...problems, { field: 'takes_raw', message: 'must be ticked, or another kind of raw data' }] };
  }

  /** What the contract does not know of a form: the tools of this server. */
  function withTool({ typed, problems }: ReturnType<typeof judged>, current = ''): ReturnType<typeof judged> {
    const { tool = '' } = typed;
    const isKnown = tool === '' || tool === current || readTools(settings).has(tool);
    return {
      typed,
      problems: isKnown ? problems : [...problems, { field: 'tool', message: 'is not one that this server has' }],
    };
  }
}

function wayBack(returnTo: string | undefined): string {
  const path = safeReturnTo(returnTo, []);
  return path === '/' ? CONSOLE : path;
}
