/** Creates the files and the metadata of a deposit in a worker thread, from the current state of a project. */
import type { RepositorySetting } from '../../settings-hub.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { escapeMarkup } from '../../web/markup-text.ts';
import { requireProfile } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { listAttachedFiles, writeDepositedFiles } from '../exchange/crate/project-files.ts';
import { findProjectProfile } from '../own-columns/effective-profile.ts';
import { listMissingParts } from '../publishing/checklist.ts';
import { chooseContributorType } from '../publishing/citations.ts';
import type { Contributor } from '../publishing/people.ts';
import { createPublication, type Publication } from '../publishing/publication.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import type { HubProjectRow } from '../tables.ts';
import { createDataverseRecord, findContact } from './dataverse-record.ts';
import type { DepositFile } from './repository.ts';

export interface PreparationRequest {
  readonly project: HubProjectRow;
  readonly kind: RepositorySetting['kind'];
  /** False if the caller needs only the list of missing values. */
  readonly hasFiles: boolean;
}

/** Files of a deposit in a folder, which the caller must delete. */
export interface PreparedDeposit {
  readonly folder: string | undefined;
  readonly files: readonly DepositFile[];
  readonly record: object;
  /** Messages about required values that are missing in the project. */
  readonly missing: readonly string[];
}

export const prepareDeposit: Task<PreparationRequest, PreparedDeposit> = {
  name: 'prepare a deposit',
  // Attached files can contain many gigabytes.
  milliseconds: 1_800_000,
};

export function createPreparationWork(context: HubContext): TaskWork {
  return createTaskWork(prepareDeposit, async ({ project, kind, hasFiles }) => {
    const profile = findProjectProfile(context.catalog, project);
    const snapshot = await openSnapshot(context, requireProfile({ project, profile }));
    const publication = createPublication(snapshot, project);
    const missing = listMissingParts(snapshot, project.id, publication).flatMap(({ level, path, message }) =>
      level === 'required' && path !== null ? [message] : [],
    );
    const isDataverse = kind === 'dataverse';
    if (isDataverse && findContact(publication) === undefined)
      missing.push('The repository requires a person with an email address as contact.');
    const record = isDataverse ? createDataverseRecord(publication) : createInvenioRecord(publication);
    if (!hasFiles) return { folder: undefined, files: [], record, missing };
    const { folder, files } = await writeDepositedFiles(
      context,
      snapshot,
      project,
      await listAttachedFiles(context, project.id),
    );
    return { folder, files: files.map(({ name, path, size, md5 }) => ({ name, path, size, md5 })), record, missing };
  });
}

/** Returns record metadata without empty properties, which would overwrite values that users added in the repository. */
function createInvenioRecord(publication: Publication): object {
  const { title, description, license, articles, collected, released, changed, profile, creators, contributors } = publication;
  const metadata = {
    resource_type: { id: 'dataset' },
    title,
    publication_date: released || changed,
    description: description === '' ? undefined : `<p>${escapeMarkup(description)}</p>`,
    creators: creators.length === 0 ? undefined : creators.map(createPerson),
    contributors:
      contributors.length === 0
        ? undefined
        : contributors.map((one) => ({ ...createPerson(one), role: { id: chooseContributorType(one).toLowerCase() } })),
    rights: license === undefined ? undefined : [createRightsEntry(license)],
    subjects: [{ subject: profile.title }],
    dates: collected === '' ? undefined : [{ date: collected, type: { id: 'collected' } }],
    related_identifiers:
      articles.length === 0
        ? undefined
        : articles.map((identifier) => ({ identifier, scheme: 'doi', relation_type: { id: 'issupplementto' } })),
  };
  return { access: { record: 'public', files: 'public' }, files: { enabled: true }, metadata };
}

function createPerson({ name, given, family, orcid, affiliations }: Contributor) {
  return {
    person_or_org: {
      type: 'personal',
      ...(given === '' ? { family_name: name } : { family_name: family, given_name: given }),
      ...(orcid === '' ? {} : { identifiers: [{ scheme: 'orcid', identifier: orcid }] }),
    },
    affiliations: affiliations.map(({ name: organization, ror }) =>
      ror === '' ? { name: organization } : { id: ror.replace(/^https:\/\/ror\.org\//, '') },
    ),
  };
}

function createRightsEntry({ spdx, name, url }: NonNullable<Publication['license']>) {
  if (spdx !== '') return { id: spdx.toLowerCase() };
  return { title: { en: name }, ...(url === '' ? {} : { link: url }) };
}
