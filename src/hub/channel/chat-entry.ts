/** The chat as it is kept. */
import { randomUUID } from 'node:crypto';
import { BadRequestError } from '../../contract/errors.ts';
import type { HubActor } from '../actor.ts';
import type { ChatEntry, NewEvent, Queryable } from './events.ts';

/** One message of the history. */
export interface ChatMessage extends ChatEntry {
  readonly seq: number;
}

/** Longest message, in characters, as the contract has it. */
const MAX_MESSAGE_LENGTH = 20_000;

/** What is wrong with the text of a message, as a sentence that begins with the field; undefined when nothing is. */
export function chatProblem(content: string): string | undefined {
  if (content.trim() === '') return 'content must not be empty';
  if (frameLength(content) > MAX_MESSAGE_LENGTH) return `content must not be longer than ${MAX_MESSAGE_LENGTH} characters`;
  return textProblem('content', content);
}

/**
 * What is wrong with the characters of a text, as a sentence that begins with the field; undefined when nothing is. PostgreSQL keeps no
 * NUL, and half a character would come back as another one.
 */
export function textProblem(field: string, text: string): string | undefined {
  if (text.includes('\0')) return `${field} must not contain the character NUL`;
  return text.isWellFormed() ? undefined : `${field} must be whole characters of Unicode`;
}

/** Length in characters, as JSON Schema counts them. */
export function frameLength(text: string): number {
  if (text.length <= 1) return text.length;
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The event of a message. `connectionId`: the connection that wrote it and does not get it back; null when it has none. */
export function chatEvent(
  actor: HubActor,
  content: string,
  now: Date,
  connectionId: string | null,
): NewEvent & { chat: ChatEntry } {
  const at = now.toISOString();
  return {
    senderId: connectionId,
    frame: { type: 'chat', content, sender_id: actor.userId, sender_name: actor.userName, timestamp: at },
    chat: { id: randomUUID(), at, senderId: actor.userId, senderName: actor.userName, content },
  };
}

/** What refuses a text that cannot be kept; undefined when it can. */
export function contentError(content: string): BadRequestError | undefined {
  const problem = chatProblem(content);
  return problem === undefined ? undefined : new BadRequestError(`${problem}.`);
}

/** Reads messages older than a number, the latest `limit` of them, oldest first. */
export async function readChat(
  client: Queryable,
  projectId: string,
  before: number,
  limit: number,
): Promise<{ messages: ChatMessage[]; more: boolean }> {
  const { rows } = await client.query<ChatRow>(
    `select seq, id, at, sender_id, sender_name, content from hub_chat_messages
     where project_id = $1 and seq < $2 order by seq desc limit $3`,
    [projectId, before, limit + 1],
  );
  const messages = rows.slice(0, limit).reverse().map(toMessage);
  return { messages, more: rows.length > limit };
}

interface ChatRow {
  seq: string;
  id: string;
  at: Date;
  sender_id: string;
  sender_name: string;
  content: string;
}

function toMessage({ seq, id, at, sender_id, sender_name, content }: ChatRow): ChatMessage {
  return { seq: Number(seq), id, at: at.toISOString(), senderId: sender_id, senderName: sender_name, content };
}
