/** Starts server processes to test that only their account can access DATA_DIR. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { resolveProjectPath } from '../own-files.ts';

// @module-tag full

/** UID of `nobody`, a user without special rights. */
const ORDINARY = 65_534;

describe('DATA_DIR', () => {
  let child: ChildProcess | undefined;
  let folder = '';
  afterEach(async () => {
    if (child !== undefined && child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a server on an existing folder that is open to all users. */
  async function startServerAsAccount(account: { uid?: number; gid?: number }): Promise<string> {
    folder = mkdtempSync(join(tmpdir(), 'concordat-private-'));
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'of-old.raw'), 'content');
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
    const { PATH, TMPDIR } = process.env;
    const env = {
      PATH,
      ...(TMPDIR === undefined ? {} : { TMPDIR }),
      HOME: folder,
      DATA_DIR: folder,
      PORT: '0',
      NODE_COMPILE_CACHE: '',
    };
    child = spawn(process.execPath, [resolveProjectPath('src/main.ts')], {
      env,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...account,
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const address = /ready at (http:[^"]+)/.exec(line)?.[1];
      if (address === undefined) continue;
      child.stdout?.resume();
      return address;
    }
    throw new Error('the server ended before it was ready');
  }

  /** Lists the files and folders below `path` that other accounts can access. */
  const listVisibleCollaborations = (path: string): string[] =>
    readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => {
      const stats = statSync(join(path, name), { throwIfNoEntry: false });
      return stats !== undefined && (stats.mode & 0o077) !== 0 && name !== 'of-old.raw';
    });

  async function storeFiles(address: string): Promise<number> {
    const createRecord = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Record<
        string,
        string
      >;
    };
    const user = await createRecord('/api/admin/users', { email: 'operator@example.org', name: 'Operator' });
    await createRecord('/api/admin/projects', { name: 'Lung cohort' });
    const pipeline = await createRecord('/api/admin/pipelines', { project: 'lung-cohort', name: 'Quality' });
    const form = new FormData();
    form.set('pipeline', String(pipeline.uuid));
    form.set('user', String(user.uuid));
    form.set('orig_file', new Blob(['content']), 'new.raw');
    return (await fetch(`${address}/api/upload/raw`, { method: 'POST', body: form })).status;
  }

  // Only root can start processes of other users.
  const accounts: [string, { uid?: number; gid?: number }][] = [
    ['this account', {}],
    ...(process.getuid?.() === 0 ? [['an ordinary account', { uid: ORDINARY, gid: ORDINARY }] as [string, object]] : []),
  ];
  it.each(accounts)('can be read only by its owner if the server runs under %s', async (_who, account) => {
    const address = await startServerAsAccount(account);
    expect([await storeFiles(address), statSync(folder).mode & 0o777, listVisibleCollaborations(folder)]).toEqual([
      201,
      0o700,
      [],
    ]);
  });
});
