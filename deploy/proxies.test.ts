// @module-tag full
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../contract-tests/test-server.ts';
import { expectViolations } from '../contract-tests/traffic/expected-violations.ts';
import { findFreePorts } from '../simulators/free-ports.ts';
import { createDevelopmentAccounts } from '../simulators/login/accounts.ts';
import { type DevelopmentLogin, startDevelopmentLogin } from '../simulators/login/development-login.ts';
import { TestBrowser } from '../simulators/login/test-browser.ts';
import { createDoctorFolder } from '../src/cli/doctor/testing-doctor.ts';
import { createTestProject, TestClient } from '../src/hub/channel/testing-channel.ts';
import { createLog } from '../src/log.ts';
import { encodeMetadata, hashSha256, readOffset, sendPart, TUS, waitUntil } from '../src/proteomics/uploads/testing-uploads.ts';
import type { Database } from '../src/storage/database.ts';
import { describeUnless } from '../src/storage/testing.ts';
import { CERTIFICATE, isInstalled, makeCertificate, PROXIES, type RunningProxy } from './testing-proxies.ts';

const ADMIN_TOKEN = 'the-token-of-the-administration';
const CLIENT = { clientId: 'concordat', clientSecret: 'the secret of the client at the login' };
const MAX_RAW_FILE_BYTES = 8_000_000;
const run = promisify(execFile);

