/** Whether a process of this machine lives. */

/** A number may be of another program by now: then it seems to live. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
