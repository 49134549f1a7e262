import { randomUUID } from 'node:crypto';
import {
  type ContractDocument,
  getParameters,
  type OperationObject,
  resolveReference,
} from '../../contract/documents/document.ts';
import type { HubRequest, Place } from '../testing-hub.ts';

export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

/** Returns a valid request of the operation, with IDs from `place` and the body from the examples of the contract. */
export function buildRequest(
  document: ContractDocument,
  { method, path, operation }: PlacedOperation,
  place: Place,
): { path: string; request: HubRequest } {
  const ids: Record<string, string> = {
    id: path.startsWith('/hub/workspaces')
      ? place.workspaceId
      : path.startsWith('/hub/deleted')
        ? place.deletedId
        : place.projectId,
    project_id: place.projectId,
    node_id: place.entityId,
    type: 'Investigation',
    entity_type: 'Investigation',
    collaboration: 'crops:unknown',
    import_id: randomUUID(),
    point_id: randomUUID(),
    version_id: place.versionId,
    moment: '1',
    version: path.startsWith('/saved-profiles') ? '1.0' : '1',
  };
  const required = getParameters<{ in: string; name: string; example?: unknown }>(document, path, operation)
    .filter((parameter) => parameter.in === 'query' && parameter.name === 'kind')
    .map(({ name, example }): [string, string] => [name, String(example)]);
  const query = required.length === 0 ? '' : `?${new URLSearchParams(required)}`;
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => ids[name] ?? name) + query;
  const body = operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody);
  const content = body?.content['application/json'] as
    | { example?: object; examples?: Record<string, { value: object }> }
    | undefined;
  const example = content?.example ?? Object.values(content?.examples ?? {})[0]?.value;
  const files = body?.content['multipart/form-data'] as { example?: { readonly file: string } } | undefined;
  if (example === undefined && files?.example !== undefined) {
    const form = new FormData();
    form.append('file', new File([files.example.file], 'table.csv'));
    return { path: filled, request: { method, form } };
  }
  if (example === undefined) return { path: filled, request: { method } };
  if (Array.isArray(example)) return { path: filled, request: { method, json: example } };
  const placed = { ...example, ...('workspace_id' in example ? { workspace_id: place.workspaceId } : {}) };
  // Names of workspaces must be unique, but several examples contain the same name.
  const json = operation.operationId === 'createWorkspace' ? { ...placed, name: randomUUID() } : placed;
  return { path: filled, request: { method, json } };
}
