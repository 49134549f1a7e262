/** Notes about disabled parts of the server: on the home page, and at startup. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { readAuthSettings } from '../auth/settings.ts';
import { listServerParts } from '../cli/doctor/server-parts.ts';
import { logDisabledFeatures } from '../run.ts';
import { readSettings } from '../settings.ts';

const VARIABLE = /\b(?:COLLAB|SERVICES)[A-Z_]*\b/;

describe('The home page of a server with disabled services', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ SERVICES: 'collaborations,schemas' });
  });
  afterAll(() => server?.stop());

  const readHome = async (headers: Record<string, string> = {}) =>
    (await fetch(`${server.address}/`, { headers: { accept: 'text/html', ...headers } })).text();

  it('shows the settings to local users, with a link to the guide', async () => {
    const text = (await readHome()).replaceAll('<wbr>', '');
    expect(text).toMatch(/Not set up on this server\. Set COLLAB_OIDC_CLIENT_ID, .*docs\/settings\.md/);
    expect(text).toContain('Add hub to SERVICES');
    const [, path = ''] = /<a href="([^"]*)">Read docs\/settings\.md/.exec(text) ?? [];
    const guide = await fetch(`${server.address}${path}`);
    expect(guide.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await guide.text()).toContain('COLLAB_OIDC_CLIENT_ID');
  });

  it('hides the settings from clients behind a proxy', async () => {
    const text = await readHome({ 'x-forwarded-for': '192.0.2.1' });
    expect(text).toContain('Not set up on this server.');
    expect(text).not.toMatch(VARIABLE);
    expect(text).not.toContain('docs/settings.md');
  });
});

it('The home page of a server with ADMIN_TOKEN hides the settings from clients without an administrator session', async () => {
  const server = await startTestServer({ SERVICES: 'collaborations,schemas', ADMIN_TOKEN: 'token-of-the-administration' });
  const text = await (await fetch(`${server.address}/`, { headers: { accept: 'text/html' } })).text();
  await server.stop();
  expect(text).toContain('Not set up on this server.');
  expect(text).not.toMatch(VARIABLE);
});

describe('The log at startup', () => {
  const findMessage = (environment: Record<string, string>) => {
    const lines: { details: { variables: string[] }; message: string }[] = [];
    const log = { info: (details: object, message: string) => lines.push({ details: details as never, message }) };
    logDisabledFeatures(log as never, readSettings(environment), readAuthSettings(environment));
    return lines;
  };

  it('lists all disabled features in one line', () => {
    const lines = findMessage({});
    expect(lines).toHaveLength(1);
    expect(lines[0]?.message).toMatch(/^off: .*login, .*collaboration management/);
  });

  it('contains the same variables as "concordat doctor"', () => {
    const reading = { settings: readSettings({}), auth: readAuthSettings({}) };
    const ofDoctor = listServerParts(reading).flatMap(({ isOn, why }) =>
      isOn ? [] : (why.match(/^set ([A-Z_, ]+)/)?.[1] ?? ''),
    );
    const variables = ofDoctor.flatMap((text) => text.split(', ')).filter((name) => name !== '' && !name.endsWith('_ACCESS'));
    expect(new Set(findMessage({})[0]?.details.variables)).toEqual(new Set(variables));
  });

  it('omits variables that are set', () => {
    expect(findMessage({ TOOLS_FILE: 'tools.yaml' })[0]?.details.variables).not.toContain('TOOLS_FILE');
  });
});
