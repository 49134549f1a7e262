/** The reference: a page for every operation that is on (openapi/server, `listOperations` and `showOperation`). */
import type { ServerApiHandlers } from '../../../generated/server/stub.ts';
import { NotFoundError } from '../../contract/errors.ts';
import type { Render } from '../../web/views.ts';
import type { Described } from './described.ts';
import { operationModel, operationPage, operationView } from './operation-page.ts';
import { operationsModel, operationsPage, operationsView } from './operations-page.ts';

/** Dependencies of the reference. */
export interface ReferenceParts {
  render: Render;
  /** Every operation that is on. */
  all: () => readonly Described[];
  /** Address of this server, for the samples. */
  baseUrl: string;
}

/** Creates the handlers. View models are created once. */
export function referenceHandlers({ render, all, baseUrl }: ReferenceParts) {
  const models = new Map<string, ReturnType<typeof operationModel>>();
  return {
    listOperations: ({ query: { q = '' } }) => ({
      status: 200,
      type: 'text/html',
      content: render(operationsView, operationsPage, operationsModel(all(), q.trim())),
    }),
    showOperation({ path }) {
      const found = all().find(({ operationId }) => operationId === path.operation);
      if (found === undefined) throw new NotFoundError(`No such operation: ${path.operation}`);
      const model = models.get(found.operationId) ?? operationModel(found, all(), baseUrl);
      models.set(found.operationId, model);
      return { status: 200, type: 'text/html', content: render(operationView, operationPage(found), model) };
    },
  } satisfies Partial<ServerApiHandlers>;
}
