// @module-tag full
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkbook } from '../hub/exchange/testing-spreadsheet.ts';
import { readZipEntries } from '../web/workbook/zip-entries.ts';
import type { Command } from './command.ts';
import { runConvertCommand, runTemplateCommand } from './conversion-commands.ts';
import { runTestCommand } from './testing-command.ts';
import { runValidateCommand } from './validate.ts';

const root = join(import.meta.dirname, '../..');
const MIAPPE = join(root, 'profiles/miappe/1.1/example.yaml');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'convert-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const runCommand = (command: Command, ...args: string[]) => runTestCommand(command, args);

const buildPath = (name: string) => join(folder, name);
const readEntities = (name: string) => JSON.parse(readFileSync(buildPath(name), 'utf8')).entities;

describe('concordat convert', () => {
  const examples = globSync('profiles/*/*/example.yaml', { cwd: root }).map((file) => [
    file.split('/').slice(1, 3).join('/'),
    join(root, file),
  ]);

  it.each(examples)('keeps every value of the example of %s in a conversion to a spreadsheet and back', async (id, example) => {
    const name = id.replaceAll('/', '-');
    const toBook = await runCommand(runConvertCommand, example, buildPath(`${name}.xlsx`), '--profile', id);
    expect(toBook).toMatchObject({ code: 0, err: '' });
    await runCommand(runConvertCommand, example, buildPath(`${name}.json`), '--profile', id);
    const back = await runCommand(
      runConvertCommand,
      buildPath(`${name}.xlsx`),
      buildPath(`${name}-back.json`),
      '--profile',
      id,
    );
    expect(back).toMatchObject({ code: 0, err: '' });
    expect(readEntities(`${name}-back.json`)).toEqual(readEntities(`${name}.json`));
  });

  it('reads the YAML that it writes', async () => {
    await runCommand(runConvertCommand, MIAPPE, buildPath('written.yaml'));
    await runCommand(runConvertCommand, buildPath('written.yaml'), buildPath('from-yaml.json'));
    await runCommand(runConvertCommand, MIAPPE, buildPath('direct.json'));
    expect(readEntities('from-yaml.json')).toEqual(readEntities('direct.json'));
  });

  it('does not write through a symbolic link next to the new file', async () => {
    writeFileSync(buildPath('victim.txt'), 'kept');
    symlinkSync(buildPath('victim.txt'), buildPath('linked.json.part'));
    symlinkSync(buildPath('victim.txt'), buildPath('linked.json'));
    expect((await runCommand(runConvertCommand, MIAPPE, buildPath('linked.json'))).code).toBe(0);
    expect([readFileSync(buildPath('victim.txt'), 'utf8'), readEntities('linked.json').length > 0]).toEqual(['kept', true]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.concordat'))).toEqual([]);
  });

  it('writes ISA-Tab, and lists the omitted values', async () => {
    const example = MIAPPE.replace('miappe/1.1', 'isa/1.0');
    const { code, out } = await runCommand(runConvertCommand, example, buildPath('isa.zip'), '--profile', 'isa/1.0');
    const names = (await readZipEntries(buildPath('isa.zip'), 100)).map(({ fileName }) => fileName);
    expect(names).toContain('i_investigation.txt');
    expect(code).toBe(1);
    expect(out).toContain('not supported by isa-tab (omitted)');
  });

  it('writes all values of MIAPPE to ISA-Tab', async () => {
    expect((await runCommand(runConvertCommand, MIAPPE, buildPath('isa.zip'))).code).toBe(0);
  });

  it('writes an RO-Crate, and can read the RO-Crate again', async () => {
    await runCommand(runConvertCommand, MIAPPE, buildPath('barley.crate.zip'));
    await runCommand(runConvertCommand, buildPath('barley.crate.zip'), buildPath('from-crate.json'), '--profile', 'miappe/1.1');
    await runCommand(runConvertCommand, MIAPPE, buildPath('direct.json'));
    expect(readEntities('from-crate.json')).toEqual(readEntities('direct.json'));
  });

  it('writes the table of one entity type, and lists the omitted types', async () => {
    const { code, out } = await runCommand(runConvertCommand, MIAPPE, buildPath('studies.csv'), '--entity', 'Study');
    expect([code, readFileSync(buildPath('studies.csv'), 'utf8').trimEnd().split('\r\n').length]).toEqual([1, 3]);
    expect(out).toContain('Location: 2 not supported by csv (omitted)');
  });

  it('prints the values that the target format cannot contain', async () => {
    writeFileSync(buildPath('odd.csv'), 'unique_id,shoe size\nBM-1,42\n');
    const { code, out } = await runCommand(
      runConvertCommand,
      buildPath('odd.csv'),
      buildPath('odd.json'),
      '--entity',
      'BiologicalMaterial',
    );
    expect([code, out.includes('"shoe size"')]).toEqual([1, true]);
    expect(readEntities('odd.json')).toEqual([{ entity_type: 'BiologicalMaterial', data: { unique_id: 'BM-1' } }]);
  });

  it('prints a note about an empty row and exits with 0', async () => {
    const sheet = [['unique_id', 'organism'], ['BM-1', 'a'], [], ['BM-2', 'b']];
    writeFileSync(buildPath('gap.xlsx'), await createWorkbook({ BiologicalMaterial: sheet }));
    const { code, out } = await runCommand(runConvertCommand, buildPath('gap.xlsx'), buildPath('gap.json'));
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/Row 4 of the sheet "BiologicalMaterial" follows an empty row\..*\(note\)/),
    ]);
    const checked = await runCommand(runValidateCommand, buildPath('gap.xlsx'));
    expect(checked.out).toContain('follows an empty row.');
  });

  it('reads JSON Lines, like concordat validate', async () => {
    writeFileSync(buildPath('rows.jsonl'), '{"unique_id":"BM-1","study_id":"S"}\n{"unique_id":"BM-2","study_id":"S"}\n');
    await runCommand(runConvertCommand, buildPath('rows.jsonl'), buildPath('rows.json'), '--entity', 'BiologicalMaterial');
    expect(readEntities('rows.json')).toHaveLength(2);
    const { out } = await runCommand(runValidateCommand, buildPath('rows.jsonl'), '--entity', 'BiologicalMaterial');
    expect(out).toContain('checked as 2 entities of miappe/1.1');
  });

  it.each([
    [[], 'Specify the file to read and the file to write.'],
    [[MIAPPE, 'x.pdf'], 'unknown file type. Add --format.'],
    [[MIAPPE, 'x', '--format', 'pdf'], 'There is no format pdf.'],
    [[MIAPPE, 'x.csv', '--entity', 'Boat'], 'has no entity Boat.'],
    [[MIAPPE, 'x.csv', '--profile', 'boats'], 'There is no profile boats.'],
    [[MIAPPE, MIAPPE], 'The input and the output are the same file.'],
    [['no-such-file.csv', 'x.json'], 'no-such-file.csv does not exist.'],
    [[MIAPPE, 'x.csv'], 'A CSV file contains one entity type'],
    [[join(root, 'profiles/darwin-core/1.0/example.yaml'), 'x.zip', '--profile', 'darwin-core/1.0'], 'which ISA requires.'],
  ])('rejects %j, and writes nothing', async (args, message) => {
    expect(await runCommand(runConvertCommand, ...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    });
    expect(['x', 'x.csv', 'x.json', 'x.zip', 'x.csv.part', 'x.zip.part'].filter((name) => existsSync(name))).toEqual([]);
  });
});

describe('concordat template', () => {
  it('writes a spreadsheet that can be filled in and validated', async () => {
    expect(await runCommand(runTemplateCommand, 'miappe/1.1', buildPath('empty.xlsx'))).toMatchObject({ code: 0, err: '' });
    const { code, err } = await runCommand(runValidateCommand, buildPath('empty.xlsx'));
    expect([code, err]).toEqual([2, expect.stringContaining('The file has no rows.')]);
  });

  it('writes the header of a table', async () => {
    await runCommand(runTemplateCommand, 'miappe', buildPath('head.csv'), '--entity', 'Sample');
    expect(readFileSync(buildPath('head.csv'), 'utf8')).toMatch(/^unique_id,[^\r\n]*\r\n$/);
  });

  it.each([
    [['miappe'], 'Specify the profile and the file to write.'],
    [['miappe', 'x.json'], 'The file must be .xlsx or .csv.'],
    [['boats/1.0', 'x.csv'], 'There is no profile boats/1.0.'],
    [['miappe', 'x.csv'], 'A CSV file contains one entity type.'],
  ])('rejects %j', async (args, message) => {
    expect(await runCommand(runTemplateCommand, ...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    });
  });
});
