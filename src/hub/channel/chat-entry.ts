import { randomUUID } from 'node:crypto';
import { BadRequestError } from '../../contract/errors.ts';
import type { HubActor } from '../actor.ts';
import type { ChatEntry, NewEvent, Queryable } from './events.ts';

export interface ChatMessage extends ChatEntry {
  readonly seq: number;
}

/** Maximum length in characters, as in the contract. */
const MAX_MESSAGE_LENGTH = 20_000;

/** Returns an error message that begins with the field name; undefined for valid content. */
export function findChatProblem(content: string): string | undefined {
  if (content.trim() === '') return 'content must not be empty';
  if (countCharacters(content) > MAX_MESSAGE_LENGTH) return `content must not be longer than ${MAX_MESSAGE_LENGTH} characters`;
  return findTextProblem('content', content);
}

/** Returns an error message that begins with the field name; undefined if PostgreSQL can store the string. */
export function findTextProblem(field: string, text: string): string | undefined {
  if (text.includes('\0')) return `${field} must not contain the character NUL`;
  return text.isWellFormed() ? undefined : `${field} must be whole characters of Unicode`;
}

/** Returns the number of Unicode code points, which JSON Schema counts. */
export function countCharacters(text: string): number {
  if (text.length <= 1) return text.length;
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

export function createChatEvent(
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

/** Returns the error of a message that is empty, too long, or impossible to store; undefined for valid content. */
export function findContentError(content: string): BadRequestError | undefined {
  const problem = findChatProblem(content);
  return problem === undefined ? undefined : new BadRequestError(`${problem}.`);
}

/** Returns up to `limit` messages before a sequence number, oldest first, and whether earlier messages exist. */
export async function readChatMessages(
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
  return { messages: rows.slice(0, limit).reverse().map(convertMessage), more: rows.length > limit };
}

interface ChatRow {
  seq: string;
  id: string;
  at: Date;
  sender_id: string;
  sender_name: string;
  content: string;
}

function convertMessage({ seq, id, at, sender_id, sender_name, content }: ChatRow): ChatMessage {
  return { seq: Number(seq), id, at: at.toISOString(), senderId: sender_id, senderName: sender_name, content };
}
