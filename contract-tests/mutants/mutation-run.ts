/** Makes the mutants of every document and asks who notices each. */
import { type ContractDocument, operationsOf } from '../../src/contract/document.ts';
import type { Traffic } from '../traffic/corpus.ts';
import { createSchemaCheck } from '../traffic/schema-check.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { type Notice, watchOperation } from './notice.ts';
import { operationMutants } from './operation-mutants.ts';
import { sampled } from './sample.ts';

/** What became of a mutant; written to mutants.json. */
export interface MutantResult {
  document: string;
  operation: string;
  /** Its id, without the operation. */
  mutant: string;
  /** Null: nobody noticed it. */
  killedBy: Notice | null;
}

/** How much is done. */
export interface RunOptions {
  /** Of each kind and operation. */
  mostOfAKind: number;
  /** Names of the documents that others implement: what they take beside what is sent to them, nobody here can know. */
  foreign: ReadonlySet<string>;
}

const NOTHING_SEEN: Evidence = { exchanges: [], bodies: new Map(), accepted: [], refused: [], facts: new Set() };

/** Runs over documents by name. */
export function runMutants(
  documents: ReadonlyMap<string, ContractDocument>,
  traffic: Traffic,
  options: RunOptions,
): MutantResult[] {
  const evidence = evidenceOf(traffic);
  return [...documents].flatMap(([name, document]) => {
    const check = createSchemaCheck(document);
    return [...operationsOf(document)].flatMap(({ path, method, operation }) => {
      const { operationId } = operation;
      const mutated = { document, check, path, operation };
      const watch = watchOperation(mutated, method, evidence.get(`${name} ${operationId}`) ?? NOTHING_SEEN);
      const all = [...operationMutants(mutated)].filter(({ kind }) => !(options.foreign.has(name) && TAKES_MORE.has(kind)));
      return sampled(all, options.mostOfAKind).map(
        (mutant): MutantResult => ({
          document: name,
          operation: operationId,
          mutant: mutant.id.slice(operationId.length + 2),
          killedBy: watch(mutant),
        }),
      );
    });
  });
}

/** Mutants after which a document allows more requests. */
const TAKES_MORE: ReadonlySet<string> = new Set([
  ...['parameter added', 'parameter made optional', 'request made optional'],
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
