/**
 * Sums over protein groups by name, kept for blocks of raw files. A mean over ten thousand runs is made of a few rows for each name, and of the
 * groups themselves only where a block has changed since: mostly in the last one.
 */
import type pg from 'pg';
import { inTransaction } from '../../storage/transaction.ts';

/** Raw files that arrive one after another, on the whole server, are a block: two to the power of this number. */
const BLOCK_BITS = 7;

const BLOCK = `r.arrival >> ${BLOCK_BITS}`;
/** Whatever is written of a raw file or its results changes its row (changed-runs.ts). */
const STATE = "count(*) || ' ' || sum(hashint8extended(r.changed_in, r.arrival))";

/** Blocks whose sums are not those of now, and blocks that are gone. */
const OUTDATED = `
  select coalesce(n.block, b.block)::text as block
    from (select ${BLOCK} as block, ${STATE} as state from proteomics_raw_files r where r.pipeline_uuid = $1 group by 1) n
      full join (select block, state from proteomics_protein_blocks where pipeline_uuid = $1) b on b.block = n.block
   where n.state is distinct from b.state`;

const TAKE_AWAY = `
  with sums as (delete from proteomics_protein_sums where pipeline_uuid = $1 and block = $2)
  delete from proteomics_protein_blocks where pipeline_uuid = $1 and block = $2`;

/** One statement, which sees raw files and groups as they are at one moment. */
const MAKE = `
  with files as materialized (select r.* from proteomics_raw_files r where r.pipeline_uuid = $1
      and r.arrival >= $2::bigint << ${BLOCK_BITS} and r.arrival < ($2::bigint + 1) << ${BLOCK_BITS}),
    sums as (insert into proteomics_protein_sums (pipeline_uuid, block, name, score, scores, intensity, intensities)
      select $1, $2, name, sum(score), count(score), sum(intensity), count(intensity) from proteomics_protein_groups
       where raw_file_uuid = any(array(select uuid from files where use_downstream)) group by name)
  insert into proteomics_protein_blocks (pipeline_uuid, block, state) select $1, $2, ${STATE} from files r having count(*) > 0`;

/** Renews one block, unless somebody else did. Where somebody else is at the pipeline's sums, it waits or does nothing. */
async function renewBlock(pool: pg.Pool, pipelineUuid: string, block: string, waits: boolean): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ taken: boolean | '' }>(
      `select pg_${waits ? '' : 'try_'}advisory_xact_lock(hashtextextended('sums of proteins ' || $1, 0)) as taken`,
      [pipelineUuid],
    );
    if (rows[0]?.taken === false) return;
    if (!(await outdatedBlocks(client, pipelineUuid)).includes(block)) return;
    await client.query(TAKE_AWAY, [pipelineUuid, block]);
    await client.query(MAKE, [pipelineUuid, block]);
  });
}

async function outdatedBlocks(client: Pick<pg.Pool, 'query'>, pipelineUuid: string): Promise<string[]> {
  return (await client.query<{ block: string }>(OUTDATED, [pipelineUuid])).rows.map(({ block }) => block);
}

/** Brings the sums of a pipeline up to date. Each block is kept once it is made, whatever becomes of who asked. */
export async function renewProteinSums(pool: pg.Pool, pipelineUuid: string): Promise<void> {
  for (const block of await outdatedBlocks(pool, pipelineUuid)) await renewBlock(pool, pipelineUuid, block, true);
}

/** As few runs are read as they are: their groups are fewer than what is kept of them. */
export const FEW_RUNS = 256;

/**
 * Renews the sums of all pipelines that have enough runs for them, so that nobody who asks waits for more than the last blocks.
 * Blocks that raw files still arrive in are left to who asks.
 */
export async function keepProteinSums(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ uuid: string; open: string }>(
    `select pipeline_uuid as uuid, (select max(${BLOCK}) from proteomics_raw_files r)::text as open
       from proteomics_raw_files group by 1 having count(*) > ${FEW_RUNS}`,
  );
  for (const { uuid, open } of rows) {
    for (const block of await outdatedBlocks(pool, uuid)) {
      if (block === open) continue;
      if (signal.aborted) return;
      await renewBlock(pool, uuid, block, false);
    }
  }
}
