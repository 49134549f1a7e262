/** Errors of the client (docs/requirements.md, C25). Messages are for users; the platform's, in `cause`, are only for logs. */
import type { PlatformVariable } from '../../auth/index.ts';
import { AnswerableError, NOTHING_CHANGED } from '../../contract/errors.ts';
import { canHaveChanged, type FaultKind, PlatformFault } from './fault.ts';

/** Possible effect of a failed call: no change, or unknown. */
export type PlatformOutcome = 'unchanged' | 'unknown';

/** 400: the client rejects a value and does not send it to the platform. */
export class CollabInputError extends AnswerableError {
  /** Name of the value, such as `identifier` or `message`. */
  readonly field: string;
  /** The problem, as the end of a sentence. */
  readonly problem: string;
  constructor(field: string, problem: string) {
    super(400, `${field} ${problem}.`, { after: NOTHING_CHANGED });
    this.field = field;
    this.problem = problem;
  }
}

export type CollabVariable = PlatformVariable | 'COLLAB_API_BASE_URL' | 'COLLAB_SERVICE_ENTITY_ID';

/** 503: a setting is missing or invalid. Thrown before anything is sent. */
export class CollabNotConfiguredError extends AnswerableError {
  readonly variable: CollabVariable;
  constructor(variable: CollabVariable) {
    const purpose =
      variable === 'COLLAB_SERVICE_ENTITY_ID' ? 'connect this service to collaborations' : 'manage collaborations';
    super(503, `Set ${variable} to ${purpose}.`, {
      after: NOTHING_CHANGED,
      onPages: `This server is not set up to ${purpose}.`,
    });
    this.variable = variable;
  }
}

abstract class PlatformCallError extends AnswerableError {
  /** Name of the client's method. */
  readonly operation: string;
  readonly outcome: PlatformOutcome;
  /** `outcome`: whether the call may have changed data. Pages read before they change, so a failed read has changed nothing. */
  constructor(
    status: number,
    explanation: string,
    operation: string,
    cause: PlatformFault | undefined,
    outcome: PlatformOutcome = 'unchanged',
  ) {
    super(status, explanation, { cause, after: outcome === 'unchanged' ? NOTHING_CHANGED : explainUnknownChange(operation) });
    this.operation = operation;
    this.outcome = outcome;
  }
}

/** 502: the platform rejects the organization's token, or does not permit it to access an object (401, 403). */
export class OrganisationTokenError extends PlatformCallError {
  /** True after 403 to a call for an object, which may be of another organization. Administrators are not alerted. */
  readonly mayBeForeign: boolean;
  constructor(operation: string, cause: PlatformFault, mayBeForeign: boolean) {
    const what = mayBeForeign
      ? 'This belongs to another organization. The link may be wrong.'
      : operation === 'setUnits' && cause.status === 403
        ? 'The organization’s token is limited to units, so it cannot change them.'
        : 'The collaboration platform rejected this service.';
    super(502, what, operation, cause);
    this.mayBeForeign = mayBeForeign;
  }
}

/** 404: the collaboration, group, invitation, member or service does not exist on the platform. */
export class CollaborationNotFoundError extends PlatformCallError {
  constructor(operation: string, cause: PlatformFault | undefined) {
    const what =
      operation === 'connectService' || operation === 'disconnectService'
        ? 'The platform does not know the entity ID of this service. An administrator must correct COLLAB_SERVICE_ENTITY_ID.'
        : 'This collaboration, group, invitation or member does not exist.';
    super(404, what, operation, cause);
  }
}

export type ConflictReason =
  | 'nameTaken'
  | 'shortNameTaken'
  | 'groupTaken'
  | 'alreadyInvited'
  | 'alreadyInGroup'
  | 'notInCollaboration'
  | 'notConnected'
  | 'other';

const CONFLICTS: Record<ConflictReason, string> = {
  nameTaken: 'The organization already has a collaboration with this name.',
  shortNameTaken: 'The organization already has a collaboration with this short name.',
  groupTaken: 'The collaboration already has a group with this name or short name.',
  alreadyInvited: 'One of these addresses already has an open invitation. No one was invited.',
  alreadyInGroup: 'The person is already in the group.',
  notInCollaboration: 'The person is not a member of the collaboration.',
  notConnected: 'The collaboration is not connected to the service.',
  other: 'This name is already taken.',
};

