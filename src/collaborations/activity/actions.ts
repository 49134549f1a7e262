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
  /** A uid, an address or a name. */
  readonly target: string;
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

/** Makes them. */
export function createActions(parts: { audit: AuditTrail; log: Log; now: () => Date }): Actions {
  const { audit, log, now } = parts;

  /** A change that was made stays made when it cannot be written into the table; the log line exists in any case. */
  async function note(entry: AuditEntry): Promise<void> {
    const { at: _at, ...fields } = entry;
    log.info({ audit: true, ...fields }, 'an action on the platform');
    try {
      await audit.record(entry);
    } catch (error) {
      log.error({ err: error, requestId: entry.requestId }, 'an action could not be written into the audit trail');
    }
  }

  return {
    async carryOut({ viewer, response }, { name, collaboration, target }, change, outcomeOf = () => ({})) {
      const entry = {
        requestId: String(response.getHeader('X-Request-Id') ?? ''),
        actor: viewer.user.sub,
        collaboration,
        action: name,
        target: target.slice(0, 2_000),
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
