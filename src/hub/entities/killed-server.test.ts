// @module-tag full
import { afterAll, expect, it } from 'vitest';
import { createTestDirectories } from '../../storage/embedded/testing-embedded.ts';
import { describeWithEmbedded } from '../../storage/testing.ts';
import { killAndCheck } from './testing-killed-server.ts';

// To run thirty rounds: node scripts/kill-hub.ts --rounds 30.
describeWithEmbedded('A server that is killed during saves', () => {
  const place = createTestDirectories();
  afterAll(() => place.tearDown());

  it('keeps every acknowledged save, even if PostgreSQL is killed too', async () => {
    const dataDir = place.createDirectory();
    for (const withDatabase of [false, true]) {
      const { acknowledged, lost } = await killAndCheck(dataDir, { milliseconds: 400, withDatabase });
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(lost).toEqual([]);
    }
  }, 180_000);
});
