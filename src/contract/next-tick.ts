/**
 * Work of some milliseconds where everybody's requests are answered: one such work in a turn of the event loop, so that whoever wants
 * little waits for one of them and not for all that have come.
 */
const waiting: (() => void)[] = [];

/** Resolves at the beginning of a turn of its own; whoever comes first is first. */
export function nextTick(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(begin);
  });
}

function begin(): void {
  // What follows from resolving is done before the next turn.
  waiting[0]?.();
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) begin();
  });
}
