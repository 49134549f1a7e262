/** The one place where errors become answers: `{detail}` for programs, a page for people. */
import type { ErrorRequestHandler, Request, Response } from 'express';
import { unexpectedErrors } from '../operations/metrics.ts';
import { wantsPage } from './accept.ts';
import { AnswerableError, NOTHING_CHANGED } from './errors.ts';
import type { PipelineLocals } from './pipeline.ts';
import { answerableError } from './problem.ts';
import { setPrivateCaching } from './reply.ts';

/** What a page about an error shows. */
export interface ErrorPage {
  status: number;
  detail: string;
  requestId: string;
}

/** What the boundary needs. */
export interface ErrorBoundaryOptions {
  /** Makes the page of an error, for whoever asked. */
  renderPage: (page: ErrorPage, request: Request) => string | Promise<string>;
  /** Told of every error that is a fault of the server. */
  report: (error: unknown, requestId: string) => void;
}

/** Makes the boundary. Faults of the server are answered 500 without their message, which may hold paths, SQL or secrets. */
export function createErrorBoundary({ renderPage, report }: ErrorBoundaryOptions): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const requestId = String(response.getHeader('X-Request-Id') ?? '');
    const route = (response.locals as PipelineLocals).route;
    const known = answerableError(error, route);
    if (known === undefined) {
      unexpectedErrors.inc();
      report(error, requestId);
    }
    const answer = known ?? new AnswerableError(500, `Something went wrong. Request ID: ${requestId}.`);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    clearContentHeaders(response);
    // Addresses of operations vary where their operation does; for all others `Accept` decides.
    if (route === undefined) response.vary('Accept');
    setPrivateCaching(response);
    response.status(answer.status).set(answer.headers);
    const sendData = () => response.type('json').end(JSON.stringify({ detail: answer.message }));
    if (!wantsPage({ request, response }, answer.status)) {
      sendData();
      return;
    }
    const page = { status: answer.status, detail: detailForPage(answer, request.method), requestId };
    void pageOf(page, request).then((text) => {
      if (text === undefined) sendData();
      else response.type('html').end(text);
    });
  };

  /** A page of an error that cannot be made itself must not bring the framework's own page, which shows the stack. */
  async function pageOf(page: ErrorPage, request: Request): Promise<string | undefined> {
    try {
      return await renderPage(page, request);
    } catch (error) {
      report(error, page.requestId);
      return undefined;
    }
  }
}

/** Refused before anything is read of it, so that a form can say so. */
const REFUSED_UNREAD: ReadonlySet<number> = new Set([413, 415]);

/** Programs need to know where a field stands; people do not know what a query or a body is, and ask what became of their form. */
function detailForPage({ message, status }: AnswerableError, method: string): string {
  const isForm = method === 'POST' && REFUSED_UNREAD.has(status);
  return `${message}${isForm ? ` ${NOTHING_CHANGED}` : ''}`
    .replaceAll(/\bquery\.([\w-]+) is not known/g, 'This page has no filter called "$1"')
    .replaceAll(/\bquery\.([\w-]+) is required/g, 'Nothing is selected: "$1" is required')
    .replaceAll(/\b(?:query|body|path)\.(?=\w)/g, '');
}

/** What a half-made answer had set does not describe the error's answer. */
function clearContentHeaders(response: Response): void {
  for (const header of ['Content-Type', 'Content-Length', 'Content-Disposition', 'ETag', 'Location'])
    response.removeHeader(header);
}
