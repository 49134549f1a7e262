// @module-tag full
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAULTS, type FaultName } from '../../../simulators/platform/faults.ts';
import { DEMO_SERVICE_ENTITY_ID } from '../../../simulators/platform/initial-state.ts';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import {
  SAMPLE_CALLS,
  type SampleCall,
  type Samples,
  startPlatformAndClient,
} from '../../../simulators/platform/testing-calls.ts';
import type { PlatformLimits } from './access.ts';
import { createFailureLine } from './errors.ts';
import { type CollabOrganisationClient, createCollabOrganisationClient } from './organisation-client.ts';

/** Expected error and outcome of a fault, for reads and for changes. */
interface Expected {
  status: number;
  error: string;
  ofChange: 'unchanged' | 'unknown';
  /** True if calls that need only a status still succeed. */
  isSuccessWithoutBody?: boolean;
}

const EXPECTED: Record<FaultName, Expected> = {
  '400': { status: 502, error: 'CollabApiError refused', ofChange: 'unchanged' },
  '401': { status: 502, error: 'OrganisationTokenError', ofChange: 'unchanged' },
  '403': { status: 502, error: 'OrganisationTokenError', ofChange: 'unchanged' },
  '404': { status: 404, error: 'CollaborationNotFoundError', ofChange: 'unchanged' },
  '409': { status: 409, error: 'CollaborationConflictError', ofChange: 'unchanged' },
  '500': { status: 502, error: 'CollabApiError serverError', ofChange: 'unchanged' },
  'html-502': { status: 502, error: 'CollabApiError gateway', ofChange: 'unknown' },
  empty: { status: 502, error: 'CollabApiError emptyBody', ofChange: 'unknown', isSuccessWithoutBody: true },
  'not-json': { status: 502, error: 'CollabApiError notJson', ofChange: 'unknown' },
  'wrong-shape': { status: 502, error: 'CollabApiError unexpectedShape', ofChange: 'unknown', isSuccessWithoutBody: true },
  redirect: { status: 502, error: 'CollabApiError redirect', ofChange: 'unchanged' },
  reset: { status: 502, error: 'CollabApiError connection', ofChange: 'unknown' },
  'cut-body': { status: 502, error: 'CollabApiError connection', ofChange: 'unknown' },
  'slow-headers': { status: 502, error: 'CollabApiError timeout', ofChange: 'unknown' },
  'slow-body': { status: 502, error: 'CollabApiError timeout', ofChange: 'unknown' },
  'huge-body': { status: 502, error: 'CollabApiError tooLarge', ofChange: 'unknown' },
};

const NAMES = Object.keys(FAULTS) as FaultName[];

/** Names of faults that can occur after a change. Rejections cannot. */
const AFTER_THE_CHANGE = NAMES.filter((name) => EXPECTED[name].ofChange === 'unknown');

let platform: SimulatedPlatform;
let samples: Samples;
const tally = { methods: new Set<string>(), before: 0, after: 0 };

beforeAll(async () => {
  ({ platform, samples } = await startPlatformAndClient());
});
beforeEach(() => platform.reset());
afterAll(async () => {
  await platform.stop();
  const { methods, before, after } = tally;
  console.log(`faults: ${NAMES.length} x ${methods.size} methods = ${before} before the change, ${after} after it`);
});

/** Creates a client of a platform with a fault. `slowMs` is the timeout for a slow response. */
function createFaultClient(fault: FaultName, slowMs = 250): CollabOrganisationClient {
  const isSlow = fault.startsWith('slow');
  const limits: Partial<PlatformLimits> = isSlow
    ? { callMs: slowMs, organisationMs: slowMs }
    : {
        callMs: 60_000,
        organisationMs: 60_000,
        maxAnswerBytes: 3_000_000,
        maxOrganisationBytes: 3_000_000,
      };
  return createCollabOrganisationClient({
    baseUrl: platform.url,
    token: platform.token,
    serviceEntityId: DEMO_SERVICE_ENTITY_ID,
    limits,
  });
}

/** Returns the outcome of a call in one line. */
async function runCall(call: SampleCall, client: CollabOrganisationClient): Promise<string> {
  tally.methods.add(call.method);
  try {
    await call.run(client, samples);
    return `${call.method}: done`;
  } catch (error) {
    const { name, status, outcome, operation, fault } = error as Record<string, unknown>;
    return `${call.method}: ${operation} ${status} ${[name, fault].filter(Boolean).join(' ')} ${outcome}`;
  }
}

function getExpectedEnding({ method, operationId, isChange, needsBody }: SampleCall, fault: FaultName): string {
  const { status, error, ofChange, isSuccessWithoutBody } = EXPECTED[fault];
  if (isSuccessWithoutBody && !needsBody) return `${method}: done`;
  return `${method}: ${operationId} ${status} ${error} ${isChange ? ofChange : 'unchanged'}`;
}

