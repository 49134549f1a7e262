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
    /** Dispatched after this page saved an entity. */
    'hub:saved': CustomEvent<EntityChange>;
    /** Dispatched after another page saved an entity. */
    'hub:remote-change': CustomEvent<EntityChange>;
  }

  interface HTMLElementEventMap {
    /** Dispatched after the grid was edited or saved. After a save, the grid is not checked. */
    'grid:changed': CustomEvent<{ readonly isSaved: boolean } | undefined>;
    'grid:moved': CustomEvent<undefined>;
    'grid:says': CustomEvent<string>;
    'grid:elsewhere': CustomEvent<undefined>;
    'hub:item-added': CustomEvent<{ readonly input: HTMLElement }>;
  }
}

/** Dispatches `hub:saved` for an entity. */
export function announceSaved(
  { id, version, entity_type }: { readonly id: string; readonly version: number; readonly entity_type: string },
  action: EntityChange['action'],
): void {
  const detail: EntityChange = { entity_id: id, version, action, entity_type };
  document.dispatchEvent(new CustomEvent('hub:saved', { detail }));
}

/** Calls a function after changes of any user, when `quiet` milliseconds have passed without a further change. */
export function runAfterChanges(quiet: number, act: () => void): void {
  let timer: number | undefined;
  for (const name of ['hub:saved', 'hub:remote-change'] as const)
    document.addEventListener(name, () => {
      clearTimeout(timer);
      timer = setTimeout(act, quiet);
    });
}
