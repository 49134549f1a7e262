/** Checks that an uploaded archive contains exactly one run, and no paths that leave it. */
import { BadRequestError } from '../../contract/errors.ts';
import { recognizeRawData } from './raw-data-kind.ts';
import { UnreadableAcquisitionError } from './reading/acquisition.ts';
import { type ArchivedFile, useArchive } from './reading/archive.ts';

/** Files that identify a folder as a run of Bruker, Agilent or Waters. */
const RUN_FILE = /^[^/]+\.(d\/(analysis\.(tdf|baf|tsf)$|acqdata\/)|raw\/_(header\.txt|func\d+\.dat)$)/i;
const SCIEX = /^(?:[^/]+\/)?([^/]+)\.wiff2?$/i;

const CONTENTS: Readonly<Record<string, string>> = {
  raw: 'a .raw folder of Waters',
  d: 'a .d folder with analysis.tdf, analysis.baf, analysis.tsf or AcqData in it',
  wiff: 'a .wiff file',
};

export function isArchive(name: string): boolean {
  return /\.(zip|tar)$/i.test(name);
}

/** Checks that an archive contains one run, and ignores other files. @throws BadRequestError */
export async function requireOneRun(path: string, name: string): Promise<void> {
  if (!isArchive(name)) return;
  const kind = recognizeRawData(name);
  try {
    const runs = await useArchive(path, name, async (files) => (kind === 'wiff' ? listSciexRuns(files) : listFolders(files)));
    if (runs.size === 1) return;
    const contents = CONTENTS[kind ?? 'd'];
    throw new BadRequestError(
      runs.size === 0 ? `${name} does not contain ${contents}.` : `${name} contains ${runs.size} runs. Upload each separately.`,
    );
  } catch (error) {
    if (error instanceof UnreadableAcquisitionError) throw new BadRequestError(`${name}: ${error.message}`, { cause: error });
    throw error;
  }
}

function listFolders(files: readonly ArchivedFile[]): Set<string> {
  const acquired = files.filter(({ name }) => RUN_FILE.test(name)).map(({ name }) => name.split('/', 1)[0] as string);
  const tops = new Set(files.map(({ name }) => name.split('/', 1)[0] as string).filter((top) => /\.(d|raw)$/i.test(top)));
  return acquired.length === 0 ? new Set() : tops;
}

function listSciexRuns(files: readonly ArchivedFile[]): Set<string> {
  return new Set(files.flatMap(({ name }) => SCIEX.exec(name)?.[1]?.toLowerCase() ?? []));
}
