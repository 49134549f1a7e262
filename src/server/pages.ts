/** The server's own pages except the home page: its contracts in two viewers. */
import type { ContractDocument } from '../contract/documents/document.ts';
import { NotFoundError } from '../contract/errors.ts';
import type { Page } from '../web/views.ts';
import { getApiTitle, sortApis } from './reference/operations-page.ts';

/** Returns the view model of Redoc for a document, by default the first. @throws NotFoundError if its service is off */
export function buildRedocModel(documents: ReadonlyMap<string, ContractDocument>, name: string | undefined, nonce: string) {
  const order = sortApis([...documents.keys()]);
  const shown = name ?? order[0] ?? '';
  if (!documents.has(shown)) throw new NotFoundError(`No document of that name is on: ${shown}`);
  return {
    // Allows Redoc's style elements under the page's policy.
    nonce,
    // Address of the document that is shown.
    documentPath: `/openapi/${shown}.json`,
    documents: order.map((one) => ({
      title: getApiTitle(one, documents.get(one)?.info.title ?? one),
      path: `/redoc?document=${one}`,
      isShown: one === shown,
    })),
  };
}

/** Frames of the pages. */
export const swaggerUiPage: Page = {
  title: 'Swagger UI',
  section: '/docs',
  crumbs: [{ title: 'API reference', path: '/reference' }],
  isReader: true,
  styles: ['swagger-ui.css', 'styles/swagger-ui-look.css'],
};
export const redocPage: Page = {
  title: 'Redoc',
  section: '/docs',
  crumbs: [{ title: 'API reference', path: '/reference' }],
  wide: true,
  isReader: true,
  styles: ['styles/redoc-look.css'],
};
