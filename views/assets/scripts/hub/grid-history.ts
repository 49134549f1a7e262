// Undoes and redoes steps of a table. A step contains all changes of one key, paste or button.

/** A step that can be undone and redone. */
export interface HistoryStep {
  readonly redoStep: () => void;
  readonly undo: () => void;
}

export interface GridHistory {
  readonly performStep: (step: HistoryStep) => void;
  readonly runAsOneStep: <Result>(work: () => Result) => Result;
  /** Records a step that was already performed. */
  readonly note: (step: HistoryStep) => void;
  /** Undoes the last step. Returns false if there is none. */
  readonly undo: () => boolean;
  readonly redoStep: () => boolean;
}

/** Creates a history. `notify` is called after each change of the history. */
export function createHistory(notify: () => void): GridHistory {
  const done: HistoryStep[][] = [];
  const undone: HistoryStep[][] = [];
  let open: HistoryStep[] | undefined;

  /** Performs a step, and records it. */
  function performStep(step: HistoryStep): void {
    step.redoStep();
    if (open === undefined) recordSteps([step]);
    else open.push(step);
  }

  /** Records all changes during `work` as one step, and returns its result. */
  function runAsOneStep<Result>(work: () => Result): Result {
    if (open !== undefined) return work();
    const steps: HistoryStep[] = [];
    open = steps;
    try {
      return work();
    } finally {
      open = undefined;
      if (steps.length > 0) recordSteps(steps);
    }
  }

  function recordSteps(steps: HistoryStep[]): void {
    done.push(steps);
    undone.length = 0;
    notify();
  }

  function undoStep(): boolean {
    const steps = done.pop();
    if (steps === undefined) return false;
    for (const step of steps.toReversed()) step.undo();
    undone.push(steps);
    notify();
    return true;
  }

  function redoStep(): boolean {
    const steps = undone.pop();
    if (steps === undefined) return false;
    for (const step of steps) step.redoStep();
    done.push(steps);
    notify();
    return true;
  }

  return { performStep, runAsOneStep, note: (step) => recordSteps([step]), undo: undoStep, redoStep };
}
