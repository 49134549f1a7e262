// Declares the events between the scripts of a project's pages.

/** An entity that was saved or deleted, here or elsewhere. */
export interface EntityChange {
  readonly entity_id: string;
  readonly version: number;
  readonly action: 'created' | 'updated' | 'deleted';
  readonly entity_type: string;
}

declare global {
  interface DocumentEventMap {
    /** This page saved an entity. */
    'hub:saved': CustomEvent<EntityChange>;
    /** Another page saved an entity. */
    'hub:remote-change': CustomEvent<EntityChange>;
  }

  interface HTMLElementEventMap {
    /** The grid was edited or saved. A saved grid needs no check. */
    'grid:changed': CustomEvent<{ readonly isSaved: boolean } | undefined>;
    'grid:moved': CustomEvent<undefined>;
    'grid:says': CustomEvent<string>;
    'grid:elsewhere': CustomEvent<undefined>;
    'hub:item-added': CustomEvent<{ readonly input: HTMLElement }>;
  }
}

/** Announces on this page that it saved an entity. */
export function announceSaved(
  { id, version, entity_type }: { readonly id: string; readonly version: number; readonly entity_type: string },
  action: EntityChange['action'],
): void {
  const detail: EntityChange = { entity_id: id, version, action, entity_type };
  document.dispatchEvent(new CustomEvent('hub:saved', { detail }));
}

/** Calls a function after changes by any user, once they pause for some milliseconds. */
export function runAfterChanges(quiet: number, act: () => void): void {
  let timer: number | undefined;
  for (const name of ['hub:saved', 'hub:remote-change'] as const)
    document.addEventListener(name, () => {
      clearTimeout(timer);
      timer = setTimeout(act, quiet);
    });
}
