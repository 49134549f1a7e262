// @module-tag full
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocumentRow, createZip, openDocument } from '../hub/exchange/testing-spreadsheet.ts';
import { runConvertCommand } from './conversion-commands.ts';
import { runTestCommand } from './testing-command.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'conversion-pairs-'));
const buildPath = (name: string) => join(folder, name);

const convertFile = (from: string, to: string, profile: string, more: readonly string[] = []) =>
  runTestCommand(runConvertCommand, [buildPath(from), buildPath(to), '--profile', profile, ...more]);

/** Writes a spreadsheet with one sheet for each entity type. */
function writeDocument(name: string, sheets: Readonly<Record<string, readonly string[][]>>): void {
  const tables = Object.entries(sheets).map(
    ([title, rows]) => `<table:table table:name="${title}">${rows.map((row) => buildDocumentRow(row)).join('')}</table:table>`,
  );
  writeFileSync(buildPath(name), openDocument(tables.join('')));
}

function writeArchive(name: string): void {
  const createFieldXml = (index: number, term: string) =>
    `<field index="${index}" term="http://rs.tdwg.org/dwc/terms/${term}"/>`;
  const core = `<core rowType="http://rs.tdwg.org/dwc/terms/Occurrence" ignoreHeaderLines="1" fieldsTerminatedBy="\\t"><files><location>occurrence.txt</location></files><id index="0"/>${createFieldXml(0, 'occurrenceID')}${createFieldXml(1, 'scientificName')}</core>`;
  const meta = `<archive xmlns="http://rs.tdwg.org/dwc/text/">${core}</archive>`;
  const rows = 'occurrenceID\tscientificName\nO-1\tHordeum vulgare\nO-2\tPoa annua\n';
  const parts = [
    { name: 'meta.xml', content: meta },
    { name: 'occurrence.txt', content: rows },
  ];
  writeFileSync(buildPath(name), createZip(parts));
}

/** The files to read, in every format that the hub imports, with their profile and the entity type of their table. */
const SOURCES = [
  ['xlsx', 'barley.xlsx', 'miappe/1.1', 'Study'],
  ['ods', 'barley.ods', 'miappe/1.1', 'Study'],
  ['csv', 'studies.csv', 'miappe/1.1', 'Study'],
  ['json', 'barley.json', 'miappe/1.1', 'Study'],
  ['yaml', 'barley.yaml', 'miappe/1.1', 'Study'],
  ['isa-json', 'barley.isa.json', 'miappe/1.1', 'Study'],
  ['isa-tab', 'barley.zip', 'miappe/1.1', 'Study'],
  ['ro-crate', 'barley.crate.zip', 'miappe/1.1', 'Study'],
  ['dwca', 'archive.zip', 'darwin-core/1.0', 'Occurrence'],
  ['sdrf', 'samples.sdrf.tsv', 'sdrf-proteomics/1.1', 'SampleAssay'],
  ['yaml of ENA', 'ena.yaml', 'ena/1.0', 'Sample'],
] as const;

const ISA = ['miappe/1.1'];
/** The formats to write: file name extension, and the profiles that have the format if not all have it. */
const TARGETS = [
  ['xlsx', '.xlsx', undefined],
  ['csv', '.csv', undefined],
  ['json', '.json', undefined],
  ['yaml', '.yaml', undefined],
  ['ro-crate', '.crate.zip', undefined],
  ['isa-json', '.isa.json', ISA],
  ['isa-tab', '.zip', ISA],
  ['sdrf', '.sdrf.tsv', ['sdrf-proteomics/1.1']],
  ['ena-xml', '.xml', ['ena/1.0']],
  ['ena-tsv', '.ena.tsv', ['ena/1.0']],
] as const;

describe('The command concordat convert', () => {
  beforeAll(async () => {
    copyFileSync(join(root, 'profiles/ena/1.0/example.yaml'), buildPath('ena.yaml'));
    copyFileSync(join(root, 'src/sdrf/fixtures/label_free.sdrf.tsv'), buildPath('samples.sdrf.tsv'));
    writeDocument('barley.ods', {
      Investigation: [
        ['unique_id', 'title'],
        ['INV-1', 'Yield'],
      ],
      Study: [
        ['unique_id', 'investigation_id', 'title'],
        ['STU-1', 'INV-1', 'Field trial'],
      ],
    });
    for (const name of ['barley.xlsx', 'barley.json', 'barley.yaml', 'barley.isa.json', 'barley.zip', 'barley.crate.zip'])
      await convertFile('barley.ods', name, 'miappe/1.1');
    await convertFile('barley.ods', 'studies.csv', 'miappe/1.1', ['--entity', 'Study']);
    writeArchive('archive.zip');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(SOURCES)('The command concordat convert from %s', (_format, source, profile, entity) => {
    it.each(TARGETS)('writes %s, or explains why the profile does not allow it', async (format, extension, profiles) => {
      const target = `${source}-to${extension}`;
      const more = format === 'csv' ? ['--entity', entity] : [];
      const { code, out, err } = await convertFile(source, target, profile, more);
      if (profiles !== undefined && !profiles.some((one) => one === profile)) {
        expect([code, out, existsSync(buildPath(target))]).toEqual([2, '', false]);
        expect(err).toMatch(/ has no .*, (?:which|as) .*\.\n$/);
        return;
      }
      const [, count, losses] = /: (\d+) entit(?:y|ies) of \S+?(, \d+ notes?)?\n$/.exec(out) ?? [];
      expect([err, code]).toEqual(['', losses === undefined ? 0 : 1]);
      expect(Number(count)).toBeGreaterThan(0);
      if (format.startsWith('ena')) return;
      const read = await convertFile(target, `${target}.json`, profile, more);
      const { entities } = JSON.parse(readFileSync(buildPath(`${target}.json`), 'utf8')) as {
        entities: { entity_type: string }[];
      };
      expect([read.code, read.err, entities.length > 0]).toEqual([0, '', true]);
      if (format === 'csv') expect(entities.every(({ entity_type }) => entity_type === entity)).toBe(true);
      // ISA requires an investigation for a study.
      else
        expect(read.out).toContain(`: ${Number(count) + (format.startsWith('isa') && source.endsWith('.csv') ? 1 : 0)} entit`);
    });
  });
});
