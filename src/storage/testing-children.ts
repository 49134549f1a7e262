/** Programs that must not outlive the process that started them, because a test or benchmark that is killed stops nothing itself. */
import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, () => void>();
process.on('exit', () => {
  for (const end of running.values()) end();
});

/** Ends a program with this process at the latest. @param group whether to end all its children too; it must have been started as `detached` */
export function endWithThisProcess<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals, group = false): Child {
  const { pid } = child;
  if (pid === undefined) return child;
  running.set(child, () => (group ? process.kill(-pid, signal) : child.kill(signal)));
  child.once('exit', () => running.delete(child));
  return child;
}
