/** Creates the files and the record of a version in a worker thread, from the current state of a project. */
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { requireProfile } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { PROJECT_FILE } from '../exchange/crate/file-names.ts';
import { writeDepositedFiles } from '../exchange/crate/project-files.ts';
import { findProjectProfile } from '../own-columns/effective-profile.ts';
import { listMissingParts } from '../publishing/checklist.ts';
import type { ReleasedFile } from '../publishing/citations.ts';
import type { Contributor } from '../publishing/people.ts';
import { createPublication, type Publication, type PublishedProject, type Release } from '../publishing/publication.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import type { HubProjectRow } from '../tables.ts';
import type { ReleasedRecord } from './citation-texts.ts';

export interface VersionRequest {
  readonly project: HubProjectRow;
  readonly release: Release;
  readonly substitutes: NonNullable<PublishedProject['substitutes']>;
}

/** Files of a version in a temporary folder, which the caller must delete. */
export interface PreparedVersion {
  readonly folder: string;
  readonly files: readonly ReleasedFile[];
  readonly record: ReleasedRecord;
  readonly dataMd5: string;
  readonly missing: readonly string[];
  readonly moment: number;
}

export const prepareVersion: Task<VersionRequest, PreparedVersion> = {
  name: 'prepare a version',
  milliseconds: 300_000,
  runsToEnd: true,
};

/** Files that are generated for each request from the stored record. */
const CITATIONS: readonly string[] = ['CITATION.cff', 'datacite.json'];

export function createVersionWork(context: HubContext): TaskWork {
  return createTaskWork(prepareVersion, async ({ project, release, substitutes }) => {
    const profile = findProjectProfile(context.catalog, project);
    const snapshot = await openSnapshot(context, requireProfile({ project, profile }));
    // The DOI of the project may belong to an earlier state.
    const released = { ...project, doi: '', release, substitutes };
    const publication = createPublication(snapshot, released);
    const missing = listMissingParts(snapshot, project.id, publication).filter(({ level }) => level === 'required');
    const { folder, files: written } = await writeDepositedFiles(context, snapshot, released);
    const files = written.flatMap(({ name, mediaType, size, sha256 }) =>
      CITATIONS.includes(name) ? [] : [{ name, mediaType, size, sha256 }],
    );
    const dataMd5 = written.find(({ name }) => name === PROJECT_FILE)?.md5 ?? '';
    const record = createRecord(publication, release);
    return { folder, files, record, dataMd5, missing: missing.map(({ message }) => message), moment: snapshot.seq };
  });
}

/** Returns the record without links to the project and without email addresses. */
function createRecord(publication: Publication, release: Release): ReleasedRecord {
  const { places: _places, hasOwnTitle: _hasOwnTitle, creators, contributors, ...record } = publication;
  const convertToCitedPerson = ({ name, given, family, orcid, affiliations, roles }: Contributor) => ({
    name,
    given,
    family,
    orcid,
    affiliations,
    roles,
  });
  return {
    ...record,
    release,
    creators: creators.map(convertToCitedPerson),
    contributors: contributors.map(convertToCitedPerson),
  };
}
