// What was done in a table, to be undone and done again. A step is everything that one key, paste or button did, however much that was.

/** A history. `tell` is called after each step that was done, undone or done again. */
export function createHistory(tell) {
  const done = [];
  const undone = [];
  let open;

  /** Does something, and remembers how to undo it. */
  function act(deed) {
    deed.redo();
    if (open === undefined) remember([deed]);
    else open.push(deed);
  }

  /** What is done inside of it is one step. Answers what `work` answers. */
  function asOneStep(work) {
    if (open !== undefined) return work();
    open = [];
    try {
      return work();
    } finally {
      const deeds = open;
      open = undefined;
      if (deeds.length > 0) remember(deeds);
    }
  }

  function remember(deeds) {
    done.push(deeds);
    undone.length = 0;
    tell();
  }

  function undo() {
    const deeds = done.pop();
    if (deeds === undefined) return false;
    for (const deed of deeds.toReversed()) deed.undo();
    undone.push(deeds);
    tell();
    return true;
  }

  function redo() {
    const deeds = undone.pop();
    if (deeds === undefined) return false;
    for (const deed of deeds) deed.redo();
    done.push(deeds);
    tell();
    return true;
  }

  return { act, asOneStep, note: (deed) => remember([deed]), undo, redo };
}
