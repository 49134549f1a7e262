import { move, transferableSymbol, valueSymbol } from 'piscina';
import { runForViewer } from '../web/for-people/viewing.ts';
import { convertToPlainError, type TaskCall, type TaskOutcome, type TaskWork } from './task.ts';

export interface ThreadTasks {
  readonly works: readonly TaskWork[];
  /** Updates the caches of the thread, which receives no notifications of changes. */
  readonly updateCaches: () => Promise<void>;
}

export async function executeTask(
  { works, updateCaches }: ThreadTasks,
  { task, argument, viewer }: TaskCall,
): Promise<TaskOutcome> {
  const found = works.find(({ name }) => name === task);
  if (found === undefined) throw new Error(`There is no task "${task}".`);
  try {
    await updateCaches();
    return transferOutcome(await runForViewer(viewer, () => found.work(argument as never)));
  } catch (error) {
    const refusal = convertToPlainError(error);
    if (refusal === undefined) throw error;
    return { refusal };
  }
}

/** Marks the bytes of the result for transfer, to avoid a copy. */
function transferOutcome(result: unknown): TaskOutcome {
  const outcome: TaskOutcome = { result };
  const buffer = findBuffer(result);
  if (buffer === undefined) return outcome;
  return move({ [transferableSymbol]: buffer, [valueSymbol]: outcome } as never) as unknown as TaskOutcome;
}

function findBuffer(result: unknown): ArrayBuffer | undefined {
  const { bytes } = (result ?? {}) as { bytes?: unknown };
  const isAlone = bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer && bytes.length > Buffer.poolSize;
  return isAlone ? (bytes.buffer as ArrayBuffer) : undefined;
}
