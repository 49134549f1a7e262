import type { Client } from '../../records.ts';
import { compileSampleRules, DEFAULT_SAMPLE_RULES, type SampleRule, type SampleType } from './rules.ts';

/** Returns the rules of a pipeline; by default, DEFAULT_SAMPLE_RULES. */
export async function readSampleRules(client: Client, pipelineUuid: string): Promise<readonly SampleRule[]> {
  const statement = 'select sample_rules as rules from proteomics_pipelines where uuid = $1';
  const { rows } = await client.query<{ rules: SampleRule[] | null }>(statement, [pipelineUuid]);
  return rows[0]?.rules ?? DEFAULT_SAMPLE_RULES;
}

/** Returns sample types by UUID of the raw file. */
export async function readSampleTypes(client: Client, pipelineUuid: string): Promise<ReadonlyMap<string, SampleType>> {
  const findType = compileSampleRules(await readSampleRules(client, pipelineUuid));
  const { rows } = await client.query<{ uuid: string; name: string; chosen: SampleType | null }>(
    'select uuid, name, sample_type as chosen from proteomics_raw_files where pipeline_uuid = $1',
    [pipelineUuid],
  );
  return new Map(rows.map(({ uuid, name, chosen }) => [uuid, chosen ?? findType(name)]));
}
