/** Validation over HTTP (openapi/schemas, validateObject). */
import type { SchemasApiHandlers } from '../../../generated/schemas/stub.ts';
import { getLargeBody } from '../../contract/bodies.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { createJsonAnswer } from '../../tasks/task.ts';
import type { TaskRunner } from '../../tasks/task-runner.ts';
import { validateLargeObject } from './tasks.ts';
import { validateRequest } from './validate-request.ts';

/** Returns the handler of `/validate`. */
export function createValidationHandlers(catalog: Catalog, tasks: TaskRunner) {
  return {
    async validateObject({ body, query, request }) {
      const warnings = query.warnings === true;
      const bytes = getLargeBody(request);
      if (bytes === undefined) return { status: 200, body: validateRequest(catalog, body, warnings) };
      const result = await tasks.run(request, validateLargeObject, { bytes, warnings }, bytes);
      return { status: 200, prepared: createJsonAnswer(result.bytes) };
    },
  } satisfies Partial<SchemasApiHandlers>;
}
