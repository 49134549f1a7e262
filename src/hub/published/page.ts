import { formatDay, formatSize } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { createFormModel } from '../../web/forms/model.ts';
import type { Page } from '../../web/views.ts';
import type { ProjectRecordAccess } from '../access/guard.ts';
import { createHubPage, createProjectTabs, getProjectPath } from '../page.ts';
import { createReviewStateModel } from '../reviews/handlers.ts';
import type { ReviewRow } from '../reviews/table.ts';
import type { VersionAccess } from './access.ts';
import { formatVersion, formatVersionLinks, getVersionPath } from './answer.ts';
import { getCitedUrl } from './citation-texts.ts';
import { AUDIENCES, CHANGE_VERSION_FIELDS, selectVersionFields } from './form.ts';
import type { PublishedVersionRow } from './table.ts';

export function createVersionsModel(
  access: ProjectRecordAccess,
  versions: readonly PublishedVersionRow[],
  review: ReviewRow | undefined,
  refused?: RefusedForm,
) {
  const frame = { action: getProjectPath(access.project.id, 'versions'), submit: 'Publish version' };
  const initial = { label: String((versions[0]?.number ?? 0) + 1), audience: 'project' };
  return {
    tabs: createProjectTabs(access, 'publish'),
    review: createReviewStateModel(review, access.project.changes),
    form: access.canManage ? createFormModel(frame, selectVersionFields(access.profile), refused ?? { initial }) : undefined,
    versions: createVersionLines(access, versions),
  };
}

export function createVersionLines(
  { project }: Pick<ProjectRecordAccess, 'project'>,
  versions: readonly PublishedVersionRow[],
) {
  return versions.map((row) => ({
    label: row.label,
    path: getVersionPath(row.id),
    day: row.record.release.day,
    who: row.userName,
    approved: formatApproval(row, true),
    state: row.withdrawnAt === null ? getAudienceWords(row) : 'Withdrawn',
    differencesPath: `${getProjectPath(project.id, 'differences')}?from=${row.moment}`,
  }));
}

function formatApproval({ approvedAt, approvedBy }: PublishedVersionRow, canSee: boolean): string {
  return approvedAt === null ? '' : `Approved on ${formatDay(approvedAt)}${canSee ? ` by ${approvedBy}` : ''}`;
}

function getAudienceWords({ audience }: PublishedVersionRow): string {
  return AUDIENCES.find(({ value }) => value === audience)?.label ?? '';
}

const FORMATS = [
  { format: 'cff', title: 'CITATION.cff' },
  { format: 'datacite-json', title: 'DataCite JSON' },
  { format: 'schema-org', title: 'schema.org JSON-LD' },
] as const;

/** Returns the page options. Visitors who cannot use the hub can also open the page of a version. */
export function createVersionFrame({ version, caller, canOpen }: VersionAccess): Page {
  const frame = { title: version.record.title, scripts: ['scripts/copy.js'] };
  if (caller === undefined || !canOpen) return { ...frame, section: '/hub/', styles: ['styles/hub.css'] };
  const crumb = { title: 'Published versions', path: getProjectPath(version.projectId, 'versions') };
  return createHubPage(caller.actor, { ...frame, crumbs: [crumb] });
}

/** Returns the page model. @param versions the project's versions that the caller can view, newest first */
export function createPublishedVersionModel(
  { version: row, canSee, canManage }: VersionAccess,
  versions: readonly PublishedVersionRow[],
  refused?: RefusedForm,
) {
  const version = formatVersion(row, canSee);
  const { record, citations } = row;
  const path = getVersionPath(row.id);
  const isWithdrawn = row.withdrawnAt !== null;
  const newest = versions.find(({ withdrawnAt }) => withdrawnAt === null);
  const frame = { action: path, submit: 'Withdraw version', prefix: 'withdraw-', isBeside: true };
  const { action: _action, ...fields } = CHANGE_VERSION_FIELDS;
  const isOpening = refused?.typed.action?.[0] === 'open';
  return {
    path,
    version,
    audience: getAudienceWords(row),
    newer:
      newest === undefined || newest.number <= row.number
        ? undefined
        : { label: newest.label, path: getVersionPath(newest.id) },
    facts: [
      { label: 'Version', text: version.label, path: '' },
      { label: 'Published', text: version.published_on, path: '' },
      { label: 'License', text: version.license?.name ?? '', path: version.license?.url ?? '' },
      { label: 'Who can read it', text: getAudienceWords(row), path: '' },
      { label: 'Published by', text: version.published_by ?? '', path: '' },
      { label: 'Review', text: formatApproval(row, canSee), path: '' },
      { label: 'Data collected', text: record.collected.replace('/', ' to '), path: '' },
      { label: 'Profile', text: version.profile, path: '' },
      ...record.articles.map((doi) => ({ label: 'Article', text: doi, path: `https://doi.org/${doi}` })),
    ].filter(({ text }) => text !== ''),
    people: [...version.creators, ...version.contributors].map((person) => ({
      ...person,
      affiliation: person.affiliations.map(({ name }) => name).join('; '),
    })),
    citedUrl: getCitedUrl(record),
    formats: FORMATS,
    citations,
    // An unescaped `<` could close the script element.
    jsonLd: isWithdrawn ? '' : citations.schemaOrg.replaceAll('<', '\\u003c'),
    files: isWithdrawn ? [] : version.files.map((file) => ({ ...file, size: formatSize(file.size) })),
    versions: formatVersionLinks(versions).map((link) => ({ ...link, isCurrent: link.id === row.id })),
    canOpen: canManage && !isWithdrawn && row.audience === 'project' && row.missing.length === 0,
    openErrors: isOpening ? refused.errors.map(({ message }) => message) : [],
    withdrawal: canManage && !isWithdrawn ? createFormModel(frame, fields, isOpening ? {} : refused) : undefined,
  };
}
