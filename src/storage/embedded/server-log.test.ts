import { closeSync, existsSync, readFileSync, writeSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { boundServerLog, openServerLog, readServerLog, serverLogPath } from './server-log.ts';
import { workshop } from './testing-embedded.ts';

const { directory, tearDown } = workshop();
afterAll(tearDown);

describe("The database's log", () => {
  it('starts again when it grows too large, under a server that goes on writing', () => {
    const home = directory();
    const file = openServerLog(home);
    writeSync(file, 'old '.repeat(100));
    boundServerLog(home, 100);
    writeSync(file, 'new');
    closeSync(file);
    expect(readFileSync(serverLogPath(home), 'utf8')).toBe('new');
  });

  it('keeps one predecessor', () => {
    const home = directory();
    const file = openServerLog(home);
    writeSync(file, 'old '.repeat(100));
    closeSync(file);
    boundServerLog(home, 100);
    expect(readFileSync(`${serverLogPath(home)}.1`, 'utf8')).toBe('old '.repeat(100));
  });

  it('is left alone below the limit', () => {
    const home = directory();
    closeSync(openServerLog(home));
    boundServerLog(home, 100);
    expect(existsSync(`${serverLogPath(home)}.1`)).toBe(false);
  });

  it('can be read from where a start began', () => {
    const home = directory();
    const file = openServerLog(home);
    writeSync(file, 'before, after');
    closeSync(file);
    expect(readServerLog(home, 8)).toBe('after');
  });
});
