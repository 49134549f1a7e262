/** A mail server that keeps what it gets, for tests. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as it arrived: its recipients, and its source. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly source: string;
}

/** A running mail server. */
export interface TestMailServer {
  /** As SMTP_URL. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Refuses the next messages with this status, so many of them. */
  refuse(times: number, status?: number): void;
  stop(): Promise<void>;
}

/** Starts one on the loopback interface; it takes the user and password of its address, and nobody else. */
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
    refuse(times, status = 451) {
      refusals = { times, status };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
