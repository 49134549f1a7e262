/** Who hears what recorded traffic shows. */
import type { ExchangeSample } from './corpus.ts';

/** Who is told what an exchange shows. */
export interface Witness {
  fact(document: string, operation: string, fact: string): void;
  violation(document: string, operation: string, status: number | undefined, where: string, what: string): void;
  /** @param tellings what its request tells, found out where it decides whether the sample is kept */
  sample(exchange: ExchangeSample, tellings: () => readonly string[]): void;
}
