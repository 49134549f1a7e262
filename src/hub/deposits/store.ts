import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { defineJob, sendJobs } from '../../jobs/job.ts';
import type { RepositorySetting } from '../../settings-hub.ts';
import { and, desc, drizzle, eq, inArray, runInTransaction } from '../../storage/transaction.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import type { HubActor } from '../actor.ts';
import { isIdentifier } from '../identifier.ts';
import { type DepositRow, hubDeposits } from './table.ts';

export type DepositAnswer = components['schemas']['HubDeposit'];

type State = DepositRow['state'];

/** Job that continues a deposit from its state. Retries failed requests for about half an hour. */
export const CONTINUE_DEPOSIT = defineJob<{ readonly deposit: string }>('hub-deposit', {
  retryLimit: 9,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
});

export type ActionName = components['schemas']['HubDepositChangeInput']['action'];

/** Permitted actions by state, each with the next state. */
export const TRANSITIONS: Readonly<Record<State, Partial<Record<ActionName, State>>>> = {
  uploading: { resume: 'uploading', cancel: 'canceling' },
  draft: { publish: 'publishing', resume: 'uploading', cancel: 'canceling' },
  publishing: { resume: 'publishing' },
  published: {},
  canceling: { cancel: 'canceling' },
  canceled: {},
  failed: { resume: 'uploading', cancel: 'canceling' },
};

export const STATES_AT_WORK: readonly State[] = ['uploading', 'publishing', 'canceling'];
/** States in which the repository has, or soon will have, a draft of the project. */
const STATES_OF_DRAFTS: readonly State[] = ['uploading', 'draft', 'publishing', 'canceling', 'failed'];

/** Maximum number of deposits of a project, because its page lists all of them. */
const MAX_DEPOSITS = 100;

export function readDeposits(pool: pg.Pool, projectId: string): Promise<DepositRow[]> {
  return drizzle(pool)
    .select()
    .from(hubDeposits)
    .where(eq(hubDeposits.projectId, projectId))
    .orderBy(desc(hubDeposits.createdAt), desc(hubDeposits.id));
}

/** Returns the deposit. @throws NotFoundError */
export async function readDeposit(pool: pg.Pool, projectId: string, id: string): Promise<DepositRow> {
  const [row] = isIdentifier(id)
    ? await drizzle(pool)
        .select()
        .from(hubDeposits)
        .where(and(eq(hubDeposits.id, id), eq(hubDeposits.projectId, projectId)))
    : [];
  if (row === undefined) throw new NotFoundError(`Deposit not found: ${id}`);
  return row;
}

/** Returns the new deposit; undefined if the repository has a draft. @throws FormRefusedError for too many deposits */
export async function insertDeposit(
  pool: pg.Pool,
  projectId: string,
  { name, address }: RepositorySetting,
  { userId, userName }: HubActor,
  now: Date,
): Promise<DepositRow | undefined> {
  return runInTransaction(pool, async (client) => {
    // Two concurrent requests must not create two drafts.
    await client.query('select from hub_projects where id = $1 for no key update', [projectId]);
    const open = and(
      eq(hubDeposits.projectId, projectId),
      eq(hubDeposits.repository, name),
      // Drafts at an earlier address of the repository cannot be published or canceled.
      eq(hubDeposits.address, address),
      inArray(hubDeposits.state, [...STATES_OF_DRAFTS]),
    );
    if ((await drizzle(client).select({ id: hubDeposits.id }).from(hubDeposits).where(open)).length > 0) return undefined;
    if ((await drizzle(client).$count(hubDeposits, eq(hubDeposits.projectId, projectId))) >= MAX_DEPOSITS)
      throw createFieldError('repository', `The project has ${MAX_DEPOSITS} deposits, the maximum.`);
    const times = { createdAt: now, updatedAt: now };
    const values = { id: randomUUID(), projectId, repository: name, address, state: 'uploading' as const, userId, userName };
    const [row] = await drizzle(client)
      .insert(hubDeposits)
      .values({ ...values, ...times })
      .returning();
    await sendDepositJob(client, values.id, userId);
    return row;
  });
}

/** Starts an action. Returns the updated deposit; undefined if the state does not permit the action. */
export async function startAction(
  pool: pg.Pool,
  id: string,
  action: ActionName,
  { userId, userName }: HubActor,
  now: Date,
): Promise<DepositRow | undefined> {
  return runInTransaction(pool, async (client) => {
    const ofDeposit = eq(hubDeposits.id, id);
    const [found] = await drizzle(client).select({ state: hubDeposits.state }).from(hubDeposits).where(ofDeposit).for('update');
    const state = found && TRANSITIONS[found.state][action];
    if (state === undefined) return undefined;
    const [row] = await drizzle(client)
      .update(hubDeposits)
      .set({ state, userId, userName, updatedAt: now, problem: null })
      .where(ofDeposit)
      .returning();
    await sendDepositJob(client, id, userId);
    return row;
  });
}

/** The job group makes deposits of one user run one after another. */
function sendDepositJob(client: pg.ClientBase, id: string, userId: string): Promise<void> {
  return sendJobs(client, CONTINUE_DEPOSIT, [{ data: { deposit: id }, key: id, group: userId, replaces: true }]);
}

export function formatDeposit(row: DepositRow, page: string | null): DepositAnswer {
  return {
    id: row.id,
    repository: row.repository,
    repository_title: formatRepositoryTitle(row),
    state: row.state,
    doi: row.doi,
    address: page,
    steps: row.steps,
    files: row.files,
    problem: row.problem ?? null,
    user_id: row.userId,
    user_name: row.userName,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Returns the address without its scheme. */
export function formatRepositoryTitle({ address }: Pick<RepositorySetting, 'address'>): string {
  return address.replace(/^https?:\/\//, '');
}
