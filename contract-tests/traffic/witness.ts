/** Receives the facts of recorded traffic. */
import type { ExchangeSample } from './corpus.ts';

/** Receives the facts and samples of exchanges. */
export interface Witness {
  recordFact(document: string, operation: string, fact: string): void;
  recordViolation(document: string, operation: string, status: number | undefined, where: string, what: string): void;
  /**
   * @param distinctFacts returns the facts that determine whether the sample is stored: those of the request, and new ones of
   * the response
   */
  recordSample(exchange: ExchangeSample, distinctFacts: () => readonly string[]): void;
}
