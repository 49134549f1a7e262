/** How this process hears of events that another one wrote. */
import type { Log } from '../../log.ts';
import type { Connect } from '../../storage/database.ts';
import { DatabaseListener } from '../../storage/listening.ts';
import { EVENTS_CHANNEL, GONE } from './events.ts';

/** What a listener needs, and whom it tells. */
export interface EventListenerParts {
  readonly connect: Connect;
  readonly log: Log;
  /** There are events of a project up to a number. */
  heard(projectId: string, seq: number): void;
  /** A project is deleted. */
  gone(projectId: string): void;
  /** It listens from here on; whatever happened before has to be looked up. */
  listening(): void;
}

/** Makes a listener; it does not listen yet. */
export function createEventListener(parts: EventListenerParts): DatabaseListener {
  return new DatabaseListener({
    channel: EVENTS_CHANNEL,
    name: 'channel',
    connect: parts.connect,
    log: parts.log,
    heard(payload) {
      const [projectId = '', what = ''] = payload.split(':');
      if (what === GONE) parts.gone(projectId);
      else if (Number.isSafeInteger(Number(what))) parts.heard(projectId, Number(what));
    },
    listening: parts.listening,
  });
}
