// @module-tag full
/**
 * Tests the application and the simulated platform with Prism between them. Each page and form is used once, and all exchanges
 * must conform to the platform's contract.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_APPLICATION_TOKEN } from '../simulators/platform/simulated-platform.ts';
import { collectSamples, findDroughtTrial } from '../simulators/platform/testing-calls.ts';
import { createSampleRequest } from '../src/collaborations/testing-requests.ts';
import { createFormBody } from '../src/collaborations/testing-site.ts';
import { getOutcomes } from '../src/contract/documents/access-rules.ts';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { type PlatformSite, startPlatformSite } from './platform-site.ts';
import { startValidatingProxy, type ValidatingProxy } from './validating-proxy.ts';

const ACTORS = ['member', 'administrator', 'manager'] as const;

/** All pages and forms, each with its permitted actors. */
const document = readDocument('collaborations');
const cases = [...getOperations(document)]
  .filter(({ path }) => path.startsWith('/collaborations'))
  .flatMap(({ method, path, operation }) =>
    ACTORS.map((actor) => ({
      method,
      path,
      operationId: operation.operationId,
      actor,
      status: getOutcomes(document, operation).get(actor)?.[0]?.status,
    })),
  )
  .filter(({ status }) => status === 200 || status === 303);

describeWithDatabase('The application, connected to the simulated platform through the Prism proxy,', () => {
  let proxy: ValidatingProxy;
  let site: PlatformSite;
  const exercised = new Set<string | undefined>();

  beforeAll(async () => {
    site = await startPlatformSite({
      environment: { HUB_ACCESS: 'login' },
      async startProxy(platformUrl) {
        proxy = await startValidatingProxy(platformUrl);
        return proxy.url;
      },
    });
  });
  afterAll(async () => {
    await site.stop();
    await proxy.stop();
  });

  it.each(cases)('conforms to the platform’s contract on both sides: $operationId as $actor', async (one) => {
    const { platform } = site;
    platform.reset();
    const before = { exchanges: proxy.exchanges, violations: proxy.violations.length };
    const { address, fields } = createSampleRequest(one, collectSamples(platform.state), one.actor);
    if (one.operationId === 'submitServiceConnection') findDroughtTrial(platform.state).serviceIds = [];
    const answer = await fetch(site.address + address, {
      method: one.method,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: await site.getCookie(one.actor) },
      ...(fields === undefined ? {} : { body: createFormBody(fields) }),
    });
    await answer.body?.cancel();
    for (const { operationId } of platform.calls.all) exercised.add(operationId);
    expect(answer.status).toBe(one.status);
    expect(proxy.violations.slice(before.violations)).toEqual([]);
    // All requests to the platform went through the proxy.
    expect(proxy.exchanges - before.exchanges).toBe(platform.calls.all.length);
  });

  it('conforms to the platform’s contract for a program with a user’s application token', async () => {
    const before = { exchanges: proxy.exchanges, violations: proxy.violations.length };
    site.platform.reset();
    const authorization = `Bearer ${DEMO_APPLICATION_TOKEN}`;
    const answer = await fetch(`${site.address}/api/lookup/Study`, { headers: { authorization } });
    for (const { operationId } of site.platform.calls.all) exercised.add(operationId);
    expect(answer.status).toBe(200);
    expect([proxy.exchanges - before.exchanges, proxy.violations.slice(before.violations)]).toEqual([1, []]);
  });

  it('calls every operation of the platform’s contract', () => {
    const offered = [...getOperations(readDocument('organisation'))].map(({ operation }) => operation.operationId);
    expect(offered.filter((operationId) => !exercised.has(operationId))).toEqual([]);
  });
});
