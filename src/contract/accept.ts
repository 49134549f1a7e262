/** Negotiates the media type (RFC 9110, section 12.5.1): page or JSON for operations and errors, and other types. */
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import type { PipelineLocals, Route } from './route-table.ts';

export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/**
 * Returns whether the response is a page. If the operation has both formats, `Accept` must name `text/html`, as in browsers.
 * @param status one documented status; by default, all statuses of the operation
 */
export function wantsPage({ request, response }: Exchange, status?: number): boolean {
  const { route } = response.locals as PipelineLocals;
  const documented = (status === undefined ? undefined : route?.produces.get(status)) ?? listMediaTypes(route);
  const hasPage = documented.includes('text/html');
  return hasPage === documented.includes('application/json') ? acceptsPages(request.headers.accept) : hasPage;
}

/** Sets the parameter `format` from `Accept` if the query does not contain it. */
export function setFormatParameter({ formats }: Route, request: Request): void {
  if (formats === undefined || 'format' in request.query) return;
  const type = choosePreferredType(request.headers.accept, [...formats.keys()]);
  const format = type === undefined ? undefined : formats.get(type);
  if (format === undefined) return;
  Object.defineProperty(request, 'query', { value: { ...request.query, format }, configurable: true, writable: true });
}

/** Returns whether responses of an operation depend on `Accept`. */
export function isNegotiated(route: Route): boolean {
  return new Set(listMediaTypes(route)).size > 1;
}

/** Returns whether a header names `text/html`, and does not prefer `application/json` to it. */
export function acceptsPages(accept = ''): boolean {
  const html = getQuality('text/html', accept);
  return html > 0 && html >= getQuality('application/json', accept);
}

function listMediaTypes(route: Route | undefined): readonly string[] {
  return [...(route?.produces.values() ?? [])].flat();
}

/** Returns the type that a client prefers, by default the first. Ignores parameters except `q`, because clients send charsets. */
export function choosePreferredType<Type extends string>(accept: string | undefined, types: readonly Type[]): Type | undefined {
  const plain = getRanges(accept ?? '*/*').map(({ name, quality }) => `${name};q=${quality}`);
  return new Negotiator({ headers: { accept: plain.join() } }).mediaType([...types]) as Type | undefined;
}

/** Returns the highest quality of a media type in a header; 0 if the header does not name it. */
function getQuality(type: string, accept: string): number {
  return Math.max(0, ...getRanges(accept).map(({ name, quality }) => (name === type ? quality : 0)));
}

/** Returns the media ranges of a header in lower case, after removing quoted values, which may contain commas and semicolons. */
function getRanges(accept: string): { name: string; quality: number }[] {
  return accept
    .toLowerCase()
    .replaceAll(/"[^"]*"/g, '')
    .split(',')
    .map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { name, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    });
}
