/** Tests the reference set that is the baseline of a pipeline. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type QualityServer, readJson, startQualityServer } from '../testing-quality.ts';

interface Summary {
  readonly verdict: { readonly state: string; readonly runs: { raw_file: string }[] };
}
interface Made {
  readonly id: string;
  readonly baseline: boolean;
}

describeWithDatabase('The baseline of a pipeline', () => {
  let server: QualityServer;
  let runs: readonly string[];
  const made: string[] = [];
  beforeAll(async () => {
    server = await startQualityServer({ count: 60 });
    runs = server.seeded.runs;
    // In half of the runs, fewer protein groups are identified, so the median of the series lies between both halves.
    await server.pool.query(
      `update proteomics_quality_rows q set "values" = (q."values"::jsonb || jsonb_build_object('N_protein_groups',
          case when r.name = any($1) then 500 else 1300 end + (r.arrival % 5)))::json from proteomics_raw_files r where r.uuid = q.raw_file_uuid`,
      [runs.slice(30).map((name) => `${name}.raw`)],
    );
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    for (const id of made.splice(0)) {
      const set = await readJson<{ name: string; raw_files: string[] }>(fetch(`${server.address}/api/qc/guide-sets/${id}`));
      await server.send('PUT', `guide-sets/${id}`, { name: set.name, raw_files: set.raw_files, baseline: false });
    }
  });

  async function createSet(name: string, raw_files: readonly string[], baseline?: boolean): Promise<Made> {
    const answer = await readJson<Made>(server.send('POST', 'guide-sets', { name, raw_files, baseline }));
    made.push(answer.id);
    return answer;
  }
  const listWaiting = async () =>
    (await readJson<Summary>(server.read('summary'))).verdict.runs.map(({ raw_file }) => raw_file);
  const readLimitsOfTrend = async () =>
    (
      await readJson<{ limits: { method: string } | null }>(
        server.read('trend', { metric: 'N_protein_groups', limits: 'automatic' }),
      )
    ).limits;

  it('determines the runs out of limits, even after a lasting change of the series', async () => {
    const before = await listWaiting();
    await createSet('Good weeks', runs.slice(0, 12), true);
    const after = await listWaiting();
    expect(before.filter((name) => runs.indexOf(name) >= 30)).not.toEqual(runs.slice(30));
    expect(after.filter((name) => runs.indexOf(name) >= 30)).toEqual(runs.slice(30));
  });

  it('provides the limits of the trend', async () => {
    await createSet('Weeks of the trend', runs.slice(0, 12), true);
    expect(await readLimitsOfTrend()).toMatchObject({ method: 'guide_set' });
  });

  it('is the reference set that was selected last', async () => {
    const first = await createSet('First', runs.slice(0, 12), true);
    const second = await createSet('Second', runs.slice(2, 14), true);
    const { items } = await readJson<{ items: Made[] }>(server.read('guide-sets'));
    expect(items.filter(({ baseline }) => baseline).map(({ id }) => id)).toEqual([second.id]);
    expect(first.baseline).toBe(true);
  });

  it('is not set in a new pipeline', async () => {
    const { baseline } = await createSet('Only a set', runs.slice(0, 12));
    expect([baseline, await readLimitsOfTrend()]).toEqual([false, expect.objectContaining({ method: 'usual' })]);
  });

  it('is set by one button of the page that compares runs with a reference set', async () => {
    const { id } = await createSet('Offered', runs.slice(0, 12));
    const page = await (await fetch(server.getPageUrl(`?compare=${id}`))).text();
    expect(page).toContain('>Make Offered the baseline</button>');
    const form = /<form [^>]+aria-label="Baseline">([\s\S]*?)<\/form>/.exec(page)?.[1] ?? '';
    const fields = [...form.matchAll(/<input type="hidden"\s+name="([^"]+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
    const answer = await server.submitForm(`/guide-sets/${id}`, [...fields, ['user', server.seeded.user]]);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/\/qc(\?|#|$)/)]);
    expect(await readLimitsOfTrend()).toMatchObject({ method: 'guide_set' });
    expect(await (await fetch(server.getPageUrl(`?compare=${id}`))).text()).not.toContain('the baseline</button>');
  });

  it('remains if an update of the reference set omits it', async () => {
    const { id } = await createSet('Kept', runs.slice(0, 12), true);
    const answer = await server.send('PUT', `guide-sets/${id}`, { name: 'Kept', raw_files: runs.slice(0, 13) });
    expect(await readJson(answer)).toMatchObject({ baseline: true });
  });

  it('cannot be deleted', async () => {
    const { id } = await createSet('In use', runs.slice(0, 12), true);
    const headers = { 'Concordat-User': server.seeded.user };
    const answer = await fetch(`${server.address}/api/qc/guide-sets/${id}`, { method: 'DELETE', headers });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { detail: 'This reference set is in use: baseline of the pipeline.' },
    ]);
  });

  it('is set by a checkbox of the form', async () => {
    const fields = runs.slice(0, 12).map((name): [string, string] => ['raw_files', name]);
    const answer = await server.submitForm('/guide-sets', [
      ['name', 'By form'],
      ['baseline', 'true'],
      ['user', server.seeded.user],
      ...fields,
    ]);
    expect(answer.status).toBe(303);
    const { items } = await readJson<{ items: (Made & { name: string })[] }>(server.read('guide-sets'));
    const found = items.find(({ name }) => name === 'By form');
    made.push(found?.id ?? '');
    expect(found?.baseline).toBe(true);
  });
});
