// Shows the chat, beside the pages of a project or on a separate page. Messages are inserted as plain text.

import { getJson, readRefusal } from '../answers.ts';
import { find, findControl, findElements, make, requireElement } from '../elements.ts';
import { formatTimestamp } from '../words.ts';
import type { ChatFrame, ChatHistory, ChatMessage } from './api.ts';
import { chooseTone, getInitials } from './channel-avatar.ts';

const HISTORY = 50;
const MAX_SHOWN = 500;

interface Chat {
  readonly add: (frame: ChatFrame) => void;
}

export function startChat(bar: HTMLElement, user: string): Chat {
  const log = find(HTMLElement, '[data-chat-log]');
  // A page of older messages does not show new ones. Its form opens the latest page.
  return log === null ? { add() {} } : startLog(bar, user, log);
}

function startLog(bar: HTMLElement, user: string, log: HTMLElement): Chat {
  const scroller = log.closest('[role="log"]') ?? log;
  const form = requireElement(HTMLFormElement, '[data-chat-form]');
  const field = findControl(HTMLTextAreaElement, form, 'content');
  const panel = find(HTMLElement, '#chat-panel');
  const toggle = find(HTMLElement, '[data-chat-toggle]', bar);
  const unread = find(HTMLElement, '[data-unread]', bar);
  const error = find(HTMLElement, '[data-chat-error]', form) ?? addError(form);
  const remembered = `hub-unread ${bar.dataset.project}`;
  let waiting = Number(sessionStorage.getItem(remembered) ?? 0);
  let isLoaded = panel === null;
  showUnread();

  if (panel !== null) {
    toggle?.addEventListener('click', () => (panel.hidden ? open(panel) : close(panel)));
    requireElement(HTMLElement, '[data-chat-close]', panel).addEventListener('click', () => close(panel));
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close(panel);
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  });

  async function open(panel: HTMLElement): Promise<void> {
    panel.hidden = false;
    toggle?.setAttribute('aria-expanded', 'true');
    waiting = 0;
    showUnread();
    field.focus();
    if (!isLoaded) await load();
    scroller.scrollTop = scroller.scrollHeight;
  }

  function close(panel: HTMLElement): void {
    panel.hidden = true;
    toggle?.setAttribute('aria-expanded', 'false');
    toggle?.focus();
  }

  async function load(): Promise<void> {
    try {
      const answer = await fetch(`${bar.dataset.chat}?limit=${HISTORY}`, { headers: { accept: 'application/json' } });
      const { messages } = await getJson<ChatHistory>(answer);
      isLoaded = true;
      // `aria-busy` prevents screen readers from announcing older messages.
      scroller.setAttribute('aria-busy', 'true');
      for (const message of messages) insertMessage(message);
      scroller.removeAttribute('aria-busy');
    } catch {
      fail('The latest messages could not be loaded. Open the chat again in a moment.');
    }
  }

  async function send(): Promise<void> {
    const content = field.value;
    if (content.trim() === '') return;
    error.hidden = true;
    const button = requireElement(HTMLButtonElement, 'button', form);
    button.setAttribute('aria-disabled', 'true');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ content }),
      });
      if (answer.ok) {
        const message = await getJson<ChatMessage>(answer);
        field.value = '';
        insertMessage(message);
      } else fail(await readRefusal(answer));
    } catch {
      fail('The server did not respond. Your text is still here. Send it again in a moment.');
    } finally {
      button.removeAttribute('aria-disabled');
    }
  }

  function fail(words: string): void {
    error.textContent = words;
    error.hidden = false;
  }

  /** Inserts a message in order, unless it is already shown. */
  function insertMessage(message: Omit<ChatMessage, 'id'>): void {
    const { seq } = message;
    if (log.querySelector(`[data-seq="${seq}"]`) !== null) return;
    const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    const next = findElements(HTMLElement, ':scope > [data-seq]', log).find((other) => Number(other.dataset.seq) > seq);
    log.insertBefore(createLine(message), next ?? null);
    while (log.children.length > MAX_SHOWN) log.firstElementChild?.remove();
    log.hidden = false;
    document.getElementById('chat-empty')?.remove();
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
  }

  function createLine({ seq, content, sender_id: sender, sender_name: name, timestamp }: Omit<ChatMessage, 'id'>): HTMLElement {
    const line = make('li', { className: `chat-message${sender === user ? ' is-own' : ''}` });
    line.dataset.seq = String(seq);
    const avatar = make('span', { className: 'avatar', textContent: getInitials(name), ariaHidden: 'true' });
    avatar.dataset.tone = chooseTone(sender);
    const head = make('p', { className: 'chat-head' });
    const when = formatTimestamp(new Date(timestamp));
    const time = make('time', { className: 'meta', textContent: when, dateTime: timestamp });
    head.append(make('strong', { textContent: name }), ' ', time);
    const body = document.createElement('div');
    body.append(head, make('p', { className: 'chat-text', textContent: content }));
    line.append(avatar, body);
    return line;
  }

  function showUnread(): void {
    sessionStorage.setItem(remembered, String(waiting));
    if (unread === null) return;
    unread.hidden = waiting === 0;
    const sign = make('span', { textContent: waiting > 99 ? '99+' : String(waiting) });
    unread.replaceChildren(sign, make('span', { className: 'visually-hidden', textContent: ' unread' }));
  }

  return {
    add(frame) {
      if (isLoaded) insertMessage(frame);
      if (frame.sender_id === user || panel === null || !panel.hidden) return;
      waiting += 1;
      showUnread();
    },
  };
}

function addError(form: HTMLFormElement): HTMLElement {
  const error = make('p', { className: 'field-error', role: 'alert', hidden: true });
  form.append(error);
  return error;
}
