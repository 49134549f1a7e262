import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Command } from './command.ts';
import { runCompareCommand, runMergeCommand } from './profile-commands.ts';

async function runCommand(command: Command, ...args: string[]) {
  const output = { out: '', err: '' };
  const collectInto = (key: 'out' | 'err') =>
    new Writable({
      write(chunk, _encoding, done) {
        output[key] += String(chunk);
        done();
      },
    });
  const code = await command(args, {
    stdin: Readable.from([]),
    stdout: collectInto('out'),
    stderr: collectInto('err'),
    env: {},
  });
  return { code, ...output };
}

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
    [['miappe/1.1'], 'Name two or more different profiles.'],
    [['miappe/1.1', 'miappe/9.9'], 'There is no profile miappe/9.9 here.'],
    [['miappe/1.1', 'isa/1.0', '--format', 'pdf'], '--format is md or csv.'],
    [['miappe/1.1', 'isa/1.0', '--strategy', 'x'], "Unknown option '--strategy'"],
  ])('refuses %j', async (args, message) => {
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
  ])('refuses %j', async (args, message) => {
    expect(await runCommand(runMergeCommand, ...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    });
  });
});
