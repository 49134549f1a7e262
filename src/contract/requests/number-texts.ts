/** Numbers in addresses and headers, which are texts there. The validator also accepts `Infinity`, `0x10` and spaces. */
import type { Request } from 'express';
import {
  type ContractDocument,
  getParameters,
  type JsonObject,
  type OperationObject,
  resolveReference,
} from '../documents/document.ts';
import { BadRequestError } from '../errors.ts';
import { formatSegment } from '../strict-path.ts';

/** A parameter that is a number. */
export interface NumberParameter {
  readonly name: string;
  readonly type: 'integer' | 'number';
  readonly in: 'path' | 'query' | 'header';
  /** Its index among the segments of the path; -1 for others. */
  readonly segment: number;
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly schema?: JsonObject;
}

/** A number as JSON writes it (RFC 8259, section 6), also with zeros in front. */
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** The parameters of an operation that are numbers. */
export function listNumberParameters(document: ContractDocument, path: string, operation: OperationObject): NumberParameter[] {
  return getParameters<ParameterObject>(document, path, operation).flatMap((parameter) => {
    const { type } = resolveReference<JsonObject>(document, parameter.schema ?? {});
    const { name, in: place } = parameter;
    if ((type !== 'integer' && type !== 'number') || (place !== 'path' && place !== 'query' && place !== 'header')) return [];
    return [{ name, type, in: place, segment: path.split('/').indexOf(`{${name}}`) } satisfies NumberParameter];
  });
}

/** @throws BadRequestError naming the parameter whose text is no number */
export function rejectOddNumbers(parameters: readonly NumberParameter[], { path, query, headers }: Request): void {
  for (const { name, type, in: place, segment } of parameters) {
    const text =
      place === 'path'
        ? formatSegment(path.split('/')[segment])
        : place === 'query'
          ? query[name]
          : headers[name.toLowerCase()];
    // The validator rejects values that are empty, repeated or wrongly encoded.
    if (typeof text !== 'string' || text === '') continue;
    if (!NUMBER.test(text) || !Number.isFinite(Number(text)))
      throw new BadRequestError(`${place === 'header' ? 'headers' : place}.${name} must be ${type}`);
  }
}
