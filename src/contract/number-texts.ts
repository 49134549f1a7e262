/** Numbers in addresses, which are texts there. The validator's own reading also takes `Infinity`, `0x10` and blanks for numbers. */
import type { Request } from 'express';
import { type ContractDocument, type JsonObject, type OperationObject, resolveReference } from './document.ts';
import { BadRequestError } from './errors.ts';

/** A parameter in the address that is a number. */
export interface NumberParameter {
  readonly name: string;
  readonly type: 'integer' | 'number';
  /** Its place among the segments of the path; absent for a query parameter. */
  readonly segment?: number;
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly schema?: JsonObject;
}

/** A number as JSON writes it (RFC 8259, section 6), also with zeros in front. */
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** The parameters of an operation that are numbers. */
export function numberParametersOf(document: ContractDocument, path: string, operation: OperationObject): NumberParameter[] {
  const declared = [...((document.paths[path]?.parameters ?? []) as object[]), ...((operation.parameters ?? []) as object[])];
  return declared
    .map((one) => resolveReference(document, one as ParameterObject & { $ref?: string }))
    .flatMap((parameter) => {
      const { type } = resolveReference<JsonObject>(document, parameter.schema ?? {});
      if ((type !== 'integer' && type !== 'number') || (parameter.in !== 'query' && parameter.in !== 'path')) return [];
      const place = parameter.in === 'query' ? {} : { segment: path.split('/').indexOf(`{${parameter.name}}`) };
      return [{ name: parameter.name, type, ...place } satisfies NumberParameter];
    });
}

/** @throws BadRequestError naming the parameter whose text is no number */
export function refuseOddNumbers(parameters: readonly NumberParameter[], { path, query }: Request): void {
  for (const { name, type, segment } of parameters) {
    const text = segment === undefined ? query[name] : decoded(path.split('/')[segment]);
    // What is empty, repeated or not correctly encoded is the validator's to judge.
    if (typeof text !== 'string' || text === '') continue;
    if (!NUMBER.test(text) || !Number.isFinite(Number(text)))
      throw new BadRequestError(`${segment === undefined ? 'query' : 'path'}.${name} must be ${type}`);
  }
}

function decoded(segment = ''): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
