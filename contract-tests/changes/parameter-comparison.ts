/** Compares the parameters of an operation: query, path, headers and cookies. */
import { type JsonObject, resolveReference } from '../../src/contract/documents/document.ts';
import type { ComparedOperation, Pairing } from './pairing.ts';
import { listSchemaDifferences } from './schema-comparison.ts';

interface Parameter extends JsonObject {
  name: string;
  in: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: JsonObject;
}

/** Reports added, removed and changed parameters. */
export function reportParameterDifferences(
  { before, after, say }: Pairing,
  old: ComparedOperation,
  now: ComparedOperation,
): void {
  const indexParameters = (document: typeof before, operation: ComparedOperation) =>
    new Map(
      (operation.parameters as JsonObject[]).map((node) => {
        const parameter = resolveReference(document, node) as Parameter;
        return [formatParameterName(parameter), parameter];
      }),
    );
  const [from, to] = [indexParameters(before, old), indexParameters(after, now)];
  for (const [name, parameter] of to) {
    const earlier = from.get(name);
    if (earlier !== undefined) compareParameter(earlier, parameter, name);
    else {
      const needed = parameter.required === true;
      const marked = parameter.deprecated === true ? ', deprecated' : '';
      say('request', needed ? 'narrower' : 'wider', `${name} was added${needed ? ' and is required' : ''}${marked}`, 'added');
    }
  }
  for (const name of from.keys()) if (!to.has(name)) say('request', 'lost', `${name} was removed`, 'removed');

  function compareParameter(earlier: Parameter, later: Parameter, name: string): void {
    if (later.required === true && earlier.required !== true) say('request', 'narrower', `${name} is now required`);
    if (earlier.required === true && later.required !== true) say('request', 'wider', `${name} is now optional`);
    if (later.deprecated === true && earlier.deprecated !== true)
      say('request', 'harmless', `${name} is deprecated`, 'deprecated');
    if (earlier.deprecated === true && later.deprecated !== true) say('request', 'harmless', `${name} is no longer deprecated`);
    for (const flag of ['allowEmptyValue', 'allowReserved']) {
      if (later[flag] === true && earlier[flag] !== true) say('request', 'wider', `${name} now accepts ${FLAGS[flag]}`);
      if (earlier[flag] === true && later[flag] !== true)
        say('request', 'narrower', `${name} no longer accepts ${FLAGS[flag]}`);
    }
    if (describeSerialization(earlier) !== describeSerialization(later))
      say(
        'request',
        'other',
        `${name} is serialized as ${describeSerialization(later)} instead of ${describeSerialization(earlier)}`,
      );
    for (const { place, effect, kind, says } of listSchemaDifferences(
      { before, after, direction: 'request' },
      earlier.schema ?? {},
      later.schema ?? {},
    ))
      say('request', effect, `${place === '' ? name : `\`${place}\` in ${name}`} ${says}`, kind);
  }
}

const FLAGS: Record<string, string> = { allowEmptyValue: 'empty values', allowReserved: 'reserved characters' };

function formatParameterName(parameter: Parameter): string {
  if (parameter.in === 'query') return `the query parameter \`${parameter.name}\``;
  if (parameter.in === 'header') return `the request header \`${parameter.name.toLowerCase()}\``;
  return `the ${parameter.in} parameter \`${parameter.name}\``;
}

/** Returns how a list is serialized, with the defaults of OpenAPI 3.0.3. */
function describeSerialization(parameter: Parameter): string {
  const style = parameter.style ?? (parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple');
  return `${style}${(parameter.explode ?? style === 'form') ? ', exploded' : ''}`;
}
