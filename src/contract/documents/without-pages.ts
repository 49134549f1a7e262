import { FORM_TYPE } from '../requests/media-types.ts';
import {
  type ContractDocument,
  getOperations,
  type JsonObject,
  type OperationObject,
  removeUnusedSchemes,
  resolveReference,
} from './document.ts';
import { simplifyForGenerators } from './for-generators.ts';

type Content = Record<string, unknown>;

/** Returns a document without pages, their forms and components. A body that may be JSON or a form is JSON. */
export function removePages(document: ContractDocument): ContractDocument {
  const remaining = new Set(
    [...getOperations(document)].map(({ operation }) => operation).filter((operation) => returnsData(document, operation)),
  );
  const identifiers = new Set([...remaining].map(({ operationId }) => operationId));
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const members = Object.entries(item).filter(
      ([, member]) => !isOperation(member) || remaining.has(member as unknown as OperationObject),
    );
    return members.some(([, member]) => isOperation(member)) ? [[path, Object.fromEntries(members)] as const] : [];
  });
  const { security = [], tags = [], components = {}, ...rest } = document;
  const stripped = removePageParts({ paths: Object.fromEntries(paths), components }, identifiers) as Pick<
    ContractDocument,
    'paths'
  > & { components: Record<string, JsonObject> };
  const simple = simplifyForGenerators({ ...document, ...stripped });
  const tagsInUse = new Set([...remaining].flatMap((operation) => operation.tags ?? []));
  return removeUnusedSchemes({
    ...rest,
    security,
    tags: tags.filter(({ name }) => tagsInUse.has(name)),
    paths: simple.paths,
    components: collectReachedComponents([simple.paths, document['x-webhooks']], simple.components),
  });
}

function isOperation(member: unknown): member is OperationObject {
  return typeof member === 'object' && member !== null && 'operationId' in member;
}

/** Returns whether an operation returns data, or success without a body. Redirects lead browsers to pages. */
function returnsData(document: ContractDocument, operation: OperationObject): boolean {
  if ('x-alias-of' in operation) return false;
  if ('x-websocket' in operation) return true;
  return Object.entries(operation.responses).some(([status, response]) => {
    const types = Object.keys(resolveReference<{ content?: Content }>(document, response).content ?? {});
    return status.startsWith('2') && (types.length === 0 || types.some((type) => type !== 'text/html'));
  });
}

/** Removes pages and forms from every list of media types, and links to removed operations. */
function removePageParts(node: unknown, identifiers: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((item) => removePageParts(item, identifiers));
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(removePageFormats(node)).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'example' || key === 'examples') return [[key, value]];
    const part = key === 'content' ? removePageTypes(value) : key === 'links' ? filterLinks(value, identifiers) : value;
    return part === undefined ? [] : [[key, removePageParts(part, identifiers)]];
  });
  return Object.fromEntries(members);
}

function removePageFormats(node: object): object {
  if (!('x-media-types' in node && 'schema' in node)) return node;
  const formats = Object.entries(Object(node['x-media-types'])).filter(([, type]) => type !== 'text/html');
  const schema = { ...Object(node.schema), enum: formats.map(([format]) => format) };
  return { ...node, 'x-media-types': Object.fromEntries(formats), schema };
}

/** Removes pages from `content` if it is a list of media types (with a slash), and not a property of that name. */
function removePageTypes(content: unknown): unknown {
  const types = Object.entries(Object(content) as Content);
  if (types.length === 0 || types.some(([type]) => !type.includes('/'))) return content;
  const hasJson = types.some(([type]) => type === 'application/json');
  const left = types.filter(([type]) => type !== 'text/html' && !(hasJson && type === FORM_TYPE));
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

function filterLinks(links: unknown, identifiers: ReadonlySet<string>): unknown {
  const named = Object.entries(Object(links) as Record<string, JsonObject>);
  if (!named.some(([, link]) => typeof link?.operationId === 'string')) return links;
  const left = named.filter(([, link]) => identifiers.has(String(link.operationId)));
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

function collectReachedComponents(paths: unknown, { securitySchemes, ...components }: Record<string, JsonObject>) {
  const reached = new Set<string>();
  const followReferences = (node: unknown): void => {
    if (typeof node === 'string' && node.startsWith('#/components/')) visitComponent(node);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'x-websocket') followReferences(value);
      else
        for (const name of Object.values(value as Record<string, unknown>).flat())
          visitComponent(`#/components/schemas/${name}`);
    }
  };
  const visitComponent = (reference: string): void => {
    if (reached.has(reference)) return;
    reached.add(reference);
    const [, , kind = '', name = ''] = reference.split('/');
    followReferences(components[kind]?.[name]);
  };
  followReferences(paths);
  const left = Object.entries(components)
    .map(([kind, named]): [string, JsonObject] => [
      kind,
      Object.fromEntries(Object.entries(named).filter(([name]) => reached.has(`#/components/${kind}/${name}`))),
    ])
    .filter(([, named]) => Object.keys(named).length > 0);
  return { ...Object.fromEntries(left), ...(securitySchemes === undefined ? {} : { securitySchemes }) };
}