/** 409: the change conflicts with existing data. */
export class CollaborationConflictError extends PlatformCallError {
  readonly reason: ConflictReason;
  constructor(operation: string, cause: PlatformFault | undefined, reason: ConflictReason) {
    super(409, CONFLICTS[reason], operation, cause);
    this.reason = reason;
  }
}

/** Reason of the platform for rejecting a connection, if its message is known. */
export type ConnectionRefusal = 'noAdministrator' | 'requestOpen' | 'notAllowed';

const CONNECTION_REFUSALS: Record<ConnectionRefusal, string> = {
  noAdministrator:
    'Connecting needs approval, and the collaboration has no administrator who can request it. Invited administrators must accept first.',
  requestOpen: 'A request to connect is already waiting for approval.',
  notAllowed: 'The platform does not allow this connection.',
};

/** 502: the platform was unreachable or too slow, or its response was unexpected. */
export class CollabApiError extends PlatformCallError {
  readonly fault: FaultKind;
  readonly refusal: ConnectionRefusal | undefined;
  constructor(operation: string, isChange: boolean, cause: PlatformFault, refusal?: ConnectionRefusal) {
    const outcome = isChange && canHaveChanged(cause.kind) ? 'unknown' : 'unchanged';
    super(502, refusal === undefined ? formatFault(cause) : CONNECTION_REFUSALS[refusal], operation, cause, outcome);
    this.fault = cause.kind;
    this.refusal = refusal;
  }
}

function formatFault({ kind, status }: PlatformFault): string {
  if (kind === 'timeout') return 'The collaboration platform did not respond in time.';
  if (kind === 'notSent') return 'The collaboration platform cannot be reached.';
  return status === 400
    ? 'The collaboration platform did not accept these values.'
    : 'The collaboration platform returned an unexpected response.';
}

function explainUnknownChange(operation: string): string {
  const how =
    operation === 'createCollaboration' ? 'search for its name in the list of collaborations' : 'look at the collaboration';
  return `We don’t know if the change was made: ${how} before you try again.`;
}

/** Every error that a call to the platform can throw. */
export type CollabClientError =
  | CollabInputError
  | CollabNotConfiguredError
  | OrganisationTokenError
  | CollaborationNotFoundError
  | CollaborationConflictError
  | CollabApiError;

export interface FailureLine {
  /** `error` if an administrator must act. */
  level: 'error' | 'warn' | 'info';
  message: string;
  /** `platformText` is the platform's error message. It may name other organizations. */
  fields: Readonly<Partial<Record<'operation' | 'outcome' | 'fault' | 'platformStatus' | 'platformText', string | number>>>;
}

/** Returns the log line of a failed call; undefined for any other error. */
export function createFailureLine(error: unknown): FailureLine | undefined {
  if (!(error instanceof Error) || !('operation' in error) || !('outcome' in error)) return undefined;
  const fault = error.cause instanceof PlatformFault ? error.cause : undefined;
  const fields = {
    operation: String(error.operation),
    outcome: String(error.outcome),
    ...(fault !== undefined && { fault: fault.kind }),
    ...(fault?.status !== undefined && { platformStatus: fault.status }),
    ...(fault?.platformText !== undefined && { platformText: fault.platformText }),
  };
  if (error instanceof OrganisationTokenError) {
    return error.mayBeForeign
      ? { level: 'warn', message: 'the platform rejected access to an object; it may belong to another organization', fields }
      : {
          level: 'error',
          message: 'the platform rejected the organization token: renew COLLAB_ORGANISATION_API_TOKEN or its rights',
          fields,
        };
  }
  if (error instanceof CollabApiError) {
    return { level: 'warn', message: `the platform failed: ${fault?.message ?? 'no reason known'}`, fields };
  }
  return { level: 'info', message: 'the platform rejected a request', fields };
}

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

const REFUSED_CONNECTIONS: readonly { words: RegExp; refusal: ConnectionRefusal }[] = [
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
  return REFUSED_CONNECTIONS.find(({ words }) => words.test(platformText))?.refusal;
}
