/** Reads exceptions.yaml: failures that are excused with a reason. An unnecessary exception is a failure, too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Exception {
  /** An operationId, or `<document>/<operationId>`; `*` matches any text, as in `organisation/*`. */
  readonly operation: string;
  /**
   * The excused failure: a combination such as `answer 500 text/html`, `frame server error`, `form`, `budget`, `fuzz`, `mutant
   * …`; `*` as above.
   */
  readonly what: string;
  readonly reason: string;
}

/** Thrown for an invalid entry of exceptions.yaml. */
export class MalformedExceptionError extends Error {
  override readonly name = 'MalformedExceptionError';
}

const EXCEPTIONS_FILE = join(import.meta.dirname, '../exceptions.yaml');

/** Reads the file. @throws MalformedExceptionError if operation, what or reason is missing. */
export function readExceptions(file: string = EXCEPTIONS_FILE): Exception[] {
  return parseExceptions(readFileSync(file, 'utf8'));
}

/** Parses the text of the file. @throws MalformedExceptionError */
export function parseExceptions(text: string): Exception[] {
  const lines = (parse(text) ?? []) as unknown[];
  return lines.map((line, index) => {
    const { operation, what, reason } = (line ?? {}) as Partial<Exception>;
    const isWhole = [operation, what, reason].every((part) => typeof part === 'string' && part.trim() !== '');
    if (!isWhole) throw new MalformedExceptionError(`exception ${index + 1} needs operation, what and reason, each as a text`);
    return line as Exception;
  });
}

/** Finds exceptions, and records which ones were used. */
export interface Excuses {
  /** Returns why a failure is excused; undefined if it is not. */
  findReason(document: string, operation: string, what: string): string | undefined;
  /** Returns unused exceptions whose kind starts with one of these words. */
  listUnneeded(kinds: readonly string[]): Exception[];
}

export function createExcuses(exceptions: readonly Exception[]): Excuses {
  const needed = new Set<Exception>();
  const patterns = exceptions.map((one) => ({ one, operation: getPattern(one.operation), what: getPattern(one.what) }));
  return {
    findReason(document, operation, what) {
      const found = patterns.filter(
        (pattern) =>
          pattern.what.test(what) && (pattern.operation.test(operation) || pattern.operation.test(`${document}/${operation}`)),
      );
      for (const { one } of found) needed.add(one);
      return found[0]?.one.reason;
    },
    listUnneeded(kinds) {
      return exceptions.filter((one) => !needed.has(one) && kinds.includes(one.what.split(' ')[0] ?? ''));
    },
  };
}

function getPattern(text: string): RegExp {
  const parts = text.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
