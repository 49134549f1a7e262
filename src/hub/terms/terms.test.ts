import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import type { Log } from '../../log.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import type { HubContext } from '../context.ts';
import { importVocabularies } from './import-vocabularies.ts';

const PECO = `[Term]
id: PECO:0007404
name: drought environment exposure
def: "An exposure to a water deficit." []
synonym: "drought stress" EXACT []

[Term]
id: PECO:0007383
name: water environment exposure

[Term]
id: PECO:0007000
name: drought
`;

describeWithDatabase('Terms of vocabularies', () => {
  let server: TestServer;
  let folder: string;
  const warnings: object[] = [];
  const importFiles = async (vocabularies: readonly string[]) => {
    const log = { info: () => {}, warn: (what: object) => warnings.push(what) } as unknown as Log;
    const pool = server.database?.pool;
    await importVocabularies({ settings: { vocabularies }, pool, log } as unknown as HubContext);
  };
  const findTerms = async (query: string) => {
    const answer = await fetch(`${server.address}/api/terms?${query}`, { headers: { accept: 'application/json' } });
    return {
      status: answer.status,
      body: (await answer.json()) as { terms: Record<string, string>[]; vocabularies: string[] },
    };
  };
  const readLabels = async (query: string) => (await findTerms(query)).body.terms.map(({ label }) => label);

  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    folder = await mkdtemp(join(tmpdir(), 'vocabularies-'));
    await writeFile(join(folder, 'peco.obo'), PECO);
    await writeFile(join(folder, 'notes.txt'), 'no vocabulary');
    await importFiles([folder]);
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('are found by the beginnings of words, the closest match first', async () => {
    expect(await readLabels('q=drought')).toEqual(['drought', 'drought environment exposure']);
  });

  it.each([
    ['q=env+dro', ['drought environment exposure']],
    ['q=DROUGHT+STRESS', ['drought environment exposure']],
    ['q=PECO%3A0007404', ['drought environment exposure']],
    ['q=peco_0007404', ['drought environment exposure']],
    ['q=0007404', ['drought environment exposure']],
    ['q=nothing+here', []],
    ["q='%20%7C%20%26%20!%20:*%20%5C", ['drought', 'water environment exposure', 'drought environment exposure']],
  ])('are found by word, synonym and identifier: %s', async (query, expected) => {
    expect((await readLabels(query)).toSorted()).toEqual(expected.toSorted());
  });

  it('have all properties that pickers display', async () => {
    expect((await findTerms('q=drought+stress')).body).toEqual({
      terms: [
        {
          value: 'PECO:0007404',
          id: 'PECO:0007404',
          label: 'drought environment exposure',
          vocabulary: 'PECO',
          synonyms: ['drought stress'],
          definition: 'An exposure to a water deficit.',
        },
      ],
      vocabularies: ['PECO'],
    });
  });

  it('are limited to the requested number', async () => {
    expect((await readLabels('limit=2')).length).toBe(2);
  });

  describe('Terms for a field', () => {
    const findTermsOfField = (entity: string, field: string, q = '', profile = 'miappe/1.1') =>
      findTerms(`profile=${profile}&entity_type=${entity}&field=${field}&q=${q}`);

    it('are stored as identifiers in a field of identifiers', async () => {
      const { body } = await findTermsOfField('ObservedVariable', 'trait_accession_number', 'drought');
      expect(body.terms[0]).toMatchObject({ value: 'PECO:0007000', label: 'drought' });
    });

    it('are stored as labels in a field of labels', async () => {
      const { body } = await findTermsOfField('OntologyAnnotation', 'term', 'drought', 'isa/1.0');
      expect(body.terms[0]).toMatchObject({ value: 'drought', id: 'PECO:0007000' });
    });

    it.each([
      ['ObservedVariable', 'trait', 'miappe/1.1'],
      ['Event', 'event_type', 'miappe/1.2'],
      ['ObservedVariable', 'trait', 'isa-miappe-combined/2.0'],
    ])('are stored as labels in %s.%s of %s, which names the term of an accession', async (entity, field, profile) => {
      const { body } = await findTermsOfField(entity, field, 'drought', profile);
      expect(body.terms[0]).toMatchObject({ value: 'drought', id: 'PECO:0007000' });
    });

    it('are absent for the accession number of a seed bank', async () => {
      expect(
        (await findTermsOfField('BiologicalMaterial', 'material_source_accession_number', '', 'miappe/1.2')).body.terms,
      ).toEqual([]);
    });

    it('come from the values that the profile lists for the field', async () => {
      const { body } = await findTermsOfField('Analysis', 'analysis_type', 'seq', 'ena/1.0');
      expect([body.terms.map(({ value }) => value).toSorted(), body.vocabularies]).toEqual([
        ['REFERENCE_SEQUENCE', 'SEQUENCE_ANNOTATION', 'SEQUENCE_ASSEMBLY', 'SEQUENCE_VARIATION'],
        ['profile'],
      ]);
    });

    it('come from the public list of the field', async () => {
      const { body } = await findTermsOfField('Location', 'country', 'netherl');
      expect(body.terms[0]).toMatchObject({ value: 'Netherlands', id: 'NL' });
    });

    it('are normalized once for all searches of the list of the field', async () => {
      await findTermsOfField('Location', 'country', 'france');
      const normalize = vi.spyOn(String.prototype, 'normalize');
      const { body } = await findTermsOfField('Location', 'country', 'netherl');
      const calls = normalize.mock.calls.length;
      normalize.mockRestore();
      expect([body.terms[0]?.id, calls < 20]).toEqual(['NL', true]);
    });

    it('are absent for a field without a vocabulary', async () => {
      expect((await findTermsOfField('Study', 'title', 'drought')).body).toEqual({ terms: [], vocabularies: [] });
    });

    it.each([
      ['profile=miappe/1.1', 400],
      ['profile=none/1.0&entity_type=Study&field=title', 404],
      ['profile=miappe/1.1&entity_type=None&field=title', 404],
      ['profile=miappe/1.1&entity_type=Study&field=none', 404],
    ])('cannot be requested without a known field: %s', async (query, status) => {
      expect((await findTerms(query)).status).toBe(status);
    });
  });

  it('are available to pickers in forms', async () => {
    const name = `Space ${crypto.randomUUID()}`;
    const postJson = async (path: string, body: object) =>
      (
        await fetch(server.address + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ id: string }>;
    const workspace = await postJson('/hub/workspaces', { name });
    const project = await postJson('/hub/projects', { workspace_id: workspace.id, name, profile: 'miappe', version: '1.1' });
    const page = await fetch(`${server.address}/hub/projects/${project.id}/form/Sample`, { headers: { accept: 'text/html' } });
    const text = await page.text();
    expect([
      text.includes('data-terms="/api/terms?profile=miappe%2F1.1&amp;entity_type=Sample"'),
      /data-field="plant_anatomical_entity"[^>]* data-terms/.test(text),
    ]).toEqual([true, true]);
  });

  it('are updated and deleted with the file', async () => {
    const path = join(folder, 'own.csv');
    await writeFile(path, 'id,label\nO:1,first wording\n');
    await importFiles([folder]);
    expect(await readLabels('q=wording')).toEqual(['first wording']);
    await writeFile(path, 'id,label\nO:1,another wording\n');
    await importFiles([folder]);
    expect(await readLabels('q=wording')).toEqual(['another wording']);
    await rm(path);
    await importFiles([folder]);
    expect(await readLabels('q=wording')).toEqual([]);
  });

  it('stay unchanged if the file becomes unreadable, and a log entry reports it', async () => {
    const path = join(folder, 'peco.obo');
    await writeFile(path, 'nothing in it');
    await importFiles([folder, join(folder, 'missing.obo')]);
    expect([await readLabels('q=drought'), warnings.length]).toEqual([['drought', 'drought environment exposure'], 2]);
    await writeFile(path, PECO);
  });

  it('are stored completely in several batches', async () => {
    const rows = Array.from({ length: 4_500 }, (_, number) => `M:${number},mass term ${number}`);
    await writeFile(join(folder, 'mass.csv'), `id,label\n${rows.join('\n')}\n`);
    await importFiles([folder]);
    expect(await readLabels('q=mass+term+4499')).toEqual(['mass term 4499']);
  });
});
