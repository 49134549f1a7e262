/**
 * Runs Dredd for a document of this server: one request per combination of operation, status and media type. The response must
 * have exactly this status and media type. Dredd compares only the presence of keys, so traffic/conformance.ts also validates
 * every response.
 */
import { join } from 'node:path';
import type Dredd from 'dredd';
import type { DreddStatistics } from 'dredd';
import { type ContractDocument, getOperations, resolveReference } from '../src/contract/documents/document.ts';
import { isOmittedResponse } from './dredd-left-out.ts';
import { createConformance } from './traffic/conformance.ts';

/** The parts of a Dredd request that preparations change. */
export interface DreddTransaction {
  host: string;
  port: string;
  fullPath: string;
  fail?: string;
  skip?: boolean;
  origin: { resourceName: string };
  request: { method: string; uri: string; headers: Record<string, string>; body?: string };
  expected: { statusCode: string; headers: Record<string, string>; body?: string };
  test?: object;
  real?: { statusCode: number | string; headers: Record<string, string>; body?: string };
}

/** Changes a request so that the documented response occurs. */
export type Preparation = (transaction: DreddTransaction) => void | Promise<void>;

/** The result of a run. */
export interface DreddOutcome {
  statistics: DreddStatistics;
  /** `operationId status media-type` of each validated response; `-` without content. */
  judged: string[];
  /** Names of all skipped responses. */
  skipped: string[];
  /** `operationId status media-type: error`. */
  failures: string[];
}

/** Operation, status and media type of a transaction. */
interface Identity {
  readonly operationId: string;
  readonly status: number;
  readonly type: string;
}

const formatName = ({ operationId, status, type }: Identity) => `${operationId} ${status} ${type}`;

/**
 * Runs Dredd. `freeForm` names operations whose responses have members of any name: Dredd would require those of the example, so
 * only Ajv judges them. `preparations` is called for every `operationId status`; a status below 400 needs none. Responses that
 * Dredd cannot produce (dredd-left-out.ts) are skipped.
 */
export async function runDredd(
  document: ContractDocument,
  bundle: string,
  endpoint: string,
  preparations: (operationId: string, status: number) => Preparation | undefined,
  freeForm: ReadonlySet<string>,
): Promise<DreddOutcome> {
  const conformance = createConformance(document);
  const judged: string[] = [];
  const skipped: string[] = [];
  const failures: string[] = [];
  const operations = new Map(
    [...getOperations(document)].map((one) => [`${one.method} ${one.path}`, one.operation.operationId]),
  );
  const identified = new WeakMap<DreddTransaction, Identity>();
  const identifyTransaction = (transaction: DreddTransaction): Identity => {
    const { origin, request, expected } = transaction;
    const known = identified.get(transaction);
    if (known !== undefined) return known;
    const operationId = operations.get(`${request.method} ${origin.resourceName}`);
    if (operationId === undefined) throw new Error(`no operation ${request.method} ${origin.resourceName}`);
    const type = findHeader(expected.headers, 'content-type') ?? '-';
    const identity = { operationId, status: Number(expected.statusCode), type };
    identified.set(transaction, identity);
    return identity;
  };

  const hooks = {
    async prepare(transaction: DreddTransaction): Promise<void> {
      const identity = identifyTransaction(transaction);
      const { operationId, status } = identity;
      if (isOmittedResponse(bundle, operationId, status)) {
        skipped.push(formatName(identity));
        transaction.skip = true;
        return;
      }
      if (!isComparable(transaction) || freeForm.has(operationId)) delete transaction.expected.body;
      try {
        await preparations(operationId, status)?.(transaction);
      } catch (error) {
        failures.push(`${formatName(identity)}: could not be prepared: ${(error as Error).message}`);
        throw error;
      }
    },
    judge(transaction: DreddTransaction): string[] {
      const identity = identifyTransaction(transaction);
      const { operationId, status, type } = identity;
      const answer = transaction.real;
      judged.push(formatName(identity));
      const violations =
        answer === undefined
          ? ['no answer']
          : conformance.listViolations(operationId, {
              headers: flattenHeaders(answer.headers),
              body: answer.body ?? '',
              status: Number(answer.statusCode),
            });
      if (answer !== undefined && Number(answer.statusCode) !== status)
        violations.push(`the answer is ${answer.statusCode}: ${(answer.body ?? '').slice(0, 300)}`);
      else if (answer !== undefined && type !== '-' && findHeader(answer.headers, 'content-type') !== type)
        violations.push(`the answer is ${findHeader(answer.headers, 'content-type')}`);
      failures.push(...violations.map((violation) => `${formatName(identity)}: ${violation}`));
      return violations;
    },
  };
  // Loading Dredd takes seconds, and some files import this module without running it.
  const { default: Program } = await import('dredd');
  const dredd = new Program({
    endpoint,
    path: [join(import.meta.dirname, '../generated', bundle, 'openapi.json')],
    loglevel: 'error',
    color: false,
    reporter: [],
    only: [],
  });
  addHooks(dredd, hooks);
  const statistics = await new Promise<DreddStatistics>((resolve, reject) => {
    dredd.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  return { statistics, judged, skipped, failures };
}

/** Registers hooks as functions, because Dredd clones its whole configuration if hooks are in files. */
function addHooks(
  { transactionRunner: runner }: Dredd,
  { prepare, judge }: { prepare(transaction: DreddTransaction): Promise<void>; judge(transaction: DreddTransaction): string[] },
): void {
  const execute = runner.executeAllTransactions;
  runner.executeAllTransactions = function withHooks(transactions, hooks, done) {
    hooks.beforeEach((transaction, next) => {
      prepare(transaction).then(
        () => next(),
        (error: Error) => {
          transaction.fail = `could not be prepared: ${error.message}`;
          next();
        },
      );
    });
    // Dredd compares media types as strings. Charset and version are correct, but not documented.
    hooks.beforeEachValidation(({ real }, next) => {
      const type = real?.headers['content-type'];
      if (real !== undefined && type !== undefined) real.headers['content-type'] = type.replace(/;.*$/, '');
      next();
    });
    hooks.afterEach((transaction, next) => {
      const violations = transaction.skip === true ? [] : judge(transaction);
      if (violations.length > 0) {
        transaction.fail = violations.join('; ');
        Object.assign(transaction.test ?? {}, { status: 'fail', message: transaction.fail });
      }
      next();
    });
    execute.call(runner, transactions, hooks, done);
  };
}

/** Returns whether Dredd can compare the body. It would compare strings with the example, so only Ajv validates these. */
function isComparable({ expected }: DreddTransaction): boolean {
  return findHeader(expected.headers, 'content-type') === 'application/json';
}

export function findHeader(headers: Record<string, string>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Returns `operationId status media-type` of each documented response. */
export function listDocumentedAnswers(document: ContractDocument): string[] {
  return [...getOperations(document)].flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const types = Object.keys(resolveReference(document, response).content ?? {});
      return (types.length === 0 ? ['-'] : types).map((type) => `${operation.operationId} ${status} ${type}`);
    }),
  );
}

/** Joins repeated headers, which are lists in Dredd. */
function flattenHeaders(headers: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));
}
