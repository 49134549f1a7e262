import { closeSync, existsSync, readFileSync, writeSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { getServerLogPath, openServerLog, readServerLog, rotateServerLog } from './server-log.ts';
import { createTestDirectories } from './testing-embedded.ts';

const { createDirectory, tearDown } = createTestDirectories();
afterAll(tearDown);

describe('The log of the embedded server', () => {
  it('is truncated at its limit, while the server continues to write', () => {
    const home = createDirectory();
    const file = openServerLog(home);
    writeSync(file, 'old '.repeat(100));
    rotateServerLog(home, 100);
    writeSync(file, 'new');
    closeSync(file);
    expect(readFileSync(getServerLogPath(home), 'utf8')).toBe('new');
  });

  it('has one earlier file after it is rotated', () => {
    const home = createDirectory();
    const file = openServerLog(home);
    writeSync(file, 'old '.repeat(100));
    closeSync(file);
    rotateServerLog(home, 100);
    expect(readFileSync(`${getServerLogPath(home)}.1`, 'utf8')).toBe('old '.repeat(100));
  });

  it('is not rotated below the size limit', () => {
    const home = createDirectory();
    closeSync(openServerLog(home));
    rotateServerLog(home, 100);
    expect(existsSync(`${getServerLogPath(home)}.1`)).toBe(false);
  });

  it('can be read from a given position', () => {
    const home = createDirectory();
    const file = openServerLog(home);
    writeSync(file, 'before, after');
    closeSync(file);
    expect(readServerLog(home, 8)).toBe('after');
  });
});
