/** The process that measures the raw data of one run. It is told its job by a message, answers with one, and ends. */
import { join } from 'node:path';
import { isFull } from '../../contract/errors.ts';
import type { AcquisitionJob, AcquisitionOutcome } from './measure-raw-data.ts';
import { rawDataKind } from './raw-data-kind.ts';
import { type Acquisition, UnreadableAcquisitionError } from './reading/acquisition.ts';
import { unpackOne, withArchive } from './reading/archive.ts';
import { readMzml } from './reading/mzml.ts';
import { readThermo } from './reading/thermo.ts';
import { readTims } from './reading/tims.ts';

/** Whoever started it is gone, and so is who waits for the answer. */
process.on('disconnect', () => process.exit(0));

process.once('message', async (job: AcquisitionJob) => {
  const outcome = await outcomeOf(job);
  process.send?.(outcome, () => process.exit(0));
});

async function outcomeOf(job: AcquisitionJob): Promise<AcquisitionOutcome | { readonly isDiskFull: true }> {
  try {
    return { acquisition: await measured(job) };
  } catch (error) {
    if (error instanceof UnreadableAcquisitionError) return { problem: error.message };
    if (isFull(error)) return { isDiskFull: true };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Null where nothing is known of the format. */
async function measured({ path, name, folder }: AcquisitionJob): Promise<Acquisition | null> {
  const kind = rawDataKind(name);
  if (kind === 'mzml') return readMzml(path);
  if (kind === 'raw') return readThermo(path);
  if (kind !== 'd') return null;
  return withArchive(path, name, async (files) => {
    const tables = files.find((file) => /^[^/]+\.d\/analysis\.tdf$/i.test(file.name));
    if (tables === undefined) return null;
    const here = join(folder, 'analysis.tdf');
    await unpackOne(tables, here);
    return readTims(here);
  });
}
