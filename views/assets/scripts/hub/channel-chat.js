// The chat beside the pages of a project, and on its own page. Everything that people wrote is put in as text.

import { momentText } from '../words.js';
import { initialsOf, toneOf } from './channel-avatar.js';

const HISTORY = 50;
const MOST_SHOWN = 500;

/** Starts the chat of the page. */
export function startChat(bar, user) {
  const log = document.querySelector('[data-chat-log]');
  // Among older messages there is no place for new ones; the form leads to the latest.
  if (log === null) return { add() {} };
  const scroller = log.closest('[role="log"]');
  const form = document.querySelector('[data-chat-form]');
  const panel = document.getElementById('chat-panel');
  const toggle = bar.querySelector('[data-chat-toggle]');
  const unread = bar.querySelector('[data-unread]');
  const error = form.querySelector('[data-chat-error]') ?? addError(form);
  const remembered = `hub-unread ${bar.dataset.project}`;
  let waiting = Number(sessionStorage.getItem(remembered) ?? 0);
  let isLoaded = panel === null;
  showUnread();

  toggle?.addEventListener('click', () => (panel.hidden ? open() : close()));
  panel?.querySelector('[data-chat-close]').addEventListener('click', close);
  panel?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  });

  async function open() {
    panel.hidden = false;
    toggle.setAttribute('aria-expanded', 'true');
    waiting = 0;
    showUnread();
    form.elements.content.focus();
    if (!isLoaded) await load();
    scroller.scrollTop = scroller.scrollHeight;
  }

  function close() {
    panel.hidden = true;
    toggle.setAttribute('aria-expanded', 'false');
    toggle.focus();
  }

  async function load() {
    try {
      const answer = await fetch(`${bar.dataset.chat}?limit=${HISTORY}`, { headers: { accept: 'application/json' } });
      const { messages } = await answer.json();
      isLoaded = true;
      // History is not news: it is put in while nothing is read out.
      scroller.setAttribute('aria-busy', 'true');
      for (const message of messages) put(message);
      scroller.removeAttribute('aria-busy');
    } catch {
      fail('The latest messages could not be read; open the chat again in a moment.');
    }
  }

  async function send() {
    const field = form.elements.content;
    const content = field.value;
    if (content.trim() === '') return;
    error.hidden = true;
    const button = form.querySelector('button');
    button.setAttribute('aria-disabled', 'true');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ content }),
      });
      const message = await answer.json();
      if (answer.ok) {
        field.value = '';
        put(message);
      } else fail(message.detail);
    } catch {
      fail('The server did not answer. Your text is still here; send it again in a moment.');
    } finally {
      button.removeAttribute('aria-disabled');
    }
  }

  function fail(words) {
    error.textContent = words;
    error.hidden = false;
  }

  /** Puts a message at its place; one that is there already is left alone. */
  function put({ seq, content, sender_id, sender_name, timestamp }) {
    if (log.querySelector(`[data-seq="${seq}"]`) !== null) return;
    const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    const line = lineOf(seq, content, sender_id, sender_name, timestamp);
    const next = [...log.children].find((other) => Number(other.dataset.seq) > seq);
    log.insertBefore(line, next ?? null);
    while (log.children.length > MOST_SHOWN) log.firstElementChild.remove();
    log.hidden = false;
    document.getElementById('chat-empty')?.remove();
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
  }

  function lineOf(seq, content, senderId, senderName, timestamp) {
    const line = document.createElement('li');
    line.className = `chat-message${senderId === user ? ' is-own' : ''}`;
    line.dataset.seq = seq;
    const avatar = element('span', 'avatar', initialsOf(senderName));
    avatar.dataset.tone = toneOf(senderId);
    avatar.setAttribute('aria-hidden', 'true');
    const head = element('p', 'chat-head', '');
    const time = element('time', 'meta', whenOf(timestamp));
    time.dateTime = timestamp;
    head.append(element('strong', '', senderName), ' ', time);
    const body = document.createElement('div');
    body.append(head, element('p', 'chat-text', content));
    line.append(avatar, body);
    return line;
  }

  function showUnread() {
    sessionStorage.setItem(remembered, String(waiting));
    if (unread === null) return;
    unread.hidden = waiting === 0;
    const sign = element('span', '', waiting > 99 ? '99+' : String(waiting));
    unread.replaceChildren(sign, element('span', 'visually-hidden', ' unread'));
  }

  return {
    /** A message has come. */
    add(frame) {
      if (isLoaded) put(frame);
      if (frame.sender_id === user || panel === null || !panel.hidden) return;
      waiting += 1;
      showUnread();
    },
  };
}

function addError(form) {
  const error = element('p', 'field-error', '');
  error.setAttribute('role', 'alert');
  error.hidden = true;
  form.append(error);
  return error;
}

function element(name, className, text) {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}

function whenOf(timestamp) {
  return momentText(new Date(timestamp));
}
