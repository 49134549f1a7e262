/** What lies on this machine for the services: tools and profiles. */

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { loadCatalogue } from '../../profiles/catalogue/catalogue.ts';
import { readTools, type Tool } from '../../proteomics/service.ts';
import { type Settings, SettingsError } from '../../settings.ts';
import { countOf } from '../../web/for-people/words.ts';
import type { Finding, Trial } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Tries the file of tools: that it can be read, and that its programs are there. */
export function toolsTrial({ toolsFile }: Pick<Settings, 'toolsFile'>, environment: Environment): Trial {
  const subject = 'Tools';
  return {
    subject,
    async run() {
      if (toolsFile === undefined) return [{ subject, state: 'off', says: 'No tools are set up: raw files are stored only.' }];
      let tools: readonly Tool[];
      try {
        tools = [...readTools({ toolsFile }).values()];
      } catch (error) {
        if (!(error instanceof SettingsError)) throw error;
        return error.problems.map((says): Finding => ({ subject, state: 'wrong', says }));
      }
      const problems = tools.flatMap((tool) => missingPrograms(tool, environment));
      const names = tools.map(({ name }) => name).join(', ');
      if (problems.length > 0)
        return problems.map((says): Finding => ({ subject, state: 'wrong', says, advice: `Correct ${toolsFile}.` }));
      return [{ subject, state: 'good', says: `${countOf(tools.length, 'tool')} (${names}); every program is there.` }];
    },
  };
}

function missingPrograms(tool: Tool, environment: Environment): string[] {
  const path = tool.variables.PATH ?? (tool.environment.includes('PATH') ? environment.PATH : undefined) ?? '';
  return tool.steps
    .map(({ name, command: [program = ''] }) => ({ name, program }))
    .filter(({ program }) => !program.includes('{') && !isExecutable(program, path))
    .map(({ name, program }) => `The step ${name} of the tool ${tool.name} runs ${program}, and there is no such program.`);
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

/** Tries the site's own profiles: that each can be read. */
export function profilesTrial({ profilesDir }: Pick<Settings, 'profilesDir'>): Trial {
  const subject = 'Profiles';
  return {
    subject,
    async run() {
      if (profilesDir !== undefined && !existsSync(profilesDir))
        return [
          { subject, state: 'wrong', says: `${profilesDir} does not exist.`, advice: 'Correct PROFILES_DIR, or leave it out.' },
        ];
      const { entries } = loadCatalogue({ own: profilesDir });
      const own = entries.filter(({ origin }) => origin === 'site');
      const builtIn = `${countOf(entries.length - own.length, 'built-in profile')}`;
      if (profilesDir === undefined) return [{ subject, state: 'good', says: `${builtIn}; none of your own.` }];
      const names = own.map(({ profile }) => profile.id).join(', ');
      if (own.length > 0) return [{ subject, state: 'good', says: `${builtIn}, and ${own.length} of your own: ${names}.` }];
      const advice = 'Profiles lie there as NAME/VERSION/profile.yaml.';
      return [{ subject, state: 'attention', says: `${builtIn}; ${profilesDir} holds none.`, advice }];
    },
  };
}
