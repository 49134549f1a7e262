import { ForbiddenError, NotFoundError } from '../../contract/errors.ts';
import type { RepositorySetting } from '../../settings-hub.ts';
import { openProjectRecord } from '../access/guard.ts';
import { createUserCaller, createVisitorCaller, HiddenWorkspaceError } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { openDataverse } from './dataverse.ts';
import { openInvenio } from './invenio.ts';
import type { Repository } from './repository.ts';
import { createRepositoryCalls, RepositoryRefusedError } from './repository-calls.ts';
import type { DepositRow } from './table.ts';
import { readToken } from './tokens.ts';

type Target = Pick<DepositRow, 'repository' | 'address' | 'userId' | 'userName' | 'projectId' | 'state'>;

/** Returns a client. Calls throw RepositoryRefusedError if a token or right is missing, or if the address has changed. */
export function openRepository(context: HubContext, target: Target, signal: AbortSignal): Repository {
  const { repository: name, address, userId } = target;
  const call = createRepositoryCalls({
    address,
    signal,
    mayBePlain: context.settings.debug,
    async authorize() {
      const setting = findRepository(context, name);
      if (setting?.address !== address)
        throw new RepositoryRefusedError(`The server no longer has a repository ${name} at ${address}.`, 400);
      const stored = await readToken(context, userId, setting);
      if (stored === undefined) throw new RepositoryRefusedError('No token for the repository is stored. Store one.', 401);
      // A cancellation discloses no data, so it needs no rights in the project.
      if (target.state !== 'canceling') await requireAccess(context, stored, target);
      const { token } = stored;
      return setting.kind === 'dataverse' ? { 'X-Dataverse-key': token } : { Authorization: `Bearer ${token}` };
    },
  });
  return findRepository(context, name)?.kind === 'dataverse' ? openDataverse(call, address) : openInvenio(call, address);
}

/** Checks the user's current rights in the project. @throws RepositoryRefusedError */
async function requireAccess(
  context: HubContext,
  { user, since }: NonNullable<Awaited<ReturnType<typeof readToken>>>,
  { projectId, userName, userId }: Target,
): Promise<void> {
  const { authentication, settings } = context;
  const createRefusedError = (cause?: Error) =>
    new RepositoryRefusedError(`${userName} can no longer edit this project.`, 403, [], { cause });
  if (user === undefined && settings.hubAccess === 'login') throw createRefusedError();
  const caller =
    user === undefined
      ? createVisitorCaller({ userId, userName, loggedIn: false }, true)
      : await createUserCaller(context, await authentication.currentClaims(user, since));
  try {
    await openProjectRecord(context, caller, projectId, 'edit');
  } catch (error) {
    if (error instanceof ForbiddenError || error instanceof HiddenWorkspaceError) throw createRefusedError(error);
    if (!(error instanceof NotFoundError)) throw error;
    throw new RepositoryRefusedError('The project is deleted. Restore it to resume the deposit.', 404, [], { cause: error });
  }
}

export function findRepository({ settings }: Pick<HubContext, 'settings'>, name: string): RepositorySetting | undefined {
  return settings.repositories?.find((one) => one.name === name);
}

/** Returns the URL of the draft's or record's page; null if no draft exists. */
export function findDepositPage(context: HubContext, row: DepositRow): string | null {
  const hasNoDraft = row.remoteId === '' || row.state === 'canceled';
  return hasNoDraft ? null : openRepository(context, row, NEVER).getPage(row.remoteId, row.state === 'published');
}

const NEVER = new AbortController().signal;
