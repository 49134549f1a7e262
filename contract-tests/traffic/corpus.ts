/**
 * Recorded exchanges on disk: JSON lines, one file per process. A line is written as a whole after its exchange; if the process
 * is killed, the last line may be incomplete.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of a document that an exchange showed. */
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
  /** Path and query, encoded. */
  url: string;
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Null if it was not a string, too large or not read; such bodies are not validated. */
  body: string | null;
}

/** A response as the client receives it. */
export interface SeenAnswer {
  status: number;
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Null if it was not a string, or too large; such bodies are not validated. */
  body: string | null;
}

/** An exchange that represents its cell. */
export interface ExchangeSample {
  kind: 'exchange';
  document: string;
  operation: string;
  request: SeenRequest;
  answer: SeenAnswer;
  /** From the arrival of the request to the end of the response, in the server. */
  ms: number;
  /** True if the request conforms to its document. */
  requestValid: boolean;
  /** True if the server's validator rejected the request; absent for the platform, which has no validator. */
  refusedByContract?: boolean;
}

/** A deviation from a document. */
export interface Violation {
  kind: 'violation';
  document: string;
  /** `-` if no operation was found. */
  operation: string;
  /** Absent for a frame. */
  status?: number;
  /** Method and address, or the direction of a frame. */
  where: string;
  what: string;
}

export type TrafficLine = Fact | ExchangeSample | Violation;

/** All recorded facts, exchanges and violations. */
export interface Traffic {
  /** Each fact once, even if several processes recorded it. */
  facts: readonly Fact[];
  exchanges: readonly ExchangeSample[];
  violations: readonly Violation[];
}

/** Folder of the records. Processes with the variable use another one. */
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

/** Returns the lines of one file, without an incomplete one. */
export function readLines(file: string): TrafficLine[] {
  const texts = readFileSync(file, 'utf8').split('\n');
  // The text after the last line feed is empty, or an incomplete line of a killed process.
  return texts.slice(0, -1).flatMap((text) => {
    try {
      return [JSON.parse(text) as TrafficLine];
    } catch {
      return [];
    }
  });
}
