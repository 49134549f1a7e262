/** The server's own pages besides home: its contracts in two readers. */
import { type Page, type View, view } from '../web/views.ts';

/** View model of Redoc's page. */
export interface RedocModel {
  /** Allows Redoc's style elements under the page's policy. */
  readonly nonce: string;
}

/** Templates of the pages. */
export const swaggerUiView: View<Record<never, never>> = view('server/swagger-ui');
export const redocView: View<RedocModel> = view('server/redoc');

/** Frames of the pages. */
export const swaggerUiPage: Page = {
  title: 'API, by operation',
  crumb: 'API',
  section: '/docs',
  crumbs: [],
  isReader: true,
  styles: ['swagger-ui.css', 'styles/swagger-ui-look.css'],
};
export const redocPage: Page = {
  title: 'API reference',
  section: '/docs',
  crumbs: [{ title: 'API', path: '/docs' }],
  crumb: 'Redoc',
  wide: true,
  isReader: true,
  styles: ['styles/redoc-look.css'],
};
