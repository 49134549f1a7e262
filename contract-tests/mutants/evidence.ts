/** Collects the recorded exchanges of each operation, without duplicates. */
import type { ExchangeSample, Traffic } from '../traffic/corpus.ts';
import type { SchemaCheck } from '../traffic/schema-check.ts';
import { getMediaType, isTextual, parseBodyBySchema } from '../traffic/written-values.ts';

/** The exchanges of an operation. */
export interface Evidence {
  readonly exchanges: readonly ExchangeSample[];
  /** Parsed bodies by status and media type: `200 application/json`. */
  readonly bodies: ReadonlyMap<string, readonly unknown[]>;
  /** Valid requests that the server accepted. */
  readonly accepted: readonly ExchangeSample[];
  /** Invalid requests that the server rejected. */
  readonly refused: readonly ExchangeSample[];
  /** Facts about all exchanges, including those that are not stored. */
  readonly facts: ReadonlySet<string>;
}

/** Returns the evidence by operation, such as `hub getProject`. */
export function collectEvidence(traffic: Traffic): ReadonlyMap<string, Evidence> {
  const samples = new Map<string, Map<string, ExchangeSample[]>>();
  const known = new Set<string>();
  for (const exchange of traffic.exchanges) {
    const { document, operation, request, answer } = exchange;
    const { host: _host, cookie: _cookie, ...headers } = request.headers;
    const same = JSON.stringify([
      headers,
      document,
      operation,
      request.method,
      request.url,
      request.body,
      answer.status,
      answer.body,
    ]);
    if (known.has(same)) continue;
    known.add(same);
    const key = `${document} ${operation}`;
    const cells = samples.get(key) ?? new Map<string, ExchangeSample[]>();
    samples.set(key, cells);
    const cell = formatStatusAndType(exchange);
    cells.set(cell, [...(cells.get(cell) ?? []), exchange]);
  }
  const facts = Map.groupBy(traffic.facts, ({ document, operation }) => `${document} ${operation}`);
  const keys = new Set([...samples.keys(), ...facts.keys()]);
  return new Map(
    [...keys].map((key) => [
      key,
      sortEvidence(samples.get(key) ?? new Map(), new Set((facts.get(key) ?? []).map(({ fact }) => fact))),
    ]),
  );
}

/** Formats status and media type, such as `200 application/json` or `204 -`. */
export function formatStatusAndType({ answer }: Pick<ExchangeSample, 'answer'>): string {
  return `${answer.status} ${getMediaType(answer.headers) ?? '-'}`;
}

function sortEvidence(cells: ReadonlyMap<string, readonly ExchangeSample[]>, facts: ReadonlySet<string>): Evidence {
  const exchanges = [...cells.values()].flat();
  const bodies = [...cells].map(([cell, all]): [string, unknown[]] => [cell, all.flatMap(getBodyValue)]);
  return {
    exchanges,
    bodies: new Map(bodies),
    accepted: exchanges.filter((one) => one.requestValid && wasAccepted(one)),
    refused: exchanges.filter(
      (one) => !one.requestValid && (one.refusedByContract === true || REFUSALS.has(one.answer.status)),
    ),
    facts,
  };
}

/** Returns the body of a response in a list; an empty list if it was not stored. */
function getBodyValue({ answer }: ExchangeSample): unknown[] {
  const type = getMediaType(answer.headers);
  if (answer.body === null || type === undefined || !isTextual(type)) return [];
  try {
    return [parseBodyBySchema(answer.body, type)];
  } catch {
    return [];
  }
}

const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415]);
/** Statuses of responses that can precede the validation of the request. */
const BEFOREHAND: ReadonlySet<number> = new Set([403, 405, 413, 415, 421, 429, 431]);

/**
 * Returns whether a response shows that the request was valid. This server reports it; for the platform, it is inferred from
 * the status.
 */
function wasAccepted({ answer: { status }, refusedByContract }: ExchangeSample): boolean {
  if (refusedByContract === undefined) return status < 400;
  return !refusedByContract && !BEFOREHAND.has(status);
}

/** Returns the bodies that conform to the document, because others prove nothing. */
export function selectConforming(check: SchemaCheck, schema: object, values: readonly unknown[]): unknown[] {
  return values.filter((value) => check.listProblems(schema, value, { closed: true }).length === 0);
}
