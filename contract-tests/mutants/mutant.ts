/** Defines mutants: documents with one change, and the changes inside of schemas. */
import type { ContractDocument, OperationObject } from '../../src/contract/documents/document.ts';
import type { Schema, SchemaCheck } from '../traffic/schema-check.ts';
import { createSchemaMutants, type Side } from './schema-mutants.ts';
import { iterateSchemaPlaces, replaceNestedSchema } from './schema-places.ts';

/** The location of the change. */
export type Site =
  | { readonly part: 'parameter'; readonly in: string; readonly name: string }
  | { readonly part: 'request' }
  | { readonly part: 'request'; readonly type: string; readonly before: Schema; readonly after: Schema }
  | { readonly part: 'answers' }
  | { readonly part: 'answer'; readonly status: string }
  | {
      readonly part: 'answer';
      readonly status: string;
      readonly type: string;
      readonly before: Schema;
      readonly after: Schema;
      readonly fact: string | undefined;
    }
  | { readonly part: 'header'; readonly status: string; readonly name: string };

/** An operation with one change. */
export interface Mutant {
  /** ID that does not depend on other parts of the document, such as `listRuns: query limit: bound tightened maximum`. */
  readonly id: string;
  readonly kind: string;
  readonly site: Site;
  readonly operation: OperationObject;
  /**
   * The changed component. All operations that use it have the change, and their checks can detect it. Undefined for a change in the
   * operation itself.
   */
  readonly shared: string | undefined;
}

export interface MutatedOperation {
  readonly document: ContractDocument;
  readonly check: SchemaCheck;
  readonly path: string;
  readonly operation: OperationObject;
}

/** Yields all changes of a schema at any depth. */
export function* iterateSchemaChanges(
  check: SchemaCheck,
  schema: Schema,
  { side, written, component }: SchemaContext,
): Generator<SchemaChange> {
  for (const place of iterateSchemaPlaces(check, schema, component)) {
    for (const { kind, target, schema: changed } of createSchemaMutants(place.schema, side)) {
      if (!written && hasNoEffectInTexts(kind, target, place.schema)) continue;
      const shared = place.shared === undefined ? undefined : `${side} ${place.shared} ${kind} ${target}`;
      const where = [place.label, kind, target].filter((part) => part !== '').join(' ');
      yield {
        kind,
        where,
        schema: replaceNestedSchema(check, schema, place.steps, changed),
        fact: getFact(kind, place.label, target),
        shared,
      };
    }
  }
}

/**
 * Returns whether a change has no effect in addresses, headers and forms, which contain strings, but neither null nor empty
 * lists.
 */
function hasNoEffectInTexts(kind: string, target: string, { minItems }: Schema): boolean {
  return kind.startsWith('null') || (kind === 'bound loosened' && target === 'minItems' && minItems === 1);
}

export interface SchemaChange {
  kind: string;
  where: string;
  schema: Schema;
  fact: string | undefined;
  shared: string | undefined;
}

/** The uses of a schema in a document. */
export interface SchemaContext {
  side: Side;
  /** True for JSON and YAML. Strings in addresses, headers and forms cannot be null. */
  written: boolean;
  /** Name of the schema among the components, if it is one. */
  component?: string | undefined;
}

export const isStructuredType = (type: string) => /json|yaml/.test(type);

/** Returns the recorded fact of responses that the mutant forbids (contract-tests/traffic/corpus.ts). */
function getFact(kind: string, label: string, target: string): string | undefined {
  const place = label.replace(/[&|]\d+/g, '');
  if (kind === 'property removed' || kind === 'property renamed') return `property ${place}/${target}`;
  if (kind === 'required added') return `property ${place}/${target} absent`;
  return kind === 'enum narrowed' ? `value ${place} ${JSON.stringify(target)}` : undefined;
}
