/**
 * Simulates a Debian machine: this machine with an overlay file system in a separate mount namespace. Its changes are discarded
 * at the end. It requires root, and uses the network of this machine.
 */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system, in which tests install and run the Debian package. */
export interface TestMachine {
  /** A folder of this machine that is mounted as `/mnt` in the test machine. */
  readonly shared: string;
  /** Runs a program, and returns its status and output when it has ended. */
  run(program: string, ...args: readonly string[]): { status: number | null; stated: string };
  start(args: readonly string[], options?: SpawnOptions): ChildProcess;
  stop(): Promise<void>;
}

/**
 * Mounts the overlay, and then the system folders again, so that processes of this machine are not visible in the test machine.
 */
const MOUNTS = `
mount -t tmpfs none "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
mount -t proc proc "$1/root/proc"
mount --rbind /dev "$1/root/dev"
for place in run tmp; do mount -t tmpfs -o mode=1777 none "$1/root/$place"; done
mount --bind "$2" "$1/root/mnt"
echo ready
exec cat
`;

/** Returns why this system cannot simulate the machine; null if it can. */
export function explainMissingMachine(): string | null {
  if (process.env.CI === 'true') return null;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux';
  return spawnSync('dpkg-deb', ['--version']).status === 0 ? null : 'there is no dpkg';
}

export async function startMachine(): Promise<TestMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-machine-'));
  const shared = mkdtempSync(join(tmpdir(), 'concordat-shared-'));
  const holder = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-ec', MOUNTS, 'sh', folder, shared], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  const isReady = await Promise.race([once(holder.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error('the machine did not start');
  const inside = ['--mount', `--target=${holder.pid}`, '--', 'chroot', join(folder, 'root')];
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' };
  return {
    shared,
    run(program, ...args) {
      const { status, stdout, stderr } = spawnSync('nsenter', [...inside, program, ...args], { env, encoding: 'utf8' });
      return { status, stated: `${stdout}${stderr}` };
    },
    start: (args, options = {}) => spawn('nsenter', [...inside, ...args], { ...options, env: { ...env, ...options.env } }),
    async stop() {
      holder.stdin.end();
      await ended;
      for (const one of [folder, shared]) rmSync(one, { recursive: true, force: true });
    },
  };
}

/**
 * Receives the messages that services send to systemd (sd_notify(3)). Written in Python, because Node does not support Unix
 * datagram sockets.
 */
const RECEIVER = `
import os, socket, sys
listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
listener.bind(sys.argv[1])
os.chmod(sys.argv[1], 0o777)
print("listening", flush=True)
while True:
    print(listener.recv(4096).decode().replace("\\n", " "), flush=True)
`;

/** A socket to which a service reports its state (sd_notify). */
export interface NotifySocket {
  readonly words: readonly string[];
  stop(): void;
}

export async function listenForNotifications(path: string): Promise<NotifySocket> {
  const receiver = spawn('python3', ['-c', RECEIVER, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const words: string[] = [];
  const begun = once(receiver.stdout, 'data');
  receiver.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => words.push(...text.split('\n').filter((line) => line !== '')));
  await begun;
  return { words, stop: () => void receiver.kill() };
}
