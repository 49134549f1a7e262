// The form of an entity, on its page or next to a table. With this script, the form is saved in place, checked while the user
// types, and warns before typed values are lost. Interface for other modules, such as the project's channel:
// - The form is `form#entity` with data-project, data-entity (empty for a new entity), data-type and data-version. Every
// control of a field has data-field. The first control of a field, the target of labels and links, has the id `field-<name>`.
// - It dispatches hub:saved { entity_id, version, action: 'created' | 'updated', entity_type } on `document` after a save.
// - It listens on `document` for hub:remote-change { entity_id, version, action: 'created' | 'updated' | 'deleted', entity_type
// }: another user saved something. For a later version of this entity, the form shows that it is stale and links to both
// states. Typed values stay.
import { getJson, readRefusal } from '../answers.ts';
import { findControl, findElement, findElements, readFormValues, requireElement } from '../elements.ts';
import { formatTimestamp } from '../words.ts';
import type { Entity } from './api.ts';
import { startChecking } from './checking.ts';
import { enhanceChildren } from './children.ts';
import { announceSaved } from './events.ts';
import { enhanceLists } from './lists.ts';
import { enhancePickers } from './picker.ts';

export interface EntityFormControl {
  /** Returns whether there are unsaved values. */
  readonly isDirty: () => boolean;
  /** Discards the unsaved values. */
  readonly forget: () => void;
}

/** Starts a form. It listens to the page until `signal` aborts, and ignores keys pressed outside `place`. */
export function startEntityForm(
  form: HTMLFormElement,
  { place = document, signal }: { readonly place?: Document | HTMLElement; readonly signal?: AbortSignal } = {},
): EntityFormControl {
  const stale = requireElement(HTMLElement, '#stale');
  const listening = signal === undefined ? {} : { signal };
  let saving = false;
  let saved: string | undefined = takeSnapshot();

  enhanceLists(form);
  enhancePickers(form);
  enhanceChildren(place);
  const checking = startChecking(form, listening);

  for (const hint of findElements(HTMLElement, '[data-shortcut]', form)) hint.hidden = false;
  if (form.querySelector('[data-save]') !== null) {
    form.addEventListener('input', showState);
    form.addEventListener('change', showState);
    form.addEventListener('submit', (event) => {
      // Buttons that continue to another page after saving are left to the browser.
      if (event.submitter instanceof HTMLButtonElement && event.submitter.name !== '') {
        saved = undefined;
        return;
      }
      event.preventDefault();
      saveForm();
    });
    place.addEventListener(
      'keydown',
      (event) => {
        if (
          !(event instanceof KeyboardEvent) ||
          event.key.toLowerCase() !== 's' ||
          !(event.ctrlKey || event.metaKey) ||
          event.altKey
        )
          return;
        event.preventDefault();
        saveForm();
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

  for (const name of ['hub:remote-change', 'hub:saved'] as const)
    document.addEventListener(
      name,
      ({ detail }) => {
        if (detail.entity_id !== form.dataset.entity || detail.version <= Number(form.dataset.version) || saving) return;
        showStale(detail.action === 'deleted');
      },
      listening,
    );

  requireElement(HTMLElement, '[data-see-both]', stale).addEventListener('click', (event) => {
    // If the entity has changed since it was read, the response contains both states.
    event.preventDefault();
    saved = undefined;
    form.submit();
  });

  function takeSnapshot(): string {
    const filled = [...readFormValues(form)].filter(([name, value]) => !name.startsWith('_') && value !== '');
    return new URLSearchParams(filled).toString();
  }

  function isDirty(): boolean {
    return saved !== undefined && (form.hasAttribute('data-dirty') || takeSnapshot() !== saved);
  }

  function showState(): void {
    if (!saving) showMessage(isDirty() ? 'Not saved yet' : '');
  }

  function showMessage(words: string, isBad = false): void {
    const state = findElement(HTMLElement, '[data-save-state]', form);
    if (state === null) return;
    if (state.textContent !== words) state.textContent = words;
    state.classList.toggle('is-bad', isBad);
  }

  function showStale(isDeleted: boolean): void {
    stale.hidden = false;
    if (!isDeleted) return;
    requireElement(HTMLElement, 'h2', stale).textContent = 'Another user has deleted this entity';
    requireElement(HTMLElement, 'p', stale).textContent =
      'Your input is still here. You can restore the entity from the history.';
  }

  async function saveForm(): Promise<void> {
    if (saving) return;
    saving = true;
    showMessage('Saving…');
    const sent = takeSnapshot();
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        body: readFormValues(form),
        headers: { accept: 'application/json' },
      });
      if (response.status === 409) leaveTo(() => form.submit());
      else if (response.status === 201) openSavedEntity(response, await getJson<Entity>(response));
      else if (response.ok) showSaved(await getJson<Entity>(response), sent);
      else showMessage(await readRefusal(response), true);
    } catch {
      showMessage('The server did not respond. Your input is still here. Try again in a moment.', true);
    } finally {
      saving = false;
    }
  }

  /** Shows the address of a new entity after its first save. */
  function openSavedEntity(response: Response, entity: Entity): void {
    announceSaved(entity, 'created');
    leaveTo(() => location.replace(response.headers.get('location') ?? ''));
  }

  function leaveTo(go: () => void): void {
    saved = undefined;
    go();
  }

  function showSaved(entity: Entity, sent: string): void {
    const isNews = String(entity.version) !== form.dataset.version;
    form.dataset.version = String(entity.version);
    form.dataset.wasSaved = '';
    form.removeAttribute('data-dirty');
    findControl(HTMLInputElement, form, '_version').value = String(entity.version);
    saved = sent;
    stale.hidden = true;
    for (const label of document.querySelectorAll('[data-entity-label]')) label.textContent = entity.label;
    checking.show(entity);
    for (const words of document.querySelectorAll('[data-changed]'))
      words.textContent = `Version ${entity.version}, saved by ${entity.updated_by}`;
    showMessage(
      takeSnapshot() === sent ? `${isNews ? 'Saved' : 'Nothing to save'} at ${formatTimestamp(new Date())}` : 'Not saved yet',
    );
    if (isNews) announceSaved(entity, 'updated');
  }

  return {
    isDirty,
    forget() {
      saved = undefined;
    },
  };
}
