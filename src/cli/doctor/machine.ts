/** Checks this machine: Node, the data folder and its disk. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import { readTools, type Tool } from '../../proteomics/service.ts';
import { listDiskWarnings } from '../../server/warnings.ts';
import { type Settings, SettingsError } from '../../settings.ts';
import { formatQuantity, formatSize } from '../../web/for-people/words.ts';
import { createAttentionOutcome, createGoodOutcome, createOffOutcome, createWrongOutcome, type Outcome } from './check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks that the file of tools can be read, and that its programs exist. */
export function diagnoseTools({ toolsFile }: Pick<Settings, 'toolsFile'>, environment: Environment): readonly Outcome[] {
  if (toolsFile === undefined) return [createOffOutcome('No tools are configured: raw files are only stored.')];
  let tools: readonly Tool[];
  try {
    tools = [...readTools({ toolsFile }).values()];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map((says) => createWrongOutcome(says));
  }
  const problems = tools.flatMap((tool) => listMissingPrograms(tool, environment));
  if (problems.length > 0) return problems.map((says) => createWrongOutcome(says, `Correct ${toolsFile}.`));
  const names = tools.map(({ name }) => name).join(', ');
  return [createGoodOutcome(`${formatQuantity(tools.length, 'tool')} (${names}); all programs exist.`)];
}

function listMissingPrograms(tool: Tool, environment: Environment): string[] {
  const path = tool.variables.PATH ?? (tool.environment.includes('PATH') ? environment.PATH : undefined) ?? '';
  return tool.steps
    .map(({ name, command: [program = ''] }) => ({ name, program }))
    .filter(({ program }) => !program.includes('{') && !isExecutable(program, path))
    .map(({ name, program }) => `The step ${name} of the tool ${tool.name} runs ${program}, which does not exist.`);
}

function isExecutable(program: string, path: string): boolean {
  const places =
    isAbsolute(program) || program.includes('/') ? [program] : path.split(delimiter).map((folder) => join(folder, program));
  return places.some((place) => {
    try {
      accessSync(place, constants.X_OK);
      return statSync(place).isFile();
    } catch {
      return false;
    }
  });
}

export function diagnoseProfiles({ profilesDir }: Pick<Settings, 'profilesDir'>): Outcome {
  if (profilesDir !== undefined && !existsSync(profilesDir))
    return createWrongOutcome(`${profilesDir} does not exist.`, 'Correct PROFILES_DIR, or remove it.');
  const { entries } = loadCatalog({ own: profilesDir });
  const own = entries.filter(({ origin }) => origin === 'site').map(({ profile }) => profile.id);
  const builtIn = formatQuantity(entries.length - own.length, 'built-in profile');
  if (profilesDir === undefined) return createGoodOutcome(`${builtIn}; none of your own.`);
  return own.length > 0
    ? createGoodOutcome(`${builtIn}, and ${own.length} of your own: ${own.join(', ')}.`)
    : createAttentionOutcome(`${builtIn}; ${profilesDir} contains none.`, 'Store profiles as NAME/VERSION/profile.yaml.');
}

/** Oldest Node version that runs the server (bin/concordat.js provides a newer one if necessary). */
const OLDEST_NODE = 24;
/** Free disk space below which the database may stop accepting writes. */
const MIN_FREE_BYTES = 500_000_000;

export function diagnoseNode(version: string = process.versions.node): Outcome {
  return Number(version.split('.')[0]) >= OLDEST_NODE
    ? createGoodOutcome(`Node ${version} runs the server.`)
    : createWrongOutcome(`Node ${version} is too old.`, `The server needs Node ${OLDEST_NODE} or later.`);
}

type DiskSettings = Pick<Settings, 'dataDir' | 'maxRawFileBytes' | 'services' | 'alertDiskPercent'>;

/** Checks that the data folder can be written or created, and its free space. */
export async function diagnoseDataFolder(settings: DiskSettings): Promise<Outcome> {
  const { dataDir, maxRawFileBytes, services } = settings;
  const there = findNearestFolder(dataDir);
  const problem = explainMissingFolder(dataDir, there);
  if (problem !== undefined) return createWrongOutcome(problem, 'Set DATA_DIR to a folder that the server can write to.');
  const { bavail, blocks, bsize } = statfsSync(there);
  const free = bavail * bsize;
  const room = `${formatSize(free)} of ${formatSize(blocks * bsize)} are free`;
  const says = `${there === dataDir ? `${dataDir} can be written` : `${dataDir} does not exist yet and can be created`}; ${room}`;
  if (free < MIN_FREE_BYTES)
    return createWrongOutcome(`The disk is nearly full: ${room}.`, 'Free space, or set DATA_DIR to another disk.');
  if ((await listDiskWarnings({ ...settings, dataDir: there })).length > 0)
    return createAttentionOutcome(`${says}.`, 'Free some space soon.');
  if (services.includes('proteomics') && free < maxRawFileBytes)
    return createAttentionOutcome(
      `${says}, and a raw file may have ${formatSize(maxRawFileBytes)}.`,
      'Free space, or decrease MAX_RAW_FILE_BYTES.',
    );
  return createGoodOutcome(`${says}.`);
}

function findNearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : findNearestFolder(dirname(path));
}

function explainMissingFolder(dataDir: string, there: string): string | undefined {
  if (!statSync(there).isDirectory()) return `${there} is not a folder.`;
  if (statfsSync(there).blocks === 0) return `${there} cannot contain files.`;
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return there === dataDir ? `${dataDir} cannot be written.` : `${dataDir} does not exist, and ${there} cannot be written.`;
  }
}
