/**
 * Who acts on a page. A change names its user by UUID (docs/requirements.md, P20), which pages outside the administration show
 * of nobody; so each person enters the own UUID once, and the browser remembers it. Where people log in, it is whoever is logged in.
 */
import type { Request, Response } from 'express';
import { drizzle, eq } from '../storage/drizzle.ts';
import { cookiesNamed, setCookie } from '../web/cookies.ts';
import type { Caller, Signer } from './access/caller.ts';
import { type Client, isUuid } from './records.ts';
import { proteomicsUsers } from './tables.ts';

/** The field `user` of a form, for the partial `proteomics/partials/acting-user`, which takes it as `user`. */
export interface ActingUserField {
  /** The UUID that stands in the field; empty when none is known. */
  readonly value: string;
  /** Name of the user; empty when the UUID is not one of a user. */
  readonly name: string;
  /** What is wrong with what was typed; empty when nothing is. */
  readonly error: string;
  /** Whether this is somebody who is logged in, and can be nobody else. */
  readonly isFixed: boolean;
}

const COOKIE = 'proteomics_user';
const ONE_YEAR = 31_536_000;

/** Fills the field: with what was typed, else with what the browser remembers. */
export async function actingUserField(
  client: Client,
  { request, access: { person } }: { readonly request: Request; readonly access: Caller },
  typed?: { readonly value: string; readonly error: string },
): Promise<ActingUserField> {
  if (person !== undefined) return { value: person.uuid, name: person.name, error: '', isFixed: true };
  const value = typed?.value ?? rememberedUser(request) ?? '';
  return { value, name: await nameOf(client, value), error: typed?.error ?? '', isFixed: false };
}

/** Lets the browser remember who acted. Scripts of the upload page set the same cookie, so it is not hidden from them. */
export function rememberActingUser(response: Response, { person, user }: Pick<Signer, 'person' | 'user'>): void {
  if (user === undefined || person !== undefined) return;
  setCookie(response, { name: COOKIE, value: user, maxAge: ONE_YEAR, path: '/proteomics', httpOnly: false });
}

function rememberedUser(request: Request): string | undefined {
  return cookiesNamed(request, COOKIE).find(isUuid);
}

async function nameOf(client: Client, uuid: string): Promise<string> {
  if (!isUuid(uuid)) return '';
  const columns = { name: proteomicsUsers.name };
  const [user] = await drizzle(client).select(columns).from(proteomicsUsers).where(eq(proteomicsUsers.uuid, uuid));
  return user?.name ?? '';
}
