import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly source: string;
}

export interface TestMailServer {
  /** Value for SMTP_URL. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Rejects the next `times` messages with this status. */
  rejectNext(times: number, status?: number): void;
  stop(): Promise<void>;
}

/** Listens on the loopback interface. Requires the user and password in the URL. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let refusals = { times: 0, status: 451 };
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth(auth, _session, answer) {
      if (auth.username === 'concordat' && auth.password === 'p@ss') answer(null, { user: auth.username });
      else answer(new Error('wrong'));
    },
    onData(stream, session, answer) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (refusals.times > 0) {
          refusals = { ...refusals, times: refusals.times - 1 };
          answer(Object.assign(new Error('not now'), { responseCode: refusals.status }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(pieces).toString() });
        answer(null);
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  return {
    url: `smtp://concordat:p%40ss@127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    rejectNext(times, status = 451) {
      refusals = { times, status };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Starts a mail server whose response to EHLO never ends, but always continues. */
export async function startEndlessMailServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write('220 ready\r\n');
    socket.once('data', () => {
      const timer = setInterval(() => socket.write('250-more\r\n'), 20);
      socket.once('close', () => {
        clearInterval(timer);
        sockets.delete(socket);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
