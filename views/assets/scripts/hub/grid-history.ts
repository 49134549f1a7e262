// Undoes and redoes steps of a table. A step contains all changes of one key, paste or button.

/** A step that can be undone and redone. */
export interface Deed {
  readonly redoStep: () => void;
  readonly undo: () => void;
}

export interface GridHistory {
  readonly performDeed: (deed: Deed) => void;
  readonly runAsOneStep: <Result>(work: () => Result) => Result;
  /** Records a step that was already performed. */
  readonly note: (deed: Deed) => void;
  /** Undoes the last step. Returns false if there is none. */
  readonly undo: () => boolean;
  readonly redoStep: () => boolean;
}

/** Creates a history. `tell` is called after each change of it. */
export function createHistory(tell: () => void): GridHistory {
  const done: Deed[][] = [];
  const undone: Deed[][] = [];
  let open: Deed[] | undefined;

  /** Performs a step, and records it. */
  function performDeed(deed: Deed): void {
    deed.redoStep();
    if (open === undefined) rememberDeeds([deed]);
    else open.push(deed);
  }

  /** Records all changes during `work` as one step, and returns its result. */
  function runAsOneStep<Result>(work: () => Result): Result {
    if (open !== undefined) return work();
    const deeds: Deed[] = [];
    open = deeds;
    try {
      return work();
    } finally {
      open = undefined;
      if (deeds.length > 0) rememberDeeds(deeds);
    }
  }

  function rememberDeeds(deeds: Deed[]): void {
    done.push(deeds);
    undone.length = 0;
    tell();
  }

  function undoStep(): boolean {
    const deeds = done.pop();
    if (deeds === undefined) return false;
    for (const deed of deeds.toReversed()) deed.undo();
    undone.push(deeds);
    tell();
    return true;
  }

  function redoStep(): boolean {
    const deeds = undone.pop();
    if (deeds === undefined) return false;
    for (const deed of deeds) deed.redoStep();
    done.push(deeds);
    tell();
    return true;
  }

  return { performDeed, runAsOneStep, note: (deed) => rememberDeeds([deed]), undo: undoStep, redoStep };
}
