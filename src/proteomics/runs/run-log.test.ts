import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../files/disk-files.ts';
import { openRunLog, readRunLog } from './run-log.ts';
import { LineCutter, MAX_LOG_LINE, sanitizeOutput } from './tools/harmless-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-log-'));
afterAll(() => rmSync(folder, { recursive: true }));
const getTime = () => new Date('2025-03-04T19:12:07.120Z');
const cutLines = (...chunks: string[]) => {
  const cutter = new LineCutter();
  return [...chunks.flatMap((chunk) => [...cutter.addBytes(Buffer.from(chunk, 'latin1'))]), ...cutter.finish()];
};

describe('The log of a run', () => {
  it('provides the last lines of one step', async () => {
    const log = openRunLog(join(folder, 'a'), getTime);
    for (const number of [1, 2, 3]) log.write('rawtools', 'out', `line ${number}`);
    log.write('maxquant', 'err', 'other');
    log.close();
    expect(await readRunLog(createDiskFiles(folder), 'a/', { step: 'rawtools', tail: 2 })).toEqual([
      '2025-03-04T19:12:07.120Z rawtools out line 2',
      '2025-03-04T19:12:07.120Z rawtools out line 3',
    ]);
  });

  it('has at most three files, and a line that reports the omitted part', async () => {
    const log = openRunLog(join(folder, 'b'), getTime);
    const text = 'x'.repeat(1_000);
    for (let number = 0; number < 12_000; number++) log.write('s', 'out', text);
    log.close();
    expect(readdirSync(join(folder, 'b')).length).toBe(3);
    const lines = await readRunLog(createDiskFiles(folder), 'b/', { tail: 100_000 });
    expect(lines.filter((line) => line.includes(' MB are left out here.')).length).toBe(1);
  });

  it('is empty if no file exists', async () => {
    expect(await readRunLog(createDiskFiles(folder), 'absent/', { tail: 10 })).toEqual([]);
  });
});

describe('The output of a program', () => {
  it.each([
    ['\u001b[1;31mred\u001b[0m', 'red'],
    ['\u001b]0;a title\u0007text', 'text'],
    ['a\u0000b\u0008c', 'a\ufffdb\ufffdc'],
    ['tab\tstays', 'tab\tstays'],
    ['\u202efdp.exe', '\ufffdfdp.exe'],
  ])('is sanitized: %j', (text, shown) => {
    expect(sanitizeOutput(text)).toBe(shown);
  });

  it('is split at line endings and carriage returns, regardless of how it arrives in chunks', () => {
    expect(cutLines('one\r\ntw', 'o\rthree\n\n', 'fo', 'ur')).toEqual(['one', 'two', 'three', 'four']);
  });

  it('is split within a line that is too long', () => {
    const [line = '', ...rest] = cutLines('a'.repeat(50_000), 'b'.repeat(50_000), '\nnext');
    expect([line.length, line.endsWith('…'), rest]).toEqual([MAX_LOG_LINE + 1, true, ['next']]);
  });
});
