/** Validation of large data as tasks, because a few bytes of YAML or JSON can take seconds. */
import type { components } from '../../../generated/schemas/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { type Catalog, findDefaultVersion, findProfile, resolveEntityName } from '../../profiles/catalog/catalog.ts';
import { isQuicklyChecked } from '../../profiles/validation/entity-plan.ts';
import { listWarnings, NestingError, validateObject } from '../../profiles/validation/validate.ts';
import { createTaskWork, type Task, type TaskWork, writeJsonBytes } from '../../tasks/task.ts';
import type { Render } from '../../web/views.ts';
import { chooseEntity, createValidatorModel, createValidatorPage, type ValidatorForm } from './page.ts';
import { validateSourceText } from './text-result.ts';

type Schemas = components['schemas'];

/** Validates the JSON body of a request that matches the contract. */
export const validateLargeObject: Task<
  { readonly bytes: Uint8Array; readonly warnings: boolean },
  { readonly bytes: Uint8Array }
> = { name: 'validate an object', milliseconds: 300_000 };

export type ValidatedPage = { [S in 200 | 400]: { status: S; type: 'text/html'; content: string } }[200 | 400];

export const validateLongText: Task<ValidatorForm, ValidatedPage> = { name: 'validate a text', milliseconds: 300_000 };

/** Returns the tasks that validate large objects and long documents in a thread. */
export function createValidationTasks(catalog: Catalog, render: Render): readonly TaskWork[] {
  return [
    createTaskWork(validateLargeObject, async ({ bytes, warnings }) => {
      const body = JSON.parse(new TextDecoder().decode(bytes)) as Schemas['ValidationRequest'];
      return { bytes: writeJsonBytes(validateRequest(catalog, body, warnings)) };
    }),
    createTaskWork(validateLongText, async (form) => renderValidationPage(catalog, render, form)),
  ];
}

export function renderValidationPage(catalog: Catalog, render: Render, form: ValidatorForm): ValidatedPage {
  const { entry, entity } = chooseEntity(catalog, form);
  if (entry === undefined || entity === undefined) throw new Error('The form contains no entity type.');
  const result = validateSourceText(entry.profile, entity, form.text);
  const model = createValidatorModel(catalog, form, { result });
  const content = render('schemas/validation/validator', createValidatorPage(result.headline), model);
  return { status: result.kind === 'unreadable' ? 400 : 200, type: 'text/html', content };
}

/** Returns whether the data of a request can be validated without a thread. */
export function isQuickRequest(catalog: Catalog, { profile, version, data }: Schemas['ValidationRequest']): boolean {
  const items = JSON.stringify(data)?.match(/[{,]/g)?.length ?? 0;
  return isQuicklyChecked(findProfile(catalog, profile, version ?? findDefaultVersion(catalog, profile)).profile, items);
}

/** Maximum listed errors, and warnings. Further ones are counted. */
const MAX_LISTED = 1_000;

/** Validates the data of a request. @throws NotFoundError, BadRequestError */
export function validateRequest(
  catalog: Catalog,
  { profile: named, version, entity, data }: Schemas['ValidationRequest'],
  withWarnings: boolean,
): Schemas['ObjectValidation'] {
  const { profile } = findProfile(catalog, named, version ?? findDefaultVersion(catalog, named));
  try {
    const name = resolveEntityName(profile, entity);
    const { valid, errors, omitted, complete } = validateObject(profile, name, data, { limit: MAX_LISTED });
    const warnings = withWarnings ? listWarnings(profile, name, data) : [];
    return {
      valid,
      errors: [...errors],
      ...(withWarnings ? { warnings: warnings.slice(0, MAX_LISTED) } : {}),
      ...(omitted > 0 ? { omitted_errors: omitted } : {}),
      ...(warnings.length > MAX_LISTED ? { omitted_warnings: warnings.length - MAX_LISTED } : {}),
      ...(complete ? {} : { complete }),
    };
  } catch (error) {
    if (error instanceof NestingError) throw new BadRequestError(`body.data ${error.message}`, { cause: error });
    throw error;
  }
}