describe.each(NAMES)('Every method of the client during the fault “%s” of the platform', (fault) => {
  it('ends with the expected error after one request, and changes nothing', async () => {
    const before = platform.state.takeSnapshot();
    platform.forceFault({ fault });
    // All calls start together. The timeout is long enough for each to reach the platform on a busy machine.
    const client = createFaultClient(fault, 1500);
    const endings = await Promise.all(SAMPLE_CALLS.map((call) => runCall(call, client)));
    tally.before += endings.length;
    expect(endings).toEqual(SAMPLE_CALLS.map((call) => getExpectedEnding(call, fault)));
    expect(platform.calls.all.map(({ operationId }) => operationId).sort()).toEqual(
      SAMPLE_CALLS.map(({ operationId }) => operationId).sort(),
    );
    expect(platform.state.takeSnapshot()).toBe(before);
  });
});

describe.each(AFTER_THE_CHANGE)('Every method of the client if the fault “%s” follows a change', { tags: 'full' }, (fault) => {
  it('does not report that nothing changed', async () => {
    const client = createFaultClient(fault);
    const claims: string[] = [];
    for (const call of SAMPLE_CALLS.filter(({ isChange }) => isChange)) {
      platform.reset();
      platform.forceFault({ fault, isLate: true });
      const before = platform.state.takeSnapshot();
      const end = await runCall(call, client);
      tally.after += 1;
      if (platform.state.takeSnapshot() === before) claims.push(`${call.method}: nothing was changed`);
      if (end.endsWith('unchanged')) claims.push(end);
    }
    expect(claims).toEqual([]);
  });
});

describe('The errors of the platform client', () => {
  it('contain no token, and no text of the platform in the displayed part', async () => {
    const client = createFaultClient('401');
    const shown: string[] = [];
    for (const fault of NAMES.filter((name) => !name.startsWith('slow'))) {
      const undo = platform.forceFault({ fault });
      const error = await client.deleteCollaboration(samples.collaboration).catch((reason: unknown) => reason);
      undo();
      if (!(error instanceof Error)) continue;
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(platform.token);
      expect(JSON.stringify([error, createFailureLine(error)])).not.toContain(platform.token);
      shown.push(error.message);
    }
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((sentence) => /127\.0\.0\.1|IP:|crops|birds|Database|NoneType|undefined/.test(sentence))).toEqual([]);
    expect(shown.filter((sentence) => !/^[A-Z].*(Nothing was changed\.|before you try again\.)$/.test(sentence))).toEqual([]);
  });

  it('hide a token that the platform repeats in its rejection', async () => {
    const token = 'a-token-that-the-platform-repeats';
    const client = createCollabOrganisationClient({
      baseUrl: platform.url,
      token,
      serviceEntityId: undefined,
      send: async (request) => Response.json({ error: true, message: request.headers.get('authorization') }, { status: 400 }),
    });
    const error = await client.getOrganisation().catch((reason: unknown) => reason);
    expect(inspect(error, { depth: 10 })).not.toContain(token);
    expect(createFailureLine(error)?.fields.platformText).toContain('bearer [token]');
  });

  it('have the text of the platform in the log only', async () => {
    platform.forceFault({ fault: '500' });
    const error = await createFaultClient('500')
      .removeMember(samples.collaboration, samples.memberInGroup)
      .catch((reason: unknown) => reason);
    expect(createFailureLine(error)).toEqual({
      level: 'warn',
      message: 'the platform failed: the platform returned 500',
      fields: {
        operation: 'removeMember',
        outcome: 'unchanged',
        fault: 'serverError',
        platformStatus: 500,
        platformText: expect.stringContaining('NoneType'),
      },
    });
  });
});

describe('A rejected token of the platform', () => {
  it('is logged as an error that names the setting', async () => {
    platform.forceFault({ fault: '401' });
    const error = await createFaultClient('401')
      .getCollaboration(samples.collaboration)
      .catch((reason: unknown) => reason);
    expect(createFailureLine(error)).toMatchObject({
      level: 'error',
      message: expect.stringContaining('COLLAB_ORGANISATION_API_TOKEN'),
    });
  });

  it('is logged only as a warning if the request concerned a collaboration of another organization', async () => {
    const foreign = platform.state.collaborations.find(({ name }) => name === 'Migration Survey')?.identifier ?? '';
    const error = await createFaultClient('401')
      .getCollaboration(foreign)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'OrganisationTokenError', status: 502, mayBeForeign: true });
    expect(createFailureLine(error)).toMatchObject({
      level: 'warn',
      fields: { platformText: expect.stringContaining('Migration Survey') },
    });
  });

  it('is logged as an error if the request named no object', async () => {
    platform.forceFault({ fault: '403' });
    const error = await createFaultClient('403')
      .getOrganisation()
      .catch((reason: unknown) => reason);
    expect(createFailureLine(error)?.level).toBe('error');
  });
});
