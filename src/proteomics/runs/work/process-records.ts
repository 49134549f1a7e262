/** Records running programs in files, so that the next worker can end those of a killed worker. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../../settings.ts';
import { getProteomicsFolder } from '../../places.ts';
import type { StoredWorker } from '../../tables.ts';
import {
  endProcessGroup,
  hasVariable,
  identifyWorker,
  isProcessAlive,
  listGroupMembers,
  readStartTime,
  thisMachine,
} from './processes.ts';

/** Environment variable of programs that identifies the run and the attempt. */
export const RUN_VARIABLE = 'CONCORDAT_RUN';

interface ProcessRecord {
  worker: StoredWorker;
  /** ID of the program, which is also that of its process group. */
  pid: number;
  began: string;
  /** Value of RUN_VARIABLE. */
  run: string;
}

type Place = Pick<Settings, 'dataDir'>;

export function recordProcess(settings: Place, pid: number, run: string): () => void {
  const folder = getRecordsFolder(settings);
  mkdirSync(folder, { recursive: true });
  const record: ProcessRecord = { worker: identifyWorker(), pid, began: readStartTime(pid), run };
  const file = join(folder, `${run.replaceAll('/', '-')}-${pid}.json`);
  writeFileSync(file, JSON.stringify(record));
  return () => rmSync(file, { force: true });
}

/** Ends the programs of ended workers on this machine, and waits for them. Returns the number of programs. */
export async function endOrphanedPrograms(settings: Place, timeoutMs: number): Promise<number> {
  const orphans = readRecords(getRecordsFolder(settings)).filter(
    ({ record: { worker } }) => worker.machine === thisMachine && !isProcessAlive(worker),
  );
  const exits = await Promise.all(
    orphans.map(async ({ file, record }) => {
      const isOurs = isSameProcess(record);
      if (isOurs) await endProcessGroup(record.pid, timeoutMs);
      rmSync(file, { force: true });
      return isOurs;
    }),
  );
  return exits.filter(Boolean).length;
}

function getRecordsFolder(settings: Place): string {
  return join(getProteomicsFolder(settings), 'runs', 'processes');
}

/** Returns whether a recorded program or its group still runs. A different process with the same ID does not count. */
function isSameProcess({ pid, began, run }: ProcessRecord): boolean {
  if (isProcessAlive({ pid, began })) return true;
  return listGroupMembers(pid)?.some((member) => hasVariable(member.pid, RUN_VARIABLE, run)) ?? false;
}

function readRecords(folder: string): { file: string; record: ProcessRecord }[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const file = join(folder, name);
    try {
      return [{ file, record: JSON.parse(readFileSync(file, 'utf8')) as ProcessRecord }];
    } catch {
      // Another worker is removing or writing the record.
      return [];
    }
  });
}
