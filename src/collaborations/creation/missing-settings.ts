/** Settings that creating a collaboration requires. */

import type { CollaborationsContext } from '../context.ts';
import { CollabNotConfiguredError } from '../platform/errors.ts';

/** The first setting that is missing, as the error that names it. */
export function findMissingCreationSetting({
  policy,
  settings,
}: Pick<CollaborationsContext, 'policy' | 'settings'>): CollabNotConfiguredError | undefined {
  return (
    policy.missingForPlatform() ??
    (settings.collabServiceEntityId === undefined ? new CollabNotConfiguredError('COLLAB_SERVICE_ENTITY_ID') : undefined)
  );
}
