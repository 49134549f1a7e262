/** Validation of large data as tasks, because a few bytes of YAML or JSON can take seconds. */
import type { components } from '../../../generated/schemas/types.d.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { createTaskWork, type Task, type TaskWork, writeJsonBytes } from '../../tasks/task.ts';
import type { Render } from '../../web/views.ts';
import { chooseEntity, createValidatorModel, createValidatorPage, type ValidatorForm, validatorView } from './page.ts';
import { checkText } from './text-result.ts';
import { validateRequest } from './validate-request.ts';

type Schemas = components['schemas'];

/** Validates the JSON body of a request that matches the contract. */
export const validateLargeObject: Task<
  { readonly bytes: Uint8Array; readonly warnings: boolean },
  { readonly bytes: Uint8Array }
> = { name: 'validate an object', milliseconds: 300_000 };

/** The page with the result. */
export type ValidatedPage = { [S in 200 | 400]: { status: S; type: 'text/html'; content: string } }[200 | 400];

/** Validates the text of the form. */
export const validateLongText: Task<ValidatorForm, ValidatedPage> = { name: 'validate a text', milliseconds: 300_000 };

/** Returns the tasks that validate large objects and long documents in a thread. */
export function createValidationTasks(catalog: Catalog, render: Render): readonly TaskWork[] {
  return [
    createTaskWork(validateLargeObject, async ({ bytes, warnings }) => {
      const body = JSON.parse(new TextDecoder().decode(bytes)) as Schemas['ValidationRequest'];
      return { bytes: writeJsonBytes(validateRequest(catalog, body, warnings)) };
    }),
    createTaskWork(validateLongText, async (form) => renderValidated(catalog, render, form)),
  ];
}

/** Validates the text of a form with an existing profile and entity. */
export function renderValidated(catalog: Catalog, render: Render, form: ValidatorForm): ValidatedPage {
  const { entry, entity } = chooseEntity(catalog, form);
  if (entry === undefined || entity === undefined) throw new Error('The form contains no entity type.');
  const result = checkText(entry.profile, entity, form.text);
  const content = render(validatorView, createValidatorPage(result.headline), createValidatorModel(catalog, form, { result }));
  return { status: result.kind === 'unreadable' ? 400 : 200, type: 'text/html', content };
}
