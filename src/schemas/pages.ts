/** The schema service for people: profiles to browse, and a form that validates pasted text. */
import type { SchemasApiHandlers } from '../../generated/schemas/stub.ts';
import type { Render } from '../web/views.ts';
import type { Catalogue } from './catalogue.ts';

type PageHandlers = Pick<SchemasApiHandlers, 'showProfiles' | 'showProfile' | 'showEntity' | 'showValidator' | 'validateText'>;

/** Makes the handlers of the pages. */
export function schemaPages(_catalogue: Catalogue, render: Render): PageHandlers {
  const page = () => ({ status: 200, type: 'text/html', content: render('server/home', {}) }) as const;
  return { showProfiles: page, showProfile: page, showEntity: page, showValidator: page, validateText: page };
}
