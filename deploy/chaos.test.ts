// @module-tag full
import { existsSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { describeWithBucket } from '../src/files/testing-bucket.ts';
import { describeUnless } from '../src/storage/testing.ts';
import { type ChaosReport, runChaos } from './testing-chaos.ts';

const reason = existsSync('/usr/sbin/nginx') || process.env.CI === 'true' ? null : 'there is no nginx';

describeUnless(reason, 'Processes that are killed at random', () => {
  describeWithBucket('Three web processes and three workers behind nginx, with one PostgreSQL and one bucket,', () => {
    let report: ChaosReport;
    beforeAll(async () => {
      report = await runChaos(40_000, 20_261);
    }, 300_000);

    it('lose no acknowledged change, and apply none twice', () => {
      expect(report.tallies.filter(({ lost, doubled }) => lost + doubled > 0)).toEqual([]);
      expect(report.tallies.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
    });

    it('respond as the contract requires, or ask the client to retry later', () => {
      expect(report.strange).toEqual([]);
      expect(report.refused).toBeLessThan(report.times.length);
    });

    it('deliver events in order to clients that reconnect to any process', () => {
      expect(report.disordered).toBe(0);
    });

    it('exit only if they are killed', () => {
      expect(Math.min(...Object.values(report.kills))).toBeGreaterThan(0);
      expect(report.ended).toBe(0);
    });
  });
});
