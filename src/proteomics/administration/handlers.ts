import { sanitizeReturnTo } from '../../auth/index.ts';
import type { Exchange } from '../../contract/accept.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithPage } from '../../web/replies/replies.ts';
import { beginAdminSession, endAdminSession } from '../access/admin-sessions.ts';
import { isAdminToken, requireLocalRequest } from '../access/authority.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { PROTEOMICS_SECTION } from '../page.ts';
import { LOGIN_FIELDS } from './form-fields.ts';
import { ADMINISTRATION, createAdministrationFrame, renderConsole } from './page.ts';
import { createPipelineHandlers } from './pipeline-handlers.ts';
import { createProjectAdministrationHandlers } from './project-handlers.ts';
import { createUserHandlers } from './user-handlers.ts';

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
        async act({ token, returnTo }) {
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
