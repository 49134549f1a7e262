/** Finds the enabled services, and the missing settings of the others. */
import { type AuthSettings, listMissingForPlatform } from './auth/index.ts';
import { collaborationsEntry } from './collaborations/service.ts';
import { hubEntry } from './hub/service.ts';
import { proteomicsEntry } from './proteomics/service.ts';
import { schemasEntry } from './schemas/service.ts';
import type { ServiceState } from './server/home-page.ts';
import { SERVICES, type ServiceName, type Settings } from './settings.ts';

/** Documents of each service. `support` uses the hub's data, and exists only with the hub (docs/requirements.md, L). */
const DOCUMENTS: Record<ServiceName, readonly string[]> = {
  collaborations: ['collaborations'],
  schemas: ['schemas'],
  hub: ['support', 'hub'],
  proteomics: ['proteomics'],
};

const NEEDS_DATABASE: ReadonlySet<ServiceName> = new Set(['hub', 'proteomics']);

const ENTRIES = [collaborationsEntry, hubEntry, proteomicsEntry, schemasEntry];

/** Returns whether a service runs. */
export type IsServiceEnabled = (name: ServiceName) => boolean;

/** Returns the services, each with whether it is enabled. */
export function determineEnabledServices({ services }: Settings, hasDatabase: boolean): IsServiceEnabled {
  return (name) => services.includes(name) && (hasDatabase || !NEEDS_DATABASE.has(name));
}

/** Returns the names of the documents that are served. */
export function listServedDocuments(isOn: IsServiceEnabled): readonly string[] {
  return ['server', ...SERVICES.filter(isOn).flatMap((name) => DOCUMENTS[name])];
}

/** Returns the missing settings of each service, for the home page. */
export function listServiceStates(
  { hubAccess, proteomicsAccess }: Settings,
  auth: AuthSettings,
  { isOn, missingForLogin }: { readonly isOn: IsServiceEnabled; readonly missingForLogin: readonly string[] },
): ServiceState[] {
  const missingFor: Record<ServiceName, readonly string[]> = {
    collaborations: [...missingForLogin, ...listMissingForPlatform(auth)],
    hub: hubAccess === 'login' ? missingForLogin : [],
    schemas: [],
    proteomics: proteomicsAccess === 'login' ? missingForLogin : [],
  };
  return ENTRIES.map((entry): ServiceState => {
    const name = entry.name as ServiceName;
    if (isOn(name)) return { entry, missing: missingFor[name], remedy: 'Set' };
    return { entry, missing: ['SERVICES'], remedy: `Add ${name} to` };
  });
}
