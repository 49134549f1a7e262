/** The Dockerfile as far as it says how the image runs, and that run on a machine of a test, as no builder of images is needed for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the Dockerfile says. */
export interface ImageFacts {
  readonly text: string;
  /** User and group, as numbers. */
  readonly user: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** What is written to; everything else is read-only. */
  readonly volumes: readonly string[];
  /** ENTRYPOINT and CMD. */
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

function readDockerfile(path: string): ImageFacts {
  const text = readFileSync(path, 'utf8');
  const said = (instruction: string) => {
    const found = new RegExp(`^${instruction} (.*)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`${path} has no ${instruction}`);
    return found;
  };
  const list = (json: string) => JSON.parse(json) as string[];
  const environment = said('ENV')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]);
  return {
    text,
    user: said('USER'),
    folder: said('WORKDIR'),
    environment: Object.fromEntries(environment),
    volumes: list(said('VOLUME')),
    command: [...list(said('ENTRYPOINT')), ...list(said('CMD'))],
    healthCheck: list(said('HEALTHCHECK').replace(/^.* CMD /, '')),
  };
}

/** The Dockerfile of the example. */
export const dockerfile: ImageFacts = readDockerfile(join(import.meta.dirname, 'oci/Dockerfile'));

/**
 * The words that run a program as the image would: its user without any right, in its folder, with volumes that are empty and a file
 * system that is read-only otherwise.
 */
export function asInImage(program: readonly string[], { user, folder, volumes }: ImageFacts = dockerfile): string[] {
  const [uid, gid] = user.split(':');
  const mounts = volumes.map((path) => `mkdir -p ${path}; mount -t tmpfs -o mode=1777 none ${path}`);
  const rights = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
    '--inh-caps=-all',
  ];
  const script = [...mounts, 'mount -o remount,bind,ro /', `cd ${folder}`, `exec setpriv ${rights.join(' ')} "$@"`];
  return ['unshare', '--mount', '--propagation', 'private', 'sh', '-ec', script.join('\n'), 'sh', ...program];
}
