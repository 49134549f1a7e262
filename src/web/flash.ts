/** Exports the message that a page shows once, after the action that led there. */
export type { Flash } from './replies/flash.ts';
