/** The chat of a project as a page that works without scripts. With scripts, new messages appear immediately. */
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

/** `form` is the unsent input with its error. */
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
    // Empty without older messages.
    olderPath: more ? addQuery(path, { before: messages[0]?.seq, limit: customLimit }) : '',
    // Empty if the page shows the latest messages.
    latestPath: before === undefined ? '' : addQuery(path, { limit: customLimit }),
  };
}

function createMessageModel({ seq, senderId, senderName, at, content }: ChatMessage, ownId: string) {
  const when = formatTimestamp(new Date(at));
  return {
    seq,
    ...createAuthorModel(senderId, senderName, ownId),
    at,
    // Date and time in words, UTC.
    when,
    content,
  };
}

/** Returns the author of a message for the view. `tone` is the color number of the person on all pages. */
export function createAuthorModel(userId: string, userName: string, ownId: string) {
  return { sender: userName, initials: getInitials(userName), tone: chooseColor(userId), isOwn: userId === ownId };
}

function getInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}

/** Returns one of six colors. views/assets/scripts/hub/channel-avatar.ts uses the same formula. */
function chooseColor(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) as number)) % 6_007, 0) % 6;
}
