/** Ends child processes with their parent, because a killed test or benchmark cannot end them. */
import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, () => void>();
process.on('exit', () => {
  for (const end of running.values()) end();
});

/** Kills a program at the latest when this process ends. `group` includes the children of a program started with `detached`. */
export function killOnExit<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals, group = false): Child {
  const { pid } = child;
  if (pid === undefined) return child;
  running.set(child, () => (group ? process.kill(-pid, signal) : child.kill(signal)));
  child.once('exit', () => running.delete(child));
  return child;
}
