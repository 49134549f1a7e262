/** Creates /openapi.json: a complete document of all mounted services. */
import type { ContractDocument } from './document.ts';

/** Thrown if two documents define a component with the same name differently. */
export class DocumentClashError extends Error {}

/** Merges documents. Components of the same name must be equal. Operations keep their `security`. @throws DocumentClashError */
export function mergeDocuments(
  documents: ReadonlyMap<string, ContractDocument>,
  version: string,
  serverUrl: string,
): ContractDocument {
  const merged: Required<Pick<ContractDocument, 'paths' | 'components' | 'tags' | 'x-webhooks'>> = {
    paths: {},
    components: {},
    tags: [],
    'x-webhooks': {},
  };
  for (const [name, document] of documents) {
    for (const [path, item] of Object.entries(document.paths)) {
      if (path in merged.paths) throw new DocumentClashError(`${name}: the path ${path} belongs to another document`);
      merged.paths[path] = addOwnSecurity(item, document);
    }
    for (const [kind, named] of Object.entries(document.components ?? {})) {
      merged.components[kind] ??= {};
      const target = merged.components[kind];
      for (const [component, value] of Object.entries(named)) {
        if (component in target && JSON.stringify(target[component]) !== JSON.stringify(value)) {
          throw new DocumentClashError(`${name}: components/${kind}/${component} differs from another document's`);
        }
        target[component] = value;
      }
    }
    Object.assign(merged['x-webhooks'], document['x-webhooks']);
    merged.tags.push(...(document.tags ?? []));
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Concordat',
      version,
      description: [...documents.values()].map(({ info }) => `**${info.title}**: ${info.description ?? ''}`).join('\n\n'),
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [],
    ...merged,
  };
}

function addOwnSecurity(item: Record<string, unknown>, document: ContractDocument): Record<string, unknown> {
  if (document.security === undefined || document.security.length === 0) return item;
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      const isOperation = typeof value === 'object' && value !== null && 'operationId' in value;
      return [key, isOperation && !('security' in value) ? { ...value, security: document.security } : value];
    }),
  );
}
