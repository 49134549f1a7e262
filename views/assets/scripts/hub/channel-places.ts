// Sends this user's location to other users: the field with the focus, and its unsaved value.

import { findClosest, isField } from '../elements.ts';
import type { PresenceEntry, SentFrame } from './api.ts';

const MOVE_EVERY = 250;
const TYPE_EVERY = 700;
const MAX_VALUE_LENGTH = 500;

/** A field of an entity; null outside of fields. */
type FieldPlace = { readonly entity_id: string; readonly field: string } | null;

export interface OwnPlaces {
  /** Sends the location again, for users who have joined. */
  readonly sendAgain: () => void;
  /** Sends the location after a short delay, so that not all users reply to a newcomer at the same time. */
  readonly sendSoon: () => void;
  /** Updates whether other users are present, because typed values are sent only then. */
  readonly setPresent: (present: readonly PresenceEntry[]) => void;
}

/** Observes the focus and the input on the page. `send` sends a frame. */
export function startPlaces(user: string, send: (frame: SentFrame) => void): OwnPlaces {
  let place: FieldPlace = null;
  let reported: FieldPlace = null;
  let others = false;
  let moving: number | undefined;
  let typing: number | undefined;

  document.addEventListener('focusin', ({ target }) => moveTo(findPlace(target)));
  document.addEventListener('focusout', () => moveTo(null));
  document.addEventListener('input', ({ target }) => {
    const at = findPlace(target);
    if (!others || at === null || typing !== undefined || !isField(target)) return;
    typing = setTimeout(() => {
      typing = undefined;
      send({ type: 'update', ...at, value: target.value.slice(0, MAX_VALUE_LENGTH) });
    }, TYPE_EVERY);
  });

  function moveTo(next: FieldPlace): void {
    place = next;
    if (moving !== undefined) return;
    moving = setTimeout(() => {
      moving = undefined;
      if (place?.entity_id !== reported?.entity_id || place?.field !== reported?.field) sendPlace();
    }, MOVE_EVERY);
  }

  function sendPlace(): void {
    reported = place;
    send({ type: 'cursor', ...(place ?? { entity_id: null, field: null }) });
  }

  return {
    sendAgain() {
      if (reported !== null) sendPlace();
    },
    sendSoon() {
      setTimeout(
        () => {
          if (reported !== null) sendPlace();
        },
        200 + Math.random() * 800,
      );
    },
    setPresent(present) {
      others = present.some(({ user_id }) => user_id !== user);
    },
  };
}

/** Returns the field of an element; null in an unsaved entity, which others do not have. */
function findPlace(element: EventTarget | null): FieldPlace {
  const field = findClosest(HTMLElement, element, '[data-field]')?.dataset.field;
  const entity = findClosest(HTMLElement, element, '[data-entity]')?.dataset.entity;
  return field && entity ? { entity_id: entity, field } : null;
}
