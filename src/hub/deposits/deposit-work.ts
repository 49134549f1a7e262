/** Runs deposits in the background. Repository calls are repeatable and recorded, so a deposit can resume after a crash. */
import type pg from 'pg';
import { AnswerableError } from '../../contract/errors.ts';
import { createJobWork, type JobRun, type JobWork } from '../../jobs/job.ts';
import { FairQueue } from '../../storage/fair-queue.ts';
import { isDatabaseOutage } from '../../storage/storage-errors.ts';
import { and, drizzle, eq, runInTransaction } from '../../storage/transaction.ts';
import type { HubContext } from '../context.ts';
import { PROJECT_FILE } from '../exchange/crate/file-names.ts';
import { removeExchangeFolder } from '../exchange/exchange-folders.ts';
import { addDoiToVersions } from '../published/store.ts';
import { type HubProjectRow, hubProjects } from '../tables.ts';
import { queueProjectEvent } from '../webhooks/messages.ts';
import { type PreparedDeposit, prepareDeposit } from './deposit-files.ts';
import { openRepository } from './open-repository.ts';
import type { DepositFile, RemoteFile, Repository } from './repository.ts';
import { RepositoryBusyError, RepositoryRefusedError } from './repository-calls.ts';
import { CONTINUE_DEPOSIT, STATES_AT_WORK } from './store.ts';
import { type DepositRow, hubDeposits } from './table.ts';

/** Most of the time, workers wait for repositories. Half of the workers take no slow retries. */
const WORKERS = { parallel: 6, reserved: 3 };
/** Preparing files needs a thread, so few deposits do it at the same time. */
const preparationQueue = new FairQueue({ running: 2, runningOfOne: 1 });
/** Maximum number of recorded steps. New steps replace the oldest. */
const MAX_STEPS = 200;

export function createDepositWork(context: HubContext): JobWork {
  return createJobWork(CONTINUE_DEPOSIT, ({ deposit }, run) => continueDeposit(context, deposit, run), {
    ...WORKERS,
    async listMissing(client) {
      const { rows } = await client.query<{ id: string; group: string }>(
        'select id, user_id as group from hub_deposits where state = any($1)',
        [STATES_AT_WORK],
      );
      return rows.map(({ id, group }) => ({ data: { deposit: id }, key: id, group }));
    },
  });
}

interface Attempt {
  readonly context: HubContext;
  readonly project: HubProjectRow;
  readonly repository: Repository;
  readonly signal: AbortSignal;
  row: DepositRow;
}

async function continueDeposit(context: HubContext, id: string, run: JobRun): Promise<void> {
  const [found] = await drizzle(context.pool)
    .select({ row: hubDeposits, project: hubProjects })
    .from(hubDeposits)
    .innerJoin(hubProjects, eq(hubProjects.id, hubDeposits.projectId))
    .where(eq(hubDeposits.id, id));
  if (found === undefined || !STATES_AT_WORK.includes(found.row.state)) return;
  const { signal } = run;
  const attempt: Attempt = { context, ...found, signal, repository: openRepository(context, found.row, signal) };
  try {
    if (found.row.state === 'publishing') await publishDraft(attempt);
    else if (found.row.state === 'canceling') await discardDraft(attempt);
    else await uploadDraft(attempt);
  } catch (error) {
    run.signal.throwIfAborted();
    if (isDatabaseOutage(error)) throw error;
    const isFinal = error instanceof RepositoryRefusedError || run.isLast;
    await recordFailure(attempt, error, isFinal);
    if (!isFinal) throw error;
  }
}

async function uploadDraft(attempt: Attempt): Promise<void> {
  const { repository, row } = attempt;
  const { record, missing } = await prepareDepositFiles(attempt, false);
  if (missing.length > 0) throw new RepositoryRefusedError(`The project is not ready. ${missing.join(' ')}`, 400);
  if (row.remoteId === '') await createDraft(attempt, record);
  if (attempt.row.doi === '') {
    const doi = await repository.reserveDoi(attempt.row.remoteId);
    await recordStep(attempt, `DOI ${doi} reserved`, { doi });
  }
  await drizzle(attempt.context.pool)
    .update(hubProjects)
    .set({ doi: attempt.row.doi })
    .where(and(eq(hubProjects.id, row.projectId), eq(hubProjects.doi, '')));
  const prepared = await prepareDepositFiles(attempt, true);
  try {
    const fields = await repository.updateMetadata(attempt.row.remoteId, prepared.record);
    await uploadFiles(attempt, prepared.files);
    const message = 'The repository requires changes before publication.';
    const problem = fields.length === 0 ? null : { message, fields: fields.map((one) => ({ ...one })) };
    await finishDeposit(attempt, 'draft', 'Draft complete', { problem });
  } finally {
    if (prepared.folder !== undefined) await removeExchangeFolder(prepared.folder);
  }
}

async function prepareDepositFiles({ context, project, row, signal }: Attempt, hasFiles: boolean): Promise<PreparedDeposit> {
  const kind = context.settings.repositories?.find(({ name }) => name === row.repository)?.kind ?? 'invenio';
  const leave = await preparationQueue.enter(row.userId, 0, signal);
  const request = { project: { ...project, doi: row.doi }, kind, hasFiles };
  return context.tasks.run(undefined, prepareDeposit, request).finally(leave);
}

