/**
 * Processes of this machine: which of them live, which belong to a group, and ending a whole group. A process is known by its
 * id together with when it began, as ids are used again.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { StoredWorker } from '../../tables.ts';

/** A process of a group. */
export interface GroupMember {
  readonly pid: number;
  /** Bytes of memory that it holds. */
  readonly memory: number;
}

const PAGE_BYTES = 4_096;
/** How often it is looked whether a group has ended. */
const LOOK_MS = 50;

/** The boot and the process space that process ids belong to: containers of one machine have their own. */
export const thisMachine: string = [
  textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? hostname(),
  textOf(() => readlinkSync('/proc/self/ns/pid')) ?? process.platform,
].join(' ');

/** Names this process. */
export function thisWorker(): StoredWorker {
  return { machine: thisMachine, pid: process.pid, began: beganOf(process.pid) };
}

/** When a process began, as the system counts; empty when it is gone, or the system does not tell. */
export function beganOf(pid: number): string {
  return statOf(pid)?.[19] ?? '';
}

/** Whether a process lives. Only for processes of this machine. */
export function isProcessAlive({ pid, began }: Pick<StoredWorker, 'pid' | 'began'>): boolean {
  const stat = statOf(pid);
  if (stat !== undefined) return stat[0] !== 'Z' && stat[19] === began;
  return process.platform !== 'linux' && signal(pid, 0);
}

/** Processes of a group that have not ended; undefined where the system does not tell. */
export function membersOf(group: number): GroupMember[] | undefined {
  const names = textOf(() => readdirSync('/proc'));
  return names?.flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const stat = statOf(Number(name));
    if (stat === undefined || Number(stat[2]) !== group || stat[0] === 'Z') return [];
    return [{ pid: Number(name), memory: Number(stat[21]) * PAGE_BYTES }];
  });
}

/** Whether a process was started with this variable in its environment. */
export function hasVariable(pid: number, name: string, value: string): boolean {
  const environment = textOf(() => readFileSync(`/proc/${pid}/environ`, 'utf8')) ?? '';
  return environment.split('\0').includes(`${name}=${value}`);
}

/** Asks a process group to end, and kills what is left of it after `patience` milliseconds. */
export async function endGroup(group: number, patience: number): Promise<void> {
  signal(-group, 'SIGTERM');
  const deadline = performance.now() + patience;
  while (isGroupAlive(group)) {
    if (performance.now() > deadline) {
      signal(-group, 'SIGKILL');
      return;
    }
    await wait(LOOK_MS);
  }
}

/** Kills what is left of a process group at once. */
export function killGroup(group: number): void {
  signal(-group, 'SIGKILL');
}

function isGroupAlive(group: number): boolean {
  return (membersOf(group)?.length ?? Number(signal(-group, 0))) > 0;
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What the system tells of a process after its name: state first (proc(5), fields 3 and on). */
function statOf(pid: number): string[] | undefined {
  const text = textOf(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

function textOf<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
