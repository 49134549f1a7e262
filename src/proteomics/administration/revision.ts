/** Rejects forms if another administrator has changed the record since the browser read it. */
import { createHash } from 'node:crypto';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, createTextField } from '../../web/forms/fields.ts';

export const revision = createTextField({ label: 'Revision', kind: 'hidden', maxLength: 100 });

const CHANGED =
  'Another administrator has changed the settings since you opened this page. Reload it to see them, or save again.';

/** Properties that are not settings, and change without a form. */
const OTHERS = ['raw_files', 'last_upload_at', 'pipelines', 'webhook'];

/** Returns a hash of the settings of a record. */
function createRevision(present: object): string {
  const settings = JSON.stringify(present, (name, value) => (OTHERS.includes(name) ? undefined : value));
  return createHash('sha256').update(settings).digest('base64url');
}

/** Returns the values of a form with its revision; after a conflict, the current one, to submit the form again. */
export function createRevisedForm<Present extends object>(present: Present, refused?: RefusedForm) {
  const next = createRevision(present);
  const isChanged = refused?.errors.some(({ message }) => message === CHANGED) === true;
  const typed = isChanged ? { typed: { ...refused?.typed, revision: [next] } } : {};
  return { initial: { ...present, revision: next }, ...refused, ...typed };
}

/** Checks the revision that the browser read, unless it is absent or empty. @throws FormRefusedError 409 */
export function requireRevision(read: string | undefined, present: object): void {
  if (read && read !== createRevision(present)) throw createFieldError('', CHANGED, 409);
}
