/** Renders the page of every error, with messages that Concordat defines (docs/requirements.md, C27). */
import { type AuthSettings, LoginError, LoginOffError, redirectToLogin } from '../auth/index.ts';
import { type AnswerableError, BadRequestError, NOTHING_CHANGED } from '../contract/errors.ts';
import { PathValueError } from '../contract/strict-path.ts';
import type { PageContext } from '../service-context.ts';
import type { ErrorAnswers } from '../web/replies/answering.ts';
import { createStepWithoutLink, SETTINGS_STEP, type Step } from '../web/replies/problem-page.ts';
import { AccessDeniedError } from './access/policy.ts';
import { UnfinishedError } from './activity/unfinished.ts';
import { createCollaborationsFrame, createCrumbs, getReturnPage, LIST_PATH } from './page.ts';
import {
  CollabApiError,
  CollabInputError,
  CollabNotConfiguredError,
  CollaborationConflictError,
  CollaborationNotFoundError,
  createFailureLine,
  OrganisationTokenError,
} from './platform/errors.ts';

export function createCollaborationsErrorAnswers({ render, log, authentication }: PageContext<AuthSettings>): ErrorAnswers {
  return {
    render,
    createLoginPath: ({ request, response }, waiting) => redirectToLogin(authentication.savedForms, request, response, waiting),
    getReturnPage: ({ method, originalUrl }) => getReturnPage(method, originalUrl),
    convertError: (error) =>
      error instanceof PathValueError
        ? new BadRequestError('The address contains a value that the platform cannot accept.', { after: NOTHING_CHANGED })
        : error,
    note(error, requestId) {
      for (const failure of [error, error.cause]) {
        const line = createFailureLine(failure);
        if (line !== undefined) log[line.level]({ requestId, ...line.fields }, line.message);
      }
    },
    problem: async (error, { request }) => ({
      heading: getProblemHeading(error),
      facts: error instanceof UnfinishedError ? error.facts : [],
      steps: listNextSteps(error, getReturnPage(request.method, request.originalUrl)),
      frame: createCollaborationsFrame({ title: '', crumbs: error instanceof LoginError ? [] : createCrumbs() }),
    }),
  };
}

function getProblemHeading(error: AnswerableError): string {
  if (error instanceof LoginError) return error.title;
  if (error instanceof AccessDeniedError) return 'Access denied';
  if (error instanceof CollabNotConfiguredError) return 'Not configured';
  if (error instanceof CollaborationNotFoundError) return 'Not found';
  if (error instanceof CollaborationConflictError) return 'Conflict with existing data';
  if (error instanceof CollabInputError) return 'This cannot be sent to the platform';
  if (error instanceof UnfinishedError) return error.title;
  if (error instanceof CollabApiError && error.refusal !== undefined) {
    return error.refusal === 'requestOpen' ? 'Waiting for approval' : 'This service cannot be connected';
  }
  if (isRefusal(error)) return 'The platform did not accept this';
  if (error instanceof CollabApiError && error.outcome === 'unknown') return 'We don’t know if this was saved';
  if (error instanceof OrganisationTokenError || error instanceof CollabApiError) return 'The platform failed';
  return error.status === 403 ? 'Access denied' : 'The request failed';
}

function listNextSteps(error: AnswerableError, returnTo: string): readonly Step[] {
  const list = { text: 'Go to', path: LIST_PATH, link: 'the list of collaborations' };
  const back = { text: 'Look at', path: returnTo, link: 'the page that you came from' };
  const again = { text: 'Wait a moment, then try again from', path: returnTo, link: 'the page that you came from' };
  const tell = createStepWithoutLink('If it happens again, send the request ID below to your administrator.');
  if (error instanceof LoginOffError) return [SETTINGS_STEP];
  if (error instanceof LoginError) {
    const path = `/auth/login?returnTo=${encodeURIComponent(error.returnTo ?? '/')}`;
    return [{ text: 'You can', path, link: 'log in again' }, tell];
  }
  if (error instanceof AccessDeniedError) {
    return [
      createStepWithoutLink('Ask an administrator of the collaboration, or a manager of the organization, for access.'),
      createStepWithoutLink('Just given access? Log out and in again.'),
      list,
    ];
  }
  if (error instanceof CollabNotConfiguredError) return [SETTINGS_STEP, list];
  if (error instanceof OrganisationTokenError && error.mayBeForeign) {
    return [createStepWithoutLink('Check the link that brought you here: it may belong to another organization.'), list, tell];
  }
  if (error instanceof OrganisationTokenError) {
    return [createStepWithoutLink('Ask the server administrator to correct the server’s rights on the platform.'), tell, list];
  }
  if (error instanceof CollabApiError && error.refusal !== undefined) {
    const how: Record<typeof error.refusal, string> = {
      requestOpen: 'Wait until the service has decided.',
      noAdministrator: 'Try again after an administrator has accepted the invitation.',
      notAllowed: 'Ask the service whether it is open to your organization.',
    };
    return [createStepWithoutLink(how[error.refusal]), back, list];
  }
  if (isRefusal(error)) return [back, tell];
  if (error instanceof CollabApiError && error.outcome === 'unknown' && error.operation === 'createCollaboration') {
    return [{ text: 'Search for the name in', path: LIST_PATH, link: 'the list of collaborations' }, tell];
  }
  if (error instanceof UnfinishedError || (error instanceof CollabApiError && error.outcome === 'unknown')) return [back, tell];
  if (error instanceof CollabApiError) return [again, tell];
  return [back, list];
}

/** Returns whether the platform rejected the values, so that trying again later does not help. */
function isRefusal(error: AnswerableError): boolean {
  return error instanceof CollabApiError && error.fault === 'refused';
}
