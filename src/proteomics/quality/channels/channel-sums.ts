/** What the protein groups of raw files come to in each channel: computed for those that nobody asked for yet, and kept. */
import type pg from 'pg';

/** One raw file, by channel from the first. */
export interface ChannelSums {
  readonly groups: number;
  readonly present: readonly number[];
  readonly sums: readonly number[];
}

/** At most this many channels are known: those of TMTpro. */
const MAX_CHANNELS = 18;

/**
 * Groups of contaminants and decoys, which their names tell, do not count. An array is taken apart by position instead of unnested:
 * that takes a third of the time.
 */
const FILL = `
  insert into proteomics_channel_sums (raw_file_uuid, version, groups, present, sums)
  select s.raw_file_uuid, s.version, count(*)::int,
    (array[${each((channel) => `count(*) filter (where g.reporters[${channel}] > 0)`)}]::int[])[1:max(cardinality(g.reporters))],
    (array[${each((channel) => `coalesce(sum(g.reporters[${channel}]), 0)`)}]::float8[])[1:max(cardinality(g.reporters))]
  from proteomics_results s
    join proteomics_raw_files r on r.uuid = s.raw_file_uuid
    join proteomics_protein_groups g on g.raw_file_uuid = s.raw_file_uuid
    left join proteomics_channel_sums c on c.raw_file_uuid = s.raw_file_uuid and c.version = s.version
  where r.pipeline_uuid = $1 and c.raw_file_uuid is null
    and position('CON__' in g.name) = 0 and position('REV__' in g.name) = 0 and cardinality(g.reporters) > 0
  group by s.raw_file_uuid, s.version
  on conflict (raw_file_uuid) do update
    set version = excluded.version, groups = excluded.groups, present = excluded.present, sums = excluded.sums`;

/** The sums of a pipeline's raw files that have channels, by UUID. */
export async function readChannelSums(pool: pg.Pool, pipelineUuid: string): Promise<ReadonlyMap<string, ChannelSums>> {
  await pool.query(FILL, [pipelineUuid]);
  const { rows } = await pool.query<ChannelSums & { raw_file_uuid: string }>(
    `select c.raw_file_uuid, c.groups, c.present, c.sums
     from proteomics_channel_sums c
       join proteomics_results s on s.raw_file_uuid = c.raw_file_uuid and s.version = c.version
       join proteomics_raw_files r on r.uuid = c.raw_file_uuid
     where r.pipeline_uuid = $1`,
    [pipelineUuid],
  );
  return new Map(rows.map(({ raw_file_uuid, ...sums }) => [raw_file_uuid, sums]));
}

function each(expression: (channel: number) => string): string {
  return Array.from({ length: MAX_CHANNELS }, (_, index) => expression(index + 1)).join(', ');
}
