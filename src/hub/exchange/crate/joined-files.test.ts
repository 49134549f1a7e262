// @module-tag full
/** Tests that an attached file, and a data file entity with its name, become one entity of the RO-Crate. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { readPackedFiles } from '../import/reading/packed-files.ts';
import { READING_LIMITS } from '../import/reading/reading-limits.ts';
import { type ExchangeSite, startExchange } from '../testing-exchange.ts';

describeWithDatabase('Attached files in an RO-Crate', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-joined-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['miappe/1.2', 'isa/1.0'])('are described by data file entities with the same name in %s', async (profile) => {
    const project = await site.project(profile);
    const isMiappe = profile !== 'isa/1.0';
    const createIdentifierValues = (value: string) => (isMiappe ? { unique_id: value } : { identifier: value });
    const link = 'https://example.org/x.csv';
    const named = { name: 'heights.csv', version: '2', description: 'Heights of plots', link };
    await project.fill(
      { entityType: 'Investigation', data: { ...createIdentifierValues('INV'), title: 'T' }, ref: 'top' },
      { entityType: 'Study', data: { ...createIdentifierValues('S'), title: 'T' }, parentId: 'top', ref: 'study' },
      ...(isMiappe
        ? [{ entityType: 'DataFile', data: { unique_id: 'F', ...named }, parentId: 'study' }]
        : [
            { entityType: 'Assay', data: { filename: 'a.txt' }, parentId: 'study', ref: 'assay' },
            { entityType: 'DataFile', data: { filename: 'heights.csv', label: 'Raw Data File' }, parentId: 'assay' },
          ]),
    );
    const body = new FormData();
    body.append('file', new File(['a\n1\n'], 'heights.csv'));
    const headers = { accept: 'application/json' };
    const uploaded = await fetch(project.hub.address + project.hub.getPath('files'), { method: 'POST', body, headers });
    const { file_id } = (await uploaded.json()) as { file_id: string };
    await project.hub.post(project.hub.getPath('files', file_id), { description: 'Measured by hand.' });
    const written = await project.export('format=ro-crate');
    const path = join(folder, 'joined.zip');
    await writeFile(path, written);
    const files = new Map((await readPackedFiles(path, READING_LIMITS, 'an RO-Crate')).map((one) => [one.path, one.bytes]));
    // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
    const graph: any[] = JSON.parse(String(files.get('ro-crate-metadata.json')))['@graph'];
    const same = graph.filter((entity) => entity['@type'] === 'File' && entity.name === 'heights.csv');
    const more = { version: '2', abstract: 'Heights of plots', contentUrl: link };
    const shown = isMiappe ? more : { additionalType: 'Raw Data File' };
    const attached = { '@id': 'files/heights.csv', contentSize: '4', description: 'Measured by hand.', ...shown };
    expect(same).toMatchObject([attached]);
    const holder = graph.find(({ additionalType }) => additionalType === (isMiappe ? 'Study' : 'Assay'));
    expect(holder.hasPart).toContainEqual({ '@id': 'files/heights.csv' });
    const target = await site.project(profile);
    const { body: sent } = await target.upload({ name: 'crate.zip', content: written });
    expect((await target.apply(sent.id)).status).toBe(200);
    const listEntities = async (one: typeof target) => JSON.parse(String(await one.export('format=json'))).entities;
    expect(await listEntities(target)).toEqual(await listEntities(project));
    const [file] = (await target.hub.get(target.hub.getPath('files'))).body.files;
    expect(file).toMatchObject({ name: 'heights.csv', description: 'Measured by hand.', size: 4 });
  });
});
