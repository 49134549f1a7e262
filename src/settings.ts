import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Environment, getSettingKey, type SettingDescription } from './setting-values.ts';
import { SETTINGS, type Settings } from './settings-table.ts';

export { getSettingKey, type SettingDescription, type SettingsOf } from './setting-values.ts';
export { SERVICES, SETTINGS, type ServiceName, type Settings } from './settings-table.ts';

/** Thrown for invalid settings. The message has one line for each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Reads all settings. An empty value is treated as missing. @throws SettingsError with one line per invalid value */
export function readSettings(environment: Environment): Settings {
  return readSettingsTable(SETTINGS, environment) as Settings;
}

/** Reads the settings of a table, as {@link readSettings} does. */
export function readSettingsTable(table: readonly SettingDescription[], environment: Environment): unknown {
  const problems: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const setting of table) {
    try {
      settings[getSettingKey(setting)] = readSetting(setting, environment);
    } catch (error) {
      // A setting whose default comes from another invalid setting is not reported.
      if (environment[setting.variable]) problems.push(`${setting.variable} ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** Reads one setting; undefined if it is unset and has no default. @throws Error that lists the valid values */
export function readSetting(setting: SettingDescription, environment: Environment): unknown {
  const { variable, read, default: usual } = setting;
  const value = environment[variable] || (typeof usual === 'function' ? usual(environment) : usual);
  return value === undefined ? undefined : read(value, environment);
}

export function formatDefaultValue({ default: usual, defaultText }: SettingDescription): string {
  return defaultText ?? ((typeof usual === 'string' && usual) || 'unset');
}

/** Returns the environment. Variables that it lacks come from an optional `.env` file in the working folder. */
export function readEnvironment(environment: Environment = process.env, file = '.env'): Environment {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...environment } : environment;
}

/** Lists the optional parts of the server in a table of settings, enabled or not. */
export function listOptionalParts(settings: object, table: readonly SettingDescription[] = SETTINGS) {
  const isMissingSetting = (setting: SettingDescription) =>
    (settings as Readonly<Record<string, unknown>>)[getSettingKey(setting)] === undefined;
  const groups = Map.groupBy(
    table.filter(({ turnsOn }) => turnsOn !== undefined),
    ({ turnsOn }) => turnsOn as string,
  );
  return [...groups].map(([turnsOn, group]) => {
    const [name = turnsOn, consequence] = turnsOn.split(': ');
    const missing = [...new Set(group.filter(isMissingSetting).map(getVariableToSet))];
    return { name, consequence, missing, variables: group.map(({ variable }) => variable) };
  });
}

/** Returns the variable to set: that of the setting, or the one from which its value is derived. */
function getVariableToSet(setting: SettingDescription): string {
  return /^\{?([A-Z]+(?:_[A-Z]+)+)\}?(?:\/|$)/.exec(formatDefaultValue(setting))?.[1] ?? setting.variable;
}
