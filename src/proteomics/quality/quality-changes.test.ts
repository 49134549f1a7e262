import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type QualityServer, readJson, startQualityServer } from './testing-quality.ts';

interface Reviews {
  changed: { raw_file: string; flagged: boolean; use_downstream: boolean; flagged_before: boolean }[];
}
interface History {
  items: { raw_file: string; reason: string | null; changed_by: string; flagged: boolean }[];
  total: number;
}

describeWithDatabase('Quality data entered by users', () => {
  let server: QualityServer;
  let [first, second, third] = ['', '', ''];
  beforeAll(async () => {
    server = await startQualityServer({ count: 12, userName: 'Ada <b>' });
    [first = '', second = '', third = ''] = server.seeded.runs;
  });
  afterAll(() => server.stop());

  describe('A review', () => {
    it('applies to all given raw files, and is in the response', async () => {
      const answer = await server.send('POST', 'reviews', {
        raw_files: [first, `${second}.raw`],
        flagged: true,
        reason: ' Spray ',
      });
      const { changed } = await readJson<Reviews>(answer);
      expect(changed.map(({ raw_file }) => raw_file).sort()).toEqual([first, second]);
      expect(changed[0]).toMatchObject({ flagged: true, flagged_before: false, use_downstream: true });
    });

    it('is listed with its author and its reason, before older reviews', async () => {
      await server.send('POST', 'reviews', { raw_files: [first], use_downstream: false });
      const { items, total } = await readJson<History>(server.read('reviews', { search: first.toUpperCase() }));
      expect(total).toBe(2);
      expect(items.map(({ reason, changed_by }) => [reason, changed_by])).toEqual([
        [null, 'Ada <b>'],
        ['Spray', 'Ada <b>'],
      ]);
    });

    it('is not recorded without a change', async () => {
      const before = await readJson<History>(server.read('reviews'));
      expect(await readJson<Reviews>(server.send('POST', 'reviews', { raw_files: [first], flagged: true }))).toEqual({
        changed: [],
      });
      expect((await readJson<History>(server.read('reviews'))).total).toBe(before.total);
    });

    it('applies to no raw file if one of them does not exist', async () => {
      const answer = await server.send('POST', 'reviews', { raw_files: [third, 'nowhere'], flagged: true });
      expect(answer.status).toBe(404);
      const { items } = await readJson<History>(server.read('reviews', { search: third }));
      expect(items).toEqual([]);
    });

    it('requires a decision and a known user', async () => {
      expect((await server.send('POST', 'reviews', { raw_files: [first] })).status).toBe(400);
      expect((await server.send('POST', 'reviews', { raw_files: [first], flagged: true, user: randomUUID() })).status).toBe(
        404,
      );
      expect((await server.send('POST', 'reviews', { raw_files: [first], flagged: true, user: 'me' })).status).toBe(400);
    });

    it('is possible on the last page if the offset exceeds the number of runs', async () => {
      const html = await (await fetch(server.getPageUrl('?offset=1000000000'))).text();
      expect(html).toContain('name="raw_files"');
    });

    it('is recorded once for a raw file that several users review concurrently', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          readJson<Reviews>(server.send('POST', 'reviews', { raw_files: [third], flagged: true })),
        ),
      );
      expect(answers.flatMap(({ changed }) => changed)).toHaveLength(1);
    });
  });

  describe('A reference set', () => {
    it('contains its raw files in the order of acquisition', async () => {
      const answer = await server.send('POST', 'guide-sets', {
        name: 'March',
        raw_files: [third.toUpperCase(), first, `${first}.raw`],
      });
      expect(answer.status).toBe(201);
      const made = await readJson<{ id: string; raw_files: string[]; note: string }>(answer);
      expect(made).toMatchObject({ raw_files: [first, third], note: '' });
      expect(answer.headers.get('location')).toBe(`/api/qc/guide-sets/${made.id}`);
    });

    it('requires a unique name and two different raw files', async () => {
      expect((await server.send('POST', 'guide-sets', { name: 'March', raw_files: [first, second] })).status).toBe(409);
      expect((await server.send('POST', 'guide-sets', { name: 'One', raw_files: [first, first] })).status).toBe(400);
      expect((await server.send('POST', 'guide-sets', { name: ' ', raw_files: [first, second] })).status).toBe(400);
    });

    it('is replaced completely by an update', async () => {
      const { id } = await readJson<{ id: string }>(
        server.send('POST', 'guide-sets', { name: 'April', raw_files: [first, second] }),
      );
      const answer = await server.send('PUT', `guide-sets/${id}`, { name: 'May', note: 'n', raw_files: [second, third] });
      expect(await readJson(answer)).toMatchObject({ name: 'May', note: 'n', raw_files: [second, third] });
    });

    it('cannot be deleted while a limit uses it', async () => {
      const { id } = await readJson<{ id: string }>(
        server.send('POST', 'guide-sets', { name: 'Used', raw_files: [first, second] }),
      );
      const deleteReferenceSet = () =>
        fetch(`${server.address}/api/qc/guide-sets/${id}`, {
          method: 'DELETE',
          headers: { 'Concordat-User': server.seeded.user },
        });
      await server.send('PUT', 'limits', {
        limits: [{ metric: 'N_peptides', method: 'guide_set', guide_set: id, sigmas: null, lower: null, upper: null }],
      });
      expect((await deleteReferenceSet()).status).toBe(409);
      await server.send('PUT', 'limits', { limits: [] });
      expect((await deleteReferenceSet()).status).toBe(204);
      expect((await deleteReferenceSet()).status).toBe(404);
    });

    it('cannot be deleted without the ID of the user', async () => {
      const { id } = await readJson<{ id: string }>(
        server.send('POST', 'guide-sets', { name: 'Kept', raw_files: [first, second] }),
      );
      const answer = await fetch(`${server.address}/api/qc/guide-sets/${id}`, { method: 'DELETE' });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { detail: expect.stringContaining('Concordat-User is required.') },
      ]);
    });
  });

  describe('An annotation', () => {
    it('is created, changed, listed by time and deleted', async () => {
      const late = await readJson<{ id: string }>(
        server.send('POST', 'annotations', { kind: 'cleaning', at: '2025-03-05T10:00:00', text: 'late' }),
      );
      await server.send('POST', 'annotations', { kind: 'calibration', at: '2025-03-01T10:00:00', text: 'early' });
      await server.send('PUT', `annotations/${late.id}`, { kind: 'other', at: '2025-03-06T10:00:00', text: 'later' });
      const listAnnotations = () => readJson<{ items: { text: string }[]; total: number }>(server.read('annotations'));
      expect((await listAnnotations()).items.map(({ text }) => text)).toEqual(['early', 'later']);
      await fetch(`${server.address}/api/qc/annotations/${late.id}`, {
        method: 'DELETE',
        headers: { 'Concordat-User': server.seeded.user },
      });
      expect((await listAnnotations()).total).toBe(1);
    });

    it('requires a valid date and time, and a text', async () => {
      expect((await server.send('POST', 'annotations', { kind: 'other', at: '2025-02-30T10:00:00', text: 'x' })).status).toBe(
        400,
      );
      expect((await server.send('POST', 'annotations', { kind: 'other', at: '2025-02-20T10:00:00', text: '  ' })).status).toBe(
        400,
      );
    });
  });

  describe('A value that contains NUL', () => {
    it.each([
      ['reviews', { raw_files: ['lumos_qc_0001'], flagged: true, reason: 'a\u0000' }, 'reason'],
      ['guide-sets', { name: 'a\u0000', raw_files: ['lumos_qc_0001', 'lumos_qc_0002'] }, 'name'],
      ['guide-sets', { name: 'a', note: '\u0000', raw_files: ['lumos_qc_0001', 'lumos_qc_0002'] }, 'note'],
      ['annotations', { kind: 'other', at: '2025-03-01T10:00:00', text: 'a\u0000' }, 'text'],
    ])('is rejected in a request to %s', async (operation, body, member) => {
      const answer = await server.send('POST', operation, body);
      expect(answer.status).toBe(400);
      expect((await readJson<{ detail: string }>(answer)).detail).toBe(`${member} must not contain the character NUL.`);
    });
  });

  describe('Limits of a pipeline', () => {
    const createLimit = (change: object) => ({
      metric: 'N_peptides',
      method: 'fixed',
      guide_set: null,
      sigmas: null,
      lower: null,
      upper: 5,
      ...change,
    });

    it.each([
      ['a duplicate metric', [createLimit({}), createLimit({})], 'twice'],
      ['a text metric', [createLimit({ metric: 'Instrument' })], 'Instrument'],
      ['no bound', [createLimit({ upper: null })], 'lower'],
      ['a lower bound above the upper one', [createLimit({ lower: 9 })], 'upper'],
      ['bounds for a moving range', [createLimit({ method: 'moving_range' })], 'upper'],
      ['a bound of 1e101', [createLimit({ upper: 1e101 })], 'upper'],
      ['the reference set method without a reference set', [createLimit({ method: 'guide_set', upper: null })], 'guide_set'],
    ])('are rejected if they have %s', async (_what, limits, word) => {
      const answer = await server.send('PUT', 'limits', { limits });
      expect(answer.status).toBe(400);
      expect((await readJson<{ detail: string }>(answer)).detail).toContain(word);
    });

    it('use the moving range at three sigmas by default', async () => {
      const createMovingLimit = (metric: string, sigmas: number | null) =>
        createLimit({ metric, method: 'moving_range', sigmas, upper: null });
      const set = await server.send('PUT', 'limits', {
        limits: [createMovingLimit('N_peptides', null), createMovingLimit('N_protein_groups', 2.5)],
      });
      const { limits } = await readJson<{ limits: object[] }>(server.read('limits'));
      expect(await readJson<{ limits: object[] }>(set)).toMatchObject({ limits });
      expect(limits).toEqual([createMovingLimit('N_peptides', 3), createMovingLimit('N_protein_groups', 2.5)]);
    });

    it('are replaced together, and the summary counts the runs out of limits', async () => {
      await server.send('PUT', 'limits', { limits: [createLimit({ upper: null, lower: 1e9 })] });
      const summary = await readJson<{
        raw_files: number;
        outside_limits: number;
        tiles: { column: string; last_outside: boolean | null }[];
      }>(server.read('summary'));
      expect([summary.raw_files, summary.outside_limits]).toEqual([12, 11]);
      expect(summary.tiles.find(({ column }) => column === 'N_peptides')?.last_outside).not.toBe(false);
    });
  });
});
