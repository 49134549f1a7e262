/** Access tokens of repositories: encrypted per user and address, never returned or logged. */

import { UnavailableError } from '../../contract/errors.ts';
import type { RepositorySetting } from '../../settings-repositories.ts';
import { and, drizzle, eq } from '../../storage/transaction.ts';
import type { HubContext } from '../context.ts';
import { hubRepositoryTokens } from './table.ts';

type Context = Pick<HubContext, 'pool' | 'authentication'>;
type Target = Pick<RepositorySetting, 'name' | 'address'>;

const PURPOSE = 'repository token';

/** Returns the token of a user; undefined if none is stored, or if the repository has another address since. */
export async function readToken(context: Context, userId: string, target: Target): Promise<string | undefined> {
  const [row] = await drizzle(context.pool).select().from(hubRepositoryTokens).where(matchUser(userId, target));
  return row === undefined
    ? undefined
    : context.authentication.openSeal()?.open(row.sealed, createTokenContext(userId, target), PURPOSE);
}

/** Stores the token of a user; empty deletes it. @throws UnavailableError without a secret to encrypt it */
export async function saveToken(
  { pool, authentication }: Context,
  userId: string,
  target: Target,
  token: string,
): Promise<void> {
  const tokens = drizzle(pool);
  if (token === '') {
    await tokens.delete(hubRepositoryTokens).where(matchUser(userId, target));
    return;
  }
  const seal = authentication.openSeal();
  if (seal === undefined) throw new UnavailableError('Repository tokens are off. Set SECRET_KEY to encrypt them.');
  const sealed = seal.close(token, createTokenContext(userId, target), PURPOSE);
  await tokens
    .insert(hubRepositoryTokens)
    .values({ userId, repository: target.name, sealed })
    .onConflictDoUpdate({ target: [hubRepositoryTokens.userId, hubRepositoryTokens.repository], set: { sealed } });
}

function matchUser(userId: string, { name }: Target) {
  return and(eq(hubRepositoryTokens.userId, userId), eq(hubRepositoryTokens.repository, name));
}

/** A token is for one address: a setting with another address cannot open it. */
function createTokenContext(userId: string, { address }: Target): string {
  return `${userId} ${address}`;
}
