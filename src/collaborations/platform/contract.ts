/**
 * The organization API's contract at run time, on the client's side: no request leaves that breaks it, and no answer is believed
 * that breaks it.
 */
import { Ajv, type ValidateFunction } from 'ajv';
import type { components } from '../../../generated/organisation/types.d.ts';
import { readDocument } from '../../contract/documents/document.ts';
import { CollabInputError } from './errors.ts';
import { PlatformFault } from './fault.ts';

/** The platform's records, by their names in the contract. */
export type PlatformSchemas = components['schemas'];

/** Checks values by schemas of the contract. Schemas are compiled when they are first needed. */
export interface PlatformContract {
  /** Reads the contract unless it was read already, which takes longer than the least limits of time: before a call's time begins. */
  read(): void;
  /**
   * A body that is about to be sent.
   *
   * @throws CollabInputError
   */
  checkRequest(schema: keyof PlatformSchemas, body: unknown): void;
  /**
   * An answer, or the selected part of one. Words of a vocabulary are left to the projections, so that a new word does not make
   * everything unreadable.
   *
   * @throws PlatformFault
   */
  checkAnswer<Name extends keyof PlatformSchemas>(schema: Name, answer: unknown): PlatformSchemas[Name];
}

let schemas: { requests: Ajv; answers: Ajv } | undefined;

/** The contract of generated/organisation, which is read when it is first needed, once in a process. */
export function loadPlatformContract(): PlatformContract {
  const read = () => {
    schemas ??= readSchemas();
    return schemas;
  };

  return {
    read,
    checkRequest(schema, body) {
      const validate = validator(read().requests, schema);
      if (!validate(body)) throw new CollabInputError(...problemOf(validate));
    },
    checkAnswer(schema, answer) {
      const validate = validator(read().answers, schema);
      if (!validate(answer)) throw new PlatformFault('unexpectedShape', `not a ${schema}: ${problemOf(validate).join(' ')}`);
      return answer as PlatformSchemas[typeof schema];
    },
  };
}

function readSchemas(): { requests: Ajv; answers: Ajv } {
  const document = { $id: 'organisation', ...readDocument('organisation') };
  // The linter has checked the document: compiling the schema of schemas, to check it once more, takes longer than all of the rest.
  const options = { strict: false, validateFormats: false, validateSchema: false };
  const requests = new Ajv(options);
  const answers = new Ajv(options).removeKeyword('enum');
  for (const ajv of [requests, answers]) ajv.addSchema(document as object);
  return { requests, answers };
}

function validator(ajv: Ajv, schema: string): ValidateFunction {
  const reference = `organisation#/components/schemas/${schema}`;
  return ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
}

/** Where and what; never the value, which may be about a person. */
function problemOf({ errors }: ValidateFunction): [string, string] {
  const { instancePath = '', message = 'is not as the contract requires', params = {} } = errors?.[0] ?? {};
  const unknown = (params as { additionalProperty?: string }).additionalProperty;
  const field = [...instancePath.split('/').slice(1), ...(unknown === undefined ? [] : [unknown])].join('.') || 'body';
  return [field, unknown === undefined ? message : 'is not known'];
}
