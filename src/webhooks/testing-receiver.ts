import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: Readonly<Record<string, unknown>> & { readonly id: string; readonly event: string };
}

/** A receiver that responds with given statuses, then with 204. */
export interface TestReceiver {
  readonly address: string;
  readonly received: Received[];
  /** Statuses of the next responses; 0 for no response. */
  answerWith(...statuses: number[]): void;
  stop(): Promise<void>;
}

/** Starts a receiver on the loopback interface. */
export async function startReceiver(): Promise<TestReceiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body, message: JSON.parse(body) });
      const status = answers.shift() ?? 204;
      if (status !== 0) response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith(...statuses) {
      answers.push(...statuses);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
