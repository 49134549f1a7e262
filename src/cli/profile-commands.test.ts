import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BUILT_IN_FOLDER } from '../profiles/catalog/catalog.ts';
import type { Command } from './command.ts';
import { runCheckCommand, runCompareCommand, runMergeCommand } from './profile-commands.ts';
import { runTestCommand } from './testing-command.ts';

const runCommand = (command: Command, ...args: string[]) => runTestCommand(command, args);

describe('concordat check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-check-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const writeProfile = (name: string, type: string) => {
    const file = join(folder, name);
    writeFileSync(
      file,
      `name: lab\nversion: "1.0"\nroot_entity: Pot\nentities:\n  Pot:\n    fields:\n      - { name: weight, type: ${type} }\n`,
    );
    return file;
  };

  it('accepts valid profiles', async () => {
    const file = writeProfile('valid.yaml', 'float');
    expect(await runCommand(runCheckCommand, file, join(BUILT_IN_FOLDER, 'miappe/1.1/profile.yaml'))).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${file}: lab/1.0 is valid.\n`),
    });
  });

  it('prints the place of each error, and continues with the next file', async () => {
    const [wrong, valid] = [writeProfile('wrong.yaml', 'weight'), writeProfile('valid.yaml', 'float')];
    const { code, out } = await runCommand(runCheckCommand, wrong, valid);
    expect([code, out]).toEqual([1, expect.stringMatching(/wrong\.yaml:7:\d+[\s\S]*valid\.yaml: lab\/1\.0 is valid/)]);
  });

  it.each([
    [[], 'Specify a profile file.'],
    [['nowhere.yaml'], 'nowhere.yaml does not exist.'],
  ])('rejects the arguments %j', async (args, message) => {
    expect(await runCommand(runCheckCommand, ...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });
});

describe('concordat compare', () => {
  it('prints the differences between profiles as text', async () => {
    const { code, out } = await runCommand(runCompareCommand, 'miappe/1.1', 'miappe/1.2');
    expect([code, out]).toEqual([0, expect.stringMatching(/miappe\/1\.1[\s\S]*\n\|/)]);
  });

  it('prints the differences between profiles as a table', async () => {
    const { code, out } = await runCommand(runCompareCommand, 'miappe/1.1', 'isa/1.0', '--format', 'csv');
    expect([code, out.split('\r\n')[0]]).toEqual([0, 'Entity,Field,Difference,Attribute,miappe/1.1,isa/1.0']);
  });

  it.each([
    [['miappe/1.1'], 'Specify two or more different profiles.'],
    [['miappe/1.1', 'miappe/9.9'], 'There is no profile miappe/9.9 here.'],
    [['miappe/1.1', 'isa/1.0', '--format', 'pdf'], '--format must be md or csv.'],
    [['miappe/1.1', 'isa/1.0', '--strategy', 'x'], "Unknown option '--strategy'"],
  ])('rejects the arguments %j', async (args, message) => {
    expect(await runCommand(runCompareCommand, ...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    });
  });
});

describe('concordat merge', () => {
  it('prints the merged profile', async () => {
    const { code, out } = await runCommand(runMergeCommand, 'miappe/1.1', 'isa/1.0', '--name', 'mine', '--version', '2.0');
    expect([code, parse(out)]).toEqual([0, expect.objectContaining({ name: 'mine', version: '2.0' })]);
  });

  it('merges by the given strategy', async () => {
    const first = await runCommand(runMergeCommand, 'miappe/1.1', 'miappe/1.2', '--name', 'mine', '--version', '2.0');
    const strict = await runCommand(
      runMergeCommand,
      'miappe/1.1',
      'miappe/1.2',
      '--name',
      'mine',
      '--version',
      '2.0',
      '--strategy',
      'least_restrictive',
    );
    expect([strict.code, strict.out === first.out]).toEqual([0, false]);
  });

  it.each([
    [['miappe/1.1', 'isa/1.0', '--strategy', 'best'], 'best'],
    [['miappe/1.1', 'isa/1.0', '--name', 'not a name'], '--name '],
    [['miappe/1.1'], 'Choose at least one more profile to merge.'],
  ])('rejects the arguments %j', async (args, message) => {
    expect(await runCommand(runMergeCommand, ...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    });
  });
});
