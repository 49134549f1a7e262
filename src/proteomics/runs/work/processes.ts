/** Finds and ends processes of this machine. A process is identified by ID and start time, because IDs are reused. */
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../../../settings.ts';
import { getProteomicsFolder } from '../../places.ts';
import type { StoredWorker } from '../../tables.ts';

const PAGE_BYTES = 4_096;
/** Milliseconds between checks whether a group has ended. */
const CHECK_INTERVAL_MS = 50;

/** Identifies this machine or container: boot ID and process namespace. */
export const thisMachine: string = [
  readTextOrUndefined(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? hostname(),
  readTextOrUndefined(() => readlinkSync('/proc/self/ns/pid')) ?? process.platform,
].join(' ');

export function identifyWorker(): StoredWorker {
  return { machine: thisMachine, pid: process.pid, began: readStartTime(process.pid) };
}

/** Returns the start time of a process in the unit of the system; empty if unknown. */
export function readStartTime(pid: number): string {
  return readStat(pid)?.[19] ?? '';
}

export function isProcessAlive({ pid, began }: Pick<StoredWorker, 'pid' | 'began'>): boolean {
  const stat = readStat(pid);
  if (stat !== undefined) return stat[0] !== 'Z' && stat[19] === began;
  return process.platform !== 'linux' && sendSignal(pid, 0);
}

/** Returns the processes of a group; undefined if the system cannot list them. */
export function listGroupMembers(group: number) {
  const names = readTextOrUndefined(() => readdirSync('/proc'));
  return names?.flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const stat = readStat(Number(name));
    if (stat === undefined || Number(stat[2]) !== group || stat[0] === 'Z') return [];
    return [{ pid: Number(name), memory: Number(stat[21]) * PAGE_BYTES }];
  });
}

export function hasVariable(pid: number, name: string, value: string): boolean {
  const environment = readTextOrUndefined(() => readFileSync(`/proc/${pid}/environ`, 'utf8')) ?? '';
  return environment.split('\0').includes(`${name}=${value}`);
}

/** Sends SIGTERM to a process group, and SIGKILL after `timeoutMs` milliseconds. */
export async function endProcessGroup(group: number, timeoutMs: number): Promise<void> {
  sendSignal(-group, 'SIGTERM');
  const deadline = performance.now() + timeoutMs;
  while ((listGroupMembers(group)?.length ?? Number(sendSignal(-group, 0))) > 0) {
    if (performance.now() > deadline) {
      sendSignal(-group, 'SIGKILL');
      return;
    }
    await wait(CHECK_INTERVAL_MS);
  }
}

export function killProcessGroup(group: number): void {
  sendSignal(-group, 'SIGKILL');
}

function sendSignal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the fields of /proc/PID/stat that follow the name, starting with the state (proc(5), field 3). */
function readStat(pid: number): string[] | undefined {
  const text = readTextOrUndefined(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

function readTextOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

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
