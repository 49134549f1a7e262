import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningServer, startListening } from './http-server.ts';
import { readThrough } from './read-through.ts';
import { allowSlowArrival } from './slow-arrival.ts';

describe('A request body', () => {
  let server: ListeningServer;
  beforeAll(async () => {
    const handleRequest = async (request: IncomingMessage) => {
      let bytes = 0;
      const parser = new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          bytes += chunk.length;
          done();
        },
      });
      await readThrough(request, parser);
      return bytes;
    };
    server = await startListening(
      {
        listener: (request, response) => {
          allowSlowArrival(request, response);
          void handleRequest(request).then((bytes) => response.end(`${bytes} bytes`));
        },
      },
      '127.0.0.1',
      0,
    );
  });
  afterAll(() => server.stop(0));

  it.each([
    ['with a declared length', 'Content-Length: 4\r\n\r\nseed', '4 bytes'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n4\r\nseed\r\n0\r\n\r\n', '4 bytes'],
    ['that is empty', 'Content-Length: 0\r\n\r\n', '0 bytes'],
    ['without content', '\r\n', '0 bytes'],
  ])('%s is read to its end by a parser, so that the connection remains usable', async (_which, rest, expected) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    for (let turn = 0; turn < 2; turn += 1) {
      socket.write(`POST / HTTP/1.1\r\nHost: ${hostname}\r\n${rest}`);
      expect((await once(socket, 'data')).join()).toContain(expected);
    }
    socket.destroy();
  });
});
