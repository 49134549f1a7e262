/** The context of every handler of the collaboration pages. */
import type { AuthSettings } from '../auth/index.ts';
import type { PageContext } from '../service-context.ts';
import type { Policy } from './access/policy.ts';
import type { Actions } from './activity/actions.ts';
import type { AuditTrail } from './activity/store.ts';
import type { CollabOrganisationClient } from './platform/organisation-client.ts';
import type { PlatformCalls } from './platform-calls.ts';

/** The context. */
export interface CollaborationsContext extends PageContext<AuthSettings> {
  readonly client: CollabOrganisationClient;
  readonly policy: Policy;
  readonly audit: AuditTrail;
  readonly actions: Actions;
  readonly calls: PlatformCalls;
}
