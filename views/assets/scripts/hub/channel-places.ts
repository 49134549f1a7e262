// Where one is oneself, told to the others: the field that has the focus, and what is typed into it before it is saved.

import { isField, near } from '../elements.ts';
import type { PresenceEntry, SentFrame } from './api.ts';

const MOVE_EVERY = 250;
const TYPE_EVERY = 700;
const MAX_VALUE_LENGTH = 500;

/** A field of an entity; null where one is at none. */
type FieldPlace = { readonly entity_id: string; readonly field: string } | null;

/** Tells where one is. */
export interface OwnPlaces {
  /** Says again where one is, for those who came since. */
  readonly tellAgain: () => void;
  /** The same a little later, so that not everybody answers a newcomer in one moment. */
  readonly tellSoon: () => void;
  /** Whether somebody is there to see what is typed. */
  readonly heard: (present: readonly PresenceEntry[]) => void;
}

/** Watches the page. `send` sends a frame. */
export function startPlaces(user: string, send: (frame: SentFrame) => void): OwnPlaces {
  let place: FieldPlace = null;
  let told: FieldPlace = null;
  let others = false;
  let moving: number | undefined;
  let typing: number | undefined;

  document.addEventListener('focusin', ({ target }) => goTo(placeOf(target)));
  document.addEventListener('focusout', () => goTo(null));
  document.addEventListener('input', ({ target }) => {
    const at = placeOf(target);
    if (!others || at === null || typing !== undefined || !isField(target)) return;
    typing = setTimeout(() => {
      typing = undefined;
      send({ type: 'update', ...at, value: target.value.slice(0, MAX_VALUE_LENGTH) });
    }, TYPE_EVERY);
  });

  function goTo(next: FieldPlace): void {
    place = next;
    if (moving !== undefined) return;
    moving = setTimeout(() => {
      moving = undefined;
      if (place?.entity_id !== told?.entity_id || place?.field !== told?.field) tell();
    }, MOVE_EVERY);
  }

  function tell(): void {
    told = place;
    send({ type: 'cursor', ...(place ?? { entity_id: null, field: null }) });
  }

  return {
    tellAgain() {
      if (told !== null) tell();
    },
    tellSoon() {
      setTimeout(
        () => {
          if (told !== null) tell();
        },
        200 + Math.random() * 800,
      );
    },
    heard(present) {
      others = present.some(({ user_id }) => user_id !== user);
    },
  };
}

/** The field that an element belongs to. An entity that is not saved yet has no name that others know. */
function placeOf(element: EventTarget | null): FieldPlace {
  const field = near(HTMLElement, element, '[data-field]')?.dataset.field;
  const entity = near(HTMLElement, element, '[data-entity]')?.dataset.entity;
  return field && entity ? { entity_id: entity, field } : null;
}
