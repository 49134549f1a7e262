import { formatTimestamp } from '../../web/for-people/words.ts';
import type { SeenCollaboration } from '../access/disclosure.ts';
import type { AuditEntry } from '../activity/store.ts';
import { buildDisconnectionQuestion } from '../collaboration/questions.ts';
import { formatQuestion } from '../confirm-page.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationPath } from '../page.ts';

/** Explains a connection that waits for approval. The platform never reports a rejection. */
export const PENDING_ADVICE =
  'The service must approve the connection. Members cannot log in here until then. You are not notified if it declines. If nothing happens, ask the service whether it is open to your organization.';

/** Actions that can start or end the wait for approval. */
export const CONNECTION_ACTIONS = ['connectService', 'disconnectService'] as const;

/** Builds the table. `latest` is the newest action on the connection. */
export function buildServicesSection(
  seen: SeenCollaboration,
  {
    serviceEntityId,
    latest,
    calls,
  }: { serviceEntityId: string | undefined; latest: AuditEntry | undefined; calls: PlatformCalls },
) {
  const isConnected = seen.services.some(({ entityId }) => entityId === serviceEntityId);
  const waits = !isConnected && latest?.outcome === 'pending';
  const hasControl = seen.manages && serviceEntityId !== undefined;
  return {
    rows: seen.services.map(({ name, entityId, description }) => ({
      name,
      entityId,
      description: description ?? '',
      isThis: entityId === serviceEntityId,
    })),
    control: hasControl
      ? {
          isConnected,
          // Time since which the connection waits for approval, if this application requested it; otherwise empty.
          waitsSince: waits && latest !== undefined ? formatTimestamp(latest.at) : '',
          pendingAdvice: PENDING_ADVICE,
          path: buildCollaborationPath(seen.identifier, 'services', isConnected ? 'disconnect' : 'connect'),
          question: isConnected ? formatQuestion(buildDisconnectionQuestion(seen)) : '',
          calls: calls(isConnected ? 'submitServiceDisconnection' : 'submitServiceConnection'),
        }
      : undefined,
    // Names the missing setting to users whose rights would include the control.
    note:
      seen.manages && serviceEntityId === undefined ? 'This server is not set up to connect or disconnect this service.' : '',
  };
}
