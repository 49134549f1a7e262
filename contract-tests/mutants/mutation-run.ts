/** Creates the mutants of all documents, and finds the check that detects each. */
import { type ContractDocument, getOperations } from '../../src/contract/documents/document.ts';
import type { Traffic } from '../traffic/corpus.ts';
import { createSchemaCheck } from '../traffic/schema-check.ts';
import { collectEvidence, type Evidence } from './evidence.ts';
import type { Mutant } from './mutant.ts';
import { createWatch, type Notice, type Watch } from './notice.ts';
import { createOperationMutants } from './operation-mutants.ts';
import { sampleMutants } from './sample.ts';

export interface MutantResult {
  document: string;
  operation: string;
  /** ID of the mutant without the operation. */
  mutant: string;
  /** The check that noticed it; null if none did. */
  killedBy: Notice | null;
}

export interface RunOptions {
  /** Maximum number of mutants per kind and operation. */
  mostOfAKind: number;
  /** Names of documents that other servers implement. Their valid requests and future responses are unknown. */
  foreign: ReadonlySet<string>;
}

const NOTHING_SEEN: Evidence = { exchanges: [], bodies: new Map(), accepted: [], refused: [], facts: new Set() };

/** An operation with its mutants and checks. */
interface Subject {
  operationId: string;
  watch: Watch;
  iterateMutants(): Generator<Mutant>;
}

/** Runs the mutants of documents by name. */
export function runMutants(
  documents: ReadonlyMap<string, ContractDocument>,
  traffic: Traffic,
  options: RunOptions,
): MutantResult[] {
  const evidence = collectEvidence(traffic);
  return [...documents].flatMap(([name, document]) => {
    const subjects = listSubjects(name, document, evidence, options);
    const judged = subjects.flatMap(({ operationId, watch, iterateMutants: mutants }) =>
      sampleMutants([...mutants()], options.mostOfAKind).map((mutant) => ({ operationId, mutant, killedBy: watch(mutant) })),
    );
    const elsewhere = findSharedNotices(
      subjects,
      judged.flatMap(({ mutant, killedBy }) => (killedBy === null ? (mutant.shared ?? []) : [])),
    );
    return judged.map(
      ({ operationId, mutant, killedBy }): MutantResult => ({
        document: name,
        operation: operationId,
        mutant: mutant.id.slice(operationId.length + 2),
        killedBy: killedBy ?? elsewhere.get(mutant.shared ?? '') ?? null,
      }),
    );
  });
}

function listSubjects(
  name: string,
  document: ContractDocument,
  evidence: ReadonlyMap<string, Evidence>,
  { foreign }: RunOptions,
): Subject[] {
  const check = createSchemaCheck(document);
  return [...getOperations(document)].map(({ path, method, operation }) => {
    const mutated = { document, check, path, operation };
    return {
      operationId: operation.operationId,
      watch: createWatch(mutated, method, evidence.get(`${name} ${operation.operationId}`) ?? NOTHING_SEEN),
      *iterateMutants() {
        for (const mutant of createOperationMutants(mutated))
          if (!(foreign.has(name) && EXTERNAL_INPUTS.has(mutant.kind))) yield mutant;
      },
    };
  });
}

/** Returns the checks that detect changes of components, by any operation that uses them. */
function findSharedNotices(subjects: readonly Subject[], shared: readonly string[]): Map<string, Notice> {
  const components = new Set(shared);
  const found = new Map<string, Notice>();
  for (const { watch, iterateMutants: mutants } of components.size === 0 ? [] : subjects) {
    for (const mutant of mutants()) {
      if (mutant.shared === undefined || !components.has(mutant.shared)) continue;
      const notice = watch(mutant);
      if (notice === null) continue;
      found.set(mutant.shared, notice);
      components.delete(mutant.shared);
    }
  }
  return found;
}

/** Kinds of mutants that allow more requests, or forbid future members. The checks of foreign documents do not detect them. */
const EXTERNAL_INPUTS: ReadonlySet<string> = new Set([
  ...['parameter added', 'parameter made optional', 'request made optional', 'answer object closed'],
  ...[
    'null allowed',
    'enum widened',
    'bound loosened',
    'pattern dropped',
    'format dropped',
    'required dropped',
    'property added',
    'object opened',
  ].flatMap((kind) => [`parameter ${kind}`, `request ${kind}`]),
]);
