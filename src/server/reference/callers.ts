/** Describes in words who can call an operation. */
import { describeAccessRules, getAccessRule, getOutcomes } from '../../contract/documents/access-rules.ts';
import type { JsonObject } from '../../contract/documents/document.ts';
import type { Described } from './described.ts';

const ACTORS: Readonly<Record<string, string>> = {
  anonymous: 'Nobody is logged in',
  nonMember: 'Somebody else',
  member: 'A member',
  administrator: 'An administrator of the collaboration',
  manager: 'A manager of the organization',
};

/** Returns who can call an operation. */
export function getCallers({ security, operation, document }: Described) {
  const all = security.flat().filter((one, index, every) => every.findIndex(({ scheme }) => scheme === one.scheme) === index);
  const conditions = ((document as unknown as JsonObject)['x-conditions'] ?? {}) as Record<string, string>;
  const isOptional = security.some((credentials) => credentials.length === 0);
  return {
    rule: describeAccessRules(document).get(getAccessRule(operation)) ?? '',
    summary:
      all.length === 0
        ? ''
        : `A request ${isOptional ? 'may show' : 'shows'} who sends it${all.length > 1 ? ', in one of these ways' : ''}:`,
    credentials: all.map(({ kind, cookie, description }) => ({
      sent: kind === 'bearer' ? 'Authorization: Bearer …' : `Cookie: ${cookie}=…`,
      description: description.trim(),
    })),
    actors: [...getOutcomes(document, operation)].map(([actor, outcomes]) => ({
      actor: ACTORS[actor] ?? actor,
      outcomes: outcomes.map(({ status, when }) => ({ status, when: when === undefined ? '' : (conditions[when] ?? when) })),
    })),
  };
}
