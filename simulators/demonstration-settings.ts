/** Reads the settings of the server that `npm run demo` uses, and reports the others. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_SETTINGS } from '../src/auth/index.ts';
import { readSettings, SETTINGS, type Settings, SettingsError } from '../src/settings.ts';
import { joinItems } from '../src/web/for-people/words.ts';
import { LABORATORY_FOLDER } from './demonstration.ts';
import type { SimulatedPorts } from './platform-and-login.ts';

/** Settings of the demonstration. Their defaults differ from those of the server. */
const DEFAULTS = {
  PORT: '8130',
  DATA_DIR: 'data/demo',
  HUB_ACCESS: 'open',
  PROTEOMICS_ACCESS: 'open',
  LOG_LEVEL: 'warn',
} as const;
const TAKEN = Object.keys(DEFAULTS);

export interface DemonstrationSettings extends Pick<Settings, 'logLevel' | 'dataDir'> {
  /** Three consecutive ports; 0 for free ones. */
  readonly ports: SimulatedPorts;
  /** Variables of the application. */
  readonly environment: {
    readonly HUB_ACCESS: Settings['hubAccess'];
    readonly PROTEOMICS_ACCESS: Settings['proteomicsAccess'];
  };
  /** Sentence about server settings that are set but not used; undefined if there are none. */
  readonly notice: string | undefined;
}

/**
 * Reads the settings of the demo. No other variable reaches the application, so tokens of a real platform stay out. An empty value counts
 * as unset.
 *
 * @param firstPort argument of the command, which replaces PORT
 * @throws SettingsError for an impossible value, and for a DATA_DIR with files of another server
 */
export function readDemonstrationSettings(
  environment: Readonly<Record<string, string | undefined>>,
  firstPort?: string,
): DemonstrationSettings {
  const set = [...SETTINGS, ...AUTH_SETTINGS].map(({ variable }) => variable).filter((variable) => environment[variable]);
  const used = set.filter((variable) => TAKEN.includes(variable) && !(variable === 'PORT' && firstPort !== undefined));
  const { dataDir, logLevel, hubAccess, proteomicsAccess } = readSettings({
    ...DEFAULTS,
    ...Object.fromEntries(used.map((variable) => [variable, environment[variable]])),
    // The rule of the server's setting checks only one of the three ports.
    PORT: undefined,
  });
  const ports = createPorts(firstPort ?? (environment.PORT || DEFAULTS.PORT));
  requireOwnFolder(dataDir);
  return {
    ports,
    dataDir,
    logLevel,
    environment: { HUB_ACCESS: hubAccess, PROTEOMICS_ACCESS: proteomicsAccess },
    notice: createUnusedSettingsNotice(set.filter((variable) => !used.includes(variable))),
  };
}

function createPorts(text: string): SimulatedPorts {
  const first = Number(text);
  if (/^\d+$/.test(text) && first === 0) return { application: 0, login: 0, platform: 0 };
  if (!/^\d+$/.test(text) || first < 1024 || first > 65_533)
    throw new SettingsError(['The first port must be a number from 1024 to 65533, or 0 for free ports.']);
  return { application: first, login: first + 1, platform: first + 2 };
}

/** Rejects the data folder of a real server, because the demonstration adds simulated users and runs. */
function requireOwnFolder(dataDir: string): void {
  const entries = listEntries(dataDir);
  if (entries.length === 0 || entries.includes(LABORATORY_FOLDER)) return;
  throw new SettingsError([
    `DATA_DIR ${dataDir} has files that the demo did not write. Choose a new folder, such as ${join(dataDir, 'demo')}.`,
  ]);
}

function listEntries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new SettingsError([`DATA_DIR ${folder} cannot be read: ${(error as Error).message}`]);
  }
}

function createUnusedSettingsNotice(unused: readonly string[]): string | undefined {
  if (unused.length === 0) return undefined;
  const taken = TAKEN.filter((variable) => !unused.includes(variable));
  return `The demo ignores ${joinItems(unused)} from the environment; it uses ${joinItems(taken)} only.`;
}
