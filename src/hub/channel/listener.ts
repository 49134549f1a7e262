/** How this process hears of events that another one wrote. */
import type { Log } from '../../log.ts';
import type { Connect } from '../../storage/database.ts';
import { DatabaseListener } from '../../storage/listening.ts';
import { EVENTS_CHANNEL, GONE, SESSION_ENDED } from './events.ts';

/** What a listener needs, and whom it tells. */
export interface EventListenerParts {
  readonly connect: Connect;
  readonly log: Log;
  /** There are events of a project up to a number. */
  heard(projectId: string, seq: number): void;
  /** A project is deleted. */
  gone(projectId: string): void;
  /** A session has ended. */
  sessionEnded(handle: string): void;
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
      const [id = '', what = ''] = payload.split(':');
      if (what === GONE) parts.gone(id);
      else if (what === SESSION_ENDED) parts.sessionEnded(id);
      else if (Number.isSafeInteger(Number(what))) parts.heard(id, Number(what));
    },
    listening: parts.listening,
  });
}
