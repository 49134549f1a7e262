/** What the doctor finds, and how long it looks. */

/**
 * - `good`: it works
 * - `attention`: it works, but somebody should know
 * - `wrong`: it does not work, or will not
 * - `off`: there is nothing to try
 */
export type FindingState = 'good' | 'attention' | 'wrong' | 'off';

/** One thing that was tried. */
export interface Finding {
  /** What was tried, like `Database`. */
  readonly subject: string;
  readonly state: FindingState;
  /** Plain sentences. */
  readonly says: string;
  /** What to do. */
  readonly advice?: string;
}

/** Something to try. */
export interface Trial {
  readonly subject: string;
  /** Never changes anything; must end by itself, at most a little later than the signal says. */
  readonly run: (signal: AbortSignal) => Promise<readonly Finding[]>;
}

/** How long each trial may take. */
export const MOST_SECONDS = 5;

/** Makes all trials at once; what is too slow is reported as such, and what fails in an unforeseen way, too. */
export async function makeTrials(trials: readonly Trial[], seconds: number = MOST_SECONDS): Promise<Finding[]> {
  const all = await Promise.all(trials.map((trial) => limited(trial, seconds)));
  return all.flat();
}

async function limited({ subject, run }: Trial, seconds: number): Promise<readonly Finding[]> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve([{ subject, state: 'wrong', says: `It gave no answer within ${seconds} seconds.` }]);
    }, seconds * 1_000);
  });
  try {
    return await Promise.race([run(controller.signal), late]);
  } catch (error) {
    return [{ subject, state: 'wrong', says: sentence((error as Error).message) }];
  } finally {
    clearTimeout(timer);
  }
}

/** A message as a sentence: with a capital letter, and a point at the end. */
export function sentence(message: string): string {
  const text = message.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
