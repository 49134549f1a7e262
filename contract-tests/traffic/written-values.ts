/** Parses values of bodies, headers and addresses as their schemas describe. */
import { parse } from 'yaml';
import type { Schema } from './schema-check.ts';

/** Matches a NaN value in JSON. Replacing it inside of a string is harmless. The lookbehind is last, because this is faster. */
const BARE_NAN = /NaN(?<=[[,:]\s*NaN)(?=\s*[,\]}])/g;

/**
 * Returns whether a media type, without parameters, is text that can be stored and validated. Multipart and binary bodies are
 * not.
 */
export function isTextual(type: string): boolean {
  return (
    type.startsWith('text/') ||
    type.endsWith('json') ||
    type.endsWith('yaml') ||
    type.endsWith('xml') ||
    type === 'application/openmetrics-text' ||
    type === 'application/x-www-form-urlencoded'
  );
}

export function getMediaType(headers: Readonly<Record<string, string>>): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/** A media type in which missing values may be tokens that are not JSON. */
export interface WrittenMedia {
  'x-missing'?: unknown;
}

/** Returns the value that a schema describes: parsed JSON or YAML, or else the text. @throws SyntaxError */
export function parseBodyBySchema(body: string, type: string, media: WrittenMedia = {}): unknown {
  if (type.endsWith('json')) return JSON.parse(media['x-missing'] === undefined ? body : body.replace(BARE_NAN, 'null'));
  return type.endsWith('yaml') ? parse(body) : body;
}

/** Converts a string of a header or URL to the type of its schema. Returns the string if this fails. */
export function convertTextToType({ type }: Schema, text: string): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
