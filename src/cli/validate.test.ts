import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createValidTrial, trialProfileText } from '../profiles/testing-profile.ts';
import { runTestCommand } from './testing-command.ts';
import { runValidateCommand } from './validate.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'validate-'));
  mkdirSync(join(folder, 'profiles', 'trials', '1.0'), { recursive: true });
  writeFileSync(join(folder, 'profiles', 'trials', '1.0', 'profile.yaml'), trialProfileText);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command with the trials profile, and removes the test's folder from its output. */
async function runCommand(args: readonly string[], stdin = ''): Promise<Run> {
  const { code, out, err } = await runTestCommand(runValidateCommand, ['--profile', 'trials', ...args], {
    stdin: Readable.from([Buffer.from(stdin)]),
    env: { PROFILES_DIR: join(folder, 'profiles') },
  });
  return { code, out: out.replaceAll(`${folder}/`, ''), err: err.replaceAll(`${folder}/`, '') };
}

function writeTestFile(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
}

describe('concordat validate', () => {
  test('reports a valid file and exits with 0', async () => {
    expect(await runCommand([writeTestFile('trial.json', JSON.stringify(createValidTrial()))])).toEqual({
      code: 0,
      out: 'trial.json: valid, checked as Trial of trials/1.0\n',
      err: '',
    });
  });

  test('prints each error with file, line, field and rule, and exits with 1', async () => {
    const text = stringify({ ...createValidTrial(), end: '2024-02-01', color: 'red' });
    const { code, out } = await runCommand([writeTestFile('trial.yaml', text)]);
    const findLine = (start: string) => text.split('\n').findIndex((line) => line.startsWith(start)) + 1;
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `trial.yaml:${findLine('color')}: color: Trial has no field "color". (additional_properties)`,
      `trial.yaml:${findLine('end')}: end: end (2024-02-01) must not be before start (2024-03-01). (ends_after_start)`,
      'trial.yaml: 2 errors, checked as Trial of trials/1.0',
      '',
    ]);
  });

  test('prints one JSON document with --json', async () => {
    const good = writeTestFile('a.json', JSON.stringify(createValidTrial()));
    const bad = writeTestFile('b.json', '{\n  "name": 5\n}');
    const { code, out } = await runCommand([
      '--json',
      '--warnings',
      good,
      bad,
      '--entity',
      'trial',
      join(folder, 'missing.json'),
    ]);
    const { files, ...whole } = JSON.parse(out);
    expect(code).toBe(2);
    expect(whole).toEqual({
      profile: 'trials/1.0',
      unreadable: [{ file: 'missing.json', message: 'does not exist' }],
      valid: false,
    });
    expect(files[0]).toEqual({
      file: 'a.json',
      entity: 'Trial',
      valid: true,
      errors: [],
      warnings: [
        {
          field: 'plots[0].yield_kg',
          message: 'Trials 1.0 recommends yield kg.',
          rule: 'recommended',
          line: 1,
          column: expect.any(Number),
        },
        {
          field: 'plots[1].yield_kg',
          message: 'Trials 1.0 recommends yield kg.',
          rule: 'recommended',
          line: 1,
          column: expect.any(Number),
        },
        {
          field: 'plots[1].subplots[0].yield_kg',
          message: 'Trials 1.0 recommends yield kg.',
          rule: 'recommended',
          line: 1,
          column: expect.any(Number),
        },
      ],
    });
    expect(files[1].errors).toContainEqual({
      field: 'name',
      message: 'Trial has no field "name".',
      rule: 'additional_properties',
      line: 2,
      column: 3,
    });
  });

  test('reports missing recommended fields on request, without counting them as errors', async () => {
    const file = writeTestFile('plot.yaml', 'id: P-1\nrow: 1\n');
    expect((await runCommand([file])).out).toBe('plot.yaml: valid, checked as Plot of trials/1.0\n');
    const { code, out } = await runCommand([file, '--warnings']);
    expect(code).toBe(0);
    expect(out).toContain('plot.yaml:1: yield_kg: Trials 1.0 recommends yield kg. (warning)\n');
  });

  test('uses the entity of the option, otherwise that of _type, otherwise the best match', async () => {
    const validateEntity = async (text: string, ...options: string[]) =>
      /checked as (\w+)/.exec((await runCommand([writeTestFile('data.yaml', text), ...options])).out)?.[1];
    expect(await validateEntity('name: North field\n')).toBe('Site');
    expect(await validateEntity('_type: person\nname: Alex Example\n')).toBe('Person');
    expect(await validateEntity('_type: person\nname: Alex Example\n', '--entity', 'plot')).toBe('Plot');
    expect(await validateEntity('row: 1\n')).toBe('Plot');
    expect(await validateEntity('{}\n')).toBe('Trial');
  });

  test('does not treat _type as a field, and rejects an unknown type', async () => {
    expect((await runCommand([writeTestFile('a.yaml', '_type: Site\nname: North field\n')])).code).toBe(0);
    const { code, out } = await runCommand([writeTestFile('b.yaml', 'name: x\n_type: Field\n')]);
    expect(code).toBe(1);
    expect(out).toContain('b.yaml:2: _type: Trials 1.0 has no such entity. (enum)\n');
  });

  test('reads unquoted YAML values of text fields as text, as an import does', async () => {
    const yaml = writeTestFile('plot.yaml', 'id: 00012\nrow: 01\n');
    expect((await runCommand([yaml])).out).toBe('plot.yaml: valid, checked as Plot of trials/1.0\n');
    const nested = writeTestFile('trial.yaml', stringify({ ...createValidTrial(), site: { name: 5 } }));
    expect((await runCommand([nested])).code).toBe(0);
    expect((await runCommand(['-', '--entity', 'Plot'], 'id: 00012\nrow: x\n')).out).toMatch(/^-:2: row: .*\n-: 1 error/);
    expect((await runCommand(['-', '--entity', 'Plot'], '{"id": 12, "row": 1}')).out).toContain(
      'id: Must be text, not the number 12',
    );
  });

  test('checks the JSON and YAML files of a folder, and prints a summary', async () => {
    writeTestFile('data/b.yml', 'name: North field\n');
    writeTestFile('data/a.json', '{"name": 5}');
    writeTestFile('data/notes.txt', 'x');
    writeTestFile('data/deeper/c.json', '{}');
    const { code, out } = await runCommand([join(folder, 'data')]);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'data/a.json:1: name: Must be text, not the number 5. Put it in quotes. (type)',
      'data/a.json: 1 error, checked as Site of trials/1.0',
      'data/b.yml: valid, checked as Site of trials/1.0',
      '2 files: 1 valid, 1 error',
      '',
    ]);
  });

  test('reads standard input', async () => {
    expect((await runCommand(['-'], 'name: North field\n')).out).toBe('-: valid, checked as Site of trials/1.0\n');
  });

  test.each([
    ['broken.json', '{"a": 1,\n', 'broken.json:2: Not valid JSON: the text ends too early. (syntax)'],
    ['twice.yaml', 'name: a\nname: b\n', 'twice.yaml:2: The member "name" occurs twice. (syntax)'],
    ['list.json', '[]', 'list.json:1: Must be an object with the members of an entity. (type)'],
    ['empty.yaml', '', 'empty.yaml:1: Must be an object with the members of an entity. (type)'],
    [
      'deep.json',
      `{"name": ${'['.repeat(70)}${']'.repeat(70)}}`,
      'deep.json:1: The data is nested deeper than 64 levels. (nesting)',
    ],
  ])('reports errors that concern a whole file: %s', async (name, text, line) => {
    const { code, out } = await runCommand([writeTestFile(name, text)]);
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toBe(line);
  });

  test.each([
    ['a file that does not exist', () => join(folder, 'missing.json'), 'missing.json does not exist.'],
    [
      'a file that is not text',
      () => writeTestFile('image.json', Buffer.from([0xff, 0xd8, 0xff])),
      'image.json is not UTF-8 or UTF-16 text.',
    ],
    [
      'a device',
      () => {
        symlinkSync('/dev/zero', join(folder, 'zero.json'));
        return join(folder, 'zero.json');
      },
      'zero.json is not a regular file.',
    ],
    [
      'a pipe with the name of a table',
      () => {
        execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
        return join(folder, 'pipe.csv');
      },
      'pipe.csv is not a regular file.',
    ],
    [
      'a folder without files',
      () => join(folder, 'profiles'),
      'profiles contains no .json, .yaml, .yml, .xlsx, .ods, .csv, .tsv or .zip file.',
    ],
  ])('exits with 2 for %s after it has validated the other files', async (_what, unreadable, message) => {
    const { code, out, err } = await runCommand([unreadable(), writeTestFile('site.yaml', 'name: North field\n')]);
    expect(code).toBe(2);
    expect(err).toBe(`${message}\n`);
    expect(out).toContain('site.yaml: valid');
    expect(out).toContain('1 file: 1 valid, 0 errors, 1 not read\n');
  });

  test('names the unreadable files of a folder, and checks its other files', async () => {
    const mixed = join(folder, 'mixed');
    mkdirSync(mixed);
    symlinkSync('/dev/zero', join(mixed, 'a.yaml'));
    writeFileSync(join(mixed, 'b.yaml'), 'name: North field\n');
    const { code, out, err } = await runCommand([mixed]);
    expect([code, err]).toEqual([2, 'mixed/a.yaml is not a regular file.\n']);
    expect(out).toContain('b.yaml: valid');
  });

  test.each([
    [[], 'Specify the files to validate.'],
    [['--color', 'x'], "Unknown option '--color'"],
    [['x', '--profile', 'rye'], 'There is no profile rye. Known profiles: cropxr-phenotyping/0.0.5,'],
    [['x', '--version', '9.9'], 'There is no profile trials/9.9. Known profiles:'],
    [['x', '--entity', 'Field'], 'trials/1.0 has no entity Field. It has: Trial, Site,'],
  ])('exits with 2 and prints the usage for %j', async (args, message) => {
    const { code, out, err } = await runCommand(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).toContain('Usage: concordat validate');
  });

  test('accepts the version together with the name of the profile', async () => {
    expect((await runCommand([writeTestFile('s.yaml', 'name: x\n'), '--profile', 'trials/1.0'])).code).toBe(0);
  });

  test('reports errors of a profile of the site and exits with 2', async () => {
    writeTestFile('profiles/trials/1.0/profile.yaml', 'name: trials\nversion: 1.0\n');
    const { code, err } = await runCommand([writeTestFile('s.yaml', 'name: x\n')]);
    expect(code).toBe(2);
    expect(err).toContain('profiles/trials/1.0/profile.yaml:2:1: version: Must be text');
  });

  test('prints its usage with --help', async () => {
    const { code, out } = await runCommand(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: concordat validate FILE/);
  });

  test('prints no control characters', async () => {
    const { out } = await runCommand([
      writeTestFile('site.json', JSON.stringify({ name: 'x', '\u001b[31mred\u009b': '\u001b[0m' })),
    ]);
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('exits when its output is closed', async () => {
    const stdout = new PassThrough();
    stdout.destroy(new Error('the reader is gone'));
    const code = await runValidateCommand(['--profile', 'trials', writeTestFile('trial.json', '{}')], {
      stdin: Readable.from([]),
      stdout,
      stderr: new PassThrough(),
      env: { PROFILES_DIR: join(folder, 'profiles') },
    });
    expect(code).toBe(1);
  });
});
