/** The page of everything that goes wrong, in words of our own (docs/requirements.md, C27). */
import { LoginError, LoginOffError } from '../auth/index.ts';
import type { AnswerableError } from '../contract/errors.ts';
import { type View, view } from '../web/views.ts';
import { AccessDeniedError } from './access/refused-access.ts';
import { UnfinishedError } from './activity/unfinished.ts';
import { LIST } from './addresses.ts';
import {
  CollabApiError,
  CollabInputError,
  CollabNotConfiguredError,
  CollaborationConflictError,
  CollaborationNotFoundError,
  OrganisationTokenError,
} from './platform/errors.ts';

/** Something to do next. */
export interface ProblemStep {
  readonly text: string;
  readonly path: string;
  readonly link: string;
}

/** The view model. */
export interface ProblemModel {
  readonly heading: string;
  readonly detail: string;
  /** What was done and what was not, where it is more than a sentence. */
  readonly facts: readonly string[];
  readonly steps: readonly ProblemStep[];
  readonly status: number;
  readonly requestId: string;
}

/** Template of the page. */
export const problemView: View<ProblemModel> = view('collaborations/problem');

/** View model of the page about an error; `returnTo` is the page that the person came from. */
export function problemModel(error: AnswerableError, requestId: string, returnTo: string): ProblemModel {
  return {
    heading: headingOf(error),
    detail: error.message,
    facts: error instanceof UnfinishedError ? error.facts : [],
    steps: stepsFor(error, returnTo),
    status: error.status,
    requestId,
  };
}

function headingOf(error: AnswerableError): string {
  if (error instanceof LoginError) return error.title;
  if (error instanceof AccessDeniedError) return 'Access denied';
  if (error instanceof CollabNotConfiguredError) return 'Not configured';
  if (error instanceof CollaborationNotFoundError) return 'Not found';
  if (error instanceof CollaborationConflictError) return 'Already there';
  if (error instanceof CollabInputError) return 'This cannot be sent to the platform';
  if (error instanceof UnfinishedError) return error.title;
  if (error instanceof CollabApiError && error.refusal !== undefined) {
    return error.refusal === 'requestOpen' ? 'Waiting for approval' : 'This service cannot be connected';
  }
  if (isRefusal(error)) return 'The platform did not accept this';
  if (error instanceof CollabApiError && error.outcome === 'unknown') return 'It is not known whether this was done';
  if (error instanceof OrganisationTokenError || error instanceof CollabApiError) return 'The platform failed';
  return error.status === 403 ? 'Access denied' : 'This cannot be answered';
}

function stepsFor(error: AnswerableError, returnTo: string): readonly ProblemStep[] {
  const list = { text: 'Go to', path: LIST, link: 'the list of collaborations' };
  const back = { text: 'Look at', path: returnTo, link: 'the page that you came from' };
  const again = { text: 'Wait a moment, and try it again from', path: returnTo, link: 'the page that you came from' };
  const tell = plain('If it happens again, tell whoever runs this server, with the number of the request below.');
  if (error instanceof LoginOffError) return [plain('Ask whoever runs this server to set what is named above.')];
  if (error instanceof LoginError) {
    const path = `/auth/login?returnTo=${encodeURIComponent(error.returnTo ?? '/')}`;
    return [{ text: 'You can', path, link: 'log in again' }, tell];
  }
  if (error instanceof AccessDeniedError) {
    return [plain('Rights given to you since your last login count after the next one: log out, and log in again.'), list];
  }
  if (error instanceof CollabNotConfiguredError) return [plain('Ask whoever runs this server to set the variable.'), list];
  if (error instanceof OrganisationTokenError && error.mayBeForeign) {
    return [plain('Check the link that brought you here: it may belong to another organization.'), list, tell];
  }
  if (error instanceof OrganisationTokenError) {
    return [plain('Only whoever runs this server can correct its rights on the platform.'), tell, list];
  }
  if (error instanceof CollabApiError && error.refusal !== undefined) {
    const how: Record<typeof error.refusal, string> = {
      requestOpen: 'Wait until the people of the service have decided. There is nothing else to do.',
      noAdministrator: 'Try again when an administrator has accepted the invitation.',
      notAllowed: 'Ask the people of the service whether it is open to your organization.',
    };
    return [plain(how[error.refusal]), back, list];
  }
  if (isRefusal(error)) return [back, tell];
  if (error instanceof CollabApiError && error.outcome === 'unknown' && error.operation === 'createCollaboration') {
    return [{ text: 'Search for the name in', path: LIST, link: 'the list of collaborations' }, tell];
  }
  if (error instanceof UnfinishedError || (error instanceof CollabApiError && error.outcome === 'unknown')) return [back, tell];
  if (error instanceof CollabApiError) return [again, tell];
  return [back, list];
}

/** The platform refused the values themselves: waiting does not help. */
function isRefusal(error: AnswerableError): boolean {
  return error instanceof CollabApiError && error.fault === 'refused';
}

function plain(text: string): ProblemStep {
  return { text, path: '', link: '' };
}
