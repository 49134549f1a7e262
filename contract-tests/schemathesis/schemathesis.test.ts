// @module-tag full
/**
 * Tests that Schemathesis (property-based tests from OpenAPI documents) finds no violation on a running server, as an
 * independent check of the contract.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SimulatedServices, startSimulatedServices } from '../../simulators/platform-and-login.ts';
import { createFreshDatabase, describeWithDatabase, type FreshDatabase } from '../../src/storage/testing.ts';
import { createExampleState } from '../platform-examples.ts';
import { createSessionCookie } from '../platform-site.ts';
import { OWN_DOCUMENTS } from '../traffic/documents.ts';

const root = join(import.meta.dirname, '../..');
const python = process.env.PYTHON || 'python3';
const schemathesis = join(dirname(python), 'schemathesis');
/** Documents with so many operations that edge-requests.test.ts alone sends the requests on both sides of their limits. */
const LARGE = ['hub', 'proteomics'];
const isInstalled = spawnSync(schemathesis, ['--version'], { stdio: 'ignore' }).status === 0;

describe.skipIf(!isInstalled)('Schemathesis', () => {
  describeWithDatabase('Schemathesis against a server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'concordat-schemathesis-'));
    let database: FreshDatabase;
    let simulated: SimulatedServices;
    let server: ChildProcess;
    let address: string;
    let cookie: string;

    // A separate process, because the requests must not be recorded as traffic.
    beforeAll(async () => {
      database = await createFreshDatabase();
      const limits = { LIMIT_REQUESTS: '0', LIMIT_CHANGES: '0', LIMIT_REFUSALS: '0' };
      const platform = { state: createExampleState() };
      const environment = { ...limits, DATABASE_URL: database.url, SECRET_KEY: 'a secret of the tests which is long enough' };
      simulated = await startSimulatedServices({ dataDir: folder, platform, environment });
      server = spawn(process.execPath, [join(root, 'bin/concordat.js'), 'start'], {
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: folder, DEBUG: 'true', ...simulated.environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      address = await readAddress(server);
      cookie = await createSessionCookie(address, 'manager');
    });
    afterAll(async () => {
      server.kill('SIGKILL');
      await simulated.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    it.each(OWN_DOCUMENTS)('finds no violation in the document %s', { timeout: 600_000 }, async (name) => {
      const { status, stated } = await runSchemathesis(
        ...['--config-file', join(import.meta.dirname, 'schemathesis.toml'), '--no-color', 'run'],
        `${address}/openapi/${name}.json?pages=false`,
        ...['--url', address, '--continue-on-failure'],
        ...['--phases', LARGE.includes(name) ? 'examples,fuzzing,stateful' : 'examples,coverage,fuzzing,stateful'],
        ...['--max-examples', '2', '--generation-deterministic', '--warnings', 'off'],
        ...(name === 'collaborations'
          ? ['--header', `Cookie:${cookie}`, '--generation-with-security-parameters', 'false']
          : []),
      );
      expect(status, stated).toBe(0);
    });

    async function runSchemathesis(...args: string[]): Promise<{ status: number | null; stated: string }> {
      const env = {
        ...process.env,
        SCHEMATHESIS_HOOKS: 'serializers',
        PYTHONPATH: import.meta.dirname,
        PYTHONDONTWRITEBYTECODE: '1',
      };
      const child = spawn(schemathesis, args, { cwd: folder, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (piece: string) => {
          output += piece;
        });
      const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
      return { status, stated: output };
    }
  });
});

async function readAddress(server: ChildProcess): Promise<string> {
  for await (const line of createInterface(server.stdout as NodeJS.ReadableStream)) {
    const { address } = JSON.parse(line) as { address?: string };
    if (address === undefined) continue;
    server.stdout?.resume();
    return address;
  }
  throw new Error('The server ended.');
}
