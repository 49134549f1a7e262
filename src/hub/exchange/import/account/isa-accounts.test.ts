/** Tests that each string of an ISA or RO-Crate file is stored or listed as omitted, even in files that users changed. */
// @module-tag full
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipTexts } from '../../../../files/zip-stream.ts';
import { createSeededRandom, type SeededRandom } from '../../../../profiles/testing-seeded-random.ts';
import { describeWithDatabase } from '../../../../storage/testing.ts';
import { type ExchangeSite, type SentFile, startExchange } from '../../testing-exchange.ts';
import { readPackedFiles } from '../reading/packed-files.ts';
import { READING_LIMITS } from '../reading/reading-limits.ts';
import { findMarkers } from './testing-generated-table.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
const PROFILES = ['isa/1.0', 'miappe/1.1'];

/** Returns the marker of a string. Equal strings have the same marker. */
type Marker = (text?: string) => string;

/** Returns numbered markers. Each marker is one word, because the account traces strings by words. */
function createMarkers(): Marker {
  let count = 0;
  const known = new Map<string, string>();
  const createMarker = () => {
    count += 1;
    return `marker${count}x`;
  };
  return (text) => {
    const made = known.get(text ?? '') ?? createMarker();
    if (text !== undefined) known.set(text, made);
    return made;
  };
}

/** Properties whose strings refer to other strings, or have a fixed format. */
const UNMARKED_MEMBERS = /^(?:@.*|type|filename|.*[dD]ate|doi)$/;

/** Returns ISA-JSON with markers instead of strings, and with objects as other programs write them. */
function markJson(value: unknown, marker: Marker, random: SeededRandom, name = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => markJson(item, marker, random, name));
    // Files of other programs can lack objects to which references refer.
    return random.chance(0.05) && items.length > 1 ? items.slice(1) : items;
  }
  if (typeof value === 'object' && value !== null) {
    // The name of a comment can equal the name of a field.
    const isUnmarked = (key: string) => key === 'name' && 'value' in value;
    const members = Object.entries(value).map(([key, inner]) => [
      key,
      isUnmarked(key) ? inner : markJson(inner, marker, random, key),
    ]);
    if (Object.keys(value).some((key) => !key.startsWith('@')) && random.chance(0.1))
      members.push(
        random.pick([
          ['remark', marker()],
          ['details', { one: marker(), two: [marker()] }],
          ['value', [marker(), marker()]],
        ]),
      );
    return Object.fromEntries(members);
  }
  return typeof value === 'string' && value !== '' && !UNMARKED_MEMBERS.test(name) ? marker() : value;
}

/** Columns and lines of ISA-Tab whose cells refer to headers or files, or have a fixed format. */
const UNMARKED_COLUMNS = /(?:File Name|Factor Name|Parameters Name|Date|DOI)$/;
/** Columns and lines whose cells refer to each other. */
const REFERRING_COLUMNS = /(?:Source|Sample|Extract|Protocol) Name$|^Protocol REF$/;

function markLines(text: string, isTable: boolean, marker: Marker, random: SeededRandom): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  const [head = []] = lines;
  const marked = lines.map((cells, row) =>
    cells.map((cell, column) => {
      const title = (isTable ? head[column] : cells[0]) ?? '';
      const isHead = isTable ? row === 0 : column === 0;
      if (isHead || cell === '' || UNMARKED_COLUMNS.test(title)) return cell;
      return REFERRING_COLUMNS.test(title) ? marker(cell) : marker();
    }),
  );
  if (!isTable) {
    if (random.chance(0.5)) marked.splice(random.below(marked.length), 0, [`Comment[${marker()}]`, marker(), '', marker()]);
    if (random.chance(0.5)) marked.push(['Unknown Line', marker(), marker()]);
  } else {
    for (const column of random.chance(0.5) ? ['Characteristics[extra]', 'Remark', 'Term Source REF', 'Comment[note]'] : [])
      for (const [row, cells] of marked.entries()) cells.splice(Math.min(cells.length, 2), 0, row === 0 ? column : marker());
    if (random.chance(0.5)) marked.push((marked[0] ?? []).map(() => marker()));
  }
  return marked.map((cells) => cells.join('\t')).join(random.pick(['\n', '\r\n', '\r']));
}

/** Returns the number of filled cells, without headers: the first line of a table, or the first cell of other lines. */
function countCells(files: readonly { readonly name: string; readonly text: string }[]): number {
  const cells = files.flatMap(({ name, text }) => {
    const lines = text.split(/\r\n?|\n/).map((line) => line.split('\t'));
    return name.startsWith('i_') ? lines.map((line) => line.slice(1)) : lines.slice(1);
  });
  return cells.flat().filter((cell) => cell !== '').length;
}

