/** Changes on the platform, each written down with the person who wanted it: in the audit trail and as a log line. */
import type { Response } from 'express';
import type { Log } from '../../log.ts';
import type { Viewer } from '../access/policy.ts';
import type { ActionOutcome, AuditEntry, AuditTrail } from './store.ts';

/** What is to be done, to what. */
export interface Action {
  /** Operation of the platform, like `removeMember`. */
  readonly name: string;
  /** Identifier of the collaboration; empty while there is none. */
  readonly collaboration: string;
  /** What the collaboration is called; told where it is known, so that it stays readable after a deletion. */
  readonly collaborationName?: string;
  /** A uid, an address or a name. */
  readonly target: string;
  /** What people call the target, where that is something else. */
  readonly targetName?: string | undefined;
  /** From and to, in words. */
  readonly change?: string | undefined;
}

/** Something that is to be done to a collaboration. */
export function actionOn(
  { identifier, name: collaborationName }: { readonly identifier: string; readonly name: string },
  name: string,
  target: string,
  more: Pick<Action, 'targetName' | 'change'> = {},
): Action {
  return { name, collaboration: identifier, collaborationName, target, ...more };
}

/** Carries out changes. */
export interface Actions {
  /**
   * Does it and writes down what became of it. `outcomeOf` tells what the result means, and which collaboration it belongs to
   * when that was not known before. Whatever the change throws is thrown on.
   */
  carryOut<T>(
    who: { viewer: Viewer; response: Response },
    action: Action,
    change: () => Promise<T>,
    outcomeOf?: (result: T) => { outcome?: ActionOutcome; collaboration?: string },
  ): Promise<T>;
}

/** Characters that are kept of a text. */
const LONGEST = 2_000;

/** Makes them. */
export function createActions(parts: { audit: AuditTrail; log: Log; now: () => Date }): Actions {
  const { audit, log, now } = parts;

  /** A change that was made stays made when it cannot be written into the table; the log line exists in any case. */
  async function note(entry: AuditEntry): Promise<void> {
    // Names stay in the trail: a log goes to more people.
    const { at: _at, actorName: _actor, targetName: _target, collaborationName: _collaboration, ...fields } = entry;
    log.info({ audit: true, ...fields }, 'an action on the platform');
    try {
      await audit.record(entry);
    } catch (error) {
      log.error({ err: error, requestId: entry.requestId }, 'an action could not be written into the audit trail');
    }
  }

  return {
    async carryOut({ viewer, response }, { name, ...action }, change, outcomeOf = () => ({})) {
      const entry = {
        requestId: String(response.getHeader('X-Request-Id') ?? ''),
        actor: viewer.user.sub,
        actorName: viewer.user.name ?? viewer.user.email,
        collaboration: action.collaboration,
        collaborationName: action.collaborationName ?? null,
        action: name,
        target: action.target.slice(0, LONGEST),
        targetName: action.targetName?.slice(0, LONGEST) ?? null,
        change: action.change?.slice(0, LONGEST) ?? null,
      };
      try {
        const result = await change();
        await note({ ...entry, at: now(), outcome: 'done', ...outcomeOf(result) });
        return result;
      } catch (error) {
        const isUnknown = error instanceof Error && 'outcome' in error && error.outcome === 'unknown';
        await note({ ...entry, at: now(), outcome: isUnknown ? 'unknown' : 'refused' });
        throw error;
      }
    },
  };
}
