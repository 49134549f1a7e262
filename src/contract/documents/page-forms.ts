/** The forms of pages. */
import { FORM_TYPE } from '../requests/media-types.ts';
import { type ContractDocument, getOperations, type JsonObject, resolveReference } from './document.ts';

type Content = Readonly<Record<string, { readonly schema?: JsonObject }>>;

/**
 * Operations that accept a form and answer with pages. Their handlers validate the fields after the check of rights, so that an
 * invalid form is shown again (MountedService.judgedByHandler).
 *
 * @param others handlers that do not validate forms, by operation
 */
export function listPageForms(document: ContractDocument, others: object = {}): ReadonlySet<string> {
  const contentOf = (part: unknown): Content => resolveReference<{ content?: Content }>(document, part ?? {}).content ?? {};
  const forms = [...getOperations(document)].flatMap(({ operation }) => {
    const { operationId, requestBody, responses, 'x-alias-of': handledBy = operationId } = operation;
    const { properties = {} } = resolveReference<JsonObject>(document, contentOf(requestBody)[FORM_TYPE]?.schema ?? {});
    const hasPages = Object.values(responses).some((response) => 'text/html' in contentOf(response));
    const isForm = hasPages && Object.keys(properties as JsonObject).length > 0 && !Object.hasOwn(others, String(handledBy));
    return isForm ? [operationId] : [];
  });
  return new Set(forms);
}
