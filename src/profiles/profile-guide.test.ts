import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_FOLDER, loadCatalog } from './catalog/catalog.ts';
import { validateObject } from './validation/validate.ts';

const guide = readFileSync(join(BUILT_IN_FOLDER, 'README.md'), 'utf8');

describe('The guide to profiles', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-profiles-'));
    mkdirSync(join(folder, 'my-lab/1.0'), { recursive: true });
    writeFileSync(join(folder, 'my-lab/1.0/profile.yaml'), /```yaml\n(.*?)```/s.exec(guide)?.[1] ?? '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contains a profile that accepts and rejects data as described', () => {
    const profile = loadCatalog({ own: folder }).find('my-lab', '1.0')?.profile;
    if (profile === undefined) throw new Error('the profile of the guide was not loaded');
    const batches = [
      { identifier: '1', harvested: '2024-08-01', germinated: '2024-07-01' },
      { identifier: '1', parent_batch: '9' },
    ];
    const { errors } = validateObject(profile, 'Store', { identifier: 'R1', batches });
    expect(errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'batches[0].germinated test_after_harvest',
      'batches[1].parent_batch reference',
      'batches[1].identifier number_once',
    ]);
  });

  it('lists every built-in profile with its versions', () => {
    const { names, listVersions: versions } = loadCatalog();
    const rows = names.map((name) => `| ${name} | ${versions(name).join(', ')} |`);
    expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
  });
});
