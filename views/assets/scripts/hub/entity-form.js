// The form of an entity, on its page or beside a table. It works without this; with it, it is saved in place, checked while it is typed, and
// warns before typed values are lost.
//
// What other modules (the project's channel among them) can rely on:
// - The form is `form#entity` with data-project, data-entity (empty while the entity is new), data-type and data-version. Every
//   control of a field has data-field; the first one of a field, where labels and links lead, has the id `field-<name>`.
// - This dispatches on `document`:
//     hub:saved { entity_id, version, action: 'created' | 'updated', entity_type } after a save from this page.
// - This listens on `document`:
//     hub:remote-change { entity_id, version, action: 'created' | 'updated' | 'deleted', entity_type }: somebody saved something. When it
//     is this entity in a later version, the form says that it is stale and leads to both states; what is typed stays as it is.
import { momentText } from '../words.js';
import { startChecking } from './checking.js';
import { enhanceChildren } from './children.js';
import { enhanceLists } from './lists.js';
import { enhancePickers } from './picker.js';

/**
 * Starts a form. It listens to the page until `signal` ends it; `place` is what it has to itself: keys that are pressed elsewhere are not
 * for it.
 *
 * @returns {{ isDirty: () => boolean, forget: () => void }} whether typed values are not saved; `forget` leaves them
 */
export function startEntityForm(form, { place = document, signal } = {}) {
  const stale = document.getElementById('stale');
  const listening = { signal };
  let saving = false;
  let saved = snapshot();

  enhanceLists(form);
  enhancePickers(form);
  enhanceChildren(place);
  const checking = startChecking(form, listening);

  for (const hint of form.querySelectorAll('[data-shortcut]')) hint.hidden = false;
  if (form.querySelector('[data-save]') !== null) {
    form.addEventListener('input', showState);
    form.addEventListener('change', showState);
    form.addEventListener('submit', (event) => {
      // Buttons that go on to another page after saving are followed as the browser does it.
      if (event.submitter?.name) {
        saved = undefined;
        return;
      }
      event.preventDefault();
      save();
    });
    place.addEventListener(
      'keydown',
      (event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
        event.preventDefault();
        save();
      },
      listening,
    );
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (isDirty()) event.preventDefault();
      },
      listening,
    );
  }

  for (const name of ['hub:remote-change', 'hub:saved'])
    document.addEventListener(
      name,
      ({ detail }) => {
        if (detail.entity_id !== form.dataset.entity || detail.version <= Number(form.dataset.version) || saving) return;
        showStale(detail.action === 'deleted');
      },
      listening,
    );

  stale.querySelector('[data-see-both]').addEventListener('click', (event) => {
    // Saving with the version that was read answers with both states, field by field.
    event.preventDefault();
    saved = undefined;
    form.submit();
  });

  function snapshot() {
    return new URLSearchParams(
      [...new FormData(form)].filter(([name, value]) => !name.startsWith('_') && value !== ''),
    ).toString();
  }

  function isDirty() {
    return saved !== undefined && (form.hasAttribute('data-dirty') || snapshot() !== saved);
  }

  function showState() {
    if (!saving) say(isDirty() ? 'Not saved yet' : '');
  }

  function say(words, isBad = false) {
    const state = form.querySelector('[data-save-state]');
    if (state.textContent !== words) state.textContent = words;
    state.classList.toggle('is-bad', isBad);
  }

  function showStale(isDeleted) {
    stale.hidden = false;
    if (!isDeleted) return;
    stale.querySelector('h2').textContent = 'Someone has deleted this';
    stale.querySelector('p').textContent = 'What you typed is still here; the history can bring the entity back.';
  }

  async function save() {
    if (saving) return;
    saving = true;
    say('Saving…');
    const sent = snapshot();
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams(new FormData(form)),
        headers: { accept: 'application/json' },
      });
      if (response.status === 409) leaveTo(() => form.submit());
      else if (response.status === 201) follow(response, await response.json());
      else if (response.ok) show(await response.json(), sent);
      else say((await response.json()).detail, true);
    } catch {
      say('The server did not answer. What you typed is still here; try again in a moment.', true);
    } finally {
      saving = false;
    }
  }

  /** A new entity has a page of its own from now on. */
  function follow(response, entity) {
    tell(entity, 'created');
    leaveTo(() => location.replace(response.headers.get('location')));
  }

  function leaveTo(go) {
    saved = undefined;
    go();
  }

  function show(entity, sent) {
    const isNews = String(entity.version) !== form.dataset.version;
    form.dataset.version = entity.version;
    form.dataset.wasSaved = '';
    form.removeAttribute('data-dirty');
    form.elements.namedItem('_version').value = entity.version;
    saved = sent;
    stale.hidden = true;
    for (const label of document.querySelectorAll('[data-entity-label]')) label.textContent = entity.label;
    checking.show(entity);
    for (const words of document.querySelectorAll('[data-changed]'))
      words.textContent = `Version ${entity.version}, saved by ${entity.updated_by}`;
    say(snapshot() === sent ? `${isNews ? 'Saved' : 'Nothing to save'} at ${momentText(new Date())}` : 'Not saved yet');
    if (isNews) tell(entity, 'updated');
  }

  return {
    isDirty,
    forget() {
      saved = undefined;
    },
  };
}

function tell({ id, version, entity_type }, action) {
  document.dispatchEvent(new CustomEvent('hub:saved', { detail: { entity_id: id, version, action, entity_type } }));
}
