/**
 * Simulates a Debian machine with systemd: this machine with an overlay file system, and separate processes, mounts and control
 * groups. Services of this machine are not started there. It requires root, and uses the network of this machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running machine with systemd. */
export interface SystemdMachine {
  /** A folder of this machine that is mounted as `/mnt` in the test machine. */
  readonly shared: string;
  /** Runs a program, and returns its status and output when it has ended. */
  run(program: string, ...args: readonly string[]): { status: number | null; stated: string };
  stop(): Promise<void>;
}

/** Starts the following command in a separate control group, which is the root group inside the machine. */
const APART = `
group="$(findmnt --noheadings --first-only --types cgroup2 --output TARGET)/$(basename "$1")"
mkdir "$group"
echo "$group" > "$1/group"
echo $$ > "$group/cgroup.procs"
exec unshare --mount --propagation private --pid --fork --kill-child --cgroup --uts --ipc sh -ec "$3" sh "$1" "$2"
`;

/**
 * Prepares the machine as a container for systemd (https://systemd.io/CONTAINER_INTERFACE), with /sys and /proc/sys read-only.
 */
const BOOT = `
mount -t tmpfs none "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
cd "$1/root"
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 none dev
for device in null zero full random urandom tty; do touch "dev/$device"; mount --bind "/dev/$device" "dev/$device"; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs -o mode=1777 none dev/shm
mount -t tmpfs -o mode=755 none run
mount -t tmpfs -o mode=1777 none tmp
mount --bind "$2" mnt
rm -rf etc/systemd/system/*.wants var/log/journal
mkdir before
pivot_root . before
exec chroot . sh -ec 'umount --lazy /before; exec env --ignore-environment container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin \
  /lib/systemd/systemd --unit=basic.target --show-status=false' </dev/null
`;

export async function bootMachine(): Promise<SystemdMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-systemd-'));
  const shared = mkdtempSync(join(tmpdir(), 'concordat-shared-'));
  const holder = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-ec', APART, 'sh', folder, shared, BOOT], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(holder, 'exit');
  const within = () => {
    const children = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim();
    return ['--all', `--target=${children.split(' ')[0]}`, '--'];
  };
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' };
  const run: SystemdMachine['run'] = (program, ...args) => {
    const { status, stdout, stderr } = spawnSync('nsenter', [...within(), program, ...args], { env, encoding: 'utf8' });
    return { status, stated: `${stdout}${stderr}` };
  };
  const machine: SystemdMachine = {
    shared,
    run,
    async stop() {
      holder.kill('SIGKILL');
      await ended;
      const group = readFileSync(join(folder, 'group'), 'utf8').trim();
      // Killed processes may still exist for a moment.
      while (existsSync(group)) {
        spawnSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'], { stdio: 'ignore' });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      for (const one of [folder, shared]) rmSync(one, { recursive: true, force: true });
    },
  };
  while (holder.exitCode === null) {
    if (/running|degraded/.test(run('systemctl', 'is-system-running').stated)) return machine;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('systemd did not boot');
}
