// @module-tag full
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskFiles } from '../files/disk-files.ts';
import { moveFiles } from '../files/move-files.ts';
import { openStoredFiles } from '../files/open-files.ts';
import type { StoredFiles } from '../files/stored-files.ts';
import { describeWithBucket, startBucket, type TestBucket } from '../files/testing-bucket.ts';
import { collectItems } from '../files/testing-stored-files.ts';
import { readSettings } from '../settings.ts';
import { createDoctorFolder, type DoctorPlace } from './doctor/testing-doctor.ts';
import { runFilesCommand } from './files.ts';

const RAW = Array.from({ length: 12 }, (_, at) => `proteomics/raw/${at}/run ${at}.raw`);
const OTHERS = ['proteomics/results/0/v/a.txt', 'proteomics/runs/0/1/log-0.txt', 'proteomics/chromatograms/0/ms1.txt'];

describeWithBucket('concordat files with a bucket', () => {
  let bucket: TestBucket;
  let folder: string;
  let doctor: DoctorPlace;
  beforeAll(async () => {
    bucket = await startBucket();
    folder = await mkdtemp(join(tmpdir(), 'concordat-move-'));
    doctor = createDoctorFolder();
  });
  afterAll(async () => {
    doctor.remove();
    await bucket?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Creates a data folder with files, and an empty bucket. */
  async function createPlaces(name: string) {
    const dataDir = join(folder, name);
    const disk = createDiskFiles(dataDir);
    await disk.put([...RAW, ...OTHERS, 'hub/exports/x'].map((key) => ({ key, content: Buffer.from(`content of ${key}`) })));
    const environment = bucket.environment();
    return { dataDir, disk, environment, inBucket: openStoredFiles(readSettings({ DATA_DIR: dataDir, ...environment })) };
  }
  const listKeys = async (files: StoredFiles) => (await collectItems(files.list('proteomics/'))).map(({ key }) => key).sort();
  const runAndRead = async (args: string[], env: Record<string, string>) => {
    let out = '';
    const into = {
      write(piece: string) {
        out += piece;
      },
    };
    const code = await runFilesCommand(args, { stdin: process.stdin, stdout: into as never, stderr: into as never, env });
    return { code, out };
  };

  it('moves stored files, but no exports, into the bucket and back', async () => {
    const { dataDir, disk, environment, inBucket } = await createPlaces('there-and-back');
    const to = environment.FILES_URL as string;
    expect(await runAndRead(['move', '--from', dataDir, '--to', to, '--keep'], environment)).toEqual({
      code: 0,
      out: expect.stringMatching(/^Copied 15 files \(\d+ bytes\)\.\n$/),
    });
    expect(await listKeys(disk)).toHaveLength(15);
    await disk.put([{ key: 'proteomics/raw/20/new.raw', content: Buffer.from('came since') }]);
    await disk.put([{ key: OTHERS[1] as string, content: Buffer.from('a longer log than it was') }]);
    expect(await runAndRead(['move', '--from', dataDir, '--to', to], environment)).toEqual({
      code: 0,
      out: 'Moved 2 files (34 bytes). 14 files already existed at the destination.\n',
    });
    expect(await listKeys(disk)).toEqual([]);
    expect(await listKeys(inBucket)).toEqual([...RAW, ...OTHERS, 'proteomics/raw/20/new.raw'].sort());
    expect(await text(await inBucket.open(OTHERS[1] as string))).toBe('a longer log than it was');
    expect(await readdir(join(dataDir, 'hub/exports'))).toEqual(['x']);
    expect((await runAndRead(['move', '--from', to, '--to', dataDir], environment)).code).toBe(0);
    expect(await listKeys(inBucket)).toEqual([]);
    expect(await text(await disk.open(RAW[3] as string))).toBe(`content of ${RAW[3]}`);
  });

  it('resumes an interrupted move in both directions', async () => {
    const { dataDir, disk, inBucket } = await createPlaces('interrupted');
    const whole = await listKeys(disk);
    for (const [from, to] of [
      [disk, inBucket],
      [inBucket, disk],
    ] as const) {
      let rounds = 0;
      for (let isDone = false; !isDone; rounds += 1) {
        const interrupting = new AbortController();
        let files = 0;
        const { copied, present } = await moveFiles(from, to, ['proteomics/'], {
          keep: false,
          folder: dataDir,
          signal: interrupting.signal,
          reportProgress() {
            files += 1;
            if (files === 4) interrupting.abort();
          },
        });
        isDone = copied + present < 4;
        expect([...(await listKeys(from)), ...(await listKeys(to))].sort()).toEqual(whole);
      }
      expect(rounds).toBe(4);
      expect(await listKeys(to)).toEqual(whole);
    }
  });

  it('reports an outage during a move, and leaves every file in the folder or the bucket', async () => {
    const { dataDir, disk, inBucket, environment } = await createPlaces('outage');
    const whole = await listKeys(disk);
    bucket.cut();
    const { code, out } = await runAndRead(['move', '--from', dataDir, '--to', environment.FILES_URL as string], environment);
    bucket.restore();
    expect([code, out.includes('does not respond'), out.includes('Run the same command again')]).toEqual([1, true, true]);
    expect([...(await listKeys(disk)), ...(await listKeys(inBucket))].sort()).toEqual(whole);
  });

  it('uses settings that the doctor checks by writing, reading and deleting an object', async () => {
    const environment = bucket.environment();
    const findFinding = async (more: Record<string, string>) => {
      const [finding] = await doctor.find('Files', { ...environment, ...more });
      return [finding?.state, finding?.advice ?? finding?.says];
    };
    expect(await findFinding({})).toEqual([
      'good',
      `Objects in ${environment.FILES_URL}/ at ${environment.S3_ENDPOINT} can be written, read and deleted.`,
    ]);
    const nothing = openStoredFiles(readSettings({ DATA_DIR: folder, ...environment })).list('doctor/');
    expect(await collectItems(nothing)).toEqual([]);
    expect(await findFinding({ S3_ACCESS_KEY_ID: 'unknown' })).toEqual(['wrong', 'Correct S3_ACCESS_KEY_ID.']);
    expect(await findFinding({ S3_SECRET_ACCESS_KEY: 'wrong' })).toEqual(['wrong', 'Correct S3_SECRET_ACCESS_KEY.']);
    expect(await findFinding({ FILES_URL: 's3://no-such-bucket' })).toEqual(['wrong', 'Create it, or correct FILES_URL.']);
    expect(await findFinding({ S3_ENDPOINT: 'http://127.0.0.1:1' })).toEqual([
      'wrong',
      'Correct S3_ENDPOINT, or start the service.',
    ]);
    expect(await findFinding({ FILES_URL: '' })).toEqual([
      'off',
      'FILES_URL is unset: raw files and results are in the data folder.',
    ]);
  });
});
