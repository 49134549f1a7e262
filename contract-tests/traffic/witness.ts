/** Receivers of the facts of recorded traffic. */
import type { ExchangeSample } from './corpus.ts';

/** Receives the facts of an exchange. */
export interface Witness {
  recordFact(document: string, operation: string, fact: string): void;
  recordViolation(document: string, operation: string, status: number | undefined, where: string, what: string): void;
  /** @param distinctFacts returns the facts of the request and the new ones of the response; called only if they decide whether the sample is stored */
  recordSample(exchange: ExchangeSample, distinctFacts: () => readonly string[]): void;
}
