/** Validation over HTTP and on the page of the validator (openapi/schemas). */
import type { SchemasApiHandlers } from '../../../generated/schemas/stub.ts';
import { getLargeBody } from '../../contract/bodies.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { isQuicklyChecked } from '../../profiles/validation/entity-plan.ts';
import { createJsonAnswer } from '../../tasks/task.ts';
import type { TaskRunner } from '../../tasks/task-runner.ts';
import type { Render } from '../../web/views.ts';
import {
  addExample,
  chooseDefaultProfile,
  chooseEntity,
  createValidatorModel,
  createValidatorPage,
  type FormProblem,
  type ValidatorForm,
  type ValidatorModel,
} from './page.ts';
import { isQuickRequest, renderValidationPage, validateLargeObject, validateLongText, validateRequest } from './tasks.ts';

/** Maximum length of a document that is validated without a worker thread. */
const MAX_UNTHREADED_LENGTH = 3_000;

export function createValidationHandlers(catalog: Catalog, render: Render, tasks: TaskRunner) {
  const renderValidator = <Status extends 200 | 400 | 404>(status: Status, outcome: string, model: ValidatorModel) =>
    ({
      status,
      type: 'text/html',
      content: render('schemas/validation/validator', createValidatorPage(outcome), model),
    }) as const;

  return {
    async validateObject({ body, query, request }) {
      const warnings = query.warnings === true;
      const large = getLargeBody(request);
      if (large === undefined && isQuickRequest(catalog, body))
        return { status: 200, body: validateRequest(catalog, body, warnings) };
      const bytes = large ?? new TextEncoder().encode(JSON.stringify(body));
      const result = await tasks.run(request, validateLargeObject, { bytes, warnings }, bytes);
      return { status: 200, prepared: createJsonAnswer(result.bytes) };
    },
    showValidator({ query }) {
      const form = { profile: query.profile ?? chooseDefaultProfile(catalog), entity: query.entity ?? '', text: '' };
      const { problems } = chooseEntity(catalog, form);
      if (problems.length > 0) return renderValidator(404, 'Not found', createValidatorModel(catalog, form, { problems }));
      return renderValidator(
        200,
        '',
        query.example === 'yes' ? addExample(catalog, form) : createValidatorModel(catalog, form),
      );
    },
    async validateText({ body, request }) {
      // Browsers submit line endings as CR LF, but show them as LF.
      const form: ValidatorForm = { profile: body.profile, entity: body.entity, text: body.text.replaceAll('\r\n', '\n') };
      const { entry, entity, problems } = chooseEntity(catalog, form);
      if (entry === undefined || entity === undefined)
        return renderValidator(404, 'Not found', createValidatorModel(catalog, form, { problems }));
      if (body.example === 'yes') return renderValidator(200, 'Example', addExample(catalog, form));
      if (form.text.trim() === '') {
        const empty: FormProblem = { field: 'text', message: 'Paste JSON or YAML, or load the example.' };
        return renderValidator(400, 'Nothing to validate', createValidatorModel(catalog, form, { problems: [empty] }));
      }
      const isShort = form.text.length <= MAX_UNTHREADED_LENGTH && isQuicklyChecked(entry.profile, form.text.length / 2);
      if (!isShort) return tasks.run(request, validateLongText, form);
      return renderValidationPage(catalog, render, form);
    },
  } satisfies Partial<SchemasApiHandlers>;
}
