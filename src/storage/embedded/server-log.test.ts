import { closeSync, existsSync, readFileSync, writeSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { getServerLogPath, limitServerLog, openServerLog, readServerLog } from './server-log.ts';
import { createWorkshop } from './testing-embedded.ts';

const { createDirectory, tearDown } = createWorkshop();
afterAll(tearDown);

describe("The database's log", () => {
  it('is truncated at its limit, while the server continues to write', () => {
    const home = createDirectory();
    const file = openServerLog(home);
    writeSync(file, 'old '.repeat(100));
    limitServerLog(home, 100);
    writeSync(file, 'new');
    closeSync(file);
    expect(readFileSync(getServerLogPath(home), 'utf8')).toBe('new');
  });

  it('keeps one earlier file', () => {
    const home = createDirectory();
    const file = openServerLog(home);
    writeSync(file, 'old '.repeat(100));
    closeSync(file);
    limitServerLog(home, 100);
    expect(readFileSync(`${getServerLogPath(home)}.1`, 'utf8')).toBe('old '.repeat(100));
  });

  it('does not change below the limit', () => {
    const home = createDirectory();
    closeSync(openServerLog(home));
    limitServerLog(home, 100);
    expect(existsSync(`${getServerLogPath(home)}.1`)).toBe(false);
  });

  it('can be read from a position', () => {
    const home = createDirectory();
    const file = openServerLog(home);
    writeSync(file, 'before, after');
    closeSync(file);
    expect(readServerLog(home, 8)).toBe('after');
  });
});
