/** The proxy in front, where BASE_URL says that there may be one: whether people get through it to a Concordat. */
import type { Settings } from '../../settings.ts';
import type { Finding, Trial } from './finding.ts';
import { askThroughProxy } from './question-client.ts';

/** Tries it, by asking BASE_URL as anybody would. */
export function proxyTrial({
  baseUrl,
  trustedProxies,
  services,
}: Pick<Settings, 'baseUrl' | 'trustedProxies' | 'services'>): Trial {
  const subject = 'Proxy';
  return {
    subject,
    async run(signal) {
      if (!baseUrl.startsWith('https:'))
        return [{ subject, state: 'off', says: 'BASE_URL is not https, so that no proxy is needed.' }];
      const missing: readonly Finding[] =
        trustedProxies.length > 0
          ? []
          : [
              {
                subject,
                state: 'attention',
                says: 'TRUSTED_PROXIES is not set: everybody who comes through the proxy has one address in the log, and nobody is limited.',
                advice: 'Set TRUSTED_PROXIES to the address of the proxy, as this server sees it.',
              },
            ];
      return [{ subject, ...(await way(baseUrl, services.includes('hub'), signal)) }, ...missing];
    },
  };
}

const EXAMPLES = 'deploy/nginx and deploy/caddy have examples.';

async function way(baseUrl: string, isHubOn: boolean, signal: AbortSignal): Promise<Omit<Finding, 'subject'>> {
  const answer = await askThroughProxy(baseUrl, AbortSignal.any([signal, AbortSignal.timeout(4_000)]));
  if (typeof answer === 'string')
    return {
      state: 'wrong',
      says: `${baseUrl} cannot be reached from here: ${answer}.`,
      advice: `Start the proxy, and look at its certificate and at the name in BASE_URL. ${EXAMPLES}`,
    };
  const { status, isConcordat, hasChannel } = answer;
  if (status >= 502 && status <= 504)
    return {
      state: 'attention',
      says: `The proxy at ${baseUrl} answers ${status}: it does not reach the server.`,
      advice: 'Start the server, or correct the address that the proxy leads to.',
    };
  if (!isConcordat)
    return {
      state: 'wrong',
      says: `Another server than Concordat answers at ${baseUrl}.`,
      advice: `Correct BASE_URL. ${EXAMPLES}`,
    };
  if (isHubOn && !hasChannel)
    return {
      state: 'attention',
      says: `The proxy at ${baseUrl} does not pass WebSockets on, so that people in a project do not see each other.`,
      advice: `Let it pass the upgrade on below /ws/. ${EXAMPLES}`,
    };
  return { state: 'good', says: `Concordat answers at ${baseUrl}${isHubOn ? ', WebSockets included' : ''}.` };
}
