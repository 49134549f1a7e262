/** Generates runs of a simulated timsTOF: the archive of a `.d` folder, whose frames have intensities but no peaks. */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { createTarLayout } from '../../src/cli/upload/tar-layout.ts';
import type { DiaRun } from './dia-runs.ts';
import { createRandomGenerator } from './random-generator.ts';

const CYCLES = 60;
/** Number of PASEF frames after each survey scan. */
const FRAMES = 4;
const CYCLE_SECONDS = 20;

/** Returns the tar file of a run. If the run is broken, the spray is interrupted from time to time. */
export async function createTimsArchive(run: DiaRun): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'concordat-tims-'));
  try {
    writeTables(join(folder, 'analysis.tdf'), run);
    await writeFile(join(folder, 'analysis.tdf_bin'), 'Concordat simulated frames. They contain no measurement.\n');
    const parts = ['analysis.tdf', 'analysis.tdf_bin'].map(async (name) => {
      const path = join(folder, name);
      return { path, inside: `${run.name}.d/${name}`, size: (await stat(path)).size, changedAt: run.time.getTime() };
    });
    const tar = createTarLayout(await Promise.all(parts));
    return await buffer(tar.read(0, tar.size));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function writeTables(path: string, { name, time, isBroken }: DiaRun): void {
  const random = createRandomGenerator(`timsTOF ${name}`);
  const database = new DatabaseSync(path);
  database.exec(`
    create table GlobalMetadata (Key text, Value text);
    insert into GlobalMetadata values ('InstrumentName', 'timsTOF HT'), ('AcquisitionDateTime', '${time.toISOString().slice(0, 19)}.000+00:00');
    create table Frames (Id integer primary key, Time real, MsMsType integer, MaxIntensity integer, SummedIntensities integer,
      NumPeaks integer, AccumulationTime real);
    create table Precursors (Id integer primary key, Charge integer);
    begin;`);
  const frame = database.prepare('insert into Frames values (null, ?, ?, ?, ?, ?, 100)');
  const precursor = database.prepare('insert into Precursors values (null, ?)');
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    const spray = isBroken && random.generateFraction() < 0.2 ? 0.02 : 1;
    const signal = 5e8 * Math.sin(((cycle + 1) / (CYCLES + 1)) * Math.PI) * random.generateFactor(0.1) * spray;
    for (let at = 0; at <= FRAMES; at += 1) {
      const share = at === 0 ? 1 : 0.1;
      const seconds = (cycle + at / (FRAMES + 1)) * CYCLE_SECONDS;
      frame.run(
        seconds,
        at === 0 ? 0 : 8,
        Math.round(signal * share * 0.01),
        Math.round(signal * share),
        at === 0 ? 9_000 : 700,
      );
      if (at > 0) precursor.run(random.pick([2, 2, 2, 3, 3, 4]));
    }
  }
  database.exec('commit');
  database.close();
}
