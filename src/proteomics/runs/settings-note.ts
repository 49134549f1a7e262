import { basename } from 'node:path';
import type { Client, PipelineRow } from '../records.ts';
import { findSearchFilesInUse } from '../search-files/store.ts';
import type { SearchFileKind } from '../search-files/table.ts';
import type { StoredSearch, StoredSearchFile } from '../tables.ts';
import type { PipelineRun } from './store.ts';
import type { Tools } from './tools/tools-file.ts';
import { describeSearchFile } from './work/run-places.ts';

/** Returns the settings of a new search; undefined if this server does not have the tool. */
export async function readPresentSettings(
  client: Client,
  tools: Tools,
  pipeline: Pick<PipelineRow, 'uuid' | 'tool'>,
): Promise<StoredSearch | undefined> {
  const tool = tools.get(pipeline.tool ?? '');
  if (tool === undefined) return undefined;
  const inUse = await findSearchFilesInUse(client, pipeline);
  const findUsedFile = (kind: SearchFileKind): StoredSearchFile | null => {
    const version = tool.uploads.includes(kind) ? inUse[kind] : undefined;
    if (version !== undefined) return { version: version.version, name: version.name };
    const own = tool[kind];
    return own === undefined ? null : { version: null, name: basename(own) };
  };
  return { tool: tool.name, fasta: findUsedFile('fasta'), template: findUsedFile('template') };
}

/** Formats settings, such as `human.fasta, version 3; mqpar.xml of the server`; empty without search files. */
export function describeSettings({ fasta, template }: Pick<StoredSearch, 'fasta' | 'template'>): string {
  return [fasta, template].flatMap((file) => (file === null ? [] : [describeSearchFile(file)])).join('; ');
}

export function isOutdated(
  { searched_with: with_ }: Pick<PipelineRun, 'searched_with'>,
  now: StoredSearch | undefined,
): boolean {
  if (with_ === null || now === undefined) return false;
  const isSameSearchFile = (one: StoredSearchFile | null, other: StoredSearchFile | null) =>
    one?.version === other?.version && one?.name === other?.name;
  return (
    with_.tool !== now.tool || !isSameSearchFile(with_.fasta, now.fasta) || !isSameSearchFile(with_.template, now.template)
  );
}

/** Returns, for example, `4 min 33 s`. */
function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}

/** Formats the time between two instants; without an end, until `now`. Empty without a start. */
export function formatSpan(from: string | null, to: string | null, now: Date): string {
  return from === null ? '' : formatDuration((to === null ? now.getTime() : Date.parse(to)) - Date.parse(from));
}
