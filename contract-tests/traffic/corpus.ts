/**
 * What the tests have seen of the contracts, as it lies on disk: JSON lines, one file per process. A line is written in one piece after
 * its exchange; of a process that is killed the last line may be cut.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A documented thing that an exchange showed. */
export interface Fact {
  kind: 'fact';
  document: string;
  operation: string;
  /**
   * One of
   * - `answer 200 application/json` (`-` in place of the media type: an answer without content),
   * - `answer 200 application/json property /entities/[]/label`, and the same with `absent` at its end: an object without it,
   * - `answer 200 application/json value /state "done"`: a value of an enum,
   * - `parameter query limit`, `parameter header If-None-Match`, `parameter path project_id`,
   * - `request application/json`,
   * - `form title`: a page of ours has a form for the operation with that field; `form` alone: a form,
   * - `control PUT /api/…`: a form of a page stands beside that platform call,
   * - `frame server presence`: the schema of `x-websocket`, without its beginning and in small letters.
   */
  fact: string;
}

/** A request as it arrived. */
export interface SeenRequest {
  method: string;
  /** Path and query, encoded. */
  url: string;
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Null: not a text, too large or not read; it is not judged. */
  body: string | null;
}

/** An answer as a client sees it. */
export interface SeenAnswer {
  status: number;
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Null: not a text, or too large; it is not judged. */
  body: string | null;
}

/** An exchange that stands for its cell. */
export interface ExchangeSample {
  kind: 'exchange';
  document: string;
  operation: string;
  request: SeenRequest;
  answer: SeenAnswer;
  /** From the arrival of the request to the end of the answer, in the server. */
  ms: number;
  /** Whether the request keeps its document. */
  requestValid: boolean;
  /** Whether the server's validator found that it does not; absent for the platform, which has none. */
  refusedByContract?: boolean;
}

/** Something that a document does not say. */
export interface Violation {
  kind: 'violation';
  document: string;
  /** `-` where no operation was found. */
  operation: string;
  /** Absent for a frame. */
  status?: number;
  /** Method and address, or the direction of a frame. */
  where: string;
  what: string;
}

/** A line of the corpus. */
export type TrafficLine = Fact | ExchangeSample | Violation;

/** Everything that was seen. */
export interface Traffic {
  /** Each once, however many processes saw it. */
  facts: readonly Fact[];
  exchanges: readonly ExchangeSample[];
  violations: readonly Violation[];
}

/** Where the processes write; a run that is not to be mixed with others has a folder of its own. */
export const TRAFFIC_FOLDER =
  process.env.CONTRACT_TRAFFIC_FOLDER ?? join(import.meta.dirname, '../../node_modules/.cache/concordat-contract/traffic');

/** Reads what lies in a folder; nothing where there is none. */
export function readTraffic(folder: string = TRAFFIC_FOLDER): Traffic {
  const facts = new Map<string, Fact>();
  const exchanges: ExchangeSample[] = [];
  const violations: Violation[] = [];
  for (const file of trafficFiles(folder)) {
    for (const line of readLines(join(folder, file))) {
      if (line.kind === 'fact') facts.set(`${line.document} ${line.operation} ${line.fact}`, line);
      else if (line.kind === 'exchange') exchanges.push(line);
      else violations.push(line);
    }
  }
  return { facts: [...facts.values()], exchanges, violations };
}

/** Begins the names of the files that browser tests leave. */
export const BROWSER_PREFIX = 'browser-';

/** Names of the files of a folder, in a fixed order; none where there is no folder. */
export function trafficFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .sort();
  } catch {
    return [];
  }
}

/** The lines of one file, without one that was cut. */
export function readLines(file: string): TrafficLine[] {
  const texts = readFileSync(file, 'utf8').split('\n');
  // What follows the last line feed is nothing, or a line whose process was killed while it wrote.
  return texts.slice(0, -1).flatMap((text) => {
    try {
      return [JSON.parse(text) as TrafficLine];
    } catch {
      return [];
    }
  });
}
