/** The reference: a page for every enabled operation (openapi/server, `listOperations` and `showOperation`). */
import type { ServerApiHandlers } from '../../../generated/server/stub.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { memoize } from '../../memoize.ts';
import type { Render } from '../../web/views.ts';
import type { Described } from './described.ts';
import { buildOperationModel, createOperationPage } from './operation-page.ts';
import { buildOperationsModel, operationsPage } from './operations-page.ts';

export interface ReferenceParts {
  render: Render;
  all: () => readonly Described[];
  /** Address of this server, for the samples. */
  baseUrl: string;
}

export function createReferenceHandlers({ render, all, baseUrl }: ReferenceParts) {
  const getModel = memoize((described: Described) => buildOperationModel(described, all(), baseUrl));
  return {
    listOperations: ({ query: { q = '' } }) => ({
      status: 200,
      type: 'text/html',
      content: render('server/operations', operationsPage, buildOperationsModel(all(), q.trim())),
    }),
    showOperation({ path }) {
      const found = all().find(({ operationId }) => operationId === path.operation);
      if (found === undefined) throw new NotFoundError(`No such operation: ${path.operation}`);
      const model = getModel(found);
      return { status: 200, type: 'text/html', content: render('server/operation', createOperationPage(found), model) };
    },
  } satisfies Partial<ServerApiHandlers>;
}
