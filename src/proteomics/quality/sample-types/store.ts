import type { Client } from '../../records.ts';
import { compileSampleRules, DEFAULT_SAMPLE_RULES, type InstrumentRule, type SampleRule, type SampleType } from './rules.ts';

export interface NameRules {
  readonly sampleRules: readonly SampleRule[];
  readonly instrumentRules: readonly InstrumentRule[];
}

/** Returns the rules of a pipeline; the default sample rules if it has none. */
export async function readNameRules(client: Client, pipelineUuid: string): Promise<NameRules> {
  const { rows } = await client.query<{ sampleRules: SampleRule[] | null; instrumentRules: InstrumentRule[] }>(
    'select sample_rules as "sampleRules", instrument_rules as "instrumentRules" from proteomics_pipelines where uuid = $1',
    [pipelineUuid],
  );
  const { sampleRules = null, instrumentRules = [] } = rows[0] ?? {};
  return { sampleRules: sampleRules ?? DEFAULT_SAMPLE_RULES, instrumentRules };
}

/** Returns sample types by UUID of the raw file. */
export async function readSampleTypes(client: Client, pipelineUuid: string): Promise<ReadonlyMap<string, SampleType>> {
  const findType = compileSampleRules((await readNameRules(client, pipelineUuid)).sampleRules);
  const { rows } = await client.query<{ uuid: string; name: string; chosen: SampleType | null }>(
    'select uuid, name, sample_type as chosen from proteomics_raw_files where pipeline_uuid = $1',
    [pipelineUuid],
  );
  return new Map(rows.map(({ uuid, name, chosen }) => [uuid, chosen ?? findType(name)]));
}
