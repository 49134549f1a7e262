/** Creates requests that a document does not allow. Each is invalid in exactly one place. */
import fc from 'fast-check';
import { breakContent, createUnreadableBodies } from './broken-bodies.ts';
import { addUnknownParameters, breakParameter } from './broken-parameters.ts';
import type { FuzzOperation } from './fuzz-operations.ts';
import { type Base, combineDrafts, type RequestBreak } from './request-break.ts';
import { type Draft, JSON_TYPE } from './requests.ts';
import { type DraftOptions, generateValidDrafts, type KnownValues } from './valid-requests.ts';

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Returns all ways to make a request of an operation invalid. */
export function generateRequestBreaks(operation: FuzzOperation, known: KnownValues): RequestBreak[] {
  const accepts = operation.refusals.includes(JSON_TYPE)
    ? [JSON_TYPE, JSON_TYPE, JSON_TYPE, ...operation.refusals]
    : operation.refusals;
  const generateDrafts = (options: DraftOptions = {}) =>
    generateValidDrafts(operation, known, { existing: true, ...(accepts.length === 0 ? {} : { accepts }), ...options });
  return [
    ...operation.parameters.flatMap((parameter) => breakParameter(parameter, generateDrafts, known)),
    ...addUnknownParameters(operation, generateDrafts),
    ...operation.bodies.flatMap((body) => breakContent(body, operation, generateDrafts, known)),
    ...createUnreadableBodies(operation, generateDrafts),
    ...createWrongSenders(operation, generateDrafts),
  ];
}

/** Returns requests from pages of other sites, and requests without administration rights. */
function createWrongSenders({ method, path }: FuzzOperation, base: Base): RequestBreak[] {
  const found: RequestBreak[] = [];
  const addDraftHeaders = (headers: Record<string, string>) => (draft: Draft) => ({
    ...draft,
    headers: { ...draft.headers, ...headers },
  });
  if (!SAFE_METHODS.includes(method)) {
    const other = fc.constantFrom<Record<string, string>>(
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
    );
    found.push({
      kind: 'other site',
      place: 'headers',
      statuses: [403],
      drafts: combineDrafts(base(), other, (draft, headers) => addDraftHeaders(headers)(draft)),
    });
  }
  if (path.startsWith('/api/admin/')) {
    const wrong = fc.constantFrom<Record<string, string>>(
      {},
      { Authorization: 'Bearer wrong' },
      { Authorization: 'Basic eDp4' },
      { Authorization: 'Bearer' },
    );
    const drafts = combineDrafts(base(), wrong, (draft, headers) => ({ ...addDraftHeaders(headers)(draft), isGuarded: true }));
    found.push({ kind: 'credentials', place: 'headers', statuses: [401], drafts });
  }
  return found;
}
