import type { components } from '../../../generated/hub/types.d.ts';
import { wantsPage } from '../../contract/accept.ts';
import { BadRequestError } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { redirect, replyWithCreated, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { getProjectPath } from '../page.ts';
import { DEFAULT_LIMIT } from '../paging.ts';
import { type ChatMessage, createChatEvent, findContentError, readChatMessages } from './chat-entry.ts';
import { createChatModel, createChatPage } from './chat-page.ts';
import { type ClientFrame, checkFrameTexts, createFrameEvent } from './client-frame.ts';
import { addEventNumber, readEvents, recordEvents } from './events.ts';

type ForwardedFrame = components['schemas']['WebSocketForwardedMessage'];

/** Maximum length of the frames in a response. A response with fewer frames than available sets `more`. */
const MAX_CHARACTERS = 2_000_000;
const EVENTS_AT_ONCE = 100;
const LATEST = Number.MAX_SAFE_INTEGER;

export function createChannelHandlers(context: HubContext) {
  return {
    async openHubChannel() {
      return {
        status: 426,
        body: { detail: 'This is a WebSocket channel; connect with the upgrade to websocket.' },
        headers: { Upgrade: 'websocket', Connection: 'Upgrade' },
      };
    },

    async listHubMessages({ access, query }) {
      const { project } = access;
      const limit = query.limit ?? DEFAULT_LIMIT;
      const messages: ForwardedFrame[] = [];
      const readFrames = (count: number) => readEvents(context.pool, project.id, position, project.seq, count);
      let [position, characters, more] = [query.since ?? 0, 0, true];
      while (more && messages.length < limit && characters < MAX_CHARACTERS) {
        const events = await readFrames(Math.min(EVENTS_AT_ONCE, limit - messages.length));
        more = events.length > 0;
        for (const { frame, seq } of events) {
          messages.push(JSON.parse(addEventNumber(frame, seq)));
          position = seq;
          characters += frame.length;
        }
      }
      more &&= (await readFrames(1)).length > 0;
      return replyWithJson(200, { messages, seq: project.seq, more });
    },

    async sendHubMessage({ access, body }) {
      const { project, actor } = access;
      const frame = body as ClientFrame;
      checkFrameTexts(frame);
      const event = createFrameEvent(frame, actor, context.now(), null);
      const seq = await recordEvents(context.pool, project.id, [event]);
      return { status: 200, body: { ...(event.frame as object), seq } as ForwardedFrame };
    },

    async showHubChat({ access, query, request, response }) {
      const history = await readChatMessages(
        context.pool,
        access.project.id,
        query.before ?? LATEST,
        query.limit ?? DEFAULT_LIMIT,
      );
      if (!wantsPage({ request, response }))
        return replyWithJson(200, { messages: history.messages.map(formatPage), more: history.more });
      const model = createChatModel(access, history, query);
      return replyWithHtml(200, context.render('hub/channel/chat', createChatPage(access), model));
    },

    async writeHubChat({ access, body, request, response }) {
      const isPage = wantsPage({ request, response });
      // Forms send CR LF as line breaks, but the chat stores LF.
      const content = typeof body?.content === 'string' ? body.content.replaceAll('\r\n', '\n') : '';
      const problem = findContentError(content) ?? (response.locals as PipelineLocals).violation;
      if (problem !== undefined) {
        if (!isPage || !(problem instanceof BadRequestError)) throw problem;
        const history = await readChatMessages(context.pool, access.project.id, LATEST, DEFAULT_LIMIT);
        const model = createChatModel(access, history, {}, { content, problem: problem.message });
        return replyWithHtml(400, context.render('hub/channel/chat', createChatPage(access, 'Nothing was sent'), model));
      }
      const event = createChatEvent(access.actor, content, context.now(), null);
      const seq = await recordEvents(context.pool, access.project.id, [event]);
      const chat = getProjectPath(access.project.id, 'chat');
      return isPage
        ? redirect({ request, response }, `${chat}#latest`)
        : replyWithCreated(chat, formatPage({ ...event.chat, seq }));
    },
  } satisfies Partial<HubHandlers>;
}

function formatPage({ id, seq, content, senderId, senderName, at }: ChatMessage) {
  return { id, seq, content, sender_id: senderId, sender_name: senderName, timestamp: at };
}
