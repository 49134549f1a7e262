import type { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { Exchange } from '../../contract/accept.ts';
import type { Page, Render } from '../views.ts';
import { addFlash, consumeFlashes, type Flash } from './flash.ts';

/** Returns the header Content-Disposition with the name under which a file is saved (RFC 6266). */
export function createAttachmentHeader(name: string): { readonly 'Content-Disposition': string } {
  return { 'Content-Disposition': create(name) };
}

export type PageReply<Status extends number> = Status extends number
  ? { status: Status; type: 'text/html'; content: string }
  : never;

/** Renders a page with its waiting messages, and removes these. */
export function replyWithPage<Status extends number>(
  { render }: { readonly render: Render },
  exchange: Exchange,
  status: Status,
  template: string,
  frame: Page,
  model: object,
): PageReply<Status> {
  return replyWithHtml(status, render(template, { ...frame, flashes: consumeFlashes(exchange) }, model));
}

export function replyWithHtml<Status extends number>(status: Status, content: string): PageReply<Status> {
  return { status, type: 'text/html', content } as PageReply<Status>;
}

export function replyWithJson<Status extends number, Body>(status: Status, body: Body): { status: Status; body: Body } {
  return { status, body };
}

export function replyWithCreated<Body>(path: string, body: Body): { status: 201; body: Body; headers: { Location: string } } {
  return { status: 201, body, headers: { Location: path } };
}

export function replyWithFile<Type extends string>(
  type: Type,
  name: string,
  content: string | Buffer | Readable,
): { status: 200; type: Type; content: string | Buffer | Readable; headers: { 'Content-Disposition': string } } {
  return { status: 200, type, content, headers: createAttachmentHeader(name) };
}

/** Returns a message. A string becomes the title of a success message. */
export function createFlashMessage(message: Flash | string, lines: readonly string[]): Flash {
  return typeof message === 'string' ? { tone: 'good', title: message, lines } : message;
}

/** Returns a 303 response to a page, which shows the message. A string becomes the title of a success message. */
export function redirect(exchange: Exchange, path: string, message?: Flash | string, ...lines: readonly string[]) {
  if (message !== undefined) addFlash(exchange, path, createFlashMessage(message, lines));
  return { status: 303 as const, headers: { Location: path } };
}

/** Returns a 303 response as plain data, because a thread cannot set cookies. The main thread adds the message. */
export function redirectFromTask(path: string, message?: Flash | string, ...lines: readonly string[]) {
  const flash = message === undefined ? undefined : createFlashMessage(message, lines);
  return { status: 303 as const, headers: { Location: path }, flash };
}
