/** Runs curl samples unchanged in a shell. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const hasCurl = spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;

/** The result of a command. */
export interface CurlOutcome {
  /** Status of the response; 0 if there was none. */
  readonly status: number;
  /** Target of the response's redirect; empty if there is none. */
  readonly location: string;
  /** Output of the command. */
  readonly stated: string;
}

/** Runs command lines, one after the other. */
export interface CurlShell {
  /** @throws Error when the shell has ended */
  run(command: string): Promise<CurlOutcome>;
  stop(): void;
}

/** Wraps curl, so that it prints the status of the response on a separate line. */
const WRAPPED = `curl() { command curl --silent --show-error --write-out '%{stderr}\\nstatus %{http_code}\\n' "$@"; }\n`;

/** Runs each script of its input in a new shell. */
const LOOP = `while IFS= read -r script; do sh "$script" 2>&1 </dev/null; printf '\\n%s\\n' "$END"; done`;

/** The line that marks the end of a script's output; no response contains it. */
const END = 'the end of 0199f5b0-2a44-7d0e-9c31';

/** Starts a shell that starts the others, because forking this large process takes longer than curl. */
export function startCurlShell(name: string, folder: string, environment: Record<string, string>): CurlShell {
  const script = join(folder, `${name}.sh`);
  const child = spawn('sh', ['-c', LOOP], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', END, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(command) {
      writeFileSync(script, `${WRAPPED}${command}\n`);
      child.stdin.write(`${script}\n`);
      const heard: string[] = [];
      for (let line = await lines.next(); line.value !== END; line = await lines.next()) {
        if (line.done === true) throw new Error('The shell has ended.');
        heard.push(line.value);
      }
      const stated = heard.join('\n');
      const [, status = '0'] = /^status (\d+)$/m.exec(stated) ?? [];
      const [, location = ''] = /^location: (\S+)/im.exec(stated) ?? [];
      return { status: Number(status), location, stated };
    },
    stop: () => child.kill(),
  };
}
