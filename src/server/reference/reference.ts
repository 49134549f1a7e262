/** The reference: a page for every operation that is on (openapi/server, `listOperations` and `showOperation`). */
import type { ServerApiHandlers } from '../../../generated/server/stub.ts';
import type { ContractDocument } from '../../contract/documents/document.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { type Prepared, prepareText } from '../../contract/prepared.ts';
import type { Render } from '../../web/views.ts';
import { type Described, describeAll } from './described.ts';
import { operationModel, operationPage, operationView } from './operation-page.ts';
import { operationsModel, operationsPage, operationsView } from './operations-page.ts';

/** What the reference is made from. */
export interface ReferenceParts {
  render: Render;
  /** Every mounted document by name, as it is served. */
  documents: ReadonlyMap<string, ContractDocument>;
  /** Address of this server, for the samples. */
  baseUrl: string;
}

/** Makes the handlers. Documents are read when somebody asks, and pages are made once. */
export function referenceHandlers({
  render,
  documents,
  baseUrl,
}: ReferenceParts): Pick<ServerApiHandlers, 'listOperations' | 'showOperation'> {
  let described: readonly Described[] | undefined;
  const all = () => {
    described ??= describeAll(documents);
    return described;
  };
  const pages = new Map<string, Prepared<unknown>>();
  return {
    listOperations: ({ query: { q = '' } }) => ({
      status: 200,
      type: 'text/html',
      content: render(operationsView, operationsPage, operationsModel(all(), q.trim())),
    }),
    showOperation({ path }) {
      const found = all().find(({ operationId }) => operationId === path.operation);
      if (found === undefined) throw new NotFoundError(`No operation of that name is on: ${path.operation}`);
      const page =
        pages.get(found.operationId) ??
        prepareText(
          render(operationView, operationPage(found), operationModel(found, all(), baseUrl)),
          'text/html; charset=utf-8',
        );
      pages.set(found.operationId, page);
      return { status: 200, type: 'text/html', prepared: page };
    },
  };
}