/** Returns an RO-Crate as another program would write it. */
function createCrate(marker: Marker, random: SeededRandom): object {
  const createPerson = (id: string) => ({
    '@id': id,
    '@type': 'Person',
    name: `Ann ${marker()}`,
    affiliation: random.pick<unknown>([{ '@id': '#org' }, marker(), { name: marker(), address: marker() }]),
    jobTitle: random.pick<unknown>([marker(), [marker(), marker()], { '@value': marker() }]),
    telephone: marker(),
  });
  const createStudy = (id: string) => ({
    '@id': id,
    '@type': 'Dataset',
    additionalType: 'Study',
    identifier: marker(),
    name: marker(),
    description: random.pick<unknown>([marker(), [marker(), marker()]]),
    creator: [{ '@id': '#ann' }, createPerson('#inline')],
    about: { '@id': '#process' },
  });
  return {
    '@context': 'https://w3id.org/ro/crate/1.1/context',
    publisher: marker(),
    '@graph': [
      marker(),
      { '@id': 'ro-crate-metadata.json', '@type': 'CreativeWork', about: { '@id': './' }, version: marker() },
      {
        '@id': './',
        '@type': 'Dataset',
        identifier: random.pick<unknown>([marker(), { '@type': 'PropertyValue', name: 'DOI', value: marker() }]),
        name: marker(),
        headline: marker(),
        description: marker(),
        keywords: [marker(), marker()],
        license: random.pick<unknown>([marker(), { '@id': '#license' }, [{ '@id': '#license' }, marker()]]),
        creator: [{ '@id': '#ann' }, { '@id': '#missing' }],
        citation: [{ '@id': '#article' }, marker()],
        hasPart: [{ '@id': 'studies/a/' }, createStudy('studies/b/'), { '@id': 'data.csv' }],
      },
      createPerson('#ann'),
      createStudy('studies/a/'),
      { '@id': '#org', '@type': 'Organization', name: marker(), url: marker() },
      { '@id': '#license', '@type': 'CreativeWork', name: marker(), description: marker() },
      { '@id': '#article', '@type': 'ScholarlyArticle', headline: marker(), author: [{ '@id': '#ann' }, marker()] },
      { '@id': '#process', '@type': 'LabProcess', name: marker(), parameter: [{ value: marker() }] },
      { '@id': 'data.csv', '@type': 'File', name: marker(), contentSize: marker() },
      { '@id': '#ann', '@type': 'Person', name: marker() },
    ],
  };
}

describeWithDatabase('The report of an import', () => {
  let folder: string;
  let site: ExchangeSite;
  let json: unknown;
  let tabFiles: readonly { readonly name: string; readonly text: string }[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-isa-accounts-'));
    site = await startExchange(folder);
    const project = await site.project('isa/1.0');
    await project.fillWithExample();
    json = JSON.parse((await project.export('format=isa-json')).toString());
    const path = join(folder, 'isa.zip');
    await writeFile(path, await project.export('format=isa-tab'));
    const files = await readPackedFiles(path, READING_LIMITS, 'ISA-Tab');
    tabFiles = files.map((file) => ({ name: file.path, text: file.bytes.toString() }));
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Expects that all values have an outcome. Returns the number of values. */
  async function expectAccounted(profile: string, file: SentFile, content: string): Promise<number> {
    const project = await site.project(profile);
    const { status, body, text } = await project.upload(file);
    expect([status, status === 201 ? '' : text]).toEqual([201, '']);
    const { values, placed, changed, left_out: leftOut } = body.account;
    expect(placed + changed + leftOut).toBe(values);
    expect(body.left_out.reduce((sum: number, part: { values: number }) => sum + part.values, 0)).toBe(leftOut);
    expect(JSON.stringify(body.left_out)).not.toContain('could not be traced');
    const applied = await project.apply(body.id, { skip_refused: true });
    expect([applied.status, applied.text]).toEqual([200, applied.text]);
    const stored = findMarkers((await project.export('format=json')).toString());
    const accountText = JSON.stringify([body.left_out, body.changed, body.notes]);
    const lost = [...findMarkers(content)].filter((one) => !stored.has(one) && !accountText.includes(`${one}`));
    expect([lost.length <= leftOut, lost.length <= leftOut ? [] : lost, leftOut]).toEqual([true, [], leftOut]);
    expect(values).toBeGreaterThanOrEqual(findMarkers(content).size);
    return values;
  }

  it('lists a growth protocol that is named differently from MIAPPE', async () => {
    const protocol = { name: 'greenhouse method', protocolType: { annotationValue: 'growth' }, description: 'Watered' };
    const content = JSON.stringify({ ontologySourceReferences: [], studies: [{ identifier: 'S', protocols: [protocol] }] });
    const { body } = await (await site.project('miappe/1.1')).upload({ name: 'isa.json', content });
    expect(body.left_out).toMatchObject([{ reason: 'Study has no field for protocols.', values: 1 }]);
  });

  describe.each(PROFILES)('An import into %s', (profile) => {
    it.each(SEEDS)('stores or lists every value of ISA-JSON (seed %d)', async (seed) => {
      const content = JSON.stringify(markJson(json, createMarkers(), createSeededRandom(seed)));
      await expectAccounted(profile, { name: 'isa.json', content }, content);
    });

    it.each(SEEDS)('stores or lists every cell of ISA-Tab exactly once (seed %d)', async (seed) => {
      const [marker, random] = [createMarkers(), createSeededRandom(seed)];
      const files = tabFiles.map(({ name, text }) => ({
        name,
        text: markLines(text, !name.startsWith('i_'), marker, random),
      }));
      const content = new Uint8Array(await buffer(zipTexts(files, new Date(0))));
      const values = await expectAccounted(profile, { name: 'isa.zip', content }, JSON.stringify(files));
      expect(values).toBe(countCells(files));
    });

    it.each(SEEDS)('stores or lists every value of an RO-Crate (seed %d)', async (seed) => {
      const text = JSON.stringify(createCrate(createMarkers(), createSeededRandom(seed)));
      const files = [{ name: 'ro-crate-metadata.json', text }];
      const content = new Uint8Array(await buffer(zipTexts(files, new Date(0))));
      await expectAccounted(profile, { name: 'crate.zip', content }, text);
    });
  });
});
