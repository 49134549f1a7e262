/**
 * Checks numbers in addresses and headers, because the validator would also accept `Infinity`, `0x10` and spaces. Converts the
 * strings of forms to numbers, booleans and lists before the contract is checked. The validator could convert them only
 * together with the values in JSON, which must stay unchanged.
 */
import type { Request } from 'express';
import {
  type ContractDocument,
  getParameters,
  type JsonObject,
  type OperationObject,
  resolveReference,
} from '../documents/document.ts';
import { BadRequestError } from '../errors.ts';
import { decodePathSegment } from '../strict-path.ts';
import { isChangedNumber } from './exact-numbers.ts';

export interface NumberParameter {
  readonly name: string;
  readonly type: 'integer' | 'number';
  readonly in: 'path' | 'query' | 'header';
  /** Index among the segments of the path; -1 for other parameters. */
  readonly segment: number;
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly schema?: JsonObject;
}

/** Matches a number as in JSON (RFC 8259, section 6), but also with leading zeros. */
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

export function listNumberParameters(document: ContractDocument, path: string, operation: OperationObject): NumberParameter[] {
  return getParameters<ParameterObject>(document, path, operation).flatMap((parameter) => {
    const { type } = resolveReference<JsonObject>(document, parameter.schema ?? {});
    const { name, in: location } = parameter;
    if ((type !== 'integer' && type !== 'number') || (location !== 'path' && location !== 'query' && location !== 'header'))
      return [];
    return [{ name, type, in: location, segment: path.split('/').indexOf(`{${name}}`) } satisfies NumberParameter];
  });
}

/** Checks the parameters that are numbers. @throws BadRequestError that names an invalid one */
export function rejectMalformedNumbers(parameters: readonly NumberParameter[], { path, query, headers }: Request): void {
  for (const { name, type, in: place, segment } of parameters) {
    const text =
      place === 'path'
        ? decodePathSegment(path.split('/')[segment])
        : place === 'query'
          ? query[name]
          : headers[name.toLowerCase()];
    // The validator rejects values that are empty, repeated or wrongly encoded.
    if (typeof text !== 'string' || text === '') continue;
    if (!NUMBER.test(text) || !Number.isFinite(Number(text)))
      throw new BadRequestError(`${place === 'header' ? 'headers' : place}.${name} must be ${type}`);
  }
}

/** A form field whose string must be converted. */
export interface FormValue {
  readonly name: string;
  readonly type: 'array' | 'boolean' | 'integer' | 'number';
}

const TYPES: ReadonlySet<unknown> = new Set(['array', 'boolean', 'integer', 'number']);

/** Returns the fields of a form whose values are not strings. */
export function getFormValues(document: ContractDocument, schema: JsonObject = {}): FormValue[] {
  const { properties = {} } = resolveReference<JsonObject>(document, schema) as { properties?: Record<string, JsonObject> };
  return Object.entries(properties).flatMap(([name, property]) => {
    const { type } = resolveReference<JsonObject>(document, property);
    return TYPES.has(type) ? [{ name, type: type as FormValue['type'] }] : [];
  });
}

/** Converts the strings of a form. An invalid string stays, so that the contract rejects it. Empty fields are removed. */
export function convertFormValues(fields: readonly FormValue[], body: Record<string, unknown>): void {
  for (const { name, type } of fields) {
    const text = body[name];
    if (typeof text !== 'string') continue;
    if (type === 'array') body[name] = [text];
    else if (text === '') delete body[name];
    else body[name] = convertFormText(type, text);
  }
}

function convertFormText(type: Exclude<FormValue['type'], 'array'>, text: string): unknown {
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return NUMBER.test(text) && !isChangedNumber(text, Number(text)) ? Number(text) : text;
}
