/** What stops work in a thread. */

/** The threads have more to do than may wait for them. */
export class ThreadsBusyError extends Error {
  override readonly name = 'ThreadsBusyError';
}

/** The threads ended while the work ran. */
export class ThreadsEndedError extends Error {
  override readonly name = 'ThreadsEndedError';
}

/** The thread ended before the work did. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
}

/** The work took longer than it may. */
export class OutOfTimeError extends Error {
  override readonly name = 'OutOfTimeError';
  /** What it might have taken. */
  readonly milliseconds: number;

  constructor(milliseconds: number, options: { cause?: unknown }) {
    super('The work took longer than it may.', options);
    this.milliseconds = milliseconds;
  }
}

/** The work needs more memory than it may have. */
export class OutOfMemoryError extends Error {
  override readonly name = 'OutOfMemoryError';
}
