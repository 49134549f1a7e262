/** What working on runs needs: a worker in a process of its own has no pages. */
import type { ProteomicsContext } from '../context.ts';

/** A part of the service's context. */
export type RunContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'connect' | 'log' | 'now'>;
