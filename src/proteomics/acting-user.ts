/**
 * Determines the user who acts on a page. Without login, a change contains the UUID of its user as a secret
 * (docs/requirements.md, P20). A user enters the UUID once, and then chooses among the users of this browser. Administrators
 * choose among all users. With login, the logged-in user acts.
 */
import type { Request, Response } from 'express';
import { and, asc, desc, drizzle, isNull, or, sql } from '../storage/transaction.ts';
import { listCookieValues, setCookie } from '../web/cookies.ts';
import type { Caller, Signer } from './access/caller.ts';
import { type Client, isUuid } from './records.ts';
import { proteomicsUsers } from './tables.ts';

/** View model of the form field `user` (partial `proteomics/partials/acting-user`). */
export interface ActingUserField {
  /** UUID; empty if the user is unknown. */
  readonly value: string;
  readonly name: string;
  readonly error: string;
  /** True with login, because the user cannot be changed. */
  readonly isFixed: boolean;
  /** Users to choose from. If the list is empty, the field is for a UUID. */
  readonly users: readonly { readonly uuid: string; readonly label: string }[];
}

/** Option for users who are not in the list. It shows the form with a field for the UUID. */
export const UNLISTED_USER = 'other';

export const MISSING_USER = 'Choose your name, or enter your user UUID.';

const COOKIE = 'proteomics_user';
const ONE_YEAR = 31_536_000;
const MAX_STORED_USERS = 10;
const MAX_LISTED = 200;

/** Builds the field with the logged-in user, or else that of the input, or else the one who last acted in this browser. */
export async function buildActingUserField(
  client: Client,
  { request, access }: { readonly request: Request; readonly access: Caller },
  typed?: { readonly value: string; readonly error: string },
): Promise<ActingUserField> {
  const { person } = access;
  if (person !== undefined) return { value: person.uuid, name: person.name, error: '', isFixed: true, users: [] };
  const stored = listStoredUsers(request);
  const { value, error } = typed ?? { value: stored[0] ?? '', error: '' };
  const known = await listKnownUsers(client, [value, ...stored], await access.canListUsers());
  const name = known.find(({ uuid }) => uuid === value.toLowerCase())?.name ?? '';
  const isTyped = error !== '' && value !== '' && name === '';
  const isAmbiguousName = (name: string) => known.filter((user) => user.name === name).length > 1;
  const users = known.map(({ uuid, name, email }) => ({ uuid, label: isAmbiguousName(name) ? `${name} (${email})` : name }));
  return { value: value === UNLISTED_USER ? '' : value, name, error, isFixed: false, users: isTyped ? [] : users };
}

/** Stores the acting user in a cookie. The cookie is not HttpOnly, because scripts of the upload page also set it. */
export function setActingUserCookie(
  { request, response }: { readonly request: Request; readonly response: Response },
  { person, user }: Pick<Signer, 'person' | 'user'>,
): void {
  if (user === undefined || person !== undefined) return;
  const value = [...new Set([user, ...listStoredUsers(request)])].slice(0, MAX_STORED_USERS).join('.');
  setCookie(response, { name: COOKIE, value, maxAge: ONE_YEAR, path: '/proteomics', httpOnly: false });
}

function listStoredUsers(request: Request): readonly string[] {
  return listCookieValues(request, COOKIE).flatMap((value) => value.split('.').filter(isUuid).slice(0, MAX_STORED_USERS));
}

function listKnownUsers(client: Client, uuids: readonly string[], areAllListed: boolean) {
  const isKnown = sql`${proteomicsUsers.uuid} = any(${sql.param(uuids.filter(isUuid))}::uuid[])`;
  return drizzle(client)
    .select({ uuid: proteomicsUsers.uuid, name: proteomicsUsers.name, email: proteomicsUsers.email })
    .from(proteomicsUsers)
    .where(and(isNull(proteomicsUsers.deletedAt), or(isKnown, sql`${areAllListed}::boolean`)))
    .orderBy(desc(isKnown), asc(sql`lower(${proteomicsUsers.name})`))
    .limit(MAX_LISTED);
}
