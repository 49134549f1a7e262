// What people who work on a project at the same time see of each other. Pages work without this.
//
// - Marks the elements with data-field inside of data-entity at which others are, and tells them where one is oneself.
// - Dispatches hub:remote-change { entity_id, version, action, entity_type } on `document` for every change that is saved elsewhere;
//   those that this page announced by hub:saved are left out.
import { startChat } from './channel-chat.js';
import { openLink } from './channel-link.js';
import { startPeople } from './channel-people.js';
import { startPlaces } from './channel-places.js';

const bar = document.querySelector('[data-together]');
if (bar !== null) start(bar.dataset);

function start({ project, user, seq }) {
  const stateLine = bar.querySelector('[data-channel-state]');
  const own = new Set();
  document.addEventListener('hub:saved', ({ detail }) => own.add(`${detail.entity_id} ${detail.version}`));

  const chat = startChat(bar, user);
  const places = startPlaces(user, (message) => link.send(message));
  const people = startPeople(bar, user, places);
  const link = openLink({
    address: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${project}`,
    seq: Number(seq),
    frame: take,
    state(name, words) {
      bar.dataset.state = name;
      if (stateLine.textContent !== words) stateLine.textContent = words;
      if (name === 'connected') places.tellAgain();
    },
  });
  bar.hidden = false;

  function take(frame) {
    if (frame.type === 'presence') {
      people.show(frame.presence);
      if (frame.action === 'join' && frame.user_id !== user && frame.presence.length <= 30) places.tellSoon();
    } else if (frame.type === 'chat') chat.add(frame);
    else if (frame.type === 'cursor') people.move(frame);
    else if (frame.action === undefined) people.type(frame);
    else changed(frame);
  }

  function changed({ entity_id, version, action, entity_type }) {
    if (own.delete(`${entity_id} ${version}`)) return;
    document.dispatchEvent(new CustomEvent('hub:remote-change', { detail: { entity_id, version, action, entity_type } }));
    people.saved(entity_id);
  }
}
