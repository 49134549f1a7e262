import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../../files/disk-files.ts';
import { openRunLog, readRunLog } from './run-log.ts';
import { harmless, LineCutter, MAX_LOG_LINE } from './tools/harmless-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-log-'));
afterAll(() => rmSync(folder, { recursive: true }));
const now = () => new Date('2025-03-04T19:12:07.120Z');
const cut = (...chunks: string[]) => {
  const cutter = new LineCutter();
  return [...chunks.flatMap((chunk) => [...cutter.take(Buffer.from(chunk, 'latin1'))]), ...cutter.end()];
};

describe('The log of a run', () => {
  it('gives the lines of a step, and the last of them', async () => {
    const log = openRunLog(join(folder, 'a'), now);
    for (const number of [1, 2, 3]) log.write('rawtools', 'out', `line ${number}`);
    log.write('maxquant', 'err', 'other');
    log.close();
    expect(await readRunLog(diskFiles(folder), 'a/', { step: 'rawtools', tail: 2 })).toEqual([
      '2025-03-04T19:12:07.120Z rawtools out line 2',
      '2025-03-04T19:12:07.120Z rawtools out line 3',
    ]);
  });

  it('keeps at most three files, and says that something is left out', async () => {
    const log = openRunLog(join(folder, 'b'), now);
    const text = 'x'.repeat(1_000);
    for (let number = 0; number < 12_000; number++) log.write('s', 'out', text);
    log.close();
    expect(readdirSync(join(folder, 'b')).length).toBe(3);
    const lines = await readRunLog(diskFiles(folder), 'b/', { tail: 100_000 });
    expect(lines.filter((line) => line.includes(' MB are left out here.')).length).toBe(1);
  });

  it('is empty when there is none', async () => {
    expect(await readRunLog(diskFiles(folder), 'absent/', { tail: 10 })).toEqual([]);
  });
});

describe('What a program writes', () => {
  it.each([
    ['\u001b[1;31mred\u001b[0m', 'red'],
    ['\u001b]0;a title\u0007text', 'text'],
    ['a\u0000b\u0008c', 'a\ufffdb\ufffdc'],
    ['tab\tstays', 'tab\tstays'],
    ['\u202efdp.exe', '\ufffdfdp.exe'],
  ])('is harmless: %j', (text, shown) => {
    expect(harmless(text)).toBe(shown);
  });

  it('is cut at the ends of lines, also those of progress bars, wherever the pieces end', () => {
    expect(cut('one\r\ntw', 'o\rthree\n\n', 'fo', 'ur')).toEqual(['one', 'two', 'three', 'four']);
  });

  it('is cut when a line does not end', () => {
    const [line = '', ...rest] = cut('a'.repeat(50_000), 'b'.repeat(50_000), '\nnext');
    expect([line.length, line.endsWith('…'), rest]).toEqual([MAX_LOG_LINE + 1, true, ['next']]);
  });
});
