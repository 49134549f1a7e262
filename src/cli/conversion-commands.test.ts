import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkbook } from '../hub/exchange/testing-spreadsheet.ts';
import { readZipEntries } from '../web/workbook/zip-entries.ts';
import type { Command } from './command.ts';
import { convertCommand, runTemplateCommand } from './conversion-commands.ts';
import { validateCommand } from './validate.ts';

const root = join(import.meta.dirname, '../..');
const MIAPPE = join(root, 'profiles/miappe/1.1/example.yaml');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'convert-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(command: Command, ...args: string[]) {
  const said = { out: '', err: '' };
  const into = (key: 'out' | 'err') =>
    new Writable({
      write(chunk, _encoding, done) {
        said[key] += String(chunk);
        done();
      },
    });
  const code = await command(args, { stdin: Readable.from([]), stdout: into('out'), stderr: into('err'), env: {} });
  return { code, ...said };
}

const at = (name: string) => join(folder, name);
const entitiesIn = (name: string) => JSON.parse(readFileSync(at(name), 'utf8')).entities;

describe('concordat convert', () => {
  const examples = globSync('profiles/*/*/example.yaml', { cwd: root }).map((file) => [
    file.split('/').slice(1, 3).join('/'),
    join(root, file),
  ]);

  it.each(examples)('keeps every value of the example of %s in a spreadsheet', async (id, example) => {
    const name = id.replaceAll('/', '-');
    const toBook = await run(convertCommand, example, at(`${name}.xlsx`), '--profile', id);
    expect(toBook).toMatchObject({ code: 0, err: '' });
    await run(convertCommand, example, at(`${name}.json`), '--profile', id);
    const back = await run(convertCommand, at(`${name}.xlsx`), at(`${name}-back.json`), '--profile', id);
    expect(back).toMatchObject({ code: 0, err: '' });
    expect(entitiesIn(`${name}-back.json`)).toEqual(entitiesIn(`${name}.json`));
  });

  it('reads the YAML that it writes', async () => {
    await run(convertCommand, MIAPPE, at('written.yaml'));
    await run(convertCommand, at('written.yaml'), at('from-yaml.json'));
    await run(convertCommand, MIAPPE, at('direct.json'));
    expect(entitiesIn('from-yaml.json')).toEqual(entitiesIn('direct.json'));
  });

  it('does not write through a symbolic link next to the new file', async () => {
    writeFileSync(at('victim.txt'), 'kept');
    symlinkSync(at('victim.txt'), at('linked.json.part'));
    symlinkSync(at('victim.txt'), at('linked.json'));
    expect((await run(convertCommand, MIAPPE, at('linked.json'))).code).toBe(0);
    expect([readFileSync(at('victim.txt'), 'utf8'), entitiesIn('linked.json').length > 0]).toEqual(['kept', true]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.concordat'))).toEqual([]);
  });

  it('writes ISA-Tab, and lists the omitted values', async () => {
    const example = MIAPPE.replace('miappe/1.1', 'isa/1.0');
    const { code, out } = await run(convertCommand, example, at('isa.zip'), '--profile', 'isa/1.0');
    const names = (await readZipEntries(at('isa.zip'), 100)).map(({ fileName }) => fileName);
    expect(names).toContain('i_investigation.txt');
    expect(code).toBe(1);
    expect(out).toContain('without a place in isa-tab (left out)');
  });

  it('writes all values of MIAPPE to ISA-Tab', async () => {
    expect((await run(convertCommand, MIAPPE, at('isa.zip'))).code).toBe(0);
  });

  it('writes an RO-Crate, and reads it again', async () => {
    await run(convertCommand, MIAPPE, at('barley.crate.zip'));
    await run(convertCommand, at('barley.crate.zip'), at('from-crate.json'), '--profile', 'miappe/1.1');
    await run(convertCommand, MIAPPE, at('direct.json'));
    expect(entitiesIn('from-crate.json')).toEqual(entitiesIn('direct.json'));
  });

  it('writes the table of one entity type, and lists the others', async () => {
    const { code, out } = await run(convertCommand, MIAPPE, at('studies.csv'), '--entity', 'Study');
    expect([code, readFileSync(at('studies.csv'), 'utf8').trimEnd().split('\r\n').length]).toEqual([1, 3]);
    expect(out).toContain('Location: 2 without a place in csv (left out)');
  });

  it('prints the values of the source that the target cannot hold', async () => {
    writeFileSync(at('odd.csv'), 'unique_id,shoe size\nBM-1,42\n');
    const { code, out } = await run(convertCommand, at('odd.csv'), at('odd.json'), '--entity', 'BiologicalMaterial');
    expect([code, out.includes('"shoe size"')]).toEqual([1, true]);
    expect(entitiesIn('odd.json')).toEqual([{ entity_type: 'BiologicalMaterial', data: { unique_id: 'BM-1' } }]);
  });

  it('prints a note about an empty row and exits with 0', async () => {
    const sheet = [['unique_id', 'organism'], ['BM-1', 'a'], [], ['BM-2', 'b']];
    writeFileSync(at('gap.xlsx'), await createWorkbook({ BiologicalMaterial: sheet }));
    const { code, out } = await run(convertCommand, at('gap.xlsx'), at('gap.json'));
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/Row 4 of the sheet "BiologicalMaterial" follows an empty row\..*\(note\)/),
    ]);
    const checked = await run(validateCommand, at('gap.xlsx'));
    expect(checked.out).toContain('follows an empty row.');
  });

  it('reads JSON Lines, and so does concordat validate', async () => {
    writeFileSync(at('rows.jsonl'), '{"unique_id":"BM-1","study_id":"S"}\n{"unique_id":"BM-2","study_id":"S"}\n');
    await run(convertCommand, at('rows.jsonl'), at('rows.json'), '--entity', 'BiologicalMaterial');
    expect(entitiesIn('rows.json')).toHaveLength(2);
    const { out } = await run(validateCommand, at('rows.jsonl'), '--entity', 'BiologicalMaterial');
    expect(out).toContain('checked as 2 entities of miappe/1.1');
  });

  it.each([
    [[], 'Name the file to read and the file to write.'],
    [[MIAPPE, 'x.pdf'], 'unknown file type. Add --format.'],
    [[MIAPPE, 'x', '--format', 'pdf'], 'There is no format pdf.'],
    [[MIAPPE, 'x.csv', '--entity', 'Boat'], 'has no entity Boat.'],
    [[MIAPPE, 'x.csv', '--profile', 'boats'], 'There is no profile boats.'],
    [[MIAPPE, MIAPPE], 'The new file is the file to read.'],
    [['no-such-file.csv', 'x.json'], 'no-such-file.csv does not exist.'],
    [[MIAPPE, 'x.csv'], 'A CSV file contains one entity type'],
    [[join(root, 'profiles/darwin-core/1.0/example.yaml'), 'x.zip', '--profile', 'darwin-core/1.0'], 'as ISA files have.'],
  ])('refuses %j, and writes nothing', async (args, message) => {
    expect(await run(convertCommand, ...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
    expect(['x', 'x.csv', 'x.json', 'x.zip', 'x.csv.part', 'x.zip.part'].filter((name) => existsSync(name))).toEqual([]);
  });
});

describe('concordat template', () => {
  it('writes a spreadsheet that can be filled in and validated', async () => {
    expect(await run(runTemplateCommand, 'miappe/1.1', at('empty.xlsx'))).toMatchObject({ code: 0, err: '' });
    const { code, err } = await run(validateCommand, at('empty.xlsx'));
    expect([code, err]).toEqual([2, expect.stringContaining('The file has no rows.')]);
  });

  it('writes the head of a table', async () => {
    await run(runTemplateCommand, 'miappe', at('head.csv'), '--entity', 'Sample');
    expect(readFileSync(at('head.csv'), 'utf8')).toMatch(/^unique_id,[^\r\n]*\r\n$/);
  });

  it.each([
    [['miappe'], 'Name the profile and the file to write.'],
    [['miappe', 'x.json'], 'The file is .xlsx or .csv.'],
    [['boats/1.0', 'x.csv'], 'There is no profile boats/1.0.'],
    [['miappe', 'x.csv'], 'A CSV file contains one entity type.'],
  ])('refuses %j', async (args, message) => {
    expect(await run(runTemplateCommand, ...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });
});
