import type { AuthSettings } from '../auth/index.ts';
import { buildReferencePath } from '../contract/deprecation.ts';
import { type ContractDocument, getOperations } from '../contract/documents/document.ts';
import type { PageContext } from '../service-context.ts';
import type { PlatformCallText } from '../web/forms/model.ts';
import type { Policy } from './access/policy.ts';
import type { Actions } from './activity/actions.ts';
import type { AuditTrail } from './activity/store.ts';
import type { CollabOrganisationClient } from './platform/organisation-client.ts';

interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  /** Condition under which the call is made; absent if always. */
  readonly when?: string;
}

/** Returns the platform calls behind an operation of the collaborations document. */
export type PlatformCalls = (operationId: string) => readonly PlatformCallText[];

/** Reads the calls from the document. Omits calls that are made only after a failure. */
export function getPlatformCalls(document: ContractDocument): PlatformCalls {
  const calls = new Map(
    [...getOperations(document)].map(({ operation }) => [
      operation.operationId,
      ((operation['x-platform-call'] ?? []) as DocumentedCall[])
        .filter(({ when }) => when !== 'connectServiceFailed')
        .map(({ method, path }) => ({ method, path, reference: buildReferencePath(operation.operationId) })),
    ]),
  );
  return (operationId) => calls.get(operationId) ?? [];
}

export interface CollaborationsContext extends PageContext<AuthSettings> {
  readonly client: CollabOrganisationClient;
  readonly policy: Policy;
  readonly audit: AuditTrail;
  readonly actions: Actions;
  readonly calls: PlatformCalls;
}
