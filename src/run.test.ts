import { expect, it } from 'vitest';
import { listUnprotectedFeatures } from './run.ts';
import { readSettings } from './settings.ts';

it.each<[Record<string, string>, string[]]>([
  [{}, ['ADMIN_TOKEN', 'METRICS_TOKEN', 'TRUSTED_PROXIES']],
  [{ SERVICES: 'schemas' }, ['METRICS_TOKEN', 'TRUSTED_PROXIES']],
  [{ METRICS_TOKEN: 'token-of-the-figures', TRUSTED_PROXIES: '10.0.0.0/8' }, ['ADMIN_TOKEN']],
  [{ ADMIN_TOKEN: 'token-of-the-administration', METRICS_TOKEN: 'token-of-the-figures', TRUSTED_PROXIES: '10.0.0.7' }, []],
])('A server behind a proxy with the settings %j reports at startup that %j are missing', (environment, missing) => {
  const messages = listUnprotectedFeatures(readSettings({ BASE_URL: 'https://concordat.example.org', ...environment }));
  expect(messages.map(({ variable }) => variable)).toEqual(missing);
});
