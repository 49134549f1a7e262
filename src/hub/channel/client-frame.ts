/** Parses frames from clients (openapi/hub, WebSocketClientMessage). */
import { BadRequestError } from '../../contract/errors.ts';
import { createJsonBoundsCheck, MAX_JSON_DEPTH } from '../../contract/json-bounds.ts';
import type { HubActor } from '../actor.ts';
import { countCharacters, createChatEvent, findChatProblem, findTextProblem } from './chat-entry.ts';
import type { NewEvent } from './events.ts';

export type ClientFrame =
  | { type: 'chat'; content: string }
  | { type: 'cursor'; entity_id: string | null; field: string | null }
  | { type: 'update'; entity_id: string; field: string; value: unknown };

/** The client receives the message of this error. */
export class FrameError extends Error {}

const MEMBERS: Readonly<Record<ClientFrame['type'], readonly string[]>> = {
  chat: ['content'],
  cursor: ['entity_id', 'field'],
  update: ['entity_id', 'field', 'value'],
};

const MAX_LENGTHS: Readonly<Record<string, number>> = { entity_id: 64, field: 200 };

/** Returns the parsed frame. @throws FrameError with a message for the client */
export function parseClientFrame(text: string): ClientFrame {
  if (!createJsonBoundsCheck()(Buffer.from(text)))
    throw new FrameError(`A frame must not be nested deeper than ${MAX_JSON_DEPTH} levels`);
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch (cause) {
    throw new FrameError('The frame is not valid JSON', { cause });
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame))
    throw new FrameError('A frame must be a JSON object');
  return validateFrame(frame as Record<string, unknown>);
}

export function createFrameEvent(frame: ClientFrame, actor: HubActor, now: Date, connectionId: string | null): NewEvent {
  if (frame.type === 'chat') return createChatEvent(actor, frame.content, now, connectionId);
  const sender = { sender_id: actor.userId, sender_name: actor.userName, timestamp: now.toISOString() };
  return { senderId: connectionId, frame: { ...frame, ...sender }, fleeting: true };
}

/** @throws BadRequestError if a string of the frame cannot be stored in the database */
export function checkFrameTexts(frame: ClientFrame): void {
  const problem = findTextsProblem(frame);
  if (problem !== undefined) throw new BadRequestError(`${problem}.`);
}

function findTextsProblem(frame: ClientFrame): string | undefined {
  if (frame.type === 'chat') return findChatProblem(frame.content);
  for (const [name, value] of Object.entries(frame)) {
    const problem = findValueProblem(name, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Returns the first problem in the strings and property names of a JSON value; undefined if there is none. */
function findValueProblem(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return findTextProblem(name, value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const problem = findTextProblem(name, key) ?? findValueProblem(name, inner);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function validateFrame(frame: Record<string, unknown>): ClientFrame {
  const { type } = frame;
  if (type === undefined) throw new FrameError('type is required in a frame: chat, cursor or update');
  if (typeof type !== 'string' || !Object.hasOwn(MEMBERS, type)) throw new FrameError('type must be chat, cursor or update');
  const kind = type as ClientFrame['type'];
  const a = kind === 'update' ? 'an' : 'a';
  for (const name of MEMBERS[kind]) {
    if (!Object.hasOwn(frame, name)) throw new FrameError(`${name} is required in ${a} ${kind} frame`);
    requireType(kind, name, frame[name]);
  }
  const extra = Object.keys(frame).find((name) => name !== 'type' && !MEMBERS[kind].includes(name));
  if (extra !== undefined) throw new FrameError(`${quoteName(extra)} is not a member of ${a} ${kind} frame`);
  const problem = findTextsProblem(frame as ClientFrame);
  if (problem !== undefined) throw new FrameError(problem);
  return frame as ClientFrame;
}

function requireType(kind: ClientFrame['type'], name: string, value: unknown): void {
  if (name === 'value' || (kind === 'cursor' && value === null)) return;
  const orNull = kind === 'cursor' ? ' or null' : '';
  if (typeof value !== 'string') throw new FrameError(`${name} must be a string${orNull}`);
  if (name === 'content') return;
  const longest = MAX_LENGTHS[name] as number;
  if (value === '' || countCharacters(value) > longest) throw new FrameError(`${name} must have 1 to ${longest} characters`);
}

/** Returns a quoted name of at most 60 characters, with escaped control characters. */
function quoteName(name: string): string {
  return JSON.stringify(name.toWellFormed().slice(0, 60));
}
