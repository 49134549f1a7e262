import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPeerAccount, isFromSystemProgram } from './peer-account.ts';

/** The account of web servers on Debian. */
const WEB_SERVER = 33;
const isRoot = process.getuid?.() === 0;

describe.skipIf(process.platform !== 'linux')('The account behind a connection', () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());

  /**
   * Connects from a program that runs as this account. It changes the account after loading, because the account may not be
   * allowed to read the source tree.
   */
  async function connectAs(uid: number | undefined): Promise<Socket> {
    const change = uid === undefined ? '' : `process.setuid(${uid});`;
    const program = `${change} require('node:net').connect(${port}, '127.0.0.1').on('close', () => process.exit())`;
    const started = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`The program ended with ${code} before it connected.`);
    });
    const [socket] = (await Promise.race([once(server, 'connection'), ended])) as [Socket];
    socket.once('close', () => started.kill());
    return socket;
  }

  it('is the account of the server, not a system account, if one user runs the server and the proxy', async () => {
    const socket = await connectAs(undefined);
    expect([findPeerAccount(socket), isFromSystemProgram(socket)]).toEqual([process.getuid?.(), false]);
    socket.destroy();
  });

  it.skipIf(!isRoot)('is a system account if the proxy runs under a system account', { tags: 'full' }, async () => {
    const socket = await connectAs(WEB_SERVER);
    expect([findPeerAccount(socket), isFromSystemProgram(socket)]).toEqual([WEB_SERVER, true]);
    socket.destroy();
  });

  it.skipIf(!isRoot)('is not a system account if a regular user started the client', { tags: 'full' }, async () => {
    const socket = await connectAs(1_500);
    expect([findPeerAccount(socket), isFromSystemProgram(socket)]).toEqual([1_500, false]);
    socket.destroy();
  });
});
