import type { Profile } from '../../profiles/profile.ts';
import { createDisplayDate, formatNumber, formatQuantity, formatSize } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import type { Fields } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import type { Flash } from '../../web/replies/flash.ts';
import type { ProjectRecordAccess } from '../access/guard.ts';
import type { TableOutcome } from '../brapi/observations/from-table.ts';
import type { createConfirmationModel } from '../deletion.ts';
import { isMiappeProfile } from '../exchange/format-profiles.ts';
import { createProjectTabs, getProjectPath } from '../page.ts';
import { createPager, type ListPart } from '../paging.ts';
import { findMediaType } from './file-types.ts';
import { type FileVersion, getContentPath } from './store.ts';
import { isTableFile, type TablePreview } from './table-file.ts';

export function createFilesModel(
  access: ProjectRecordAccess,
  shown: {
    readonly files: readonly FileVersion[];
    readonly total: number;
    readonly part: ListPart;
    readonly problem: string;
    readonly maxBytes: number;
  },
) {
  const { files, total, part, problem, maxBytes } = shown;
  const path = getProjectPath(access.project.id, 'files');
  return {
    tabs: createProjectTabs(access, 'files'),
    path,
    canEdit: access.canEdit,
    problem,
    largest: formatSize(maxBytes),
    total,
    files: files.map((file) => ({ ...createVersionModel(file), path: `${path}/${file.id}`, description: file.description })),
    pager: createPager(part, total, path, {}),
  };
}

function createVersionModel(file: FileVersion) {
  const { name, version, size, sha256, userName, storedAt } = file;
  const words = { size: formatSize(size), type: findMediaType(name), who: userName, at: createDisplayDate(storedAt) };
  return { name, version, sha256, contentPath: getContentPath(file), ...words };
}

type ShownPreview = Exclude<TablePreview, { readonly problem: string }>;

export function createFilePageModel(
  access: ProjectRecordAccess,
  shown: {
    readonly versions: readonly [FileVersion, ...FileVersion[]];
    readonly preview: TablePreview | undefined;
    readonly sheet: string;
    readonly fields: Fields;
    readonly refused: RefusedForm | undefined;
    /** Reason why no observations were stored; empty if there is none. */
    readonly problem: string;
  },
) {
  const { versions, preview, sheet, fields, refused, problem } = shown;
  const [{ id, name, description }] = versions;
  const path = getProjectPath(access.project.id, 'files', id);
  const form = createFormModel({ action: path, submit: 'Save', isBeside: true }, fields, {
    initial: { name, description },
    ...refused,
  });
  return {
    tabs: createProjectTabs(access, 'files'),
    path,
    canEdit: access.canEdit,
    description,
    newest: createVersionModel(versions[0]),
    versions: versions.map(createVersionModel),
    preview: preview === undefined || 'problem' in preview ? undefined : createPreviewTable(preview),
    previewProblem: preview !== undefined && 'problem' in preview ? preview.problem : '',
    form,
    isRefused: refused !== undefined,
    observationsPath: access.canEdit && canHaveObservations(access.profile, name) ? `${path}/observations` : '',
    sheet,
    problem,
  };
}

export function canHaveObservations(profile: Profile | undefined, name: string): boolean {
  return profile !== undefined && isMiappeProfile(profile) && isTableFile(name);
}

export function createTableOutcomeFlash({ stored, repeated, changed, left_out: leftOut }: TableOutcome): Flash {
  const formatParts = (parts: TableOutcome['changed']) => parts.map(({ what, count }) => `${what}: ${formatNumber(count)}`);
  return {
    tone: stored > 0 && leftOut.length === 0 ? 'good' : 'warning',
    title: `${formatQuantity(stored, 'observation', 'observations')} stored`,
    lines: [
      ...(repeated === 0 ? [] : [`Stored before: ${formatNumber(repeated)}`]),
      ...formatParts(changed),
      ...formatParts(leftOut).map((line) => `Left out: ${line}`),
    ],
  };
}

function createPreviewTable({ rows: [head = [], ...rows], sheets, sheet, hasMoreRows, hasMoreColumns }: ShownPreview) {
  const width = Math.max(head.length, ...rows.map(({ length }) => length));
  const fillRow = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  const more = [...(hasMoreRows ? ['rows'] : []), ...(hasMoreColumns ? ['columns'] : [])];
  return {
    head: fillRow(head),
    rows: rows.map(fillRow),
    sheets: sheets.map((name) => ({ name, isCurrent: name === sheet })),
    more: width === 0 ? 'The table is empty.' : more.length === 0 ? '' : `The file has more ${more.join(' and ')}.`,
  };
}

export function createFileDeletionModel([newest, ...earlier]: readonly [FileVersion, ...FileVersion[]]): ReturnType<
  typeof createConfirmationModel
> {
  const path = getProjectPath(newest.projectId, 'files', newest.id);
  const versions = earlier.length === 0 ? '' : `This deletes all ${formatQuantity(earlier.length + 1, 'version')}. `;
  return {
    heading: `Delete ${newest.name}?`,
    lines: [`${versions}Entities that refer to the file keep its address, which then stops working. This cannot be undone.`],
    types: [],
    hasChanged: false,
    action: `${path}/delete`,
    descendants: undefined,
    typed: undefined,
    submit: 'Delete file',
    backPath: path,
  };
}
