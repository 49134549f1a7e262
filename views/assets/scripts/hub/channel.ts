// Shows which users work on a project at the same time. Pages work without this script.
// - Marks the fields (data-field inside data-entity) that other users edit, and sends them the location of this user.
// - Dispatches hub:remote-change { entity_id, version, action, entity_type } on `document` for every change that is saved
// elsewhere. Omits changes that this page announced by hub:saved.
import { findElement, requireElement } from '../elements.ts';
import { startChat } from './channel-chat.ts';
import { type NewsFrame, openLink } from './channel-link.ts';
import { startPeople } from './channel-people.ts';
import { startPlaces } from './channel-places.ts';
import type { EntityChange } from './events.ts';

const bar = findElement(HTMLElement, '[data-together]');
if (bar !== null) startChannel(bar);

function startChannel(bar: HTMLElement): void {
  const { project = '', user = '', seq } = bar.dataset;
  const stateLine = requireElement(HTMLElement, '[data-channel-state]', bar);
  const own = new Set<string>();
  let hasMoved = false;
  document.addEventListener('hub:saved', ({ detail }) => own.add(`${detail.entity_id} ${detail.version}`));

  const chat = startChat(bar, user);
  const places = startPlaces(user, (message) => link.send(message));
  const people = startPeople(bar, user, places);
  const link = openLink({
    address: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${project}`,
    seq: Number(seq),
    frame: handleFrame,
    state(name, words) {
      if (hasMoved) return;
      bar.dataset.state = name;
      if (stateLine.textContent !== words) stateLine.textContent = words;
      if (name === 'connected') places.sendAgain();
    },
  });
  bar.hidden = false;

  function handleFrame(frame: NewsFrame): void {
    if (frame.type === 'presence') {
      people.show(frame.presence);
      if (frame.action === 'join' && frame.user_id !== user && frame.presence.length <= 30) places.sendSoon();
    } else if (frame.type === 'chat') chat.add(frame);
    else if (frame.type === 'cursor') people.move(frame);
    else if (frame.type === 'profile') showMoved();
    else if ('action' in frame) handleChange(frame);
    else people.showTyping(frame);
  }

  /** Asks the user to reload the page, because its forms and tables have fields of the old profile. */
  function showMoved(): void {
    hasMoved = true;
    stateLine.textContent = 'This project moved to another profile. Reload the page.';
  }

  function handleChange({ entity_id, version, action, entity_type }: EntityChange): void {
    if (own.delete(`${entity_id} ${version}`)) return;
    document.dispatchEvent(new CustomEvent('hub:remote-change', { detail: { entity_id, version, action, entity_type } }));
    people.showSaved(entity_id);
  }
}
