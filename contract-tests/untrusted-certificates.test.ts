/** Tests that nothing is sent to servers with untrusted certificates (OWASP ASVS 5.0, 12.3.2). */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoundedFetch, DEFAULT_LIMITS } from '../src/auth/bounded-fetch.ts';
import { resolveProjectPath } from '../src/own-files.ts';
import { sendMail } from '../src/proteomics/alerts/sending.ts';
import { sendBody } from '../src/webhooks/webhook-client.ts';

describe('A server with a self-signed certificate', () => {
  /** By default, smtp-server uses a self-signed certificate. */
  const server = new SMTPServer({ secure: true, logger: false });
  const failures: string[] = [];
  let port = 0;
  beforeAll(async () => {
    server.on('error', ({ message }) => failures.push(message));
    const listening = server.listen(0, '127.0.0.1');
    if (!listening.listening) await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('receives no email', async () => {
    const settings = {
      smtpUrl: `smtps://127.0.0.1:${port}`,
      smtpFrom: 'concordat@example.org',
      baseUrl: 'http://localhost',
    };
    const outcome = await sendMail(settings, { to: 'operator@example.org', subject: 'x', text: 'x', id: 'x' });
    expect(outcome).toEqual({
      delivered: false,
      status: null,
      message: 'The certificate of the mail server is not trusted.',
    });
  });

  it('receives no webhook', async () => {
    const receiver = { url: `https://127.0.0.1:${port}/hook`, secret: null };
    const outcome = await sendBody(receiver, { body: {}, event: 'test' }, { allowPrivate: true });
    expect(outcome).toMatchObject({ delivered: false, message: expect.stringContaining('is not trusted') });
  });

  it.each(['login service', 'collaboration platform'] as const)('is not accepted as the %s', async (service) => {
    const ask = createBoundedFetch(service, DEFAULT_LIMITS, false);
    const error = await ask(`https://127.0.0.1:${port}/`, {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderUnreachableError' });
    expect(String((error as Error).cause)).toMatch(/self.signed|certificate|CERT/i);
  });
});

it('No code disables the verification of certificates', () => {
  const files = globSync(['src/**/*.ts', 'bin/*', 'deploy/**/*.{service,yaml,yml,env}', 'Dockerfile'], {
    cwd: resolveProjectPath('.'),
  });
  const lax = files.filter((file) =>
    /rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/.test(readFileSync(resolveProjectPath(file), 'utf8')),
  );
  expect([files.length > 500, lax]).toEqual([true, []]);
});
