// Shows which users are present, and which field each of them edits. Fields are not locked.
import { createElement, findElements, requireElement } from '../elements.ts';
import type { CursorFrame, PresenceEntry, TypingFrame } from './api.ts';
import { chooseTone, getInitials } from './channel-avatar.ts';
import type { OwnPlaces } from './channel-places.ts';

const MAX_AVATARS = 5;
/** Milliseconds for which a typed value is shown. */
const TYPED_FOR = 6_000;

/** A user who has opened the project. */
interface Person {
  readonly id: string;
  readonly name: string;
  /** The field that the user edits; null if there is none. */
  readonly at: { readonly entity: string; readonly field: string } | null;
  /** The value that the user types, and the time until which it is shown. */
  readonly typing?: { readonly text: string; readonly until: number } | undefined;
}

export interface PeopleHere {
  readonly show: (presence: readonly PresenceEntry[]) => void;
  readonly move: (frame: CursorFrame) => void;
  readonly showTyping: (frame: TypingFrame) => void;
  /** Hides the typed values of an entity, because they were saved. */
  readonly showSaved: (entityId: string) => void;
}

/** Shows users in the bar, and marks their fields. */
export function startPeople(bar: HTMLElement, user: string, places: OwnPlaces): PeopleHere {
  const avatars = requireElement(HTMLElement, '[data-avatars]', bar);
  const count = requireElement(HTMLElement, '[data-who-count]', bar);
  const list = requireElement(HTMLElement, '[data-who-list]', bar);
  let people = new Map<string, Person>();

  function showPresence(presence: readonly PresenceEntry[]): void {
    const known = people;
    people = new Map();
    for (const { user_id: id, user_name: name } of presence) people.set(id, { id, name, at: known.get(id)?.at ?? null });
    places.setPresent(presence);
    drawPeople();
  }

  function moveCursor({ sender_id: id, sender_name: name, entity_id, field }: CursorFrame): void {
    const at = entity_id === null || field === null ? null : { entity: entity_id, field };
    people.set(id, { id, name, at });
    drawPeople();
  }

  function showTyping({ sender_id: id, sender_name: name, entity_id: entity, field, value }: TypingFrame): void {
    const until = Date.now() + TYPED_FOR;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    people.set(id, { id, name, at: { entity, field }, typing: { text, until } });
    setTimeout(drawPeople, TYPED_FOR + 50);
    drawPeople();
  }

  function showSaved(entityId: string): void {
    for (const person of people.values())
      if (person.at?.entity === entityId) people.set(person.id, { ...person, typing: undefined });
    drawPeople();
  }

  function drawPeople(): void {
    const others = [...people.values()].filter(({ id }) => id !== user);
    const words = others.length === 0 ? 'Only you are online' : `${others.length + 1} people online`;
    if (count.textContent !== words) count.textContent = words;
    avatars.replaceChildren(...others.slice(0, MAX_AVATARS).map(getAvatar), ...createOverflowMark(others.length - MAX_AVATARS));
    list.replaceChildren(...[people.get(user) ?? { id: user, name: 'You', at: null }, ...others].map(createLine));
    markFields(others);
  }

  function createOverflowMark(number: number): HTMLElement[] {
    return number <= 0 ? [] : [createElement('span', { className: 'avatar', textContent: `+${number}` })];
  }

  function createLine(person: Person): HTMLElement {
    const line = document.createElement('li');
    const textContent = person.id === user ? `${person.name} (you)` : person.name;
    line.append(getAvatar(person), createElement('span', { textContent }));
    if (person.id !== user && person.at !== null) line.append(createLocation(person.at));
    return line;
  }

  return { show: showPresence, move: moveCursor, showTyping, showSaved };
}

function getAvatar({ id, name }: Person): HTMLElement {
  const avatar = createElement('span', {
    className: 'avatar',
    textContent: getInitials(name),
    title: name,
    ariaHidden: 'true',
  });
  avatar.dataset.tone = chooseTone(id);
  return avatar;
}

/** Creates the description of a user's location, with a link if it is on this page. */
function createLocation(at: NonNullable<Person['at']>): HTMLElement {
  const [element] = findElementsAt(at);
  const words = { className: 'who-where', textContent: `at ${getFieldLabel(element, at.field)}` };
  if (element === undefined) return createElement('span', words);
  const where = createElement('button', { ...words, type: 'button' });
  where.addEventListener('click', () => element.scrollIntoView({ block: 'center' }));
  return where;
}

function getFieldLabel(element: HTMLElement | undefined, field: string): string {
  const label = element?.closest('[data-control]')?.querySelector('label')?.textContent;
  return label ?? field.replaceAll('_', ' ');
}

function findElementsAt({ entity, field }: NonNullable<Person['at']>): HTMLElement[] {
  const [id, name] = [CSS.escape(entity), CSS.escape(field)];
  const inForm = findElements(HTMLElement, `form[data-entity="${id}"] [data-control="${name}"]`);
  return [...inForm, ...findElements(HTMLElement, `td[data-entity="${id}"][data-field="${name}"]`)];
}

/** Marks the fields that other users edit: in a form next to the label, in a table at the corner of the cell. */
function markFields(others: readonly Person[]): void {
  for (const sign of document.querySelectorAll('[data-at-field]')) sign.remove();
  for (const cell of document.querySelectorAll('[data-here]')) cell.removeAttribute('data-here');
  for (const field of document.querySelectorAll('.is-others')) field.classList.remove('is-others');
  for (const person of others) {
    if (person.at === null) continue;
    for (const element of findElementsAt(person.at)) {
      element.classList.add('is-others');
      if (element.matches('td')) addInitials(element, person);
      else element.querySelector('.field-head')?.append(createSign(person));
    }
    for (const line of findElements(HTMLElement, `li[data-entity="${CSS.escape(person.at.entity)}"]`))
      addInitials(line, person);
  }
}

function addInitials({ dataset }: HTMLElement, { name }: Person): void {
  dataset.here = [dataset.here, getInitials(name)].filter(Boolean).join(' ');
}

function createSign({ id, name, typing }: Person): HTMLElement {
  const sign = createElement('span', { className: 'at-field', textContent: `${name} is here` });
  sign.dataset.atField = '';
  sign.dataset.tone = chooseTone(id);
  if (typing !== undefined && typing.text !== '' && typing.until > Date.now()) {
    const { text } = typing;
    sign.textContent = `${name} types `;
    sign.append(createElement('q', { textContent: text.length > 60 ? `${text.slice(0, 60)}…` : text }));
  }
  return sign;
}
