// @module-tag full
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, type Laboratory, readFixtureFiles, startLaboratory } from '../results/testing-laboratory.ts';

interface Targets {
  readonly targets: readonly { readonly kind: string; readonly name: string; readonly metrics: Record<string, string> }[];
  readonly waiting: number;
  readonly detail?: string;
}

const PEPTIDE = { kind: 'peptide', name: 'HVLTSIGEK' };
const REPORT = readFileSync(join(import.meta.dirname, '../engines/fixtures/diann-1.7/report.tsv'));
const OF_REPORT = { kind: 'peptide', name: 'AFETLTDSNKR' };

describeWithDatabase('Targets of a pipeline', () => {
  let lab: Laboratory;
  let dataDir: string;
  let user: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-targets-'));
    lab = await startLaboratory({ DATA_DIR: dataDir });
    const made = await fetch(`${lab.address}/api/admin/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Operator', email: 'operator@example.org' }),
    });
    user = ((await made.json()) as { uuid: string }).uuid;
    await lab.importFiles('one.raw', readFixtureFiles('evidence.txt'));
  });
  afterAll(async () => {
    await lab.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const setTargets = async (targets: readonly object[]) => {
    const answer = await fetch(`${lab.address}/api/qc/targets`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ project: lab.project, pipeline: lab.pipeline, targets, user }),
    });
    return { status: answer.status, body: (await answer.json()) as Targets };
  };
  const formatQuery = () => `project=${lab.project}&pipeline=${lab.pipeline}`;
  const getTargets = async () => (await (await fetch(`${lab.address}/api/qc/targets?${formatQuery()}`)).json()) as Targets;
  const waitUntilMeasured = () => expect.poll(async () => (await getTargets()).waiting).toBe(0);
  const listValues = async (...ids: string[]) => {
    const query = new URLSearchParams([
      ...new URLSearchParams(formatQuery()),
      ...ids.map((id): [string, string] => ['metrics', id]),
    ]);
    const answer = await fetch(`${lab.address}/api/qc/values?${query}`);
    return ((await answer.json()) as { metrics: Record<string, (number | null)[]> }).metrics;
  };
  const getPageUrl = () => `${lab.address}/proteomics/projects/${lab.project}/${lab.pipeline}/qc/targets`;
  const submitForm = (fields: Record<string, string>) =>
    fetch(getPageUrl(), { method: 'POST', redirect: 'manual', body: new URLSearchParams({ user, ...fields }) });

  it('have values in existing runs and in later ones', async () => {
    expect((await setTargets([PEPTIDE])).status).toBe(200);
    await waitUntilMeasured();
    await lab.importFiles('two.raw', readFixtureFiles('evidence.txt'));
    expect(await listValues('peptide:HVLTSIGEK:rt_min', 'peptide:HVLTSIGEK:area')).toEqual({
      'peptide:HVLTSIGEK:rt_min': [81.931, 81.931],
      'peptide:HVLTSIGEK:area': [38_600_000, 38_600_000],
    });
  });

  it('lose their values when they are removed', async () => {
    await setTargets([]);
    await waitUntilMeasured();
    expect(await listValues('peptide:HVLTSIGEK:area')).toEqual({ 'peptide:HVLTSIGEK:area': [null, null] });
  });

  it('have values in all runs of an analysis that share one file', async () => {
    const form = buildImportForm(lab.pipelineUuid, '', { 'report.tsv': REPORT });
    form.delete('raw_file');
    expect((await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form })).status).toBe(201);
    await setTargets([OF_REPORT]);
    await waitUntilMeasured();
    const { 'peptide:AFETLTDSNKR:area': areas = [] } = await listValues('peptide:AFETLTDSNKR:area');
    expect(areas.map((area) => area !== null)).toEqual([false, false, true, true, true]);
  });

  it('have a trend, and can have limits', async () => {
    const metric = 'peptide:AFETLTDSNKR:rt_min';
    const trend = await fetch(`${lab.address}/api/qc/trend?${formatQuery()}&metric=${metric}&format=csv`);
    expect((await trend.text()).split('\r\n')[0]).toContain(metric);
    const limit = { metric, method: 'fixed', guide_set: null, sigmas: null, lower: 1, upper: null };
    const answer = await fetch(`${lab.address}/api/qc/limits`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ project: lab.project, pipeline: lab.pipeline, limits: [limit], user }),
    });
    expect(answer.status).toBe(200);
  });

  it('are exported as an mzQC table in each run that contains them', async () => {
    const { mzQC } = (await (await fetch(`${lab.address}/api/qc/mzqc?${formatQuery()}`)).json()) as {
      mzQC: { runQualities: { metadata: { label: string }; qualityMetrics: { accession: string; value: object }[] }[] };
    };
    const tables = mzQC.runQualities.map(({ qualityMetrics }) =>
      qualityMetrics.find(({ accession }) => accession === 'CONCORDAT:TARGETS'),
    );
    expect(tables.map((table) => table !== undefined)).toEqual([false, false, true, true, true]);
    expect(tables.at(-1)?.value).toMatchObject({ kind: ['peptide'], name: ['AFETLTDSNKR'], area: [expect.any(Number)] });
  });

  it('are added from a pasted list, and removed on their page', async () => {
    await setTargets([PEPTIDE]);
    expect((await submitForm({ add: 'P02769\nLTILEELR' })).status).toBe(303);
    expect((await submitForm({ remove: 'peptide:HVLTSIGEK' })).status).toBe(303);
    expect((await getTargets()).targets.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'protein P02769',
      'peptide LTILEELR',
    ]);
  });

  it.each([
    [{ add: ' ' }, 'Enter a peptide sequence or a protein accession.'],
    [{ remove: '' }, 'Select the targets to remove.'],
    [{ add: 'AC[+57]DEK' }, 'Line 1: “AC[+57]DEK” is not a protein accession'],
  ] as const)('are not changed by a form with %j, and the page shows the error', async (fields, reason) => {
    const before = (await getTargets()).targets;
    const answer = await submitForm(fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
    expect((await getTargets()).targets).toEqual(before);
  });

  it.each([
    [[PEPTIDE, PEPTIDE], 'targets: HVLTSIGEK occurs twice.'],
    [[{ kind: 'peptide', name: 'P02769' }], 'targets[0].name: P02769 is not a peptide sequence.'],
  ])('are not saved if they are %j, and the error names the invalid property', async (targets, reason) => {
    const { status, body } = await setTargets(targets);
    expect(status).toBe(400);
    expect(body.detail).toContain(reason);
  });

  it('have a page that reports unreadable stored results', async () => {
    const stored = await readdir(join(dataDir, 'proteomics/results'), { recursive: true });
    for (const path of stored.filter((name) => name.endsWith('/evidence.txt')))
      await writeFile(join(dataDir, 'proteomics/results', path), Buffer.alloc(64));
    await setTargets([{ kind: 'peptide', name: 'LTILEELR' }]);
    const readText = async () => (await fetch(getPageUrl(), { headers: { accept: 'text/html' } })).text();
    await expect.poll(readText).toContain('The results of 2 runs could not be read');
    expect(await readText()).not.toContain('still being read');
  });
});
