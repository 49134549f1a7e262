// @module-tag full
/** Tests deposits after each repository fault, concurrently, because each waits for retries. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../exchange/testing-exchange.ts';
import { beginDeposit, createFilledProject, DEPOSIT_WAIT } from './testing-deposits.ts';
import { type FakeInvenio, startFakeInvenio } from './testing-invenio.ts';

const FAULTS = [
  ['a lost response to a draft', /^POST \/api\/records$/, { statusAfter: 504 }],
  ['a lost response to a reserved DOI', /pids\/doi$/, { statusAfter: 504 }],
  ['a connection that is reset in the middle of a file', /^PUT .*ro-crate\.zip\/content$/, 'reset'],
  ['a file that arrives damaged', /^PUT .*project\.json\/content$/, 'damage'],
  ['a lost response to a complete file', /CITATION\.cff\/commit$/, { statusAfter: 504 }],
  ['too many requests', /^GET .*\/draft\/files$/, { status: 429, headers: { 'x-ratelimit-reset': '1' } }],
] as const;
const OTHERS = ['publication', 'limit'];

describeWithDatabase('A deposit in a faulty repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-repository-faults-'));
  /** Each test has its own repository, because a fault affects the next matching request. */
  const repositories = new Map<string, FakeInvenio>();
  let site: ExchangeSite;
  beforeAll(async () => {
    for (const name of [...FAULTS.map((_, index) => `fault${index}`), ...OTHERS])
      repositories.set(name, await startFakeInvenio());
    const addresses = [...repositories].map(([name, { address }]) => `${name}=invenio:${address}`);
    site = await startExchange(folder, { REPOSITORIES: addresses.join(',') });
  });
  afterAll(async () => {
    await site?.stop();
    for (const repository of repositories.values()) await repository.stop();
    rmSync(folder, { recursive: true });
  });

  async function startDeposit(name: string, prepare: (repository: FakeInvenio) => void = () => undefined) {
    const repository = repositories.get(name) as FakeInvenio;
    prepare(repository);
    const deposit = await beginDeposit(site, await createFilledProject(site), name, repository.token);
    return { ...deposit, repository };
  }

  describe.concurrent('One of several concurrent deposits in faulty repositories', () => {
    it.each(FAULTS.map((fault, index) => [...fault, index] as const))(
      'continues after %s',
      async (_what, call, fault, index) => {
        const deposit = await startDeposit(`fault${index}`, ({ failAt }) => failAt(call, fault));
        await deposit.until('draft');
        const read = await deposit.read();
        const record = deposit.repository.records.get(read.address?.split('/').at(-1) ?? '');
        const stored = [...(record?.files ?? [])].map(([name, { content }]) => [
          name,
          createHash('md5').update(content).digest('hex'),
        ]);
        expect(read.files.map(({ name, md5 }) => [name, md5]).toSorted()).toEqual(stored.toSorted());
        expect(new Set(read.steps.map(({ text }) => text).filter((text) => text.startsWith('DOI'))).size).toBe(1);
        if (index === 0) expect(read.steps[0]?.text).toContain('may contain another, empty draft');
      },
    );

    it('is not published again if the response to its publication was lost', async () => {
      const deposit = await startDeposit('publication');
      await deposit.until('draft');
      deposit.repository.failAt(/actions\/publish$/, { statusAfter: 504 });
      await deposit.change('publish', { confirm: true });
      await deposit.until('published');
      expect(deposit.repository.calls.filter((call) => call.endsWith('actions/publish'))).toHaveLength(1);
    });

    it('reports a response that exceeds its limit, and then continues', async () => {
      const deposit = await startDeposit('limit', ({ failAt }) =>
        failAt(/^POST \/api\/records$/, { status: 201, body: { id: '1', padding: 'x'.repeat(4_000_001) } }),
      );
      await vi.waitUntil(
        async () => (await deposit.read()).problem?.message.includes('far more data than expected'),
        DEPOSIT_WAIT,
      );
      await deposit.until('draft');
    });
  });
});
