/** Reads every setting separately, with its source, so that an invalid one does not hide the others. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { AUTH_SETTINGS, type AuthSettings } from '../../auth/index.ts';
import {
  formatDefaultValue,
  getSettingKey,
  readSetting,
  SETTINGS,
  type SettingDescription,
  type Settings,
} from '../../settings.ts';
import { findNearestText } from '../../web/for-people/nearest-text.ts';
import { escapeControlCharacters } from '../command.ts';
import { createAttentionOutcome, createWrongOutcome, type Finding } from './check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadSetting {
  readonly variable: string;
  readonly meaning: string;
  readonly origin: 'environment' | '.env' | 'default';
  /** The value or its default. For a secret, only whether it is set. */
  readonly shown: string;
  readonly secret: boolean;
  /** Why the value is invalid; absent if it is valid. */
  readonly problem?: string;
}

/** All settings, with the errors of invalid ones, which are treated as missing. */
export type SettingsReading = ReturnType<typeof readEverySetting>;

/** Reads the settings. @throws the system's error if the file exists and cannot be read */
export function readEverySetting(environment: Environment, file: string) {
  const hasFile = existsSync(file);
  const written: Environment = hasFile ? parseEnv(readFileSync(file, 'utf8')) : {};
  const together = { ...written, ...environment };
  const values: Record<string, unknown> = {};
  const list: ReadSetting[] = [];
  for (const description of [...SETTINGS, ...AUTH_SETTINGS]) {
    const origin = findSettingOrigin(description.variable, environment, written);
    const { value, problem } = tryReadSetting(description, together);
    values[getSettingKey(description)] = value;
    const shown = maskSecretValue(description, together[description.variable] || undefined);
    const isWrong = problem !== undefined && origin !== 'default';
    const { variable, meaning, secret = false } = description;
    list.push({ variable, meaning, origin, shown, secret, ...(isWrong && { problem: `${variable} ${problem}` }) });
  }
  return {
    list,
    settings: values as unknown as Settings,
    auth: values as unknown as AuthSettings,
    /** The variables of the environment and the file. */
    environment: together,
    hasFile,
    findings: [...list.flatMap(listSettingProblems), ...findUnknownNames(environment, written)],
  };
}

function findSettingOrigin(variable: string, environment: Environment, written: Environment): ReadSetting['origin'] {
  // An environment variable overrides the file, even if it is empty and counts as missing.
  if (environment[variable] !== undefined) return environment[variable] === '' ? 'default' : 'environment';
  return written[variable] ? '.env' : 'default';
}

function tryReadSetting(setting: SettingDescription, environment: Environment): { value: unknown; problem?: string } {
  try {
    return { value: readSetting(setting, environment) };
  } catch (error) {
    return { value: readSetting(setting, {}), problem: (error as Error).message };
  }
}

function maskSecretValue(setting: SettingDescription, value: string | undefined): string {
  if (value === undefined) return formatDefaultValue(setting);
  return setting.secret ? 'set' : escapeControlCharacters(value);
}

function listSettingProblems({ problem }: ReadSetting): Finding[] {
  if (problem === undefined) return [];
  const advice = 'The server does not start with this value. Correct or remove it.';
  return [{ subject: 'Settings', ...createWrongOutcome(escapeControlCharacters(problem), advice) }];
}

/** Returns unknown names that are similar to settings, and all unknown names in `.env`. */
function findUnknownNames(environment: Environment, written: Environment): Finding[] {
  const known = [...SETTINGS, ...AUTH_SETTINGS].map(({ variable }) => variable);
  const own = Object.keys(environment).filter((name) => /^COLLAB(ORATION)?_/.test(name));
  const names = [...new Set([...Object.keys(written), ...own])].filter((name) => !known.includes(name));
  return names
    .filter((name) => !/^(OTEL|PG|NODE|NPM|npm)_?/.test(name))
    .map((name): Finding => {
      const nearest = findNearestText(name, known);
      const advice = nearest === undefined ? 'It has no effect.' : `Did you mean ${nearest}?`;
      return { subject: 'Settings', ...createAttentionOutcome(`${escapeControlCharacters(name)} is not a setting.`, advice) };
    });
}
