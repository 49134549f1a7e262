/** The port: whether it is free, and otherwise who holds it. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Settings } from '../../settings.ts';
import type { Finding, Trial } from './finding.ts';
import { askWhoAnswers, sendNoTraces } from './question-client.ts';

/** Tries the port. It is held for the moment of the trial, where it is free. */
export function portTrial({ host, port }: Pick<Settings, 'host' | 'port'>): Trial {
  const subject = 'Port';
  return {
    subject,
    async run(signal) {
      if (port === 0) return [{ subject, state: 'good', says: 'The server takes any free port.' }];
      const code = await tryToListen(host, port);
      if (code === undefined)
        return [
          { subject, state: 'good', says: `Port ${port} on ${host} is free: npx concordat start starts the server there.` },
        ];
      if (code === 'EADDRINUSE') return [{ subject, ...(await holder(host, port, signal)) }];
      if (code === 'EACCES') {
        const says = `Port ${port} needs rights that this user does not have.`;
        return [
          { subject, state: 'wrong', says, advice: 'Set PORT to one above 1023, and let a proxy in front have this one.' },
        ];
      }
      return [{ subject, state: 'wrong', says: `This machine has no address ${host}.`, advice: 'Correct HOST.' }];
    },
  };
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function holder(host: string, port: number, signal: AbortSignal): Promise<Omit<Finding, 'subject'>> {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const within = AbortSignal.any([signal, AbortSignal.timeout(3_000)]);
  const answering = await askWhoAnswers(address, within);
  const program = programOn(port);
  const by = program === undefined ? '' : ` as process ${program.pid} (${program.command})`;
  if (answering?.concordat === true) return { state: 'good', says: `Concordat ${answering.release} runs at ${address}${by}.` };
  const who = program === undefined ? 'another program' : `process ${program.pid} (${program.command})`;
  return {
    state: 'wrong',
    says: `Port ${port} on ${host} is held by ${who}.`,
    advice: 'End that program, or set PORT and BASE_URL to another port.',
  };
}

/** The process that listens on a port, as far as Linux tells this user. */
function programOn(port: number): { pid: number; command: string } | undefined {
  try {
    const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listeningInodes(readFileSync(file, 'utf8'), port));
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (!inodes.some((inode) => holdsSocket(pid, inode))) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, 2).join(' ').trim();
      return { pid: Number(pid), command: command.slice(0, 80) };
    }
  } catch {
    // Not Linux, or nothing of it is shown to us.
  }
  return undefined;
}

/** Lines are `sl local_address rem_address st … inode`, numbers hexadecimal; 0A is LISTEN. */
function listeningInodes(table: string, port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => state === '0A' && local.endsWith(`:${wanted}`))
    .map((columns) => columns[9] ?? '');
}

function holdsSocket(pid: string, inode: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`);
  } catch {
    return false;
  }
}

/** Tries the collector of traces. */
export function collectorTrial({ tracesUrl, otlpHeaders }: Pick<Settings, 'tracesUrl' | 'otlpHeaders'>): Trial {
  const subject = 'Traces';
  return {
    subject,
    async run(signal) {
      if (tracesUrl === undefined) return [{ subject, state: 'off', says: 'Traces are off.' }];
      const answer = await sendNoTraces(tracesUrl, otlpHeaders, signal);
      if (answer === 200) return [{ subject, state: 'good', says: `The collector at ${tracesUrl} takes them.` }];
      const says =
        typeof answer === 'number'
          ? `The collector at ${tracesUrl} answers ${answer}.`
          : `The collector at ${tracesUrl} cannot be reached: ${answer}.`;
      const advice =
        'The server works without it, but its traces are lost. Look at OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.';
      return [{ subject, state: 'attention', says, advice }];
    },
  };
}
