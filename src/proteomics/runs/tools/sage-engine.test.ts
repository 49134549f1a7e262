// @module-tag full
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';

const python = process.env.PYTHON ?? '';
const LABORATORY = join(import.meta.dirname, 'sage-laboratory.py');
/** Mass error in ppm that simulates an uncalibrated instrument. */
const SHIFT = 6;

// Sage itself reads and scores the spectra. sage-laboratory.py only writes them.
describe.skipIf(python === '' && process.env.CI === undefined)('Sage', () => {
  describeWithDatabase('Sage as the tool of a pipeline', () => {
    const folder = mkdtempSync(join(tmpdir(), 'concordat-sage-'));
    const fasta = join(folder, 'made.fasta');
    let server: TestServer;
    const runs: string[] = [];
    const getJson = async <Answer>(path: string) => (await (await fetch(`${server.address}${path}`)).json()) as Answer;
    const postJson = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { uuid: string };
    };
    const simulateRawFile = async (name: string, shift: number, seed: number) => {
      const path = join(folder, name);
      await promisify(execFile)(python, [LABORATORY, 'measure', fasta, path, String(shift), String(seed)]);
      return new Blob([readFileSync(path)]);
    };

    beforeAll(async () => {
      const command = [python, LABORATORY, 'search', '{fasta}', '{raw_file}', '{result_dir}'];
      const step = { name: 'sage', command, success: { files: ['results.sage.tsv'], says: 'matches' } };
      const toolsFile = join(folder, 'tools.json');
      writeFileSync(toolsFile, JSON.stringify({ tools: { sage: { fasta, steps: [step] } } }));
      const files = [await simulateRawFile('sound.mzML', 0, 1), await simulateRawFile('shifted.mzML', SHIFT, 2)];
      server = await startTestServer({ TOOLS_FILE: toolsFile }, { withDatabase: true });
      await postJson('/api/admin/projects', { name: 'Calibration' });
      const { uuid: user } = await postJson('/api/admin/users', { email: 'operator@example.org', name: 'Instrument operator' });
      const settings = { project: 'calibration', name: 'Sage', tool: 'sage', accepts: ['mzml'] };
      const { uuid: pipeline } = await postJson('/api/admin/pipelines', settings);
      for (const [n, name] of ['sound.mzML', 'shifted.mzML'].entries()) {
        const form = new FormData();
        form.set('user', user);
        form.set('pipeline', pipeline);
        form.set('orig_file', files[n] as Blob, name);
        const answer = await fetch(`${server.address}/api/upload/raw`, { method: 'POST', body: form });
        const { uuid } = (await answer.json()) as { uuid: string };
        runs.push(uuid);
        await vi.waitFor(
          async () => expect(await getJson(`/api/runs/${uuid}`)).toMatchObject({ state: 'done', message: null }),
          {
            timeout: 60_000,
            interval: 100,
          },
        );
      }
    });
    afterAll(async () => {
      await server?.stop();
      rmSync(folder, { recursive: true });
    });

    const readValues = async () => {
      const query = new URLSearchParams({ project: 'calibration', pipeline: 'sage' });
      return (await getJson<{ metrics: Record<string, (number | null)[]> }>(`/api/qc/values?${query}`)).metrics;
    };
    /** Searches a file with Sage, and computes the values of the results with scripts/independent-engines.py. */
    const convertIndependently = async (name: string) => {
      const run = promisify(execFile);
      await run(python, [LABORATORY, 'search', fasta, join(folder, name), folder]);
      const program = join(import.meta.dirname, '../../../../scripts/independent-engines.py');
      const { stdout } = await run(python, [program, join(folder, 'results.sage.tsv')]);
      return Object.values(JSON.parse(stdout) as Record<string, Record<string, number>>)[0] ?? {};
    };

    it('finds the measured peptides, and few others', async () => {
      // There is one spectrum of every fourth peptide, and as many of unknown peptides. 1 % of the results may be wrong.
      for (const count of (await readValues()).peptides ?? []) {
        expect(count).toBeGreaterThan(230);
        expect(count).toBeLessThan(260);
      }
    });

    it('measures the mass error of an uncalibrated instrument', async () => {
      const [sound, shifted] = (await readValues()).median_ms1_ppm ?? [];
      expect(sound).toBeCloseTo(0, 0);
      expect(shifted).toBeCloseTo(SHIFT, 0);
    });

    it.each([
      ['sound.mzML', 0],
      ['shifted.mzML', 1],
    ])('agrees with an independent program on the values of %s', async (name, index) => {
      const metrics = await readValues();
      const expected = await convertIndependently(name);
      expect(Object.keys(expected).length).toBeGreaterThan(20);
      for (const [id, value] of Object.entries(expected))
        if (typeof value === 'number') expect([id, metrics[id]?.[index]]).toEqual([id, expect.closeTo(value, 6)]);
    });

    it('returns the proteins of the sample', async () => {
      const { protein_names } = (await postJson('/api/mq/protein-names', {
        project: 'calibration',
        pipeline: 'sage',
      })) as unknown as { protein_names: string[] };
      expect(protein_names.filter((name) => /^sp\|M\d{5}\|MADE\d+$/.test(name)).length).toBeGreaterThan(100);
    });
  });
});
