import type { ErrorPage } from '../../contract/error-boundary.ts';
import { SETTINGS_GUIDE_PATH } from '../files/page-files.ts';
import type { Page } from '../views.ts';

export interface Step {
  readonly text: string;
  readonly path: string;
  readonly link: string;
}

export interface ProblemPageModel extends ErrorPage {
  readonly heading: string;
  /** Completed and remaining items, if the sentence does not contain them. */
  readonly facts: readonly string[];
  readonly steps: readonly Step[];
}

const HEADINGS: ReadonlyMap<number, string> = new Map([
  [400, 'This request is not valid'],
  [401, 'Please log in'],
  [403, 'This is not allowed'],
  [404, 'Page not found'],
  [405, 'This page does not accept that request'],
  [409, 'This is not possible in the current state'],
  [413, 'This is too large'],
  [415, 'This kind of file is not accepted'],
  [429, 'Too many requests'],
  [503, 'This is not available now'],
]);

const HOME: Step = { text: 'Start again from', path: '/', link: 'the home page' };
const GO_BACK = 'Go back in your browser. It usually keeps your input.';
export const SETTINGS_STEP: Step = {
  text: 'Ask an administrator of this server. The guide docs/settings.md describes the settings.',
  path: SETTINGS_GUIDE_PATH,
  link: 'Read the guide',
};
const REPORT_ADVICE = 'If it happens again, send the request ID below to your administrator.';

/** Returns title and navigation of the page, which a service may extend. */
export function createProblemFrame({ status }: Pick<ErrorPage, 'status'>): Page {
  return { title: getHeading(status), crumbs: [], crumb: 'Error', scripts: ['scripts/copy.js'] };
}

/** Builds the view model of the page. A service may replace heading and steps. */
export function buildProblemPageModel(
  error: ErrorPage,
  own: Partial<Pick<ProblemPageModel, 'heading' | 'facts' | 'steps'>> = {},
): ProblemPageModel {
  return { ...error, heading: getHeading(error.status), facts: [], steps: listSteps(error.status), ...own };
}

export function createStepWithoutLink(text: string): Step {
  return { text, path: '', link: '' };
}

function getHeading(status: number): string {
  return HEADINGS.get(status) ?? 'Something went wrong';
}

function listSteps(status: number): readonly Step[] {
  switch (status) {
    case 404:
      return [createStepWithoutLink('Check the address: capital letters and a final slash matter.'), HOME];
    case 400:
    case 413:
    case 415:
      return [createStepWithoutLink(GO_BACK), createStepWithoutLink('Correct the error above, then try again.')];
    case 403:
      return [createStepWithoutLink('Ask an administrator of the project, the collaboration or this server for access.'), HOME];
    case 405:
      return [{ text: 'See', path: '/docs', link: 'the API reference' }, HOME];
    case 429:
    case 503:
      return [createStepWithoutLink('Wait a moment, then reload the page.'), createStepWithoutLink(REPORT_ADVICE)];
    default:
      return [createStepWithoutLink('Reload the page.'), createStepWithoutLink(REPORT_ADVICE), HOME];
  }
}
