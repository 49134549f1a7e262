/** Writes facts and samples without duplicates, and collects the violations of this process. */
import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ExchangeSample, TrafficLine, Violation } from './corpus.ts';
import type { Witness } from './witness.ts';

/** Maximum number of samples per combination of operation, status and media type; pages have fewer. */
const MAX_SAMPLES = 5;
const MAX_PAGES = 2;
/** Maximum number of further samples that show new facts about requests, and the number per fact. */
const MAX_EXAMPLES = 300;
const MAX_SIMILAR = 3;
/** Maximum characters of a body in a sample. The first sample is always complete. */
const MAX_SAMPLE_LENGTH = 64_000;

/** Writes facts and samples to a file. */
export interface Ledger extends Witness {
  /** Returns the violations since the previous call. */
  takeViolations(): Violation[];
  /** Writes buffered lines to the file. */
  flush(): void;
}

/** Creates the ledger of a file. If this cannot be written, violations are still collected. */
export function createLedger(file: string): Ledger {
  const seen = new Set<string>();
  const samples = new Map<string, number>();
  let violations: Violation[] = [];
  let waiting = '';
  let descriptor: number | undefined;
  let isWritable = true;

  function writeLine(line: TrafficLine): void {
    if (isWritable) waiting += `${JSON.stringify(line)}\n`;
  }

  /** Returns whether one of the facts has too few samples. */
  function isInformative({ document, operation, requestValid }: ExchangeSample, distinctFacts: readonly string[]): boolean {
    const rare = distinctFacts
      .map((distinctFact) => `${document} ${operation} ${requestValid} ${distinctFact}`)
      .filter((key) => (samples.get(key) ?? 0) < (requestValid ? 1 : MAX_SIMILAR));
    for (const key of rare) samples.set(key, (samples.get(key) ?? 0) + 1);
    return rare.length > 0;
  }

  return {
    recordFact(document, operation, fact) {
      const key = `${document} ${operation} ${fact}`;
      if (seen.has(key)) return;
      seen.add(key);
      writeLine({ kind: 'fact', document, operation, fact });
    },
    recordViolation(document, operation, status, where, what) {
      const violation: Violation = {
        kind: 'violation',
        document,
        operation,
        ...(status === undefined ? {} : { status }),
        where,
        what,
      };
      violations.push(violation);
      const key = `${document} ${operation} ${status} ${what}`;
      if (seen.has(key)) return;
      seen.add(key);
      writeLine(violation);
    },
    recordSample(exchange, distinctFacts) {
      const type = exchange.answer.headers['content-type'] ?? '-';
      // Pages with and without a cookie are different cases, because only the former have the documented `Set-Cookie`.
      const hasCookie =
        type.startsWith('text/html') && exchange.answer.status === 200 && 'set-cookie' in exchange.answer.headers;
      const cell = `${exchange.document} ${exchange.operation} ${exchange.answer.status} ${type} ${exchange.requestValid} ${hasCookie}`;
      const count = samples.get(cell) ?? 0;
      const isOneOfFew = count < (type.startsWith('text/html') ? MAX_PAGES : MAX_SAMPLES);
      if (!isOneOfFew && (count >= MAX_EXAMPLES || !isInformative(exchange, distinctFacts()))) return;
      samples.set(cell, count + 1);
      writeLine(count === 0 ? exchange : shortenExchange(exchange));
    },
    takeViolations() {
      const taken = violations;
      violations = [];
      return taken;
    },
    flush() {
      if (waiting === '') return;
      try {
        descriptor ??= openLedger(file);
        writeSync(descriptor, waiting);
      } catch {
        // A read-only folder or a full disk must not affect the observed process.
        isWritable = false;
      }
      waiting = '';
    },
  };
}

function openLedger(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'a');
}

function shortenExchange(exchange: ExchangeSample): ExchangeSample {
  const { request, answer } = exchange;
  const truncateSample = (body: string | null) => (body !== null && body.length > MAX_SAMPLE_LENGTH ? null : body);
  return {
    ...exchange,
    request: { ...request, body: truncateSample(request.body) },
    answer: { ...answer, body: truncateSample(answer.body) },
  };
}
