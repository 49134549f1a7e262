/** Starts proxies with the example configurations, in which only ports and certificate are changed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { killOnExit } from '../src/storage/testing-children.ts';

/** Ports of a proxy and of the processes behind it. */
export interface ProxyPlan {
  /** An empty folder for the files of the proxy. */
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Ports of the application's processes. */
  readonly upstreams: readonly number[];
}

export interface RunningProxy {
  stop(): Promise<void>;
}

export interface KnownProxy {
  readonly name: string;
  readonly program: string;
  start(plan: ProxyPlan): Promise<RunningProxy>;
}

/** Names of the files that {@link makeCertificate} creates. */
export const CERTIFICATE = { certificate: 'concordat.pem', key: 'concordat.key' } as const;

/**
 * Creates a self-signed certificate for `localhost` in a folder.
 * @returns the certificate in PEM format
 */
export function makeCertificate(folder: string): string {
  const [certificate, key] = [join(folder, CERTIFICATE.certificate), join(folder, CERTIFICATE.key)];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '1'];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...newKey, '-keyout', key, '-out', certificate, ...subject], { stdio: 'pipe' });
  return readFileSync(certificate, 'utf8');
}

/** nginx from Debian. The example is included in the block `http`. */
const nginx: KnownProxy = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  async start({ folder, httpPort, httpsPort, upstreams }) {
    const example = replaceTexts(readFileSync(join(import.meta.dirname, 'nginx/concordat.conf'), 'utf8'), [
      [/^.*\[::\].*\n/gm, ''],
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
      ['return 308 https://$http_host$', `return 308 https://localhost:${httpsPort}$`],
      ['/etc/ssl/certs/concordat.pem', join(folder, CERTIFICATE.certificate)],
      ['/etc/ssl/private/concordat.key', join(folder, CERTIFICATE.key)],
      ['server 127.0.0.1:8124 fail', upstreams.map((port) => `server 127.0.0.1:${port} fail`).join('_timeout=2s; ')],
      [/concordat\.example\.org;/g, 'localhost;'],
    ]);
    writeFileSync(join(folder, 'concordat.conf'), example);
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const places = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n');
    const main = join(folder, 'nginx.conf');
    writeFileSync(
      main,
      `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
       events {} http { access_log off; gzip on; ${places} include ${join(folder, 'concordat.conf')}; }`,
    );
    return waitUntilRunning(spawn('/usr/sbin/nginx', ['-c', main, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] }), [
      httpPort,
      httpsPort,
    ]);
  },
};

/** Caddy from Debian. This machine acts as a trusted proxy in front of it. */
const caddy: KnownProxy = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  async start({ folder, httpPort, httpsPort, upstreams }) {
    const certificate = `${join(folder, CERTIFICATE.certificate)} ${join(folder, CERTIFICATE.key)}`;
    const example = replaceTexts(readFileSync(join(import.meta.dirname, 'caddy/Caddyfile'), 'utf8'), [
      [/^\{\n/m, `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n`],
      [/^concordat\.example\.org/m, 'localhost'],
      ['# tls /etc/ssl/certs/concordat.pem /etc/ssl/private/concordat.key', `tls ${certificate}`],
      ['127.0.0.1:8124', upstreams.map((port) => `127.0.0.1:${port}`).join(' ')],
      ['# trusted_proxies 10.0.0.5/32', 'trusted_proxies 127.0.0.1/32'],
    ]);
    const home = join(folder, 'home');
    mkdirSync(home);
    writeFileSync(join(folder, 'Caddyfile'), example);
    const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    return waitUntilRunning(spawn('/usr/bin/caddy', args, { env, stdio: ['ignore', 'ignore', 'pipe'] }), [httpPort, httpsPort]);
  },
};

export const PROXIES: readonly KnownProxy[] = [nginx, caddy];

/** Returns whether a proxy is installed. */
export const isInstalled = ({ program }: KnownProxy) => existsSync(program);

/** Replaces strings in an example. Throws if one is missing, because the example has changed. */
function replaceTexts(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((before, [place, replacement]) => {
    const after = before.replace(place, () => replacement);
    if (after === before) throw new Error(`the example has no ${place}`);
    return after;
  }, text);
}

async function waitUntilRunning(child: ChildProcess, ports: readonly number[]): Promise<RunningProxy> {
  let stated = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stated = `${stated}${text}`.slice(-4_000);
  });
  const ended = once(killOnExit(child, 'SIGTERM'), 'exit');
  for (const port of ports)
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`the proxy ended: ${stated}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
