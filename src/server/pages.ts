/** The server's own pages: what it offers, and its contracts in two readers. */
import { type Page, type SiteService, type View, view } from '../web/views.ts';

/** View model of the home page. */
export interface HomeModel {
  readonly services: readonly SiteService[];
  readonly addresses: readonly { readonly path: string; readonly summary: string }[];
}

/** View model of Redoc's page. */
export interface RedocModel {
  /** Allows Redoc's style elements under the page's policy. */
  readonly nonce: string;
}

/** Templates of the pages. */
export const homeView: View<HomeModel> = view('server/home');
export const swaggerUiView: View<Record<never, never>> = view('server/swagger-ui');
export const redocView: View<RedocModel> = view('server/redoc');

/** Frames of the pages. */
export const homePage: Page = { title: 'Services', section: '/' };
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

/** View model of the home page. */
export function homeModel(services: readonly SiteService[]): HomeModel {
  return {
    services,
    addresses: [
      { path: '/reference', summary: 'Every operation on its own page, with requests in curl, TypeScript and Python.' },
      { path: '/openapi.json', summary: 'The contract of everything that is on, as one document.' },
      { path: '/docs', summary: 'The contract in Swagger UI, where operations can be tried out.' },
      { path: '/redoc', summary: 'The contract in Redoc, for reading.' },
      { path: '/health', summary: 'Whether the server runs.' },
    ],
  };
}
