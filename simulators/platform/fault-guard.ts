/** Injects faults before or after an operation: because of names in the request, or because a test requests them. */
import type { OrganisationApiHandlers } from '../../generated/organisation/stub.ts';
import { type DueFault, type FaultName, ForcedFault, findFault } from './faults.ts';
import type { PlatformWorld } from './platform-world.ts';

/** A fault that a test requests. */
export interface RequestedFault {
  fault: FaultName;
  /** Operation that fails; by default, all operations. */
  operationId?: keyof OrganisationApiHandlers;
  /** True to make the change before the fault. */
  isLate?: boolean;
}

interface AnyCall {
  path: Record<string, unknown>;
  body: unknown;
  request: { method: string };
}

type AnyHandler = (call: AnyCall) => unknown;

/** Returns handlers that inject faults before or after the operation. `asked` is read at each call. */
export function createFaultyHandlers(
  handlers: OrganisationApiHandlers,
  world: PlatformWorld,
  requested: ReadonlySet<RequestedFault>,
): OrganisationApiHandlers {
  const guarded = Object.entries(handlers).map(([operationId, handler]): [string, AnyHandler] => [
    operationId,
    (call) => {
      const due =
        findRequestedFault(operationId, requested) ?? findFault(listAffectedNames(world, call), call.request.method !== 'GET');
      if (due !== undefined && !due.isLate) throw new ForcedFault(due.name);
      const reply = (handler as unknown as AnyHandler)(call);
      if (due !== undefined) throw new ForcedFault(due.name);
      return reply;
    },
  ]);
  return Object.fromEntries(guarded) as unknown as OrganisationApiHandlers;
}

function findRequestedFault(operationId: string, requested: ReadonlySet<RequestedFault>): DueFault | undefined {
  const found = [...requested].find((fault) => fault.operationId === undefined || fault.operationId === operationId);
  return found && { name: found.fault, isLate: found.isLate ?? false };
}

/** Returns the names of all objects that a request concerns, the most specific first. */
function listAffectedNames({ state, home }: PlatformWorld, { path, body }: AnyCall): string[] {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const uid = path.user_uid ?? path.uid ?? sent.uid;
  const group = state.findGroup(String(path.group_identifier));
  const invitation = state.findInvitation(String(path.external_identifier));
  const named = state.findCollaboration(String(path.co_identifier ?? sent.collaboration_identifier));
  return [
    sent.name,
    sent.invites,
    sent.administrators,
    uid === undefined ? undefined : state.findUserByUid(String(uid))?.name,
    group?.group.name,
    invitation?.invitation.email,
    (named ?? group?.collaboration ?? invitation?.collaboration)?.name,
    home.name,
  ]
    .flat()
    .filter((name): name is string => typeof name === 'string');
}
