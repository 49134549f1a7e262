// @module-tag full
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLargeState } from '../../../simulators/platform/large-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';

const PROBE = join(import.meta.dirname, 'testing-memory-probe.ts');

interface Measured {
  collaborations: number;
  ms: number;
  extraMb: number;
}

let platform: SimulatedPlatform;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ state: createLargeState({ collaborations: 1_000, members: 10, groups: 4 }) });
});
afterAll(() => platform.stop());

async function measureMemory(mode: 'client' | 'parse'): Promise<Measured> {
  // With much memory, Node.js collects garbage late. Under this limit, only memory in use is measured.
  const limit = mode === 'client' ? ['--max-old-space-size=64'] : [];
  const { stdout } = await promisify(execFile)(process.execPath, [...limit, PROBE, mode, platform.url, platform.token]);
  return JSON.parse(stdout) as Measured;
}

it('a hundred readers of an organization with a thousand collaborations cause one read and use little memory', async () => {
  const answer = await fetch(`${platform.url}/api/organisations/v1`, {
    headers: { authorization: `bearer ${platform.token}` },
  });
  const megabytes = (await answer.arrayBuffer()).byteLength / 1e6;
  platform.calls.reset();
  const client = await measureMemory('client');
  const reads = platform.calls.all.filter(({ operationId }) => operationId === 'getOrganisation').length;
  const parse = await measureMemory('parse');
  console.log(
    `organization read of ${megabytes.toFixed(1)} MB: the client took ${client.ms} ms and ${client.extraMb} MB, JSON.parse ${parse.ms} ms and ${parse.extraMb} MB`,
  );
  expect(megabytes).toBeGreaterThan(19);
  expect(client.collaborations).toBeGreaterThan(1_000);
  expect(reads).toBe(1);
  expect(client.extraMb).toBeLessThan(150);
});
