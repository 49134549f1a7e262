/** Reads TOOLS_FILE (docs/requirements.md, P18; format: docs/pipelines.md). The programs of tools are run without a shell. */
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { loadYamlLibrary } from '../../../contract/documents/yaml.ts';
import { memoize } from '../../../memoize.ts';
import type { Settings } from '../../../settings.ts';
import { SettingsError } from '../../../settings.ts';
import type { SearchFileKind } from '../../search-files/table.ts';
import { checkTemplate } from './maxquant-template.ts';
import { listUnknownPlaceholders, PLACEHOLDERS } from './placeholders.ts';
import { createValueReader, type Reading } from './tool-reading.ts';

export type ToolStep = ReturnType<typeof parseStep>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Absolute path of the FASTA file; undefined for a tool without one. */
  readonly fasta: string | undefined;
  /** Absolute path of the parameter file: mqpar.xml of MaxQuant with one raw file, or a file with placeholders. */
  readonly template: string | undefined;
  /** Kinds of files that managers of a pipeline can replace by uploads. */
  readonly uploads: readonly SearchFileKind[];
  /** Number of raw files that are analyzed together: the new one and earlier ones of the pipeline. */
  readonly together: number;
  /** Kind of data in FragPipe's manifest; undefined for tools without a manifest. */
  readonly manifest: string | undefined;
  /** Names of environment variables that the programs inherit. */
  readonly environment: readonly string[];
  /** Additional environment variables of the programs. */
  readonly variables: Readonly<Record<string, string>>;
  readonly steps: readonly ToolStep[];
}

export type Tools = ReadonlyMap<string, Tool>;

const NAME = /^[a-z0-9]([a-z0-9._-]{0,98}[a-z0-9])?$/;
const KINDS: readonly SearchFileKind[] = ['fasta', 'template'];
const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
const PATTERN = /^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\p{Cc}\\]{1,300}$/u;
const DEFAULT_ENVIRONMENT = ['PATH', 'LANG', 'LC_ALL', 'TZ'];
const MANIFEST_KINDS: readonly string[] = ['DDA', 'DDA+', 'DIA', 'DIA-Quant', 'DIA-Lib', 'GPF-DIA'];
const MAX_PARALLEL_RUNS = 100;
const DEFAULT_MINUTES = 360;
/** Maximum minutes of a step, which must be shorter than the expiry of a job, a day. */
const MAX_MINUTES = 23 * 60;

/** Returns the tools; none without TOOLS_FILE. Cached by settings object. @throws SettingsError with one line per problem */
export const readTools = memoize(
  ({ toolsFile }: Pick<Settings, 'toolsFile'>): Tools => (toolsFile === undefined ? new Map() : readToolsFile(toolsFile)),
);

function readToolsFile(file: string): Tools {
  const problems: string[] = [];
  const tools = new Map<string, Tool>();
  const reading = createValueReader(parseToolsFile(file), (place, problem) =>
    problems.push(`TOOLS_FILE ${file}: ${place}${problem}`),
  );
  const root = reading.readObject(['tools']);
  for (const [name, value] of root.readEntries('tools', NAME)) tools.set(name, parseTool(name, value, dirname(file)));
  if (problems.length > 0) throw new SettingsError(problems);
  return tools;
}

function parseToolsFile(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    return extname(file).toLowerCase() === '.json' ? JSON.parse(text) : loadYamlLibrary().parse(text, { maxAliasCount: 0 });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new SettingsError([`TOOLS_FILE ${file}: cannot be read: ${reason}`]);
  }
}

function parseTool(name: string, reading: Reading, folder: string): Tool {
  const tool = reading.readObject([
    'title',
    'fasta',
    'template',
    'uploads',
    'together',
    'manifest',
    'environment',
    'variables',
    'steps',
  ]);
  const resolvePath = (key: string) => {
    const value = tool.readText(key, { isFile: true, folder });
    return value === undefined ? undefined : resolve(folder, value);
  };
  const fasta = resolvePath('fasta');
  const template = resolvePath('template');
  const own = KINDS.filter((kind) => (kind === 'fasta' ? fasta : template) !== undefined);
  const uploads = (tool.readTexts('uploads', /^(fasta|template)$/) as SearchFileKind[] | undefined) ?? own;
  const isAvailableFileKind = (kind: SearchFileKind) => own.includes(kind) || uploads.includes(kind);
  if (template !== undefined) {
    const problem = checkTemplate(template);
    if (problem !== undefined) tool.addProblem('template', problem);
    if (!isAvailableFileKind('fasta')) tool.addProblem('template', 'needs a fasta beside it');
  }
  const available = new Set<string>(PLACEHOLDERS);
  for (const kind of KINDS) if (!isAvailableFileKind(kind)) available.delete(kind);
  const manifest = tool.readText('manifest');
  if (manifest !== undefined && !MANIFEST_KINDS.includes(manifest))
    tool.addProblem('manifest', `must be one of ${MANIFEST_KINDS.join(', ')}`);
  if (manifest === undefined) available.delete('manifest');
  const steps = tool.readList('steps').map((step) => parseStep(step, available));
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  if (minutes > MAX_MINUTES) tool.addProblem('steps', `may take at most ${MAX_MINUTES} minutes in total, not ${minutes}`);
  if (steps.length === 0) tool.addProblem('steps', 'must have at least one step');
  const names = steps.map((step) => step.name);
  if (new Set(names).size < names.length) tool.addProblem('steps', 'must have different names');
  return {
    name,
    title: tool.readText('title') ?? name,
    fasta,
    template,
    uploads,
    together: tool.readNumber('together', { minimum: 1, maximum: MAX_PARALLEL_RUNS }) ?? 1,
    manifest,
    environment: tool.readTexts('environment', VARIABLE) ?? DEFAULT_ENVIRONMENT,
    variables: Object.fromEntries(tool.readTextEntries('variables', VARIABLE)),
    steps,
  };
}

function parseStep(reading: Reading, available: ReadonlySet<string>) {
  const step = reading.readObject(['name', 'command', 'minutes', 'memory_mb', 'collect', 'success']);
  const command = step.readTexts('command', /^\P{Cc}{1,4000}$/u) ?? [];
  if (command.length === 0) step.addProblem('command', 'must be a list of a program and its arguments');
  for (const placeholder of listUnknownPlaceholders(command, available))
    step.addProblem('command', `names {${placeholder}}, but the placeholders are {${[...available].join('}, {')}}`);
  const success = step.readPart('success', ['exit_codes', 'files', 'says', 'never_says']);
  return {
    name: step.readName('name', NAME),
    /** Program and arguments; both can contain placeholders. */
    command,
    /** Minutes after which the program is killed. */
    minutes: step.readNumber('minutes', { minimum: 0.01, maximum: MAX_MINUTES }) ?? DEFAULT_MINUTES,
    /** Megabytes at which the program is killed; undefined for no limit. */
    memoryMb: step.readNumber('memory_mb', { minimum: 1, maximum: 100_000_000 }),
    /** Patterns of the files that are moved from the work folder to the result folder after success. */
    collect: step.readTexts('collect', PATTERN) ?? [],
    success: {
      exitCodes: success?.readNumbers('exit_codes', { minimum: 0, maximum: 255 }) ?? [0],
      files: success?.readTexts('files', PATTERN) ?? [],
      says: success?.readText('says'),
      neverSays: success?.readTexts('never_says', /^\P{Cc}{1,1000}$/u) ?? [],
    },
  };
}
