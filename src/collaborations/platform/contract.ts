/** Checks requests and responses of the organization API by its contract. Invalid ones are neither sent nor returned. */
import { Ajv, type ValidateFunction } from 'ajv';
import type { components } from '../../../generated/organisation/types.d.ts';
import { readDocument } from '../../contract/documents/document.ts';
import { CollabInputError } from './errors.ts';
import { PlatformFault } from './fault.ts';

export type PlatformSchemas = components['schemas'];

/** Checks values by schemas of the contract. Schemas are compiled when they are first needed. */
export interface PlatformContract {
  /** Reads the contract from disk. Calls do this before their timeout starts, because reading can take longer. */
  read(): void;
  /** Checks a body before it is sent. @throws CollabInputError */
  checkRequest(schema: keyof PlatformSchemas, body: unknown): void;
  /**
   * Validates a response or one of its parts. Accepts unknown values of enumerations, because the platform may add some.
   * @throws PlatformFault
   */
  checkAnswer<Name extends keyof PlatformSchemas>(schema: Name, answer: unknown): PlatformSchemas[Name];
}

let schemas: { requests: Ajv; answers: Ajv } | undefined;

/** Returns the contract in generated/organisation, which is read on first use, once per process. */
export function loadPlatformContract(): PlatformContract {
  const loadSchemas = () => {
    schemas ??= readSchemas();
    return schemas;
  };

  return {
    read: loadSchemas,
    checkRequest(schema, body) {
      const validate = getValidator(loadSchemas().requests, schema);
      if (!validate(body)) throw new CollabInputError(...getFirstProblem(validate));
    },
    checkAnswer(schema, answer) {
      const validate = getValidator(loadSchemas().answers, schema);
      if (!validate(answer))
        throw new PlatformFault('unexpectedShape', `not a ${schema}: ${getFirstProblem(validate).join(' ')}`);
      return answer as PlatformSchemas[typeof schema];
    },
  };
}

function readSchemas(): { requests: Ajv; answers: Ajv } {
  const document = { $id: 'organisation', ...readDocument('organisation') };
  // The linter has validated the document. Validating it again would take most of the time.
  const options = { strict: false, validateFormats: false, validateSchema: false };
  const requests = new Ajv(options);
  const answers = new Ajv(options).removeKeyword('enum');
  for (const ajv of [requests, answers]) ajv.addSchema(document as object);
  return { requests, answers };
}

function getValidator(ajv: Ajv, schema: string): ValidateFunction {
  const reference = `organisation#/components/schemas/${schema}`;
  return ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
}

/** Returns path and rule of the first problem. Omits the value, which may be personal data. */
function getFirstProblem({ errors }: ValidateFunction): [string, string] {
  const { instancePath = '', message = 'is not as the contract requires', params = {} } = errors?.[0] ?? {};
  const unknown = (params as { additionalProperty?: string }).additionalProperty;
  const field = [...instancePath.split('/').slice(1), ...(unknown === undefined ? [] : [unknown])].join('.') || 'body';
  return [field, unknown === undefined ? message : 'is not known'];
}
