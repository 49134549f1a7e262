/** What these settings turn on and off, why, and by which variable that changes. */
import { AUTH_SETTINGS } from '../../auth/index.ts';
import { missingForLogin } from '../../auth/settings.ts';
import { optionalParts, SERVICES } from '../../settings.ts';
import type { SettingsReading } from './settings-reading.ts';

/** A part of the server. */
export interface ServerPart {
  readonly name: string;
  readonly isOn: boolean;
  /** Why it is on, or what to do to have it. */
  readonly why: string;
}

/** Parts in the order in which they are told: services, then what belongs to them. */
export function whatIsOn(reading: Pick<SettingsReading, 'settings' | 'auth'>): ServerPart[] {
  const { settings, auth } = reading;
  const { baseUrl, services } = settings;
  return [
    ...SERVICES.map((name): ServerPart => {
      const isOn = services.includes(name);
      return { name, isOn, why: isOn ? `${baseUrl}${ADDRESSES[name]}` : `add ${name} to SERVICES` };
    }),
    loginPart(missingForLogin(auth)),
    ...features(reading),
    accessPart('login for the hub', 'HUB_ACCESS', settings.hubAccess),
    accessPart('login for proteomics', 'PROTEOMICS_ACCESS', settings.proteomicsAccess),
  ];
}

const ADDRESSES = { collaborations: '/collaborations', schemas: '/profiles', hub: '/hub/', proteomics: '/proteomics' } as const;

function accessPart(name: string, variable: string, access: 'open' | 'login'): ServerPart {
  const isOn = access === 'login';
  return { name, isOn, why: isOn ? `${variable}=login` : `everyone may use it; set ${variable}=login to ask who they are` };
}

function loginPart(missing: readonly string[]): ServerPart {
  const why = missing.length === 0 ? 'at the provider of COLLAB_OIDC_DISCOVERY_URL' : `set ${missing.join(', ')}`;
  return { name: 'login', isOn: missing.length === 0, why };
}

/** What the tables of settings say that a missing value turns off; login has a part of its own. */
function features({ settings, auth }: Pick<SettingsReading, 'settings' | 'auth'>): ServerPart[] {
  const parts = [...optionalParts(settings), ...optionalParts(auth, AUTH_SETTINGS)].filter(({ name }) => name !== 'login');
  return parts.map(({ name, consequence, missing, variables }) => {
    const otherwise = consequence === undefined ? '' : `; without, ${consequence}`;
    if (missing.length > 0) return { name, isOn: false, why: `set ${missing.join(', ')}${otherwise}` };
    return { name, isOn: true, why: variables.join(', ') };
  });
}
