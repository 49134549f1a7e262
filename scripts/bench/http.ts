/** Compares the requests per second of the schema service with those of a bare node:http server that does the same work. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { startProgram, startServer } from './programs.ts';
import { measurePairedRounds, type PairedResult } from './rounds.ts';

const study = {
  unique_id: 'STU-2024-WHEAT-01',
  investigation_id: 'INV-2024-WHEAT',
  title: 'Drought stress response of winter wheat in a field trial',
  description:
    'Twelve cultivars of winter wheat grown under rain-out shelters with and without irrigation, observed from tillering to harvest. '.repeat(
      3,
    ),
  start_date: '2024-03-01T08:00:00Z',
  end_date: '2024-08-15T17:30:00Z',
  contact_institution: 'Example University, Department of Plant Sciences',
  experimental_site_name: 'North field station',
  latitude: 51.98,
  longitude: 5.66,
  altitude: 12,
  experimental_design_type: 'Randomised complete block design',
  observation_unit_level_hierarchy: ['block', 'rep', 'plot'],
  growth_facility_type: 'field',
  cultural_practices: 'Sown by hand at 300 grains per square metre; fertilised once in spring.',
  factors: [{ unique_id: 'FAC-1', study_id: 'STU-2024-WHEAT-01', name: 'Water supply' }],
};

/** Measures validation, and the schema of an entity with and without `If-None-Match`. */
export async function measureHttp(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const ours = await startServer({ DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production' });
  const bareValidate = await startProgram('scripts/bench/bare-server.ts', []);
  const url = `${ours.address}/schemas/1.1/Study`;
  const bareBytes = await startProgram('scripts/bench/bare-server.ts', [url]);
  try {
    const body = JSON.stringify({ entity: 'Study', version: '1.1', data: study });
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body, status: 200 } as const;
    const validate = await measurePairedRounds(
      { url: `${ours.address}/validate`, ...post },
      { url: bareValidate.address, ...post },
    );

    const get = await measurePairedRounds({ url, status: 200 }, { url: bareBytes.address, status: 200 });
    // The load generator does not request compression, and each coding has a different entity tag.
    const etag = (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? '';
    const notModified = await measurePairedRounds(
      { url, headers: { 'if-none-match': etag }, status: 304 },
      { url: bareBytes.address, status: 200 },
    );
    return [
      createRow(`POST /validate, a study of ${Math.round(body.length / 102.4) / 10} KB`, validate, 'at least 0.2'),
      createRow('GET /schemas/1.1/Study', get, 'at least 0.5'),
      ...(await measurePreparedAnswers(ours.address)),
      createRow('GET /schemas/1.1/Study, If-None-Match (304)', notModified, 'ETag and 304'),
    ];
  } finally {
    await Promise.all([ours.stop(), bareValidate.stop(), bareBytes.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures further responses that are prepared once. */
async function measurePreparedAnswers(address: string): Promise<Figure[]> {
  const rows: Figure[] = [];
  for (const path of ['/health', '/schemas', '/schemas/1.1', '/api/profiles']) {
    const bare = await startProgram('scripts/bench/bare-server.ts', [address + path]);
    try {
      const get = await measurePairedRounds({ url: address + path, status: 200 }, { url: bare.address, status: 200 }, 5, 2);
      rows.push(createRow(`GET ${path}`, get, 'at least 0.5'));
    } finally {
      await bare.stop();
    }
  }
  return rows;
}

function createRow(what: string, { ours, bare, ratio }: PairedResult, target: string): Figure {
  return {
    what,
    measured: `${ratio.toFixed(2)} of bare (${Math.round(ours)}/s)`,
    beside: `bare node:http ${Math.round(bare)}/s`,
    target,
  };
}
