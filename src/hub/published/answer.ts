import type { components } from '../../../generated/hub/types.d.ts';
import { formatDay } from '../../web/for-people/words.ts';
import type { PublishedVersionRow } from './table.ts';

export type PublishedVersionAnswer = components['schemas']['HubPublishedVersion'];

export function getVersionPath(id: string): string {
  return `/id/${id}`;
}

/** Returns the version for the contract. @param canSee false to omit the person who published the version */
export function formatVersion(row: PublishedVersionRow, canSee: boolean): PublishedVersionAnswer {
  const { id, record, files, approvedAt, approvedBy, withdrawnAt } = row;
  const { title, description, license, creators, contributors, identifier, doi, profile, release } = record;
  const convertToVersionPerson = (person: (typeof creators)[number]) => ({
    ...person,
    affiliations: person.affiliations.map((one) => ({ ...one })),
    roles: [...person.roles],
  });
  return {
    id,
    project_id: row.projectId,
    number: row.number,
    label: row.label,
    note: row.note,
    audience: row.audience,
    address: release.address,
    title,
    description,
    license: license === undefined ? null : { ...license },
    creators: creators.map(convertToVersionPerson),
    contributors: contributors.map(convertToVersionPerson),
    identifier,
    doi,
    profile: profile.title,
    published_on: release.day,
    published_by: canSee ? row.userName : null,
    citation: row.citations.text,
    sha256: files[0]?.sha256 ?? '',
    files: files.map(({ name, mediaType, size, sha256 }) => ({
      name,
      media_type: mediaType,
      size,
      sha256,
      path: `${getVersionPath(id)}/files/${encodeURIComponent(name)}`,
    })),
    missing: [...row.missing],
    approved: approvedAt === null ? null : { on: formatDay(approvedAt), by: canSee ? approvedBy : null },
    withdrawn: withdrawnAt === null ? null : { on: formatDay(withdrawnAt), reason: row.reason },
  };
}

export function formatVersionLinks(rows: readonly PublishedVersionRow[]): components['schemas']['HubVersionLinks'] {
  return rows.map(({ id, number, label, record, withdrawnAt }) => ({
    id,
    number,
    label,
    published_on: record.release.day,
    path: getVersionPath(id),
    is_withdrawn: withdrawnAt !== null,
  }));
}
