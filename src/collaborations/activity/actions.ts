/** Records changes on the platform with the user who requested them, in the audit trail and in the log. */
import type { Response } from 'express';
import type { Log } from '../../log.ts';
import type { CollaborationViewer, Viewer } from '../access/policy.ts';
import type { Invitation } from '../platform/data-objects.ts';
import type { AuditEntry, AuditTrail } from './store.ts';

export interface Action {
  /** Operation of the platform, such as `removeMember`. */
  readonly name: string;
  /** Identifier of the collaboration; empty before it is created. */
  readonly collaboration: string;
  /** Name of the collaboration, if known, so that the entry stays readable after a deletion. */
  readonly collaborationName?: string;
  /** A uid, an identifier, an email address or a name. */
  readonly target: string;
  readonly targetName?: string | undefined;
  /** Old and new value in words. */
  readonly change?: string | undefined;
}

export function createAction(
  { identifier, name: collaborationName }: { readonly identifier: string; readonly name: string },
  name: string,
  target: string,
  more: Pick<Action, 'targetName' | 'change'> = {},
): Action {
  return { name, collaboration: identifier, collaborationName, target, ...more };
}

/** Creates an action on an invitation with its actor. The trail names the invitation by identifier and email address. */
export function createInvitationAction(
  { access: viewer, response }: { readonly access: CollaborationViewer; readonly response: Response },
  name: string,
  { externalIdentifier, email: targetName }: Invitation,
  change?: string,
) {
  return [{ viewer, response }, createAction(viewer.collaboration, name, externalIdentifier, { targetName, change })] as const;
}

export interface Actions {
  /** Executes the action and records its outcome, as `outcomeOf` interprets the result. Rethrows the errors of the action. */
  execute<T>(
    who: { viewer: Viewer; response: Response },
    action: Action,
    change: () => Promise<T>,
    outcomeOf?: (result: T) => Partial<Pick<AuditEntry, 'outcome' | 'collaboration' | 'target' | 'targetName'>>,
  ): Promise<T>;
}

/** Maximum characters to store of a string: enough for the addresses of all people who are invited together. */
const MAX_TEXT_LENGTH = 50_000;

export function createActions(parts: { audit: AuditTrail; log: Log; now: () => Date }): Actions {
  const { audit, log, now } = parts;

  /** Records an entry. An error is only logged, because the change was already made. */
  async function recordEntry(entry: AuditEntry): Promise<void> {
    // Logs contain no names, because more people read them than the trail.
    const { at: _at, actorName: _actor, targetName: _target, collaborationName: _collaboration, ...fields } = entry;
    log.info({ audit: true, ...fields }, 'an action on the platform');
    try {
      await audit.record(entry);
    } catch (error) {
      log.error({ err: error, requestId: entry.requestId }, 'an action could not be written into the audit trail');
    }
  }

  return {
    async execute({ viewer, response }, { name, ...action }, change, outcomeOf = () => ({})) {
      const entry = {
        requestId: String(response.getHeader('X-Request-Id') ?? ''),
        actor: viewer.user.sub,
        actorName: viewer.user.name ?? viewer.user.email,
        collaboration: action.collaboration,
        collaborationName: action.collaborationName ?? null,
        action: name,
        target: action.target.slice(0, MAX_TEXT_LENGTH),
        targetName: action.targetName?.slice(0, MAX_TEXT_LENGTH) ?? null,
        change: action.change?.slice(0, MAX_TEXT_LENGTH) ?? null,
      };
      try {
        const result = await change();
        const known: AuditEntry = { ...entry, at: now(), outcome: 'done', ...outcomeOf(result) };
        const { target, targetName } = known;
        await recordEntry({
          ...known,
          target: target.slice(0, MAX_TEXT_LENGTH),
          targetName: targetName?.slice(0, MAX_TEXT_LENGTH) ?? null,
        });
        return result;
      } catch (error) {
        const isUnknown = error instanceof Error && 'outcome' in error && error.outcome === 'unknown';
        await recordEntry({ ...entry, at: now(), outcome: isUnknown ? 'unknown' : 'refused' });
        throw error;
      }
    },
  };
}
