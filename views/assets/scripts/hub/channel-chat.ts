// Shows the chat, beside the pages of a project or on a separate page. Messages are inserted as plain text.

import { getJson, readRefusal } from '../answers.ts';
import { createElement, findControl, findElement, findElements, requireElement } from '../elements.ts';
import { formatTimestamp } from '../words.ts';
import type { ChatFrame, ChatHistory, ChatMessage } from './api.ts';
import { chooseTone, getInitials } from './channel-avatar.ts';

const HISTORY = 50;
const MAX_SHOWN = 500;

interface Chat {
  readonly add: (frame: ChatFrame) => void;
}

export function startChat(bar: HTMLElement, user: string): Chat {
  const log = findElement(HTMLElement, '[data-chat-log]');
  // A page of older messages does not show new ones. Its form opens the latest page.
  return log === null ? { add() {} } : startLog(bar, user, log);
}

function startLog(bar: HTMLElement, user: string, log: HTMLElement): Chat {
  const scroller = log.closest('[role="log"]') ?? log;
  const form = requireElement(HTMLFormElement, '[data-chat-form]');
  const field = findControl(HTMLTextAreaElement, form, 'content');
  const panel = findElement(HTMLElement, '#chat-panel');
  const toggle = findElement(HTMLElement, '[data-chat-toggle]', bar);
  const unread = findElement(HTMLElement, '[data-unread]', bar);
  const error = findElement(HTMLElement, '[data-chat-error]', form) ?? addError(form);
  const remembered = `hub-unread ${bar.dataset.project}`;
  let waiting = Number(sessionStorage.getItem(remembered) ?? 0);
  let isLoaded = panel === null;
  showUnread();

  if (panel !== null) {
    toggle?.addEventListener('click', () => (panel.hidden ? openPanel(panel) : closePanel(panel)));
    requireElement(HTMLElement, '[data-chat-close]', panel).addEventListener('click', () => closePanel(panel));
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') closePanel(panel);
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sendMessage();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    sendMessage();
  });

  async function openPanel(panel: HTMLElement): Promise<void> {
    panel.hidden = false;
    toggle?.setAttribute('aria-expanded', 'true');
    waiting = 0;
    showUnread();
    field.focus();
    if (!isLoaded) await loadMessages();
    scroller.scrollTop = scroller.scrollHeight;
  }

  function closePanel(panel: HTMLElement): void {
    panel.hidden = true;
    toggle?.setAttribute('aria-expanded', 'false');
    toggle?.focus();
  }

  async function loadMessages(): Promise<void> {
    try {
      const answer = await fetch(`${bar.dataset.chat}?limit=${HISTORY}`, { headers: { accept: 'application/json' } });
      const { messages } = await getJson<ChatHistory>(answer);
      isLoaded = true;
      // `aria-busy` prevents screen readers from announcing older messages.
      scroller.setAttribute('aria-busy', 'true');
      for (const message of messages) insertMessage(message);
      scroller.removeAttribute('aria-busy');
    } catch {
      showError('The latest messages could not be loaded. Open the chat again in a moment.');
    }
  }

  async function sendMessage(): Promise<void> {
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
      } else showError(await readRefusal(answer));
    } catch {
      showError('The server did not respond. Your text is still here. Send it again in a moment.');
    } finally {
      button.removeAttribute('aria-disabled');
    }
  }

  function showError(words: string): void {
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
    const line = createElement('li', { className: `chat-message${sender === user ? ' is-own' : ''}` });
    line.dataset.seq = String(seq);
    const avatar = createElement('span', { className: 'avatar', textContent: getInitials(name), ariaHidden: 'true' });
    avatar.dataset.tone = chooseTone(sender);
    const head = createElement('p', { className: 'chat-head' });
    const when = formatTimestamp(new Date(timestamp));
    const time = createElement('time', { className: 'meta', textContent: when, dateTime: timestamp });
    head.append(createElement('strong', { textContent: name }), ' ', time);
    const body = document.createElement('div');
    body.append(head, createElement('p', { className: 'chat-text', textContent: content }));
    line.append(avatar, body);
    return line;
  }

  function showUnread(): void {
    sessionStorage.setItem(remembered, String(waiting));
    if (unread === null) return;
    unread.hidden = waiting === 0;
    const sign = createElement('span', { textContent: waiting > 99 ? '99+' : String(waiting) });
    unread.replaceChildren(sign, createElement('span', { className: 'visually-hidden', textContent: ' unread' }));
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
  const error = createElement('p', { className: 'field-error', role: 'alert', hidden: true });
  form.append(error);
  return error;
}
