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

/** Brings the sums of a pipeline up to date. Where several ask, one works and the others wait. */
export async function renewProteinSums(pool: pg.Pool, pipelineUuid: string): Promise<void> {
  const outdated = async (client: Pick<pg.Pool, 'query'>) =>
    (await client.query<{ block: string }>(OUTDATED, [pipelineUuid])).rows.map(({ block }) => block);
  if ((await outdated(pool)).length === 0) return;
  await inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended('sums of proteins ' || $1, 0))", [pipelineUuid]);
    for (const block of await outdated(client)) {
      await client.query(TAKE_AWAY, [pipelineUuid, block]);
      await client.query(MAKE, [pipelineUuid, block]);
    }
  });
}
