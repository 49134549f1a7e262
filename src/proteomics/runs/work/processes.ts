/** Finds and ends processes of this machine. A process is identified by ID and start time, because IDs are reused. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
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
