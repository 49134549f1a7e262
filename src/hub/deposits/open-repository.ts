/** Opens the repository of a deposit with the token of its user. */
import type { RepositorySetting } from '../../settings-repositories.ts';
import type { HubContext } from '../context.ts';
import { openDataverse } from './dataverse.ts';
import { openInvenio } from './invenio.ts';
import type { Repository } from './repository.ts';
import { createRepositoryCalls, RepositoryRefusedError } from './repository-calls.ts';
import type { DepositRow } from './table.ts';
import { readToken } from './tokens.ts';

type Target = Pick<DepositRow, 'repository' | 'address' | 'userId'>;

/**
 * Opens the repository.
 * @returns a repository whose calls throw RepositoryRefusedError if the setting has another address, or without a token
 */
export function openRepository(context: HubContext, target: Target, signal: AbortSignal): Repository {
  const { repository: name, address, userId } = target;
  const call = createRepositoryCalls({
    address,
    signal,
    mayBePlain: context.settings.debug,
    async authorize() {
      const setting = findRepository(context, name);
      if (setting?.address !== address)
        throw new RepositoryRefusedError(`The server has no repository ${name} at ${address} any more.`, 404);
      const token = await readToken(context, userId, setting);
      if (token === undefined) throw new RepositoryRefusedError('No token for the repository is stored. Store one.', 401);
      return setting.kind === 'dataverse' ? { 'X-Dataverse-key': token } : { Authorization: `Bearer ${token}` };
    },
  });
  return findRepository(context, name)?.kind === 'dataverse' ? openDataverse(call, address) : openInvenio(call, address);
}

/** Returns the repository with a name in the settings. */
export function findRepository({ settings }: Pick<HubContext, 'settings'>, name: string): RepositorySetting | undefined {
  return settings.repositories?.find((one) => one.name === name);
}

/** The page of a draft or record for people; null before there is a draft. */
export function findDepositPage(context: HubContext, row: DepositRow): string | null {
  const isGone = row.remoteId === '' || row.state === 'canceled';
  return isGone ? null : openRepository(context, row, NEVER).getPage(row.remoteId, row.state === 'published');
}

const NEVER = new AbortController().signal;
