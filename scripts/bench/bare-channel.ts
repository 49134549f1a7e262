/**
 * The physical limit of the channel: the library `ws`, which sends every message to all clients as one prepared buffer, without
 * reading, numbering or storing it.
 */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const frame = {
  type: 'chat',
  content: `0:${performance.now()} ${'x'.repeat(60)}`,
  sender_id: 'visitor-0123456789abcdef0123',
  sender_name: 'Guest 1234',
  timestamp: new Date().toISOString(),
  seq: 123_456,
};
const prepared = Buffer.from(JSON.stringify(frame));
server.on('connection', (socket) => {
  socket.on('message', () => {
    for (const other of server.clients) if (other !== socket) other.send(prepared, { binary: false });
  });
});
server.on('listening', () => console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
