/** Checks the local files of the services: tools and profiles. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import { readTools, type Tool } from '../../proteomics/service.ts';
import { type Settings, SettingsError } from '../../settings.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
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
