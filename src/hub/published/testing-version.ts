import { createHash } from 'node:crypto';
import type pg from 'pg';
import { createDiskFiles } from '../../files/disk-files.ts';
import { drizzle } from '../../storage/transaction.ts';
import { createCitations } from './citation-texts.ts';
import { getPublishedFileKey } from './store.ts';
import { hubPublishedVersions, type PublishedVersionRow } from './table.ts';

const BYTES = Buffer.from('The bytes of the file.');

/** Inserts a version that people of the project can view. @param dataDir data directory of its file; absent for no file */
export async function insertTestVersion(
  pool: pg.Pool,
  version: Pick<PublishedVersionRow, 'id' | 'projectId'> & Partial<PublishedVersionRow>,
  dataDir?: string,
): Promise<void> {
  const person = { name: 'Alex Example', given: 'Alex', family: 'Example', orcid: '0000-0002-1825-0097' };
  const record = {
    identifier: 'INV-WHEAT',
    doi: '10.5281/zenodo.4242',
    title: 'Wheat under drought',
    description: 'Wheat was grown under drought.',
    license: { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/', spdx: 'CC-BY-4.0' },
    submitted: '',
    released: '',
    changed: '2026-03-05',
    creators: [{ ...person, affiliations: [{ name: 'Example University', ror: '' }], roles: ['principal investigator'] }],
    contributors: [],
    articles: [],
    collected: '',
    profile: { id: 'miappe/1.1', title: 'MIAPPE 1.1' },
    release: {
      version: '1.0',
      day: '2026-03-05',
      address: `http://localhost:8124/id/${version.id}`,
      publisher: 'localhost:8124',
    },
  };
  const sha256 = createHash('sha256').update(BYTES).digest('hex');
  const files = [{ name: 'ro-crate.zip', mediaType: 'application/zip', size: BYTES.length, sha256 }];
  if (dataDir !== undefined)
    await createDiskFiles(dataDir).put([{ key: getPublishedFileKey(version.id, { name: 'ro-crate.zip' }), content: BYTES }]);
  await drizzle(pool)
    .insert(hubPublishedVersions)
    .values({
      collaboration: null,
      number: 1,
      label: '1.0',
      note: 'First release.',
      audience: 'project',
      record,
      citations: createCitations(record, files),
      files,
      dataMd5: 'none',
      missing: [],
      moment: 0,
      publishedAt: new Date(),
      userId: 'tests',
      userName: 'Guest 2',
      ...version,
    });
}
