// @module-tag full
/**
 * Tests that MIAPPE projects are unchanged after an export to ISA files and an import. Comments in the files contain the
 * values without an ISA property.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '../../../profiles/catalog/catalog.ts';
import type { Entity } from '../../../profiles/profile.ts';
import { createRandomObject } from '../../../profiles/testing-random-data.ts';
import { createSeededRandom } from '../../../profiles/testing-seeded-random.ts';
import { normalizeMemberName } from '../../../profiles/validation/entity-plan.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import type { EntityChange } from '../../saving/entity-change.ts';
import { formatDisplayName } from '../../words.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

const MIAPPE = ['miappe/1.1', 'miappe/1.2'];
const FORMATS = [
  ['isa-json', 'isa.json'],
  ['isa-tab', 'isa.zip'],
  ['xlsx', 'project.xlsx'],
] as const;

describe('The names of comments', () => {
  it('have the spelling of the fields that they contain', () => {
    const names = loadCatalog().entries.flatMap(({ profile }) =>
      [...profile.entities.values()].flatMap(({ fields }) => fields.map(({ name }) => name)),
    );
    expect(names.filter((name) => normalizeMemberName(formatDisplayName(name)) !== normalizeMemberName(name))).toEqual([]);
  });
});

describeWithDatabase('A project of MIAPPE', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-isa-whole-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function importFile(
    profile: string,
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
    format = '',
  ): Promise<ExchangeProject> {
    const project = await site.project(profile);
    const { status, body, text } = await project.upload({ name, content, format });
    expect([
      status,
      status === 201 ? body.rows.filter(({ outcome }: { outcome: string }) => outcome === 'refuse') : text,
    ]).toEqual([201, []]);
    expect((await project.apply(body.id)).status).toBe(200);
    return project;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
  const exportData = async (project: ExchangeProject): Promise<any> =>
    JSON.parse((await project.export('format=json')).toString()).entities.map(({ data }: { data: unknown }) => data);

  describe.each(MIAPPE)('A project of %s', (profile) => {
    it.each(FORMATS)('is unchanged after an export and import as %s', async (format, name) => {
      const example = readFileSync(new URL(`../../../../profiles/${profile}/example.yaml`, import.meta.url));
      const project = await importFile(profile, 'example.yaml', new Uint8Array(example));
      const again = await importFile(profile, name, new Uint8Array(await project.export(`format=${format}`)));
      expect(await exportData(again)).toEqual(await exportData(project));
    });

    it.each(FORMATS)('keeps entities without identifiers unchanged after an export and import as %s', async (format, name) => {
      const made = await site.project(profile);
      await made.fill(
        { entityType: 'Investigation', data: { unique_id: 'INV', title: 'T' }, ref: 'top' },
        { entityType: 'Study', data: { unique_id: 'S', title: 'T', investigation_id: 'INV' }, parentId: 'top', ref: 'study' },
        ...[
          ['DataFile', { link: 'https://example.org/a.csv', description: 'Heights' }],
          ['Event', { event_type: 'sowing', date: '2024-03-01' }],
          ['Environment', { parameter: 'humidity', value: '60 %' }],
        ].map(
          ([entityType, data]) =>
            ({ entityType, data: { study_id: 'S', ...(data as object) }, parentId: 'study' }) as EntityChange,
        ),
      );
      const again = await importFile(profile, name, new Uint8Array(await made.export(`format=${format}`)));
      expect(await exportData(again)).toEqual(await exportData(made));
    });

    const made = [1, 2, 3, 4].flatMap((seed) => FORMATS.slice(0, 2).map(([format, name]) => [seed, format, name] as const));
    it.each(made)('keeps random values of seed %i after an export and import as %s', async (seed, format, name) => {
      const project = await importFile(profile, 'made.json', createGeneratedProject(profile, seed));
      const again = await importFile(profile, name, new Uint8Array(await project.export(`format=${format}`)));
      expect(await exportData(again)).toEqual(await exportData(project));
    });

    it('keeps the values of an export, and imports a parameter that was added to the file', async () => {
      const example = readFileSync(new URL(`../../../../profiles/${profile}/example.yaml`, import.meta.url));
      const project = await importFile(profile, 'example.yaml', new Uint8Array(example));
      const file = JSON.parse((await project.export('format=isa-json')).toString());
      const [growth] = file.studies[0].protocols;
      growth.parameters.push({ parameterName: { annotationValue: 'soil depth' } });
      const again = await importFile(profile, 'isa.json', JSON.stringify(file));
      const readEnvironments = async (of: ExchangeProject) => (await exportData(of))[0].studies[0].environments;
      expect(await readEnvironments(again)).toEqual([
        ...(await readEnvironments(project)),
        expect.objectContaining({ parameter: 'soil depth' }),
      ]);
    });
  });
});

/** Returns a generated investigation in which each object has its own identifier. */
function createGeneratedProject(id: string, seed: number): string {
  const profile = loadCatalog().entries.find((entry) => entry.profile.id === id)?.profile;
  if (profile === undefined) throw new Error(`no profile ${id}`);
  const made = createRandomObject(profile, profile.entities.get('Investigation') as Entity, createSeededRandom(seed), 4);
  let count = 0;
  const data = JSON.parse(JSON.stringify(made), (name, value: unknown) => {
    count += 1;
    return name === 'unique_id' ? `id-${count}` : value;
  });
  const { name, version } = profile;
  return JSON.stringify({ profile: name, version, name: 'made', entities: [{ entity_type: 'Investigation', data }] });
}
