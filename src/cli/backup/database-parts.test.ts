import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../profiles/testing-seeded-random.ts';
import type { Backup } from './backup-folder.ts';
import { writeParts } from './make-backup.ts';

describe('The parts of a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-parts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const random = createSeededRandom(5);
  const lines = Array.from(
    { length: 60_000 },
    (_, at) => `${at}\t${random.unit()}\t${'x'.repeat(at % 97)}\t${random.unit()}\n`,
  );

  async function writeBackup(name: string, all: readonly string[], pieceBytes: number, before?: Backup) {
    const at = join(folder, name);
    mkdirSync(at);
    const bytes = Buffer.from(all.join(''));
    const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, piece) =>
      bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes),
    );
    const { parts, added } = await writeParts(createArrivingStream(pieces), at, before);
    const readParts = () => Buffer.concat(parts.map(({ path }) => gunzipSync(readFileSync(join(at, path))))).toString();
    return {
      backup: { folder: at, manifest: { database: parts } as unknown as Backup['manifest'] },
      parts,
      added,
      read: readParts,
    };
  }
  async function* createArrivingStream(pieces: readonly Buffer[]) {
    yield* pieces;
  }

  it('restore the whole database, and are the same for every size of the arriving chunks', async () => {
    const one = await writeBackup('one', lines, 65_536);
    const other = await writeBackup('other', lines, 1_000);
    expect(one.parts.length).toBeGreaterThan(2);
    expect(one.read()).toBe(lines.join(''));
    expect(other.parts).toEqual(one.parts);
  });

  it('are reused from the previous backup, except parts with new, deleted or changed rows', async () => {
    const { backup } = await writeBackup('before', lines, 65_536);
    const changed = lines.toSpliced(40_000, 1).toSpliced(10_000, 0, 'new\n').with(20_000, 'changed\n');
    const later = await writeBackup('later', changed, 65_536, backup);
    expect(later.read()).toBe(changed.join(''));
    const shared = later.parts.filter(({ path }) => statSync(join(folder, 'later', path)).nlink === 2);
    expect([later.added > 0, later.added <= 3, shared.length]).toEqual([true, true, later.parts.length - later.added]);
  });

  it('can contain a line that is longer than the size of a part', async () => {
    const long = `${'y'.repeat(3_000_000)}\n`;
    const { parts, read } = await writeBackup('long', ['short\n', long, 'short\n'], 65_536);
    expect([read(), parts.length]).toEqual([`short\n${long}short\n`, 2]);
  });
});
