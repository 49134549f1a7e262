import { formatTimestamp } from '../../web/for-people/words.ts';
import type { Page } from '../../web/views.ts';
import type { ProjectRecordAccess } from '../access/guard.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { addQuery, DEFAULT_LIMIT } from '../paging.ts';
import type { ChatMessage } from './chat-entry.ts';

export function createChatPage(access: ProjectRecordAccess, outcome = ''): Page {
  const title = `Chat · ${access.project.name}`;
  return createProjectPage(access, {
    title: outcome === '' ? title : `${outcome} · ${title}`,
    crumbs: [createProjectCrumb(access)],
    crumb: 'Chat',
  });
}

/** Returns the model of the chat page. @param form the rejected message with its error */
export function createChatModel(
  access: ProjectRecordAccess,
  { messages, more }: { messages: readonly ChatMessage[]; more: boolean },
  { before, limit }: { before?: number; limit?: number },
  form: { content: string; problem: string } = { content: '', problem: '' },
) {
  const path = getProjectPath(access.project.id, 'chat');
  const customLimit = limit === DEFAULT_LIMIT ? undefined : limit;
  return {
    ...form,
    tabs: createProjectTabs(access, 'chat'),
    action: path,
    commentsPath: getProjectPath(access.project.id, 'comments'),
    messages: messages.map((message) => createMessageModel(message, access.actor.userId)),
    olderPath: more ? addQuery(path, { before: messages[0]?.seq, limit: customLimit }) : '',
    latestPath: before === undefined ? '' : addQuery(path, { limit: customLimit }),
  };
}

function createMessageModel({ seq, senderId, senderName, at, content }: ChatMessage, ownId: string) {
  const when = formatTimestamp(new Date(at));
  return {
    seq,
    ...createAuthorModel(senderId, senderName, ownId),
    at,
    when,
    content,
  };
}

/** Returns the author of a message for the view. `tone` is the number of the person's color. */
export function createAuthorModel(userId: string, userName: string, ownId: string) {
  return { sender: userName, initials: getInitials(userName), tone: chooseColor(userId), isOwn: userId === ownId };
}

function getInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}

/** Returns a color from 0 to 5 with the same formula as views/assets/scripts/hub/channel-avatar.ts. */
function chooseColor(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) as number)) % 6_007, 0) % 6;
}
