/** The response of POST /validate. */
import type { components } from '../../../generated/schemas/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { type Catalog, findDefaultVersion, findProfile, resolveEntityName } from '../../profiles/catalog/catalog.ts';
import { listWarnings, NestingError, validateObject } from '../../profiles/validation/validate.ts';

type Schemas = components['schemas'];

/**
 * Validates the data of a request.
 * @throws NotFoundError, BadRequestError
 */
export function validateRequest(
  catalog: Catalog,
  { profile: named, version, entity, data }: Schemas['ValidationRequest'],
  withWarnings: boolean,
): Schemas['ValidationResult'] {
  const { profile } = findProfile(catalog, named, version ?? findDefaultVersion(catalog, named));
  try {
    const name = resolveEntityName(profile, entity);
    const { valid, errors, complete } = validateObject(profile, name, data);
    const warnings = withWarnings ? { warnings: [...listWarnings(profile, name, data)] } : {};
    return { valid, errors: [...errors], ...warnings, ...(complete ? {} : { complete }) };
  } catch (error) {
    if (error instanceof NestingError) throw new BadRequestError(`body.data ${error.message}`, { cause: error });
    throw error;
  }
}
