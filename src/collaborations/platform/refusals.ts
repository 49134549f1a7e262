/**
 * Converts the platform's rejections to the client's errors (docs/requirements.md, C25). The platform reports some conflicts
 * with 400 (E5), and only its message distinguishes them. Unknown messages are treated as a failure of the platform.
 */
import {
  CollabApiError,
  type CollabClientError,
  CollaborationConflictError,
  CollaborationNotFoundError,
  type ConflictReason,
  type ConnectionRefusal,
  OrganisationTokenError,
} from './errors.ts';
import type { PlatformFault } from './fault.ts';

export interface PlatformOperation {
  name: string;
  isChange: boolean;
  /** True if the request names an object that may belong to another organization. */
  namesObject: boolean;
}

/** Messages of conflicts that the platform reports with 400. */
const CONFLICTING_REFUSALS: readonly { operation: string; words: RegExp; reason: ConflictReason }[] = [
  { operation: 'createCollaboration', words: /\bwith name\b(?:(?!\bwith name\b).)*\balready exists\b/is, reason: 'nameTaken' },
  {
    operation: 'createCollaboration',
    words: /\bwith short_?name\b(?:(?!\bwith short).)*\balready exists\b/is,
    reason: 'shortNameTaken',
  },
  { operation: 'invite', words: /\bDuplicate email invitations\b/i, reason: 'alreadyInvited' },
];

const CONNECTION_REFUSALS: readonly { words: RegExp; refusal: ConnectionRefusal }[] = [
  { words: /\bhas no administrator\b/i, refusal: 'noAdministrator' },
  { words: /\bconnection request already exists\b/i, refusal: 'requestOpen' },
  { words: /\bnot[_ ]allowed|\bcan only be linked\b/i, refusal: 'notAllowed' },
];

export function createPlatformError(operation: PlatformOperation, fault: PlatformFault): CollabClientError {
  const { name, isChange, namesObject } = operation;
  switch (fault.status) {
    case 400: {
      const reason = findConflictForStatus400(name, fault.platformText ?? '');
      return reason === undefined
        ? new CollabApiError(name, isChange, fault, findConnectionRefusal(name, fault))
        : new CollaborationConflictError(name, fault, reason);
    }
    case 401:
    case 403:
      return new OrganisationTokenError(name, fault, fault.status === 403 && namesObject);
    case 404:
      return new CollaborationNotFoundError(name, fault);
    case 409:
      return new CollaborationConflictError(name, fault, findConflictForStatus409(name, fault.platformText ?? ''));
    default:
      return new CollabApiError(name, isChange, fault);
  }
}

function findConflictForStatus400(operation: string, text: string): ConflictReason | undefined {
  return CONFLICTING_REFUSALS.find((known) => known.operation === operation && known.words.test(text))?.reason;
}

function findConflictForStatus409(operation: string, text: string): ConflictReason {
  if (operation === 'disconnectService') return 'notConnected';
  if (operation === 'addGroupMember') return /\bis not a member of\b/i.test(text) ? 'notInCollaboration' : 'alreadyInGroup';
  return 'other';
}

function findConnectionRefusal(operation: string, { platformText = '' }: PlatformFault): ConnectionRefusal | undefined {
  if (operation !== 'connectService') return undefined;
  return CONNECTION_REFUSALS.find(({ words }) => words.test(platformText))?.refusal;
}
