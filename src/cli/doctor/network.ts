/** Checks the port, the proxy, the collector of traces and the mail server, without changing anything. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { WebSocket } from 'ws';
import type { Settings } from '../../settings.ts';
import {
  createAttentionOutcome,
  createGoodOutcome,
  createOffOutcome,
  createWrongOutcome,
  formatSentence,
  type Outcome,
} from './check.ts';
import { requestServer } from './question-client.ts';

/** Identifies the server at an address. Resolves with the reason as a string if no server responds. */
async function identifyServer(address: string, signal: AbortSignal) {
  const reply = await requestServer(`${address}/openapi.json`, { signal });
  if (typeof reply === 'string') return reply;
  const { info } = (reply.body ?? {}) as { info?: { title?: unknown; version?: unknown } };
  return { status: reply.status, release: info?.title === 'Concordat' ? String(info.version) : undefined };
}

/** Checks that the port is free, or finds the program that uses it. The check occupies a free port briefly. */
export async function diagnosePort({ host, port }: Pick<Settings, 'host' | 'port'>, signal: AbortSignal): Promise<Outcome> {
  if (port === 0) return createGoodOutcome('The server uses any free port.');
  const code = await findListenError(host, port);
  if (code === undefined)
    return createGoodOutcome(`Port ${port} on ${host} is free: npx concordat start starts the server there.`);
  if (code === 'EACCES')
    return createWrongOutcome(
      `Port ${port} requires permissions that this user does not have.`,
      'Set PORT to a port above 1023, and let a proxy listen on this port.',
    );
  if (code !== 'EADDRINUSE') return createWrongOutcome(`This machine has no address ${host}.`, 'Correct HOST.');
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const answering = await identifyServer(address, AbortSignal.any([signal, AbortSignal.timeout(3_000)]));
  if (typeof answering !== 'string' && answering.release !== undefined)
    return createGoodOutcome(`Concordat ${answering.release} runs at ${address}.`);
  return createWrongOutcome(
    `Port ${port} on ${host} is in use by another program.`,
    `End that program (on Linux, ss -ltnp "sport = :${port}" names it), or set PORT and BASE_URL to another port.`,
  );
}

function findListenError(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

const EXAMPLES = 'deploy/nginx and deploy/caddy have examples.';

/** Checks the proxy with requests to BASE_URL, if BASE_URL indicates a proxy. */
export async function diagnoseProxy(
  { baseUrl, trustedProxies, services }: Pick<Settings, 'baseUrl' | 'trustedProxies' | 'services'>,
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  if (!baseUrl.startsWith('https:')) return [createOffOutcome('BASE_URL does not use https, so no proxy is needed.')];
  const route = await diagnoseRoute(baseUrl, services.includes('hub'), AbortSignal.any([signal, AbortSignal.timeout(4_000)]));
  if (trustedProxies.length > 0) return [route];
  const says =
    'TRUSTED_PROXIES is not set: all clients that come through the proxy have one address in the log, and share their limits.';
  return [route, createAttentionOutcome(says, 'Set TRUSTED_PROXIES to the address of the proxy, as this server sees it.')];
}

async function diagnoseRoute(baseUrl: string, isHubOn: boolean, signal: AbortSignal): Promise<Outcome> {
  const answer = await identifyServer(baseUrl, signal);
  if (typeof answer === 'string')
    return createWrongOutcome(
      `${baseUrl} cannot be reached from here: ${answer}.`,
      `Start the proxy, and check its certificate and the host name in BASE_URL. ${EXAMPLES}`,
    );
  if (answer.status >= 502 && answer.status <= 504)
    return createAttentionOutcome(
      `The proxy at ${baseUrl} returns ${answer.status}: it does not reach the server.`,
      'Start the server, or correct the address that the proxy forwards to.',
    );
  if (answer.release === undefined)
    return createWrongOutcome(`A server other than Concordat responds at ${baseUrl}.`, `Correct BASE_URL. ${EXAMPLES}`);
  if (isHubOn && !(await canOpenChannel(baseUrl, signal)))
    return createAttentionOutcome(
      `The proxy at ${baseUrl} does not forward WebSockets, so users in a project do not see each other's changes live.`,
      `Configure it to forward upgrades below /ws/. ${EXAMPLES}`,
    );
  return createGoodOutcome(`Concordat responds at ${baseUrl}${isHubOn ? ', WebSockets included' : ''}.`);
}

/** Returns whether WebSockets work, by opening the channel of a project that does not exist. */
async function canOpenChannel(address: string, signal: AbortSignal): Promise<boolean> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws/${randomUUID()}`);
  signal.addEventListener('abort', () => socket.terminate());
  return new Promise((resolve) => {
    socket.on('open', () => resolve(true)).on('error', () => resolve(false));
    socket.on('open', () => socket.close());
  });
}

/** Checks the collector with a request that contains no traces. */
export async function diagnoseCollector(
  { tracesUrl, otlpHeaders }: Pick<Settings, 'tracesUrl' | 'otlpHeaders'>,
  signal: AbortSignal,
): Promise<Outcome> {
  if (tracesUrl === undefined) return createOffOutcome('Traces are off.');
  const headers = { ...otlpHeaders, 'Content-Type': 'application/json' };
  const reply = await requestServer(tracesUrl, { method: 'POST', headers, body: '{"resourceSpans":[]}', signal });
  if (typeof reply !== 'string' && reply.status === 200)
    return createGoodOutcome(`The collector at ${tracesUrl} accepts them.`);
  const says = typeof reply === 'string' ? `cannot be reached: ${reply}` : `returns ${reply.status}`;
  return createAttentionOutcome(
    `The collector at ${tracesUrl} ${says}.`,
    'The server works without it, but its traces are lost. Check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.',
  );
}

const MAIL_TIMEOUTS = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 };

/** Checks the mail server: connects, and logs in if the address has a password, without sending mail. */
export async function diagnoseMail({ smtpUrl, smtpFrom }: Pick<Settings, 'smtpUrl' | 'smtpFrom'>): Promise<Outcome> {
  if (smtpUrl === undefined) return createOffOutcome('Alerts by email are off.');
  if (smtpFrom === undefined)
    return createWrongOutcome('SMTP_URL is set, but SMTP_FROM is not.', 'Set SMTP_FROM to the sender of the emails.');
  const server = new URL(smtpUrl).host;
  const transport = createTransport({ url: smtpUrl, ...MAIL_TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.verify();
    return createGoodOutcome(`The mail server ${server} accepts email from this server.`);
  } catch (error) {
    return createWrongOutcome(
      formatSentence(`the mail server ${server} does not accept email from this server: ${(error as Error).message}`),
      'Check SMTP_URL: host, port, user and password, and smtps:// if it requires implicit TLS.',
    );
  } finally {
    transport.close();
  }
}
