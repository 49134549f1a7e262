/** Ends programs with the process that started them, because a killed test or benchmark cannot stop them itself. */
import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, () => void>();
process.on('exit', () => {
  for (const end of running.values()) end();
});

/** Ends a program at the latest with this process. `group` also ends the children of a program started as `detached`. */
export function killOnExit<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals, group = false): Child {
  const { pid } = child;
  if (pid === undefined) return child;
  running.set(child, () => (group ? process.kill(-pid, signal) : child.kill(signal)));
  child.once('exit', () => running.delete(child));
  return child;
}