for (const proxy of PROXIES) {
  const reason = isInstalled(proxy) || process.env.CI === 'true' ? null : `there is no ${proxy.program}`;
  describeUnless(reason, `The application behind ${proxy.name} with the configuration of its example`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'concordat-proxy-'));
    const trusted = getCACertificates();
    const lines: string[] = [];
    let address: string;
    let plainAddress: string;
    let login: DevelopmentLogin;
    let server: TestServer;
    let running: RunningProxy;
    let isAway = false;
    beforeAll(async () => {
      const httpPort = await findFreePorts(3);
      const [httpsPort, upstream] = [httpPort + 1, httpPort + 2];
      address = `https://localhost:${httpsPort}`;
      plainAddress = `http://localhost:${httpPort}`;
      setDefaultCACertificates([...trusted, makeCertificate(folder)]);
      login = await startDevelopmentLogin({ clients: [{ ...CLIENT, redirectUris: [`${address}/auth/callback`] }] });
      const environment = {
        BASE_URL: address,
        TRUSTED_PROXIES: '127.0.0.1',
        ADMIN_TOKEN,
        LIMIT_LOGINS: '5',
        MAX_RAW_FILE_BYTES: String(MAX_RAW_FILE_BYTES),
        SECRET_KEY: 'the secret of the tests which is long enough',
        COLLAB_OIDC_CLIENT_ID: CLIENT.clientId,
        COLLAB_OIDC_CLIENT_SECRET: CLIENT.clientSecret,
        COLLAB_OIDC_DISCOVERY_URL: login.discoveryUrl,
      };
      const log = createLog('info', { write: (line) => lines.push(line) });
      server = await startTestServer(
        { ...environment, DATA_DIR: join(folder, 'data') },
        { withDatabase: true, log, port: upstream },
      );
      running = await proxy.start({ folder, httpPort, httpsPort, upstreams: [upstream] });
    });
    afterAll(async () => {
      await Promise.all([running?.stop(), isAway ? undefined : server?.stop(), login?.stop()]);
      setDefaultCACertificates(trusted);
      rmSync(folder, { recursive: true, force: true });
    });

    /** Runs curl, which trusts the test's certificate, and returns its output. */
    const curl = async (...args: string[]) =>
      (await run('curl', ['--silent', '--show-error', '--cacert', join(folder, CERTIFICATE.certificate), ...args])).stdout;

    it('redirects browsers from HTTP to the same address with HTTPS', async () => {
      const answer = await fetch(`${plainAddress}/profiles?q=wheat`, { redirect: 'manual' });
      // Caddy omits the port, because it assumes port 443.
      const [to, withPort] = [answer.headers.get('location'), `${address}/profiles?q=wheat`];
      expect([308, [withPort, withPort.replace(/:\d+/, '')]]).toEqual([answer.status, expect.arrayContaining([to])]);
    });

    // nginx responds to an HTTP/1.0 request with HTTP/1.1, as RFC 9110, section 6.2, allows.
    it.each([
      ['HTTP/1.0', ['--http1.0', '--no-alpn'], /^1(\.[01])?$/],
      ['HTTP/1.1', ['--http1.1'], /^1\.1$/],
      ['HTTP/2', ['--http2'], /^2$/],
    ])('returns the same page over %s', async (_version, version, spoken) => {
      const page = await (await fetch(`${address}/profiles`, { headers: { accept: 'text/html' } })).text();
      const file = join(folder, 'page.html');
      const stated = await curl(
        ...version,
        '-H',
        'Accept: text/html',
        '-o',
        file,
        '-w',
        '%{http_code} %{http_version}',
        `${address}/profiles`,
      );
      const [status, number = ''] = stated.split(' ');
      expect([status, readFileSync(file, 'utf8')]).toEqual(['200', page]);
      expect(number).toMatch(spoken);
    });

    it('does not compress responses that the application leaves uncompressed', async () => {
      const headers = { accept: 'text/html', 'accept-encoding': 'gzip', cookie: 'a=b', 'sec-fetch-site': 'cross-site' };
      expect((await fetch(`${address}/`, { headers })).headers.get('content-encoding')).toBeNull();
    });

    it.each(['/readyz', '/nowhere'])('sends exactly one Strict-Transport-Security header: %s', async (path) => {
      const head = await curl('-D', '-', '-o', '/dev/null', `${address}${path}`);
      expect(head.match(/^strict-transport-security: .*\r$/gim)).toEqual([
        expect.stringMatching(/^strict-transport-security: max-age=31536000\r$/i),
      ]);
    });

    it('forwards a session cookie that is bound to the host', async () => {
      const browser = new TestBrowser();
      const choice = await browser.visit(`${address}/auth/login?returnTo=/profile`);
      const page = await browser.submit(choice, { account: createDevelopmentAccounts().member.sub });
      expect([page.status, page.url.href]).toEqual([200, `${address}/profile`]);
      expect(browser.getCookie('localhost', '__Host-session')).toMatch(/^[\w-]{20,}/);
      expect(browser.setCookies.find((line) => line.startsWith('__Host-session='))).toMatch(/; Path=\/;.*; Secure/);
    });

    it('serves the channel of the hub in both directions', async () => {
      const project = await createTestProject(server.database as Database);
      const [one, other] = [new TestClient(address, project), new TestClient(address, project)];
      await Promise.all([one.waitForArrival(), other.waitForArrival()]);
      one.sendChat('through the proxy');
      await other.waitForFrames('chat', 1);
      expect(other.listFrames('chat')[0]).toMatchObject({ content: 'through the proxy' });
      await Promise.all([one.closeAndWait(), other.closeAndWait()]);
    });

    /** Returns the client address that the server logs for a request from a local address with this header. */
    async function readLoggedClient(from: string, forwardedFor: string): Promise<string> {
      const head = await curl(
        '--interface',
        from,
        '-H',
        `X-Forwarded-For: ${forwardedFor}`,
        '-D',
        '-',
        '-o',
        '/dev/null',
        `${address}/livez`,
      );
      const id = /^x-request-id: (\S+)/im.exec(head)?.[1] ?? 'none';
      const findLine = () => lines.find((line) => line.includes(id) && line.includes('"request"'));
      await waitUntil(() => findLine() !== undefined, 'the request is in the log');
      return (JSON.parse(findLine() ?? '{}') as { client: string }).client;
    }

    it('logs the address of the connection, not an address that the client invents', async () => {
      expect(await readLoggedClient('127.0.0.2', '203.0.113.9')).toBe('127.0.0.2');
    });

    it('logs the client address that a trusted proxy in front of it reports', async () => {
      expect(await readLoggedClient('127.0.0.1', '203.0.113.8')).toBe('203.0.113.8');
    });

    it('forwards the addresses of clients, each of which has its own limit', async () => {
      expectViolations(/ startLogin 429: status 429 is not documented/);
      const from = (client: string) =>
        fetch(`${address}/auth/login`, { headers: { 'x-forwarded-for': `203.0.113${client}` }, redirect: 'manual' });
      const statuses: number[] = [];
      for (const client of ['.7', '.7', '.7', '.7', '.7', '.7', '.6']) statuses.push((await from(client)).status);
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 303]);
    });

    describe('File uploads through the proxy', () => {
      const content = randomBytes(6_000_000);
      let metadata: (name: string) => string;
      beforeAll(async () => {
        const post = async (path: string, body: object) => {
          const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${ADMIN_TOKEN}` };
          const answer = await fetch(`${address}/api/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
          expect(answer.status).toBe(201);
          return (await answer.json()) as { uuid: string; slug: string };
        };
        const { slug: project } = await post('projects', { name: 'Lung cohort' });
        const { uuid: pipeline } = await post('pipelines', { project, name: 'TMT11 quality' });
        const { uuid: user } = await post('users', { email: 'operator@example.org', name: 'Instrument operator' });
        metadata = (filename) => encodeMetadata({ filename, pipeline, user });
      });
      const begin = (name: string, size: number) =>
        fetch(`${address}/api/uploads`, {
          method: 'POST',
          headers: { ...TUS, 'Upload-Length': String(size), 'Upload-Metadata': metadata(name) },
        });
      const bytesOnDisk = async () => {
        const incoming = join(folder, 'data/proteomics/incoming');
        const names = await readdir(incoming, { recursive: true });
        const sizes = await Promise.all(names.map(async (name) => (await stat(join(incoming, name))).size));
        return Math.max(0, ...sizes);
      };

      it('arrive while the client sends them, and resume after an interruption', async () => {
        const url = new URL((await begin('run.raw', content.length)).headers.get('location') ?? '', address).href;
        const headers = {
          ...TUS,
          'Upload-Offset': '0',
          'Content-Type': 'application/offset+octet-stream',
          'Content-Length': content.length,
        };
        const broken = request(url, { method: 'PATCH', headers });
        broken.on('error', () => undefined).write(content.subarray(0, 3_000_000));
        await waitUntil(async () => (await bytesOnDisk()) > 2_000_000, 'what was sent so far is on the disk');
        broken.destroy();
        await waitUntil(
          async () => Number((await readOffset(url)).headers.get('upload-offset')) > 0,
          'the upload tells where it stands',
        );
        const offset = Number((await readOffset(url)).headers.get('upload-offset'));
        expect(offset).toBeLessThan(content.length);
        const last = await sendPart(url, offset, content.subarray(offset));
        const found = await server.database?.pool.query('select sha256 from proteomics_raw_files where uuid = $1', [
          last.headers.get('raw-file'),
        ]);
        expect(found?.rows).toEqual([{ sha256: hashSha256(content) }]);
      });

      it('receive 413 from the application above the maximum size of a file', async () => {
        const answer = await begin('large.raw', MAX_RAW_FILE_BYTES + 1);
        expect([answer.status, await answer.json()]).toEqual([413, { detail: expect.any(String) }]);
      });

      it('receive 413 from the application above the maximum size of a body, before the body is complete', async () => {
        const body = JSON.stringify({ entity: 'Study', data: { title: 'x'.repeat(6_000_000) } });
        const answer = await fetch(`${address}/validate`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        expect([answer.status, await answer.json()]).toEqual([413, { detail: expect.any(String) }]);
      });
    });

    it('returns 413 for a request above every limit before its body is sent', async () => {
      const status = new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 23_000_000_000 };
        const long = request(`${address}/api/upload/raw`, { method: 'POST', headers, agent: false }, (answer) => {
          resolve(answer.statusCode);
          answer.resume();
          long.destroy();
        });
        long.on('error', reject).flushHeaders();
      });
      expect(await status).toBe(413);
    });

    const doctor = createDoctorFolder();
    const diagnosis = () => doctor.find('Proxy', { BASE_URL: address, TRUSTED_PROXIES: '127.0.0.1' });
    afterAll(() => doctor.remove());

    it('passes "concordat doctor"', async () => {
      expect(await diagnosis()).toMatchObject([
        { state: 'good', says: `Concordat responds at ${address}, WebSockets included.` },
      ]);
    });

    it('returns 502 with Strict-Transport-Security while the server is stopped', async () => {
      await server.stop();
      isAway = true;
      const answer = await fetch(`${address}/`);
      expect([answer.status, answer.headers.get('strict-transport-security')]).toEqual([502, 'max-age=31536000']);
      expect(await diagnosis()).toMatchObject([{ state: 'attention', says: expect.stringContaining('returns 502') }]);
    });
  });
}
