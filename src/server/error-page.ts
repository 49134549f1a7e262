/** The page that says what went wrong, and what to do next. */
import type { IncomingMessage } from 'node:http';
import type { ErrorPage } from '../contract/error-boundary.ts';
import { type Page, type Render, type View, view } from '../web/views.ts';
import type { ViewerOf } from './viewer.ts';

/** Something to do next, with a link behind it where there is one. */
export interface Step {
  readonly text: string;
  readonly path: string;
  readonly link: string;
}

/** The view model. */
export interface ErrorModel extends ErrorPage {
  readonly heading: string;
  readonly steps: readonly Step[];
}

/** Template of the page. */
export const errorView: View<ErrorModel> = view('server/error');

const HEADINGS: ReadonlyMap<number, string> = new Map([
  [400, 'This request cannot be answered'],
  [401, 'Please log in'],
  [403, 'This is not allowed'],
  [404, 'Page not found'],
  [405, 'This page does not accept that request'],
  [409, 'Somebody else changed this first'],
  [413, 'This is too large'],
  [415, 'This kind of file is not accepted'],
  [429, 'Too many requests'],
  [503, 'This is not available now'],
]);

const HOME: Step = { text: 'Start again from', path: '/', link: 'the home page' };
const GO_BACK = 'Go back in your browser: it usually keeps what you typed.';
const TELL = 'If it happens again, tell whoever runs this server, and give them the request number below.';

/** Frame of the page. */
export function errorPage({ status }: ErrorPage, viewer?: Page['viewer']): Page {
  const frame = { title: headingOf(status), crumbs: [], crumb: 'Error', scripts: ['scripts/copy.js'] };
  return viewer === undefined ? frame : { ...frame, viewer };
}

/** Makes the pages of errors. Whoever is logged in keeps their header; where even that cannot be told, there is still a page. */
export function createErrorPages(
  render: Render,
  viewerOf: ViewerOf,
): (error: ErrorPage, request: IncomingMessage) => Promise<string> {
  return async (error, request) => render(errorView, errorPage(error, await viewerOf(request)), errorModel(error));
}

/** View model of the page. */
export function errorModel(error: ErrorPage): ErrorModel {
  return { ...error, heading: headingOf(error.status), steps: stepsFor(error.status) };
}

function headingOf(status: number): string {
  return HEADINGS.get(status) ?? 'Something went wrong here';
}

function stepsFor(status: number): readonly Step[] {
  switch (status) {
    case 404:
      return [plain('Check the address. Upper and lower case differ, and so does a slash at the end.'), HOME];
    case 400:
    case 413:
    case 415:
      return [plain(GO_BACK), plain('Correct what is named above, then send it again.')];
    case 403:
      return [plain('Open the page on this site, and send the form from there.'), HOME];
    case 405:
      return [{ text: 'See what each address does in', path: '/docs', link: 'the description of the API' }, HOME];
    case 429:
    case 503:
      return [plain('Wait a moment, and load the page again.'), plain(TELL)];
    default:
      return [plain('Load the page again.'), plain(TELL), HOME];
  }
}

function plain(text: string): Step {
  return { text, path: '', link: '' };
}
