/** Content negotiation between page and JSON (RFC 9110, section 12.5.1), decided here for every operation and every error. */
import type { Request, Response } from 'express';
import type { PipelineLocals } from './pipeline-locals.ts';
import type { Route } from './route-table.ts';

/** A request with its answer. */
export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/**
 * Returns whether the answer is a page. Where the operation has both, only clients that name `text/html` get one, as browsers do.
 *
 * @param status asks about one documented status; absent: about the operation as a whole
 */
export function wantsPage({ request, response }: Exchange, status?: number): boolean {
  const { route } = response.locals as PipelineLocals;
  const documented = (status === undefined ? undefined : route?.produces.get(status)) ?? typesOf(route);
  const hasPage = documented.includes('text/html');
  const hasJson = documented.includes('application/json');
  return hasPage === hasJson ? namesPages(request.headers.accept) : hasPage;
}

/** Returns whether answers of an operation depend on `Accept`. */
export function isNegotiated(route: Route): boolean {
  return new Set(typesOf(route)).size > 1;
}

/** Returns whether a header names `text/html`, and prefers nothing of `application/json` to it. */
export function namesPages(accept = ''): boolean {
  const html = qualityOf('text/html', accept);
  return html > 0 && html >= qualityOf('application/json', accept);
}

function typesOf(route: Route | undefined): readonly string[] {
  return [...(route?.produces.values() ?? [])].flat();
}

/** The quality of a media type that a header names; 0 when it does not. All its parameters but `q` are ignored. */
function qualityOf(type: string, accept: string): number {
  const qualities = accept.split(',').map((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) return 0;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  });
  return Math.max(0, ...qualities);
}
