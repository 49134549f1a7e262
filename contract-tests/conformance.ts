/** The judge of answers and requests by a contract (traffic/conformance.ts). */
export { type Conformance, createConformance } from './traffic/conformance.ts';
export type { SeenAnswer, SeenRequest } from './traffic/corpus.ts';
