/** Who a request turned out to come from: noted by whoever finds it out, for the line of the log. */
import type { IncomingMessage } from 'node:http';

const people = new WeakMap<IncomingMessage, string>();

/** Notes the `sub` of the person behind a session or a token. */
export function noteKnownPerson(request: IncomingMessage, subject: string): void {
  people.set(request, subject);
}

/** The `sub` of whoever is known to have sent a request; undefined while nobody is. */
export function knownPerson(request: IncomingMessage): string | undefined {
  return people.get(request);
}
