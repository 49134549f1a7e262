/** Validation for people: a form that validates pasted text (openapi/schemas). */
import type { SchemasApiHandlers } from '../../../generated/schemas/stub.ts';
import type { Catalogue } from '../../profiles/catalogue/catalogue.ts';
import type { Render } from '../../web/views.ts';
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
} from './page.ts';
import { checkText, type TextResult } from './text-result.ts';

/** Makes the handlers. */
export function validationPageHandlers(
  catalogue: Catalogue,
  render: Render,
): Pick<SchemasApiHandlers, 'showValidator' | 'validateText'> {
  const validator = <Status extends 200 | 400 | 404>(status: Status, outcome: string, model: ValidatorModel) =>
    ({ status, type: 'text/html', content: render(validatorView, validatorPage(outcome), model) }) as const;

  return {
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
