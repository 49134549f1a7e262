/** Converts errors to responses: `{detail}` for programs, a page for users, or plain text. No other code does this. */
import type { ErrorRequestHandler, Request, Response } from 'express';
import { unexpectedErrors } from '../operations/metrics.ts';
import { wantsPage } from './accept.ts';
import { AnswerableError, NOTHING_CHANGED } from './errors.ts';
import type { PipelineLocals } from './pipeline.ts';
import { findAnswerableError } from './problem.ts';
import { setPrivateCaching } from './reply.ts';

export interface ErrorPage {
  status: number;
  detail: string;
  requestId: string;
}

export interface ErrorBoundaryOptions {
  renderPage: (page: ErrorPage, request: Request) => string | Promise<string>;
  /** Called for every error that is a fault of the server. */
  report: (error: unknown, requestId: string) => void;
}

/** Creates the boundary. Faults of the server have status 500 without their message, which may contain secrets. */
export function createErrorBoundary({ renderPage, report }: ErrorBoundaryOptions): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const requestId = String(response.getHeader('X-Request-Id') ?? '');
    const route = (response.locals as PipelineLocals).route;
    const known = findAnswerableError(error, route);
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
    // Known operations set `Vary` themselves. For unknown paths, the format depends on `Accept`.
    if (route === undefined) response.vary('Accept');
    setPrivateCaching(response);
    response.status(answer.status).set(answer.headers);
    if (route?.produces.get(400)?.includes('text/plain') === true) {
      // The format of errors follows BrAPI 2.1, "Errors".
      response.type('text/plain').end(`ERROR - ${new Date().toISOString()} - ${answer.message}`);
      return;
    }
    const sendJsonError = () => response.type('json').end(JSON.stringify({ detail: answer.message }));
    if (!wantsPage({ request, response }, answer.status)) {
      sendJsonError();
      return;
    }
    const page = { status: answer.status, detail: formatDetailForPage(answer, request.method), requestId };
    void renderErrorPage(page, request).then((text) => {
      if (text === undefined) sendJsonError();
      else response.type('html').end(text);
    });
  };

  /** Renders an error page. Returns undefined on failure, because the page of the framework would contain the stack. */
  async function renderErrorPage(page: ErrorPage, request: Request): Promise<string | undefined> {
    try {
      return await renderPage(page, request);
    } catch (error) {
      report(error, page.requestId);
      return undefined;
    }
  }
}

/** Statuses for bodies that were rejected unread. The page then states that nothing was changed. */
const REFUSED_UNREAD: ReadonlySet<number> = new Set([413, 415]);

/** Returns the message for users, with the effect on the form, and without JSON path of the field and regular expression. */
export function formatDetailForPage({ pageMessage, status }: AnswerableError, method: string): string {
  const isForm = method === 'POST' && REFUSED_UNREAD.has(status);
  return `${pageMessage}${isForm ? ` ${NOTHING_CHANGED}` : ''}`
    .replaceAll(/\bquery\.([\w-]+) is not known/g, 'This page has no filter called "$1"')
    .replaceAll(/\bquery\.([\w-]+) is required/g, 'Nothing is selected: "$1" is required')
    .replaceAll(/must match pattern "[^"\n]*"(, such as)?/g, (_, example) =>
      example ? 'is not valid. Write it like' : 'is not valid',
    )
    .replaceAll(/\b(?:query|body|path)\.(?=\w)/g, '');
}

/** Removes headers of the incomplete response, which do not describe the error. */
function clearContentHeaders(response: Response): void {
  for (const header of ['Content-Type', 'Content-Length', 'Content-Disposition', 'ETag', 'Location'])
    response.removeHeader(header);
}
