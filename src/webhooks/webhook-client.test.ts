import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivateAddress } from './reachable.ts';
import { startReceiver, type TestReceiver } from './testing-receiver.ts';
import { sendMessage } from './webhook-client.ts';

const message = { event: 'test', id: '0199f2d0-7a3b-7c15-8e42-5d1f9c0b6a70', sent_at: '2025-03-06T08:12:00Z' };

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::ffff:0:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::808:808',
    '::ffff:169.254.169.254',
    '::7f00:1',
    '2001::1',
    '2001:db8::1',
    '3fff::1',
    '3fff:fff:ffff::1',
    '5f00::1',
    '100::1',
    '100:0:0:1::1',
    'fec0::1',
    '4000::1',
    '192.0.0.8',
    '192.88.99.1',
    '255.255.255.255',
    'fe80::1%eth0',
    'nonsense',
  ])('returns true for %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2620:4f:8000::1', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    'returns false for %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe('A webhook message', () => {
  let receiver: TestReceiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.stop());

  const sendTest = (secret: string | null = null, url = receiver.address) =>
    sendMessage({ url, secret }, message, { allowPrivate: true, timeoutMs: 2_000 });
  const findLastReceived = () => receiver.received.at(-1);

  it('is delivered if the receiver returns a success status', async () => {
    expect(await sendTest()).toEqual({ delivered: true, status: 204, message: null });
  });

  it('arrives unchanged at the receiver', async () => {
    await sendTest();
    expect(findLastReceived()?.message).toEqual(message);
  });

  it('has a header with the name of its event', async () => {
    await sendTest();
    expect(findLastReceived()?.headers['concordat-event']).toBe('test');
  });

  it('is signed with the secret', async () => {
    const secret = 'a secret of enough characters';
    await sendTest(secret);
    const expected = `sha256=${createHmac('sha256', secret)
      .update(findLastReceived()?.body ?? '')
      .digest('hex')}`;
    expect(findLastReceived()?.headers['concordat-signature']).toBe(expected);
  });

  it('is unsigned without a secret', async () => {
    await sendTest();
    expect(findLastReceived()?.headers['concordat-signature']).toBeUndefined();
  });

  it('is not delivered if the receiver fails', async () => {
    receiver.answerWith(500);
    expect(await sendTest()).toEqual({ delivered: false, status: 500, message: 'The receiver returned 500.' });
  });

  it('is not sent to the target of a redirect', async () => {
    receiver.answerWith(302);
    const before = receiver.received.length;
    expect(await sendTest()).toMatchObject({ delivered: false, status: 302 });
    expect(receiver.received.slice(before).map(({ path }) => path)).toEqual(['/']);
  });

  it('is abandoned if the receiver does not respond', async () => {
    receiver.answerWith(0);
    const attempt = await sendMessage({ url: receiver.address, secret: null }, message, { allowPrivate: true, timeoutMs: 300 });
    expect(attempt).toEqual({ delivered: false, status: null, message: 'The receiver did not respond within 0.3 s.' });
  });

  it('is not delivered if the receiver accepts no connections', async () => {
    const gone = await startReceiver();
    await gone.stop();
    expect((await sendTest(null, gone.address)).message).toBe('The receiver accepts no connections.');
  });

  it('is not sent, and causes no unhandled rejection, if the server has begun to stop', async () => {
    const rejections: unknown[] = [];
    const recordRejection = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', recordRejection);
    try {
      const options = { allowPrivate: true, signal: AbortSignal.abort() };
      expect(await sendMessage({ url: receiver.address, secret: null }, message, options)).toMatchObject({ delivered: false });
      // Node reports unhandled rejections before the next macrotask.
      await new Promise(setImmediate);
      expect(rejections).toEqual([]);
    } finally {
      process.off('unhandledRejection', recordRejection);
    }
  });

  it.each(['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '2130706433'])(
    'is not sent to the address %s unless a setting allows it',
    async (host) => {
      const before = receiver.received.length;
      const url = receiver.address.replace('127.0.0.1', host);
      const attempt = await sendMessage({ url, secret: null }, message, { allowPrivate: false });
      expect(attempt.message).toContain('WEBHOOK_PRIVATE_ADDRESSES');
      expect(receiver.received.length).toBe(before);
    },
  );
});
