/** What must be set before a collaboration can be created. */
import { CollabNotConfiguredError } from '../platform/errors.ts';
import type { Workbench } from '../workbench.ts';

/** The first setting that is missing, as the error that names it. */
export function missingForCreation({
  policy,
  settings,
}: Pick<Workbench, 'policy' | 'settings'>): CollabNotConfiguredError | undefined {
  return (
    policy.missingForPlatform() ??
    (settings.collabServiceEntityId === undefined ? new CollabNotConfiguredError('COLLAB_SERVICE_ENTITY_ID') : undefined)
  );
}
