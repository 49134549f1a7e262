/** Entry point of the process that measures the raw data of one run. It exchanges messages with its parent process. */
import { join } from 'node:path';
import { isStorageFullError } from '../../contract/errors.ts';
import { isArchive } from './archive-check.ts';
import type { AcquisitionJob, AcquisitionOutcome } from './measure-raw-data.ts';
import { recognizeRawData } from './raw-data-kind.ts';
import { type Acquisition, UnreadableAcquisitionError } from './reading/acquisition.ts';
import { unpackSingleFile, useArchive } from './reading/archive.ts';
import { readMzml } from './reading/mzml.ts';
import { readSciex } from './reading/sciex.ts';
import { readThermo } from './reading/thermo.ts';
import { readTims } from './reading/tims.ts';
import { readVendorFolder } from './reading/vendor-folder.ts';

/** Kills this process, because streams of a damaged file can block an orderly exit. */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.once('message', async (job: AcquisitionJob) => {
  process.send?.(await measureAcquisition(job));
});

async function measureAcquisition(job: AcquisitionJob): Promise<AcquisitionOutcome | { readonly isDiskFull: true }> {
  try {
    return { acquisition: await measureFile(job) };
  } catch (error) {
    if (error instanceof UnreadableAcquisitionError)
      return {
        problem: error.message,
        ...(error.header === undefined ? {} : { acquisition: { values: {}, ...error.header } }),
      };
    if (isStorageFullError(error)) return { isDiskFull: true };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function measureFile({ path, name, folder }: AcquisitionJob): Promise<Acquisition | null> {
  const kind = recognizeRawData(name);
  if (kind === 'mzml') return readMzml(path);
  if (!isArchive(name)) return kind === 'raw' ? readThermo(path) : readSciex(path);
  return useArchive(path, name, async (files) => {
    const main = files.find((file) => /^[^/]+\.d\/analysis\.t[ds]f$|^(?:[^/]+\/)?[^/]+\.wiff$/i.test(file.name));
    if (main === undefined) return readVendorFolder(files);
    const here = join(folder, 'analysis.tdf');
    await unpackSingleFile(main, here);
    return kind === 'd' ? readTims(here) : readSciex(here);
  });
}
