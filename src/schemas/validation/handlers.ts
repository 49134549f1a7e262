/** Validation over HTTP (openapi/schemas, validateObject). */
import type { SchemasApiHandlers } from '../../../generated/schemas/stub.ts';
import { BadRequestError } from '../../contract/errors.ts';
import type { Catalogue } from '../../profiles/catalogue/catalogue.ts';
import { defaultVersionOf, entityNameOf, findProfile } from '../../profiles/catalogue/named-profile.ts';
import { NestingError, validateObject } from '../../profiles/validation/validate.ts';

/** Makes the handler. */
export function validationHandlers(catalogue: Catalogue): Pick<SchemasApiHandlers, 'validateObject'> {
  return {
    validateObject({ body }) {
      const { profile } = findProfile(catalogue, body.profile, body.version ?? defaultVersionOf(catalogue, body.profile));
      try {
        const { valid, errors, complete } = validateObject(profile, entityNameOf(profile, body.entity), body.data);
        return { status: 200, body: { valid, errors: [...errors], ...(complete ? {} : { complete }) } };
      } catch (error) {
        if (error instanceof NestingError) throw new BadRequestError(`body.data ${error.message}`, { cause: error });
        throw error;
      }
    },
  };
}
