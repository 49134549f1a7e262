import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesCommand } from './samples.ts';

const FIXTURES = join(import.meta.dirname, '../proteomics/samples/sdrf/fixtures');

async function run(...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await samplesCommand(args, { stdin: process.stdin, stdout, stderr, env: {} });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), error: await text(stderr) };
}

describe('concordat samples', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-samples-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says that all is fine', async () => {
    const file = join(FIXTURES, 'PXD010698.sdrf.tsv');
    expect(await run(file, '--template', 'ms-proteomics')).toEqual({
      code: 0,
      out: `${file}: 0 errors, 0 warnings\n`,
      error: '',
    });
  });

  it('says line, column and reason of each problem', async () => {
    const file = join(FIXTURES, 'PXD030690.sdrf.tsv');
    const { code, out } = await run(file, '--template', 'ms-proteomics');
    expect([code, out.split('\n')[0]]).toEqual([1, expect.stringContaining(`${file}:2:comment[`)]);
    expect(out).toContain(`${file}:2:comment[label]: error: ITRAQ names no channel, such as TMT126. [INVALID_VALUE]\n`);
  });

  it('answers JSON for programs', async () => {
    const { out } = await run(join(FIXTURES, 'label_free.sdrf.tsv'), '--json');
    expect(JSON.parse(out)).toMatchObject({ templates: ['ms-proteomics'], problems: expect.arrayContaining([]) });
  });

  it('says which file is no table of samples, or not there, and goes on', async () => {
    writeFileSync(join(folder, 'x.tsv'), 'a\tb');
    const { code, out, error } = await run(
      join(folder, 'x.tsv'),
      join(folder, 'nowhere'),
      join(FIXTURES, 'PXD010698.sdrf.tsv'),
    );
    expect([code, error.match(/no header of SDRF|ENOENT/g), out.includes('PXD010698')]).toEqual([
      2,
      ['no header of SDRF', 'ENOENT'],
      true,
    ]);
  });

  it.each([
    [[], 'Name a file.'],
    [['x', '--template', 'martians'], 'There is no template martians.'],
    [['x', '--nonsense'], 'nonsense'],
  ])('explains itself when it is used wrongly: %j', async (args, reason) => {
    expect(await run(...args)).toMatchObject({ code: 2, error: expect.stringContaining(reason) });
  });

  it('explains itself when asked', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: concordat samples') });
  });
});
