/** Runs curl samples unchanged in a shell. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const hasCurl = spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;

export interface CurlOutcome {
  /** Status of the response; 0 without a response. */
  readonly status: number;
  /** Location of a redirect, or ''. */
  readonly location: string;
  /** Output of the command. */
  readonly stated: string;
}

/** Runs commands one after another. */
export interface CurlShell {
  /** @throws Error when the shell has ended */
  run(command: string): Promise<CurlOutcome>;
  stop(): void;
}

/** Wraps curl, to print the status of the response on a separate line. */
const WRAPPED = `curl() { command curl --silent --show-error --write-out '%{stderr}\\nstatus %{http_code}\\n' "$@"; }\n`;

/** Shell program that runs each line of its input as a script in a new shell. */
const LOOP = `while IFS= read -r script; do sh "$script" 2>&1 </dev/null; printf '\\n%s\\n' "$END"; done`;

/** Line that marks the end of a script's output. No response contains it. */
const END = 'the end of 0199f5b0-2a44-7d0e-9c31';

/** Starts a shell that starts the others, because forking this large process is slower than running curl. */
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
