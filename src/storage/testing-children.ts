/** Programs that must not outlive the process that started them: a test or a benchmark that a signal or an error ends stops nothing itself. */
import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, () => void>();
process.on('exit', () => {
  for (const end of running.values()) end();
});

/**
 * Lets a program end at the latest with this process.
 *
 * @param group whether everything that it started ends as well; it must have been started as `detached`
 */
export function endsWithUs<Child extends ChildProcess>(child: Child, signal: NodeJS.Signals, group = false): Child {
  const { pid } = child;
  if (pid === undefined) return child;
  running.set(child, () => (group ? process.kill(-pid, signal) : child.kill(signal)));
  child.once('exit', () => running.delete(child));
  return child;
}
