/** A temporary folder of results for tests, which is emptied after each test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';

/** A short summary.txt of MaxQuant. */
export const RUN_SUMMARY = 'Raw file\tMS/MS Identified\nx\t120\n';

/** Creates the folder, and registers its removal. */
export function createTestFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-import-'));
  afterEach(() => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    writeTestFile(path: string, content: string | Buffer = RUN_SUMMARY): void {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
  };
}
