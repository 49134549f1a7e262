/** Measures pairs: both sides are measured alternately, so that a busy machine affects both. */
import autocannon from 'autocannon';

/** Requests of one kind, sent repeatedly. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Required status of every response. */
  status: number;
}

/** Requests per second of two sides, and the median of their ratios. */
export interface PairedResult {
  ours: number;
  bare: number;
  ratio: number;
}

export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures two loads alternately, after a warm-up of both. */
export async function measurePairedRounds(ours: Load, bare: Load, rounds = 7, seconds = 3): Promise<PairedResult> {
  for (const load of [ours, bare]) await measureRequestRate(load, 2);
  const measured: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, because a processor slows down as it heats up.
    const first = round % 2 === 0;
    const a = await measureRequestRate(first ? ours : bare, seconds);
    const b = await measureRequestRate(first ? bare : ours, seconds);
    measured.push(first ? { ours: a, bare: b } : { ours: b, bare: a });
  }
  return {
    ours: computeMedian(measured.map((round) => round.ours)),
    bare: computeMedian(measured.map((round) => round.bare)),
    ratio: computeMedian(measured.map((round) => round.ours / round.bare)),
  };
}

async function measureRequestRate(load: Load, seconds: number): Promise<number> {
  const result = await autocannon({ connections: 10, duration: seconds, ...load });
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) !== load.status);
  if (wrong.length > 0 || result.errors > 0) throw new Error(`${load.url}: ${JSON.stringify(wrong)}, ${result.errors} errors`);
  return result.requests.average;
}
