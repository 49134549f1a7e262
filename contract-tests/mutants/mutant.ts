/** A document that says one thing differently, and how schemas inside of it are changed. */
import type { ContractDocument, OperationObject } from '../../src/contract/documents/document.ts';
import type { Schema, SchemaCheck } from '../traffic/schema-check.ts';
import { type Side, schemaMutants } from './schema-mutants.ts';
import { schemaPlaces, withSchemaAt } from './schema-places.ts';

/** Where a mutant differs from its document. */
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

/** An operation that says one thing differently. */
export interface Mutant {
  /** The same as long as the document has the place: `listRuns: query limit: bound tightened maximum`. */
  readonly id: string;
  readonly kind: string;
  readonly site: Site;
  readonly operation: OperationObject;
  /**
   * The change as one of the document's components, where it is one: others who refer to the component have it, too, and notice it as
   * well. Undefined for what stands in the operation itself.
   */
  readonly shared: string | undefined;
}

/** An operation with everything that mutants are made from. */
export interface MutatedOperation {
  readonly document: ContractDocument;
  readonly check: SchemaCheck;
  readonly path: string;
  readonly operation: OperationObject;
}

/** Each change of a schema, wherever in it. */
export function* inSchema(
  check: SchemaCheck,
  schema: Schema,
  { side, written, component }: SchemaContext,
): Generator<SchemaChange> {
  for (const place of schemaPlaces(check, schema, component)) {
    for (const { kind, target, schema: changed } of schemaMutants(place.schema, side)) {
      if (!written && saysNothingInTexts(kind, target, place.schema)) continue;
      const shared = place.shared === undefined ? undefined : `${side} ${place.shared} ${kind} ${target}`;
      const where = [place.label, kind, target].filter((part) => part !== '').join(' ');
      yield {
        kind,
        where,
        schema: withSchemaAt(check, schema, place.steps, changed),
        fact: factOf(kind, place.label, target),
        shared,
      };
    }
  }
}

/** In addresses, headers and forms nothing is null, a list of nothing is none, and the digits of a number are a text. */
function saysNothingInTexts(kind: string, target: string, { minItems }: Schema): boolean {
  return kind.startsWith('null') || (kind === 'bound loosened' && target === 'minItems' && minItems === 1);
}

/** A schema with one change somewhere inside. */
export interface SchemaChange {
  kind: string;
  where: string;
  schema: Schema;
  fact: string | undefined;
  shared: string | undefined;
}

/** Where a schema is used. */
export interface SchemaContext {
  side: Side;
  /** Whether values are JSON or YAML; what is a text only, in addresses, headers and forms, is never null. */
  written: boolean;
  /** Where the schema stands in the components, if it does. */
  component?: string | undefined;
}

/** Whether a media type is one of data. */
export const isWritten = (type: string) => /json|yaml/.test(type);

/** What the recorder notes of an answer that such a mutant does not allow (contract-tests/traffic/corpus.ts). */
function factOf(kind: string, label: string, target: string): string | undefined {
  const place = label.replace(/[&|]\d+/g, '');
  if (kind === 'property removed' || kind === 'property renamed') return `property ${place}/${target}`;
  if (kind === 'required added') return `property ${place}/${target} absent`;
  return kind === 'enum narrowed' ? `value ${place} ${JSON.stringify(target)}` : undefined;
}
