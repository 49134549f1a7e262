/**
 * Notes of the programs that run now, one file each, so that the next worker on this machine finds and ends the programs that a
 * killed worker left behind. A program goes on when its worker is killed, and would run beside its successor.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../../settings.ts';
import { locateProteomicsFolder } from '../../places.ts';
import type { StoredWorker } from '../../tables.ts';
import { beganOf, endGroup, hasVariable, isProcessAlive, membersOf, thisMachine, thisWorker } from './processes.ts';

/** Variable in the environment of every program of a run; its value is the run and the attempt. */
export const RUN_VARIABLE = 'CONCORDAT_RUN';

interface ProcessRecord {
  worker: StoredWorker;
  /** Leader of the program's process group. */
  pid: number;
  began: string;
  /** Value of RUN_VARIABLE. */
  run: string;
}

type Place = Pick<Settings, 'dataDir'>;

/** Notes a program that was just started; the function that is returned takes the note away. */
export function recordProcess(settings: Place, pid: number, run: string): () => void {
  const folder = recordsFolder(settings);
  mkdirSync(folder, { recursive: true });
  const record: ProcessRecord = { worker: thisWorker(), pid, began: beganOf(pid), run };
  const file = join(folder, `${run.replaceAll('/', '-')}-${pid}.json`);
  writeFileSync(file, JSON.stringify(record));
  return () => rmSync(file, { force: true });
}

/** Ends the programs of this machine whose worker is gone, and waits until they are. Resolves with how many there were. */
export async function endOrphans(settings: Place, patience: number): Promise<number> {
  const orphans = readRecords(recordsFolder(settings)).filter(
    ({ record: { worker } }) => worker.machine === thisMachine && !isProcessAlive(worker),
  );
  const ended = await Promise.all(
    orphans.map(async ({ file, record }) => {
      const isOurs = isStillThat(record);
      if (isOurs) await endGroup(record.pid, patience);
      rmSync(file, { force: true });
      return isOurs;
    }),
  );
  return ended.filter(Boolean).length;
}

function recordsFolder(settings: Place): string {
  return join(locateProteomicsFolder(settings), 'runs', 'processes');
}

/** The group's id may belong to somebody else by now. */
function isStillThat({ pid, began, run }: ProcessRecord): boolean {
  if (isProcessAlive({ pid, began })) return true;
  return membersOf(pid)?.some((member) => hasVariable(member.pid, RUN_VARIABLE, run)) ?? false;
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
      // Another worker takes it away, or has not finished it.
      return [];
    }
  });
}
