// Where one is oneself, told to the others: the field that has the focus, and what is typed into it before it is saved.

const MOVE_EVERY = 250;
const TYPE_EVERY = 700;
const LONGEST_VALUE = 500;

/** Watches the page. `send` sends a frame. */
export function startPlaces(user, send) {
  let place = nowhere();
  let told = nowhere();
  let others = false;
  let moving;
  let typing;

  document.addEventListener('focusin', ({ target }) => goTo(placeOf(target)));
  document.addEventListener('focusout', () => goTo(nowhere()));
  document.addEventListener('input', ({ target }) => {
    const { entity_id, field } = placeOf(target);
    if (!others || field === null || typing !== undefined || typeof target.value !== 'string') return;
    typing = setTimeout(() => {
      typing = undefined;
      send({ type: 'update', entity_id, field, value: target.value.slice(0, LONGEST_VALUE) });
    }, TYPE_EVERY);
  });

  function goTo(next) {
    place = next;
    if (moving !== undefined) return;
    moving = setTimeout(() => {
      moving = undefined;
      if (place.entity_id !== told.entity_id || place.field !== told.field) tell();
    }, MOVE_EVERY);
  }

  function tell() {
    told = place;
    send({ type: 'cursor', ...place });
  }

  return {
    /** Says again where one is, for those who came since. */
    tellAgain() {
      if (told.field !== null) tell();
    },
    /** The same a little later, so that not everybody answers a newcomer in one moment. */
    tellSoon() {
      setTimeout(
        () => {
          if (told.field !== null) tell();
        },
        200 + Math.random() * 800,
      );
    },
    /** Whether somebody is there to see what is typed. */
    heard(present) {
      others = present.some(({ user_id }) => user_id !== user);
    },
  };
}

/** The field that an element belongs to. An entity that is not saved yet has no name that others know. */
function placeOf(element) {
  const field = element.closest?.('[data-field]')?.dataset.field;
  const entity = element.closest?.('[data-entity]')?.dataset.entity;
  return field && entity ? { entity_id: entity, field } : nowhere();
}

function nowhere() {
  return { entity_id: null, field: null };
}
