/** The reference: a page for every operation that is on (openapi/server, `listOperations` and `showOperation`). */
import type { ServerApiHandlers } from '../../../generated/server/stub.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { type Prepared, prepareText } from '../../contract/prepared.ts';
import type { Render } from '../../web/views.ts';
import type { Described } from './described.ts';
import { operationModel, operationPage, operationView } from './operation-page.ts';
import { operationsModel, operationsPage, operationsView } from './operations-page.ts';

/** What the reference is made from. */
export interface ReferenceParts {
  render: Render;
  /** Every operation that is on. */
  all: () => readonly Described[];
  /** Address of this server, for the samples. */
  baseUrl: string;
}

/** Makes the handlers. Pages are made once. */
export function referenceHandlers({ render, all, baseUrl }: ReferenceParts) {
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
  } satisfies Partial<ServerApiHandlers>;
}
