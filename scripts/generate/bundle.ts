/** Bundles each contract to one JSON document, which all other tools read. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Bundle {
  api: string;
  /** The bundle as JSON, with each operation and component on a separate line. Ends with a line ending. */
  json: string;
}

/** Bundles the documents of redocly.yaml in their order there, or only the named ones. */
export function bundleDocuments(root: string, scratch: string, named: string[] = []): Bundle[] {
  const { apis } = parse(readFileSync(join(root, 'redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> };
  const selected = Object.keys(apis).filter((api) => named.length === 0 || named.includes(api));
  return selected.map((api) => {
    const output = join(scratch, `${api}.json`);
    const run = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', api, '--output', output, '--ext', 'json'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    if (run.status !== 0) throw new Error(`openapi/${api} could not be bundled:\n${run.stderr}${run.stdout}`);
    return { api, json: `${formatJson(adaptForGenerators(JSON.parse(readFileSync(output, 'utf8'))))}\n` };
  });
}

/** Adds properties that generators require. Does not change examples. */
function adaptForGenerators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(adaptForGenerators);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [
    key,
    key === 'example' || key === 'examples' ? member : adaptForGenerators(member),
  ]);
  return setNumberFormat(allowReservedCharacters(Object.fromEntries(members)));
}

/**
 * Sets `allowReserved` on each query parameter, because the validator would otherwise reject unencoded reserved characters.
 * Common clients send `+` for a space, and other reserved characters unencoded (RFC 3986, section 3.4).
 */
function allowReservedCharacters(value: object): object {
  const isQueryParameter = 'in' in value && value.in === 'query' && 'schema' in value;
  return isQueryParameter ? { ...value, allowReserved: true } : value;
}

const MAX_INT32 = 2_147_483_647;

/** Sets the format of numbers, because generators for Go and Java otherwise use 32 bits. */
function setNumberFormat(value: object): object {
  if (!('type' in value) || 'format' in value) return value;
  if (value.type === 'number') return { ...value, format: 'double' };
  const isLarge = value.type === 'integer' && 'maximum' in value && Number(value.maximum) > MAX_INT32;
  return isLarge ? { ...value, format: 'int64' } : value;
}

/** Formats operations and components on separate lines, so that a diff shows them. */
function formatJson(value: unknown, depth = 0): string {
  if (depth === 3 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const members = Object.entries(value);
  if (members.length === 0) return '{}';
  const indent = '  '.repeat(depth);
  const lines = members.map(([name, member]) => `${indent}  ${JSON.stringify(name)}: ${formatJson(member, depth + 1)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Returns a hash of the contract, which generated files contain. */
export function hashContract(bundle: Bundle): string {
  return `sha256 ${createHash('sha256').update(bundle.json).digest('hex').slice(0, 16)}`;
}

/** Converts `schemas` to `Schemas`. */
export function convertToPascalCase(api: string): string {
  return api.charAt(0).toUpperCase() + api.slice(1);
}