/** Creates a draft and records its ID. After a lost response, records that the repository may contain another draft. */
async function createDraft(attempt: Attempt, record: object): Promise<void> {
  if (attempt.row.isRequested)
    await recordStep(attempt, 'The repository did not respond to an earlier request. It may contain another, empty draft.');
  await saveDepositRow(attempt, { isRequested: true });
  try {
    const { id, doi } = await attempt.repository.createDraft(record);
    await recordStep(attempt, doi === '' ? 'Draft created' : `Draft created, DOI ${doi} reserved`, {
      remoteId: id,
      doi,
      isRequested: false,
    });
  } catch (error) {
    if (error instanceof RepositoryRefusedError) await saveDepositRow(attempt, { isRequested: false });
    throw error;
  }
}

async function uploadFiles(attempt: Attempt, files: readonly DepositFile[]): Promise<void> {
  const { repository, row } = attempt;
  const present = new Map((await repository.listFiles(row.remoteId)).map((file) => [file.name, file]));
  const own = new Set(files.map(({ name }) => name));
  const outdated = row.files.flatMap(({ name }): readonly RemoteFile[] => {
    const file = present.get(name);
    return file === undefined || own.has(name) ? [] : [file];
  });
  for (const file of outdated) {
    await repository.removeFile(row.remoteId, file);
    await recordStep(attempt, `${file.name} removed`, { files: attempt.row.files.filter(({ name }) => name !== file.name) });
  }
  for (const file of files) {
    const { name, size, md5 } = file;
    const there = present.get(name);
    if (there?.md5 !== md5) {
      if (there !== undefined) await repository.removeFile(row.remoteId, there);
      const found = await repository.upload(row.remoteId, file);
      if (found !== md5)
        throw new RepositoryBusyError(`${name} was damaged during the upload: its checksum in the repository differs.`);
    }
    const others = attempt.row.files.filter((one) => one.name !== name);
    const isNew = there?.md5 !== md5 || others.length === attempt.row.files.length;
    if (isNew) await recordStep(attempt, `${name} uploaded`, { files: [...others, { name, size, md5 }] });
  }
}

async function publishDraft(attempt: Attempt): Promise<void> {
  await attempt.repository.publishDraft(attempt.row.remoteId);
  await finishPublished(attempt, 'Published');
}

async function finishPublished(attempt: Attempt, text: string, problem: DepositRow['problem'] = null): Promise<void> {
  const { context, row } = attempt;
  await recordStep(attempt, text, { problem });
  const { doi, files } = row;
  const data = files.find(({ name }) => name === PROJECT_FILE);
  await runInTransaction(context.pool, async (client) => {
    await setDepositState(client, row, 'published');
    await drizzle(client).update(hubProjects).set({ doi }).where(eq(hubProjects.id, row.projectId));
    if (data !== undefined) await addDoiToVersions(client, row.projectId, data.md5, doi);
    await queueProjectEvent(client, row.projectId, { event: 'project_published', by: row.userName, doi });
  });
}

async function discardDraft(attempt: Attempt): Promise<void> {
  const { context, repository, row } = attempt;
  if (row.remoteId !== '' && !(await repository.discardDraft(row.remoteId))) {
    const message = 'The draft was not deleted: it was published on the website of the repository.';
    return finishPublished(attempt, 'Found published in the repository', { message, fields: [] });
  }
  await finishDeposit(attempt, 'canceled', 'Draft deleted', { problem: null });
  await context.pool.query(
    `update hub_projects set doi = coalesce((select doi from hub_deposits where project_id = $1 and state = 'published'
       order by created_at desc limit 1), '') where id = $1 and doi = $2`,
    [row.projectId, row.doi],
  );
}

async function saveDepositRow(attempt: Attempt, change: Partial<DepositRow>): Promise<void> {
  const { context, row } = attempt;
  const saved = { ...change, updatedAt: context.now() };
  await drizzle(context.pool).update(hubDeposits).set(saved).where(eq(hubDeposits.id, row.id));
  attempt.row = { ...row, ...saved };
}

function recordStep(attempt: Attempt, text: string, change: Partial<DepositRow> = {}): Promise<void> {
  const step = { at: attempt.context.now().toISOString(), text };
  return saveDepositRow(attempt, { ...change, steps: [...attempt.row.steps, step].slice(-MAX_STEPS) });
}

/** Sets the final state of a deposit, unless a user has requested another state. */
async function finishDeposit(
  attempt: Attempt,
  state: DepositRow['state'],
  text: string,
  change: Partial<DepositRow>,
): Promise<void> {
  await recordStep(attempt, text, change);
  await setDepositState(attempt.context.pool, attempt.row, state);
}

async function setDepositState(client: pg.Pool | pg.PoolClient, row: DepositRow, state: DepositRow['state']): Promise<void> {
  const isUnchanged = and(eq(hubDeposits.id, row.id), eq(hubDeposits.state, row.state));
  await drizzle(client).update(hubDeposits).set({ state }).where(isUnchanged);
}

async function recordFailure(attempt: Attempt, error: unknown, isFinal: boolean): Promise<void> {
  const isKnown =
    error instanceof RepositoryRefusedError || error instanceof RepositoryBusyError || error instanceof AnswerableError;
  const reason = isKnown ? error.message : 'The server could not continue the deposit.';
  const fields = error instanceof RepositoryRefusedError ? error.fields.map((one) => ({ ...one })) : [];
  await saveDepositRow(attempt, { problem: { message: isFinal ? reason : `${reason} The server tries again.`, fields } });
  // A failed publication leaves the draft unchanged.
  if (isFinal)
    await setDepositState(attempt.context.pool, attempt.row, attempt.row.state === 'publishing' ? 'draft' : 'failed');
}
