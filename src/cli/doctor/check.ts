/**
 * - `good`: it works
 * - `attention`: it works, but an administrator should know
 * - `wrong`: it does not work, or will stop working
 * - `off`: there is nothing to check
 */
export type FindingState = 'good' | 'attention' | 'wrong' | 'off';

/** The result of a check in plain sentences, with the next step. */
export interface Outcome {
  readonly state: FindingState;
  readonly says: string;
  readonly advice?: string | undefined;
  /** Replaces the subject of the check. */
  readonly subject?: string;
}

export interface Finding extends Outcome {
  readonly subject: string;
}

/** Performs a check without changing anything. Ends soon after the signal aborts. */
export type Check = (signal: AbortSignal) => Outcome | readonly Outcome[] | Promise<Outcome | readonly Outcome[]>;

export const MAX_CHECK_SECONDS = 5;
/** Milliseconds after which the signal of a check aborts, shortly before the check is reported as too slow. */
export const CHECK_TIMEOUT_MS = MAX_CHECK_SECONDS * 1_000 - 500;

export const createGoodOutcome = (says: string): Outcome => ({ state: 'good', says });
export const createOffOutcome = (says: string): Outcome => ({ state: 'off', says });
export const createAttentionOutcome = (says: string, advice?: string): Outcome => ({ state: 'attention', says, advice });
export const createWrongOutcome = (says: string, advice?: string): Outcome => ({ state: 'wrong', says, advice });

/** Runs all checks in parallel. A check that is too slow or fails unexpectedly is reported as wrong. */
export async function runChecks(
  checks: Readonly<Record<string, Check>>,
  seconds: number = MAX_CHECK_SECONDS,
): Promise<Finding[]> {
  const found = Object.entries(checks).map(async ([subject, check]) => {
    const outcomes = await limitCheckTime(check, seconds);
    return outcomes.map((outcome): Finding => ({ subject, ...outcome }));
  });
  return (await Promise.all(found)).flat();
}

async function limitCheckTime(check: Check, seconds: number): Promise<readonly Outcome[]> {
  const signal = AbortSignal.timeout(seconds * 1_000);
  const late = new Promise<Outcome>((resolve) => {
    signal.addEventListener('abort', () => resolve(createWrongOutcome(`No response within ${seconds} seconds.`)));
  });
  try {
    return [await Promise.race([check(signal), late])].flat();
  } catch (error) {
    return [createWrongOutcome(formatSentence((error as Error).message))];
  }
}

/** Returns a message as a sentence, with a capital letter and a period. */
export function formatSentence(message: string): string {
  const text = message.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
