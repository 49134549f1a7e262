/** The forms of pages. */
import { FORM_TYPE } from '../requests/media-types.ts';
import { type ContractDocument, type JsonObject, operationsOf, resolveReference } from './document.ts';

/**
 * Operations that accept a form and answer only with pages. Their handlers validate the fields after the check of rights, so
 * that an invalid form is shown again (MountedService.judgedByHandler).
 */
export function pageFormsOf(document: ContractDocument): ReadonlySet<string> {
  const forms = [...operationsOf(document)].filter(({ operation: { requestBody, responses } }) => {
    const { properties = {} } = resolveReference<JsonObject>(document, requestBody?.content[FORM_TYPE]?.schema ?? {});
    const answers = Object.values(responses).map((response) => resolveReference(document, response).content ?? {});
    return Object.keys(properties as JsonObject).length > 0 && !answers.some((content) => 'application/json' in content);
  });
  return new Set(forms.map(({ operation }) => operation.operationId));
}
