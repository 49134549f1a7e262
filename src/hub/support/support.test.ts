import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createTestProject } from '../entities/testing-project.ts';

describeWithDatabase('The support API for forms and tools', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
  });
  afterAll(() => server.stop());

  const getJson = async (path: string) => {
    const response = await fetch(`${server.address}${path}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const postJson = async (path: string, body: unknown) => {
    const response = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('compares two profiles', async () => {
    const { status, body } = await postJson('/api/compare', ['miappe/1.1', 'isa/1.0']);
    expect([status, body.profiles, body.statistics]).toEqual([
      200,
      ['miappe/1.1', 'isa/1.0'],
      {
        total_entities: 30,
        common_entities: 6,
        unique_entities: 24,
        modified_entities: 6,
        total_fields: 274,
        common_fields: 0,
        modified_fields: 12,
        conflicting_fields: 2,
      },
    ]);
  });

  it('ignores repetitions of a profile, case-insensitively', async () => {
    const { body } = await postJson('/api/compare', ['miappe/1.1', 'MIAPPE/1.1']);
    expect([body.profiles, (body.statistics as { common_fields: number }).common_fields]).toEqual([['miappe/1.1'], 149]);
  });

  it.each<[string, unknown, number, string]>([
    ['/api/compare', [], 400, 'At least 1 profile is required.'],
    ['/api/compare', ['miappe'], 400, 'Invalid profile format: miappe. Use profile/version, like miappe/1.1.'],
    ['/api/compare', ['miappe/9.9'], 500, 'Profile not found: miappe/9.9'],
    ['/api/merge', { profiles: ['miappe/1.1'] }, 400, 'At least 2 different profiles are required.'],
    ['/api/merge', { profiles: ['isa/1.0', 'ISA/1.0'] }, 400, 'At least 2 different profiles are required.'],
    [
      '/api/merge',
      { profiles: ['isa/1.0', 'a b/1'] },
      400,
      'Invalid profile format: a b/1. Use profile/version, like miappe/1.1.',
    ],
    ['/api/merge', { profiles: ['isa/1.0', 'none/1'] }, 500, 'Profile not found: none/1'],
    [
      '/api/merge',
      { profiles: ['isa/1.0', 'jerm/1.0'], strategy: 'best' },
      400,
      'Unknown strategy: best. Available: first_wins, last_wins, most_restrictive, least_restrictive, prefer_isa/1.0, prefer_jerm/1.0.',
    ],
    [
      '/api/merge',
      { profiles: ['isa/1.0', 'jerm/1.0'], resolutions: [{ entity: 'Study', field: 'nothing', profile: 'isa/1.0' }] },
      400,
      'isa/1.0 has no field Study.nothing.',
    ],
  ])('rejects, at %s, the body %j', async (path, body, status, detail) => {
    expect(await postJson(path, body)).toEqual({ status, body: { detail } });
  });

  it('merges two profiles, preferring the first by default', async () => {
    const { status, body } = await postJson('/api/merge', { profiles: ['miappe/1.1', 'isa/1.0'] });
    expect([status, body.strategy_used, body.source_profiles, body.has_unresolved_conflicts, body.resolutions_applied]).toEqual(
      [200, 'first_wins', ['miappe/1.1', 'isa/1.0'], false, 14],
    );
  });

  it.each([
    ['Sample', { observation_unit_id: { target_type: 'ObservationUnit', required: false } }],
    ['study', { investigation_id: { target_type: 'Investigation', required: true } }],
    [
      'observation_unit',
      {
        study_id: { target_type: 'Study', required: true },
        biological_material_id: { target_type: 'BiologicalMaterial', required: false },
      },
    ],
    [
      'Event',
      {
        study_id: { target_type: 'Study', required: true },
        observation_unit_ids: { target_type: 'ObservationUnit', required: false },
      },
    ],
  ])('returns the references of %s', async (type, expected) => {
    expect(await getJson(`/api/reference-fields/${type}`)).toEqual({ status: 200, body: expected });
  });

  it('returns an empty object for a type that only another profile has', async () => {
    expect(await getJson('/api/reference-fields/Assay')).toEqual({ status: 200, body: {} });
  });

  it.each(['/api/reference-fields/Nothing', '/api/lookup/Nothing', '/api/reference-fields/Study?profile=none/1'])(
    'returns 404 for %s',
    async (path) => {
      expect((await getJson(path)).status).toBe(404);
    },
  );

  it('finds saved entities in this order: exact matches, those that begin with the text, all others', async () => {
    const { make, scope } = await createTestProject(server.database as Database);
    for (const [unique_id, title] of [
      ['TRIAL-10', 'Late barley'],
      ['OLD-TRIAL-1', 'Older'],
      ['TRIAL-1', 'Wheat'],
      ['OTHER', 'Something else'],
    ])
      await make('Investigation', { unique_id, title });
    const { body } = await getJson(`/api/lookup/investigation?q=trial-1&project=${scope.project.id}`);
    expect(body.results).toEqual([
      { value: 'TRIAL-1', label: 'Wheat' },
      { value: 'TRIAL-10', label: 'Late barley' },
      { value: 'OLD-TRIAL-1', label: 'Older' },
    ]);
  });

  it('treats percent signs and quotes literally in a search', async () => {
    const { make, scope } = await createTestProject(server.database as Database);
    await make('Investigation', { unique_id: "100%_'x", title: 'Odd' });
    await make('Investigation', { unique_id: '100ab', title: 'Even' });
    const { body } = await getJson(`/api/lookup/Investigation?q=${encodeURIComponent("%_'")}&project=${scope.project.id}`);
    expect(body.results).toEqual([{ value: "100%_'x", label: 'Odd' }]);
  });

  it('searches all projects, and returns each value once', async () => {
    for (let project = 1; project <= 2; project += 1) {
      const { make } = await createTestProject(server.database as Database);
      await make('Study', { unique_id: 'SHARED', title: 'Shared' });
    }
    expect((await getJson('/api/lookup/Study?q=shared')).body.results).toEqual([{ value: 'SHARED', label: 'Shared' }]);
  });

  it('finds no entities of a collaboration for users outside it', async () => {
    const { make, scope } = await createTestProject(server.database as Database);
    await make('Study', { unique_id: 'SECRET', title: 'Not for everybody' });
    await server.database?.pool.query(
      `update hub_workspaces set collaboration = 'crops:drought_trial'
       where id = (select workspace_id from hub_projects where id = $1)`,
      [scope.project.id],
    );
    const answer = await fetch(`${server.address}/api/lookup/Study?q=secret&project=${scope.project.id}`);
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([
      403,
      expect.not.stringContaining('Not for everybody'),
      expect.stringMatching(/^hub_visitor=/),
    ]);
    expect((await getJson('/api/lookup/Study?q=secret')).body.results).toEqual([]);
  });
});
