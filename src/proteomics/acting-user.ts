/**
 * The user who acts on a page. A change names its user by UUID (docs/requirements.md, P20). Pages outside the administration show no UUIDs, so
 * users enter their own once, and the browser remembers it. If login is on, the logged-in user acts.
 */
import type { Request, Response } from 'express';
import { drizzle, eq } from '../storage/transaction.ts';
import { listCookieValues, setCookie } from '../web/cookies.ts';
import type { Caller, Signer } from './access/caller.ts';
import { type Client, isUuid } from './records.ts';
import { proteomicsUsers } from './tables.ts';

/** The form field `user`, for the partial `proteomics/partials/acting-user`. */
export interface ActingUserField {
  /** The UUID in the field; empty if unknown. */
  readonly value: string;
  /** Name of the user; empty if no user has the UUID. */
  readonly name: string;
  /** Error message about the input; empty if there is none. */
  readonly error: string;
  /** True if the user is logged in and cannot be changed. */
  readonly isFixed: boolean;
}

const COOKIE = 'proteomics_user';
const ONE_YEAR = 31_536_000;

/** Fills the field with the input, or else with the remembered UUID. */
export async function buildActingUserField(
  client: Client,
  { request, access: { person } }: { readonly request: Request; readonly access: Caller },
  typed?: { readonly value: string; readonly error: string },
): Promise<ActingUserField> {
  if (person !== undefined) return { value: person.uuid, name: person.name, error: '', isFixed: true };
  const value = typed?.value ?? readRememberedUser(request) ?? '';
  return { value, name: await findUserName(client, value), error: typed?.error ?? '', isFixed: false };
}

/** Remembers the acting user in the browser. Scripts of the upload page set the same cookie, so it is not HttpOnly. */
export function rememberActingUser(response: Response, { person, user }: Pick<Signer, 'person' | 'user'>): void {
  if (user === undefined || person !== undefined) return;
  setCookie(response, { name: COOKIE, value: user, maxAge: ONE_YEAR, path: '/proteomics', httpOnly: false });
}

function readRememberedUser(request: Request): string | undefined {
  return listCookieValues(request, COOKIE).find(isUuid);
}

async function findUserName(client: Client, uuid: string): Promise<string> {
  if (!isUuid(uuid)) return '';
  const columns = { name: proteomicsUsers.name };
  const [user] = await drizzle(client).select(columns).from(proteomicsUsers).where(eq(proteomicsUsers.uuid, uuid));
  return user?.name ?? '';
}
