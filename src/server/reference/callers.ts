/** Who may call an operation, in words. */
import type { JsonObject } from '../../contract/documents/document.ts';
import type { Credential, Described } from './described.ts';

/** A way to show who asks. */
export interface CredentialWords {
  /** What is sent, like `Authorization: Bearer …`. */
  readonly sent: string;
  readonly description: string;
}

/** What one kind of people gets. */
export interface ActorRow {
  readonly actor: string;
  readonly outcomes: readonly { readonly status: number; readonly when: string }[];
}

/** Who may call. */
export interface Callers {
  readonly summary: string;
  readonly credentials: readonly CredentialWords[];
  readonly actors: readonly ActorRow[];
}

const ACTORS: Readonly<Record<string, string>> = {
  anonymous: 'Nobody is logged in',
  nonMember: 'Somebody else',
  member: 'A member',
  administrator: 'An administrator of the collaboration',
  manager: 'A manager of the organization',
};

/** Says who may call. */
export function callersOf({ security, operation, document }: Described): Callers {
  const all = security.flat().filter((one, index, every) => every.findIndex(({ scheme }) => scheme === one.scheme) === index);
  const conditions = ((document as unknown as JsonObject)['x-conditions'] ?? {}) as Record<string, string>;
  const actors = (operation['x-actors'] ?? {}) as Record<string, { status: number; when?: string }[]>;
  return {
    summary: summaryOf(security),
    credentials: all.map(({ kind, cookie, description }) => ({
      sent: kind === 'bearer' ? 'Authorization: Bearer …' : `Cookie: ${cookie}=…`,
      description: description.trim(),
    })),
    actors: Object.entries(actors).map(([actor, outcomes]) => ({
      actor: ACTORS[actor] ?? actor,
      outcomes: outcomes.map(({ status, when }) => ({ status, when: when === undefined ? '' : (conditions[when] ?? when) })),
    })),
  };
}

function summaryOf(security: readonly (readonly Credential[])[]): string {
  if (security.length === 0) return 'Neither a login nor a token is asked for.';
  if (security.some((credentials) => credentials.length === 0))
    return 'Everybody, unless the settings of the server ask for a login, or what is asked for belongs to a collaboration. Then a request shows who sends it:';
  return security.length === 1 ? 'Those who show who they are:' : 'Those who show who they are, in one of these ways:';
}
