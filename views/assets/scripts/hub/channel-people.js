// Who is here, and at which field; shown, not locked.
import { initialsOf, toneOf } from './channel-avatar.js';

const MOST_AVATARS = 5;
/** A value that somebody types is shown for so long. */
const TYPED_FOR = 6_000;

/** Shows people in the bar and marks fields. */
export function startPeople(bar, user, places) {
  const avatars = bar.querySelector('[data-avatars]');
  const count = bar.querySelector('[data-who-count]');
  const list = bar.querySelector('[data-who-list]');
  /** By identifier: name, and where they are. */
  let people = new Map();

  function show(presence) {
    const known = people;
    people = new Map();
    for (const { user_id, user_name } of presence) {
      const before = known.get(user_id);
      people.set(user_id, { id: user_id, name: user_name, entity: before?.entity ?? null, field: before?.field ?? null });
    }
    places.heard(presence);
    draw();
  }

  function move({ sender_id, sender_name, entity_id, field }) {
    const person = people.get(sender_id) ?? { id: sender_id };
    people.set(sender_id, { ...person, name: sender_name, entity: entity_id, field, typed: '' });
    draw();
  }

  function type({ sender_id, sender_name, entity_id, field, value }) {
    const until = Date.now() + TYPED_FOR;
    const typed = typeof value === 'string' ? value : JSON.stringify(value);
    people.set(sender_id, { id: sender_id, name: sender_name, entity: entity_id, field, typed, until });
    setTimeout(draw, TYPED_FOR + 50);
    draw();
  }

  /** What was typed into an entity is saved now. */
  function saved(entityId) {
    for (const person of people.values()) if (person.entity === entityId) person.typed = '';
    draw();
  }

  function draw() {
    const others = [...people.values()].filter(({ id }) => id !== user);
    const words = others.length === 0 ? 'Only you are here' : `${others.length + 1} people here`;
    if (count.textContent !== words) count.textContent = words;
    avatars.replaceChildren(...others.slice(0, MOST_AVATARS).map(avatarOf), ...moreThan(others.length - MOST_AVATARS));
    list.replaceChildren(...[{ id: user, name: people.get(user)?.name ?? 'You' }, ...others].map(lineOf));
    mark(others.filter(({ field }) => field !== null && field !== undefined));
  }

  function moreThan(number) {
    if (number <= 0) return [];
    const more = document.createElement('span');
    more.className = 'avatar';
    more.textContent = `+${number}`;
    return [more];
  }

  function lineOf(person) {
    const line = document.createElement('li');
    const name = document.createElement('span');
    name.textContent = person.id === user ? `${person.name} (you)` : person.name;
    line.append(avatarOf(person), name);
    const where = person.id === user || !person.field ? undefined : whereOf(person);
    if (where !== undefined) line.append(where);
    return line;
  }

  return { show, move, type, saved };
}

function avatarOf({ id, name }) {
  const avatar = document.createElement('span');
  avatar.className = 'avatar';
  avatar.dataset.tone = toneOf(id);
  avatar.textContent = initialsOf(name);
  avatar.title = name;
  avatar.setAttribute('aria-hidden', 'true');
  return avatar;
}

/** Where somebody is, with a way there when it is on this page. */
function whereOf({ entity, field }) {
  const [element] = elementsOf(entity, field);
  const where = document.createElement(element === undefined ? 'span' : 'button');
  where.className = 'who-where';
  where.textContent = `at ${labelOf(element, field)}`;
  if (element !== undefined) {
    where.type = 'button';
    where.addEventListener('click', () => element.scrollIntoView({ block: 'center' }));
  }
  return where;
}

function labelOf(element, field) {
  const label = element?.closest('[data-control]')?.querySelector('label')?.textContent;
  return label ?? field.replaceAll('_', ' ');
}

function elementsOf(entity, field) {
  const [id, name] = [CSS.escape(entity), CSS.escape(field)];
  const inForm = document.querySelectorAll(`form[data-entity="${id}"] [data-control="${name}"]`);
  const cells = document.querySelectorAll(`td[data-entity="${id}"][data-field="${name}"]`);
  return [...inForm, ...cells];
}

/** Marks the fields where others are: in a form by their names beside the label, in a table at the corner of the cell. */
function mark(others) {
  for (const sign of document.querySelectorAll('[data-at-field]')) sign.remove();
  for (const cell of document.querySelectorAll('[data-here]')) cell.removeAttribute('data-here');
  for (const field of document.querySelectorAll('.is-others')) field.classList.remove('is-others');
  for (const person of others) {
    for (const element of elementsOf(person.entity, person.field)) {
      element.classList.add('is-others');
      if (element.matches('td'))
        element.dataset.here = [element.dataset.here, initialsOf(person.name)].filter(Boolean).join(' ');
      else element.querySelector('.field-head')?.append(signOf(person));
    }
    for (const line of document.querySelectorAll(`li[data-entity="${CSS.escape(person.entity)}"]`)) {
      line.dataset.here = [line.dataset.here, initialsOf(person.name)].filter(Boolean).join(' ');
    }
  }
}

function signOf({ id, name, typed, until }) {
  const sign = document.createElement('span');
  sign.className = 'at-field';
  sign.dataset.atField = '';
  sign.dataset.tone = toneOf(id);
  sign.textContent = `${name} is here`;
  if (typed && until > Date.now()) {
    const value = document.createElement('q');
    value.textContent = typed.length > 60 ? `${typed.slice(0, 60)}…` : typed;
    sign.textContent = `${name} types `;
    sign.append(value);
  }
  return sign;
}
