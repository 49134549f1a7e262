/** Caches sums over protein groups by name and block of raw files. Only changed blocks are computed again. */
import type pg from 'pg';
import { runInTransaction } from '../../storage/transaction.ts';

/** Size of a block as a power of two. A block consists of consecutive raw files of the server. */
const BLOCK_BITS = 7;

const BLOCK = `r.arrival >> ${BLOCK_BITS}`;
/** SQL expression for the state of a block. Every change of its raw files or results changes `changed_in` (changed-runs.ts). */
const STATE = "count(*) || ' ' || sum(hashint8extended(r.changed_in, r.arrival))";

/** SQL that returns outdated and deleted blocks. */
const OUTDATED = `
  select coalesce(n.block, b.block)::text as block
    from (select ${BLOCK} as block, ${STATE} as state from proteomics_raw_files r where r.pipeline_uuid = $1 group by 1) n
      full join (select block, state from proteomics_protein_blocks where pipeline_uuid = $1) b on b.block = n.block
   where n.state is distinct from b.state`;

const REMOVE_SUMS = `
  with sums as (delete from proteomics_protein_sums where pipeline_uuid = $1 and block = $2)
  delete from proteomics_protein_blocks where pipeline_uuid = $1 and block = $2`;

/** SQL that computes a block. It is one statement, so that raw files and groups are consistent. */
const CREATE_SUMS = `
  with files as materialized (select r.* from proteomics_raw_files r where r.pipeline_uuid = $1
      and r.arrival >= $2::bigint << ${BLOCK_BITS} and r.arrival < ($2::bigint + 1) << ${BLOCK_BITS}),
    sums as (insert into proteomics_protein_sums (pipeline_uuid, block, name, score, scores, intensity, intensities)
      select $1, $2, name, sum(score), count(score), sum(intensity), count(intensity) from proteomics_protein_groups
       where raw_file_uuid = any(array(select uuid from files where use_downstream)) group by name)
  insert into proteomics_protein_blocks (pipeline_uuid, block, state) select $1, $2, ${STATE} from files r having count(*) > 0`;

/** Computes a block again, unless another process has done so. While another process computes it, waits or returns. */
async function renewBlock(pool: pg.Pool, pipelineUuid: string, block: string, waits: boolean): Promise<void> {
  await runInTransaction(pool, async (client) => {
    const { rows } = await client.query<{ taken: boolean | '' }>(
      `select pg_${waits ? '' : 'try_'}advisory_xact_lock(hashtextextended('sums of proteins ' || $1, 0)) as taken`,
      [pipelineUuid],
    );
    if (rows[0]?.taken === false) return;
    if (!(await listOutdatedBlocks(client, pipelineUuid)).includes(block)) return;
    await client.query(REMOVE_SUMS, [pipelineUuid, block]);
    await client.query(CREATE_SUMS, [pipelineUuid, block]);
  });
}

async function listOutdatedBlocks(client: Pick<pg.Pool, 'query'>, pipelineUuid: string): Promise<string[]> {
  return (await client.query<{ block: string }>(OUTDATED, [pipelineUuid])).rows.map(({ block }) => block);
}

/** Computes outdated blocks. Each is committed separately, so that the work remains if the client disconnects. */
export async function updateProteinSums(pool: pg.Pool, pipelineUuid: string): Promise<void> {
  for (const block of await listOutdatedBlocks(pool, pipelineUuid)) await renewBlock(pool, pipelineUuid, block, true);
}

/** Maximum number of runs that are read without sums. For few runs, the groups are fewer than the stored sums. */
export const FEW_RUNS = 256;

/** Updates sums of pipelines with enough runs, so that requests wait only for the last blocks, which receive raw files. */
export async function updateAllProteinSums(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ uuid: string; open: string }>(
    `select pipeline_uuid as uuid, (select max(${BLOCK}) from proteomics_raw_files r)::text as open
       from proteomics_raw_files group by 1 having count(*) > ${FEW_RUNS}`,
  );
  for (const { uuid, open } of rows) {
    for (const block of await listOutdatedBlocks(pool, uuid)) {
      if (block === open) continue;
      if (signal.aborted) return;
      await renewBlock(pool, uuid, block, false);
    }
  }
}
