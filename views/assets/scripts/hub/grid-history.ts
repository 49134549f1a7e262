// Undo and redo of a table. A step contains all changes of one key, paste or button.

/** Something that was done, and how to undo it. */
export interface Deed {
  readonly redo: () => void;
  readonly undo: () => void;
}

/** The history of steps. */
export interface GridHistory {
  readonly act: (deed: Deed) => void;
  readonly asOneStep: <Result>(work: () => Result) => Result;
  /** Adds a step that is already done. */
  readonly note: (deed: Deed) => void;
  /** Returns whether there was something to undo. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

/** A history. `tell` is called after each step that was done, undone or redone. */
export function createHistory(tell: () => void): GridHistory {
  const done: Deed[][] = [];
  const undone: Deed[][] = [];
  let open: Deed[] | undefined;

  /** Does something, and remembers how to undo it. */
  function act(deed: Deed): void {
    deed.redo();
    if (open === undefined) remember([deed]);
    else open.push(deed);
  }

  /** Combines all changes of `work` into one step, and returns its result. */
  function asOneStep<Result>(work: () => Result): Result {
    if (open !== undefined) return work();
    const deeds: Deed[] = [];
    open = deeds;
    try {
      return work();
    } finally {
      open = undefined;
      if (deeds.length > 0) remember(deeds);
    }
  }

  function remember(deeds: Deed[]): void {
    done.push(deeds);
    undone.length = 0;
    tell();
  }

  function undo(): boolean {
    const deeds = done.pop();
    if (deeds === undefined) return false;
    for (const deed of deeds.toReversed()) deed.undo();
    undone.push(deeds);
    tell();
    return true;
  }

  function redo(): boolean {
    const deeds = undone.pop();
    if (deeds === undefined) return false;
    for (const deed of deeds) deed.redo();
    done.push(deeds);
    tell();
    return true;
  }

  return { act, asOneStep, note: (deed) => remember([deed]), undo, redo };
}
