/** Listens for events that other processes wrote. */
import type { Log } from '../../log.ts';
import { type Connect, DatabaseListener } from '../../storage/database.ts';
import { EVENTS_CHANNEL, GONE, RIGHTS_CHANGED, SESSION_ENDED } from './events.ts';

/** The parts of a listener, and its callbacks. */
export interface EventListenerParts {
  readonly connect: Connect;
  readonly log: Log;
  /** Called if a project has new events, with the latest sequence number. */
  heard(projectId: string, seq: number): void;
  /** Called after a project was deleted. */
  gone(projectId: string): void;
  /** Called after a session ended. */
  sessionEnded(handle: string): void;
  /** Called after rights in a workspace changed. */
  rightsChanged(workspaceId: string): void;
  /** Called when listening begins. The caller must read earlier events. */
  listening(): void;
}

/** Creates a listener, which does not listen yet. */
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
      else if (what === RIGHTS_CHANGED) parts.rightsChanged(id);
      else if (Number.isSafeInteger(Number(what))) parts.heard(id, Number(what));
    },
    listening: parts.listening,
  });
}
