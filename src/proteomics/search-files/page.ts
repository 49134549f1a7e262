import type pg from 'pg';
import { formatNumber, formatQuantity, formatSize, formatTimestamp } from '../../web/for-people/words.ts';
import type { PipelineRow } from '../records.ts';
import type { Tool } from '../runs/tools/tools-file.ts';
import { describeSearchFile } from '../runs/work/run-places.ts';
import { listSearchFiles, type SearchFile, WORDS } from './store.ts';
import type { SearchFileKind } from './table.ts';

export const KINDS: readonly SearchFileKind[] = ['fasta', 'template'];

/** A rejected upload (`problem`) or deletion (`refused`), with the reason. */
export interface RefusedSearchFile {
  readonly kind: SearchFileKind;
  readonly problem?: string;
  readonly refused?: string;
}

/** Builds the section. `tool`: undefined if there is none or an unknown one; `refused`: a rejected upload or deletion. */
export async function buildSearchFilesSection(
  pool: pg.Pool,
  pipeline: Pick<PipelineRow, 'uuid'>,
  tool: Tool | undefined,
  refused?: RefusedSearchFile,
) {
  const all = await listSearchFiles(pool, pipeline);
  const path = `/proteomics/admin/pipelines/${pipeline.uuid}/files`;
  return {
    path,
    tool: tool?.title ?? '',
    groups: KINDS.map((kind) =>
      createSearchFileGroup(kind, { path, tool, refused, files: all.filter((file) => file.kind === kind) }),
    ).filter(({ isTaken, versions }) => isTaken || versions.length > 0),
  };
}

const HELP: Readonly<Record<SearchFileKind, string>> = {
  fasta: 'Protein sequences as text, not compressed.',
  template:
    'A MaxQuant mqpar.xml with one raw file, or the settings of another tool. The server replaces placeholders such as {fasta} and {raw_file}.',
};
const ACCEPT: Readonly<Record<SearchFileKind, string>> = {
  fasta: '.fasta,.fa,.faa,.fas,.txt',
  template: '.xml,.txt,.json,.yaml,.yml,.workflow,.cfg,.params,.toml',
};
const TITLES: Readonly<Record<SearchFileKind, string>> = { fasta: 'FASTA file', template: 'Parameters' };

interface GroupParts {
  readonly path: string;
  readonly tool: Tool | undefined;
  readonly refused: RefusedSearchFile | undefined;
  readonly files: readonly SearchFile[];
}

function createSearchFileGroup(kind: SearchFileKind, { path, tool, refused, files }: GroupParts) {
  const inUse = files.find(({ isInUse }) => isInUse);
  const isTaken = tool?.uploads.includes(kind) === true;
  const own = tool?.[kind];
  const [after, before] = files;
  return {
    kind,
    title: TITLES[kind],
    use: describeSearchFileUse(kind, { tool, isTaken, inUse, own }),
    // True if runs fail because this file is missing.
    isMissing: isTaken && inUse === undefined && own === undefined,
    // True if the tool accepts this kind of file as upload.
    isTaken,
    help: HELP[kind],
    accept: ACCEPT[kind],
    problem: refused?.kind === kind ? (refused.problem ?? '') : '',
    refused: refused?.kind === kind ? (refused.refused ?? '') : '',
    versions: files.map((file) => createVersionLine(file, `${path}/${kind}/${file.version}`)),
    // True if a version is used instead of the file of the tool.
    canGoBack: own !== undefined && inUse !== undefined,
    // The two newest versions; undefined if there is only one.
    comparison:
      kind === 'template' && after !== undefined && before !== undefined
        ? { path: `${path}/comparison`, before: before.version, after: after.version }
        : undefined,
  };
}

interface UseParts extends Pick<GroupParts, 'tool'> {
  readonly isTaken: boolean;
  readonly inUse: SearchFile | undefined;
  readonly own: string | undefined;
}

function describeSearchFileUse(kind: SearchFileKind, { tool, isTaken, inUse, own }: UseParts): string {
  if (!isTaken) return `The ${tool === undefined ? 'pipeline' : `tool ${tool.name}`} accepts no ${WORDS[kind]} on this page.`;
  if (inUse !== undefined) return `Runs use ${describeSearchFile(inUse)}.`;
  if (own !== undefined) return 'Runs use the server’s file. Upload one to use it instead.';
  return `Runs fail: the tool ${tool?.name ?? ''} needs ${kind === 'fasta' ? 'a FASTA file' : 'parameters'}. Upload ${kind === 'fasta' ? 'one' : 'them'}.`;
}

function createVersionLine(file: SearchFile, path: string) {
  return {
    version: file.version,
    name: file.name,
    size: formatSize(file.size),
    sequences: file.sequences === null ? '' : formatNumber(file.sequences),
    sha256: file.sha256,
    who: file.changedBy,
    when: formatTimestamp(file.changedAt),
    isInUse: file.isInUse,
    runs: file.runs === 0 ? '' : formatQuantity(file.runs, 'run'),
    path,
  };
}
