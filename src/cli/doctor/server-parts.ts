/** Lists the features that the settings enable and disable, with reasons and variables. */
import { AUTH_SETTINGS } from '../../auth/index.ts';
import { listMissingForLogin } from '../../auth/settings.ts';
import { listOptionalParts, SERVICES } from '../../settings.ts';
import type { SettingsReading } from './settings-reading.ts';

/** An optional part of the server, such as login, and whether the settings enable it. */
export interface ServerPart {
  readonly name: string;
  readonly isOn: boolean;
  /** The reason for the state, or how to enable the part. */
  readonly why: string;
}

/** Returns the parts in the order of the report: services, then their features. */
export function listServerParts(reading: Pick<SettingsReading, 'settings' | 'auth'>): ServerPart[] {
  const { settings, auth } = reading;
  const { baseUrl, services } = settings;
  return [
    ...SERVICES.map((name): ServerPart => {
      const isOn = services.includes(name);
      return { name, isOn, why: isOn ? `${baseUrl}${ADDRESSES[name]}` : `add ${name} to SERVICES` };
    }),
    createLoginPart(listMissingForLogin(auth)),
    ...listFeatures(reading),
    createAccessPart('login for the hub', 'HUB_ACCESS', settings.hubAccess),
    createAccessPart('login for proteomics', 'PROTEOMICS_ACCESS', settings.proteomicsAccess),
  ];
}

const ADDRESSES = { collaborations: '/collaborations', schemas: '/profiles', hub: '/hub/', proteomics: '/proteomics' } as const;

function createAccessPart(name: string, variable: string, access: 'open' | 'login'): ServerPart {
  const isOn = access === 'login';
  return { name, isOn, why: isOn ? `${variable}=login` : `open to all users; set ${variable}=login to require a login` };
}

function createLoginPart(missing: readonly string[]): ServerPart {
  const why = missing.length === 0 ? 'at the provider of COLLAB_OIDC_DISCOVERY_URL' : `set ${missing.join(', ')}`;
  return { name: 'login', isOn: missing.length === 0, why };
}

/** Returns the features that optional settings enable, from the tables of settings. Login is a separate part. */
function listFeatures({ settings, auth }: Pick<SettingsReading, 'settings' | 'auth'>): ServerPart[] {
  const parts = [...listOptionalParts(settings), ...listOptionalParts(auth, AUTH_SETTINGS)].filter(
    ({ name }) => name !== 'login',
  );
  return parts.map(({ name, consequence, missing, variables }) => {
    const otherwise = consequence === undefined ? '' : `; without, ${consequence}`;
    if (missing.length > 0) return { name, isOn: false, why: `set ${missing.join(', ')}${otherwise}` };
    return { name, isOn: true, why: variables.join(', ') };
  });
}
