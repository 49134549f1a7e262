/** Callbacks that wait, by client. Each turn of the event loop runs one of each client, so that short requests run in between. */
const waiting = new Map<string, (() => void)[]>();

/** Resolves at the beginning of a turn of the event loop that no other call of the client shares, in the order of the calls. */
export function waitForTurn(client = ''): Promise<void> {
  return new Promise((resolve) => {
    const own = waiting.get(client);
    if (own !== undefined) own.push(resolve);
    else if (waiting.set(client, [resolve]).size === 1) setImmediate(beginNextTurn);
  });
}

function beginNextTurn(): void {
  for (const [client, own] of waiting) {
    const next = own.shift();
    if (next === undefined) waiting.delete(client);
    else next();
  }
  // Continuations of the promises run before the next turn.
  if (waiting.size > 0) setImmediate(beginNextTurn);
}
