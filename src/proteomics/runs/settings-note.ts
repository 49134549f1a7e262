/** What runs were searched with, in words, and whether it is what they would be searched with now. */
import { basename } from 'node:path';
import type { Client, PipelineRow } from '../records.ts';
import { searchFilesInUse } from '../search-files/store.ts';
import type { SearchFileKind } from '../search-files/table.ts';
import type { StoredSearch, StoredSearchFile } from '../tables.ts';
import type { PipelineRun } from './store.ts';
import type { Tools } from './tools/tools-file.ts';
import { searchFileText } from './work/search-places.ts';

/** What a run would be searched with now; undefined where the pipeline has no tool on this server. */
export async function presentSettings(
  client: Client,
  tools: Tools,
  pipeline: Pick<PipelineRow, 'uuid' | 'tool'>,
): Promise<StoredSearch | undefined> {
  const tool = tools.get(pipeline.tool ?? '');
  if (tool === undefined) return undefined;
  const inUse = await searchFilesInUse(client, pipeline);
  const file = (kind: SearchFileKind): StoredSearchFile | null => {
    const version = tool.uploads.includes(kind) ? inUse[kind] : undefined;
    if (version !== undefined) return { version: version.version, name: version.name };
    const own = tool[kind];
    return own === undefined ? null : { version: null, name: basename(own) };
  };
  return { tool: tool.name, fasta: file('fasta'), template: file('template') };
}

/** The files, as people read them: `human.fasta, version 3; mqpar.xml of the server`. Empty without any. */
export function settingsText({ fasta, template }: Pick<StoredSearch, 'fasta' | 'template'>): string {
  return [fasta, template].flatMap((file) => (file === null ? [] : [searchFileText(file)])).join('; ');
}

/** Whether results were searched with something else than what the pipeline has now. */
export function isOutdated(
  { searched_with: with_ }: Pick<PipelineRun, 'searched_with'>,
  now: StoredSearch | undefined,
): boolean {
  if (with_ === null || now === undefined) return false;
  const isSame = (one: StoredSearchFile | null, other: StoredSearchFile | null) =>
    one?.version === other?.version && one?.name === other?.name;
  return with_.tool !== now.tool || !isSame(with_.fasta, now.fasta) || !isSame(with_.template, now.template);
}

/** Milliseconds as `4 min 33 s`. */
function shownDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}

/** From one instant to another, or to now while there is no other; empty before the first. */
export function shownSpan(from: string | null, to: string | null, now: Date): string {
  return from === null ? '' : shownDuration((to === null ? now.getTime() : Date.parse(to)) - Date.parse(from));
}
