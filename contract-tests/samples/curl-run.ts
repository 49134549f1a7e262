/** Runs samples of curl by a shell, unchanged. */
import { spawn, spawnSync } from 'node:child_process';

/** Whether this machine has the program. */
export const hasCurl = spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;

/** What came of a command. */
export interface CurlOutcome {
  /** Status of the answer; 0 without one. */
  readonly status: number;
  /** Where the answer leads; empty when it stays. */
  readonly location: string;
  /** What the command wrote. */
  readonly said: string;
}

/** Wraps the command, so that it tells the status of the answer on a line of its own. */
const WRAPPED = `curl() { command curl --silent --show-error --write-out '%{stderr}\\nstatus %{http_code}\\n' "$@"; }\n`;

/** Runs a command line. */
export async function runCurl(command: string, folder: string, environment: Record<string, string>): Promise<CurlOutcome> {
  const child = spawn('sh', ['-c', WRAPPED + command], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece) => {
      said += piece;
    });
  }
  await new Promise((resolve) => child.on('close', resolve));
  const [, status = '0'] = /^status (\d+)$/m.exec(said) ?? [];
  const [, location = ''] = /^location: (\S+)/im.exec(said) ?? [];
  return { status: Number(status), location, said };
}
