/**
 * Starts the simulated platform and the development login, and returns the settings of an application that uses them.
 * Production code must not import it.
 */

import { findFreePorts } from './free-ports.ts';
import { DEVELOPMENT_ORGANISATION, getEntitlement } from './login/accounts.ts';
import { type DevelopmentLogin, startDevelopmentLogin } from './login/development-login.ts';
import { DEMO_SERVICE_ENTITY_ID } from './platform/initial-state.ts';
import {
  type SimulatedPlatform,
  type SimulatedPlatformOptions,
  startSimulatedPlatform,
} from './platform/simulated-platform.ts';

/** Ports on 127.0.0.1; 0 for free ones. */
export interface SimulatedPorts {
  application: number;
  login: number;
  platform: number;
}

export interface SimulatedServicesOptions {
  /** Ports; by default, free ones. */
  ports?: SimulatedPorts;
  /** DATA_DIR of the application. */
  dataDir: string;
  platform?: Omit<SimulatedPlatformOptions, 'port'>;
  /** Starts a server between the application and the platform. Resolves with its URL. */
  startProxy?: (platformUrl: string) => Promise<string>;
  /** Settings that replace those of the demonstration. An empty one counts as unset. */
  environment?: Readonly<Record<string, string>>;
}

export interface SimulatedServices {
  readonly platform: SimulatedPlatform;
  readonly login: DevelopmentLogin;
  /** URL that the application will have: the value of BASE_URL. */
  readonly baseUrl: string;
  /** All environment variables that the application needs. */
  readonly environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

/** Credentials of the application at the development login, which no other service accepts. */
const CLIENT = { clientId: 'concordat-demonstration', clientSecret: 'known-to-everybody-and-good-for-nothing-else' };

/** Entitlement of users who manage all collaborations of the organization. */
export const MANAGER_ENTITLEMENT = getEntitlement(DEVELOPMENT_ORGANISATION, DEVELOPMENT_ORGANISATION.managers);

/** Starts platform and login. */
export async function startSimulatedServices(options: SimulatedServicesOptions): Promise<SimulatedServices> {
  const { ports, dataDir, startProxy = async (url) => url } = options;
  // The login must be configured with the address before the application listens.
  const baseUrl = `http://127.0.0.1:${ports?.application || (await findFreePorts())}`;
  const platform = await startSimulatedPlatform({ ...options.platform, port: ports?.platform ?? 0 });
  let login: DevelopmentLogin | undefined;
  try {
    const platformUrl = await startProxy(platform.url);
    platform.setPublicUrl(platformUrl);
    login = await startDevelopmentLogin({
      port: ports?.login ?? 0,
      clients: [{ ...CLIENT, redirectUris: [`${baseUrl}/auth/callback`], postLogoutRedirectUris: [`${baseUrl}/`] }],
    });
    const environment = {
      BASE_URL: baseUrl,
      ALLOWED_REDIRECT_URLS: baseUrl,
      HOST: '127.0.0.1',
      PORT: new URL(baseUrl).port,
      DATA_DIR: dataDir,
      SESSION_HTTPS_ONLY: 'false',
      // Browsers share cookies between ports, so the name differs from that of another Concordat on this machine.
      SESSION_COOKIE_NAME: 'demonstration_session',
      COLLAB_OIDC_CLIENT_ID: CLIENT.clientId,
      COLLAB_OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      COLLAB_OIDC_DISCOVERY_URL: login.discoveryUrl,
      COLLAB_PLATFORM_URL: platformUrl,
      COLLAB_ORGANISATION_API_TOKEN: platform.token,
      COLLAB_INTROSPECTION_TOKEN: platform.introspectionToken,
      COLLAB_SERVICE_ENTITY_ID: DEMO_SERVICE_ENTITY_ID,
      COLLABORATION_MANAGER_ENTITLEMENT: MANAGER_ENTITLEMENT,
      COLLABORATION_DELETION_ENABLED: 'true',
      ...options.environment,
    };
    const running = login;
    return {
      platform,
      login,
      baseUrl,
      environment,
      async stop() {
        await Promise.all([platform.stop(), running.stop()]);
      },
    };
  } catch (error) {
    await Promise.all([platform.stop(), login?.stop()]);
    throw error;
  }
}
