/** Callbacks that wait for a turn of the event loop. Each turn runs one, so that short requests run in between. */
const waiting: (() => void)[] = [];

/** Resolves at the beginning of a separate turn of the event loop, in the order of the calls. */
export function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resolveNextTurn);
  });
}

function resolveNextTurn(): void {
  // Continuations of the promise run before the next turn.
  waiting[0]?.();
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) resolveNextTurn();
  });
}
