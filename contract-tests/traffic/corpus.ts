/**
 * Stores recorded exchanges on disk as JSON lines, one file per process. A line is written after its exchange, and can be
 * incomplete if the process is killed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of a document that an exchange has shown. */
export interface Fact {
  kind: 'fact';
  document: string;
  operation: string;
  /**
   * One of
   * - `answer 200 application/json` (`-` instead of the media type: a response without content),
   * - `answer 200 application/json property /entities/[]/label`, and the same with `absent` at the end: an object without it,
   * - `answer 200 application/json value /state "done"`: a value of an enum, or null,
   * - `parameter query limit`, `parameter header If-None-Match`, `parameter path project_id`,
   * - `request application/json`,
   * - `form title`: a page has a form for the operation with that field; `form` alone: a form,
   * - `control PUT /api/…`: a form of a page shows that platform call,
   * - `frame server presence`: the schema of `x-websocket`, without its prefix and in lower case.
   */
  fact: string;
}

export interface SeenRequest {
  method: string;
  /** Encoded path and query. */
  url: string;
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Body as a string; null if it was not a string, too large or not read. A null body is not validated. */
  body: string | null;
}

export interface SeenAnswer {
  status: number;
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Body as a string; null if it was not a string, or too large. A null body is not validated. */
  body: string | null;
}

/** A stored exchange, as a sample of its combination of operation, status and media type. */
export interface ExchangeSample {
  kind: 'exchange';
  document: string;
  operation: string;
  request: SeenRequest;
  answer: SeenAnswer;
  /** Milliseconds from the arrival of the request to the end of the response, measured in the server. */
  ms: number;
  /** True if the request conforms to the contract. */
  requestValid: boolean;
  /** True if the server's validator rejected the request; absent for the platform, whose validation is unknown. */
  refusedByContract?: boolean;
}

/** A violation of a document. */
export interface Violation {
  kind: 'violation';
  document: string;
  /** Operation ID; `-` if no operation was found. */
  operation: string;
  /** Status of the response; absent for a frame. */
  status?: number;
  /** Method and address, or the direction of a frame. */
  where: string;
  what: string;
}

export type TrafficLine = Fact | ExchangeSample | Violation;

/** Recorded facts, exchanges and violations. */
export interface Traffic {
  /** Facts without duplicates of several processes. */
  facts: readonly Fact[];
  exchanges: readonly ExchangeSample[];
  violations: readonly Violation[];
}

/** Folder of the records. The variable selects a different one. */
export const TRAFFIC_FOLDER =
  process.env.CONTRACT_TRAFFIC_FOLDER ?? join(import.meta.dirname, '../../node_modules/.cache/concordat-contract/traffic');

/** Reads the records of a folder; empty if there is none. */
export function readTraffic(folder: string = TRAFFIC_FOLDER): Traffic {
  const facts = new Map<string, Fact>();
  const exchanges: ExchangeSample[] = [];
  const violations: Violation[] = [];
  for (const file of listTrafficFiles(folder)) {
    for (const line of readLines(join(folder, file))) {
      if (line.kind === 'fact') facts.set(`${line.document} ${line.operation} ${line.fact}`, line);
      else if (line.kind === 'exchange') exchanges.push(line);
      else violations.push(line);
    }
  }
  return { facts: [...facts.values()], exchanges, violations };
}

/** Prefix of the traffic files of browser tests. */
export const BROWSER_PREFIX = 'browser-';

/** Returns the names of the files in a folder, sorted; empty if there is no folder. */
export function listTrafficFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .sort();
  } catch {
    return [];
  }
}

/** Returns the lines of a file, except an incomplete last one. */
export function readLines(file: string): TrafficLine[] {
  const texts = readFileSync(file, 'utf8').split('\n');
  // The part after the last line feed is empty, or an incomplete line.
  return texts.slice(0, -1).flatMap((text) => {
    try {
      return [JSON.parse(text) as TrafficLine];
    } catch {
      return [];
    }
  });
}
