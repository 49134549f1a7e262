/** The schema service for people: profiles to browse, and a form that validates pasted text (openapi/schemas). */
import type { SchemasApiHandlers } from '../../../generated/schemas/stub.ts';
import type { Catalogue } from '../../profiles/catalogue/catalogue.ts';
import type { Entity } from '../../profiles/profile.ts';
import { takeSentFlash } from '../../web/flash-cookie.ts';
import type { Page, Render, View } from '../../web/views.ts';
import {
  choose,
  type FormProblem,
  firstChoice,
  type ValidatorForm,
  type ValidatorModel,
  validatorModel,
  validatorPage,
  validatorView,
  withExample,
} from '../validation/page.ts';
import { checkText, type TextResult } from '../validation/text-result.ts';
import { entityModel, entityPage, entityView } from './entity-page.ts';
import { entityNameOf, findProfile } from './handlers.ts';
import { profilesModel, profilesPage, profilesView } from './list-page.ts';
import { profileModel, profilePage, profileView } from './page.ts';
import type { ProfileWays } from './ways.ts';

const NO_WAYS: ProfileWays = { all: [], of: () => [] };

type PageHandlers = Pick<SchemasApiHandlers, 'showProfiles' | 'showProfile' | 'showEntity' | 'showValidator' | 'validateText'>;

/** Makes the handlers of the pages; `ways` are links to what other services do with profiles. */
export function schemaPages(catalogue: Catalogue, render: Render, ways: ProfileWays = NO_WAYS): PageHandlers {
  const html = <Status extends 200 | 400 | 404, Model extends object>(
    status: Status,
    view: View<Model>,
    page: Page,
    model: Model,
  ) => ({ status, type: 'text/html', content: render(view, page, model) }) as const;
  const validator = <Status extends 200 | 400 | 404>(status: Status, outcome: string, model: ValidatorModel) =>
    html(status, validatorView, validatorPage(outcome), model);

  return {
    showProfiles({ query, request, response }) {
      const [name = '', version = ''] = query.profile?.split('/') ?? [];
      const within = query.profile === undefined ? undefined : findProfile(catalogue, name, version);
      const question = { q: query.q, sort: query.sort, within };
      return html(200, profilesView, profilesPage(question), {
        ...profilesModel(catalogue, question),
        flash: takeSentFlash(request, response),
        ways: ways.all,
      });
    },
    showProfile({ path, query, request, response }) {
      const entry = findProfile(catalogue, path.profile, path.version);
      return html(200, profileView, profilePage(entry), {
        ...profileModel(catalogue, entry, query),
        flash: takeSentFlash(request, response),
        ways: ways.of(entry),
      });
    },
    showEntity({ path, query }) {
      const entry = findProfile(catalogue, path.profile, path.version);
      const entity = entry.profile.entities.get(entityNameOf(entry.profile, path.entity)) as Entity;
      return html(200, entityView, entityPage(entry, entity), entityModel(entry, entity, query));
    },
    showValidator({ query }) {
      const form = { profile: query.profile ?? firstChoice(catalogue), entity: query.entity ?? '', text: '' };
      const { problems } = choose(catalogue, form);
      if (problems.length > 0) return validator(404, 'Not found', validatorModel(catalogue, form, { problems }));
      return validator(200, '', query.example === 'yes' ? withExample(catalogue, form) : validatorModel(catalogue, form));
    },
    validateText({ body }) {
      // Browsers send lines that end in CR LF, and show them as lines that end in LF.
      const form: ValidatorForm = { profile: body.profile, entity: body.entity, text: body.text.replaceAll('\r\n', '\n') };
      const { entry, entity, problems } = choose(catalogue, form);
      if (entry === undefined || entity === undefined)
        return validator(404, 'Not found', validatorModel(catalogue, form, { problems }));
      if (body.example === 'yes') return validator(200, 'Example', withExample(catalogue, form));
      if (form.text.trim() === '') {
        const empty: FormProblem = { field: 'text', message: 'There is no text yet. Paste JSON or YAML, or load the example.' };
        return validator(400, 'Nothing to validate', validatorModel(catalogue, form, { problems: [empty] }));
      }
      const result: TextResult = checkText(entry.profile, entity, form.text);
      const model = validatorModel(catalogue, form, { result });
      return result.kind === 'unreadable' ? validator(400, result.headline, model) : validator(200, result.headline, model);
    },
  };
}
