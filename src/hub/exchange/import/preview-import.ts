/** From a file to its preview: received, read, compared with the project, kept. */
import { join } from 'node:path';
import type { Request } from 'express';
import type { components } from '../../../../generated/hub/types.d.ts';
import { AnswerableError, BadRequestError } from '../../../contract/errors.ts';
import type { ProjectAccess } from '../../access/project-access.ts';
import type { HubContext } from '../../context.ts';
import { openPicture } from '../../picture/open-picture.ts';
import { newFolder, removeFolder } from '../exchange-folders.ts';
import { slots } from '../sending.ts';
import { FORMATS } from './page.ts';
import { planImport } from './plan.ts';
import { formatOf } from './reading/file-format.ts';
import type { ImportFile, ImportFormat } from './reading/read-file.ts';
import { readFileSafely } from './reading/read-in-thread.ts';
import { receiveFile } from './receive-file.ts';
import { type ImportRecord, keepImport } from './store.ts';

/** What came of a form: a preview, or why there is none, with what was chosen beside the file. */
export type FormPreview =
  | { readonly record: ImportRecord; readonly error?: never; readonly sent?: never }
  | {
      readonly record?: never;
      /** 400 or 413. */
      readonly error: AnswerableError;
      readonly sent: { readonly format: string; readonly entityType: string };
    };

/** Previews a text. @throws BadRequestError */
export function previewText(
  context: HubContext,
  access: ProjectAccess,
  { content: text, format, file_name: fileName = '', entity_type: entityType = '' }: components['schemas']['HubImportInput'],
): Promise<ImportRecord> {
  return inFolder(context, (folder) => {
    const file = { content: { text }, format, fileName: fileName || `import.${format}`, entityType };
    return preview(context, access, folder, file);
  });
}

/** Previews the file of a form that is still arriving. */
export function previewFile(context: HubContext, access: ProjectAccess, request: Request): Promise<FormPreview> {
  return inFolder(context, async (folder) => {
    let sent = { format: '', entityType: '' };
    try {
      const path = join(folder, 'file');
      const form = await receiveFile(request, path, context.settings.maxImportBytes);
      sent = form;
      if (!FORMATS.some(({ value }) => value === form.format))
        throw new BadRequestError(`body.format must be one of ${FORMATS.map(({ value }) => value || 'empty').join(', ')}.`);
      const format = await formatOf(path, form.fileName, form.format as ImportFormat | '');
      return { record: await preview(context, access, folder, { ...form, content: { path }, format }) };
    } catch (error) {
      if (!(error instanceof AnswerableError) || (error.status !== 400 && error.status !== 413)) throw error;
      return { error, sent };
    }
  });
}

function preview(context: HubContext, access: ProjectAccess, folder: string, file: ImportFile): Promise<ImportRecord> {
  return slots.imports.run(async () => {
    const { format, rows } = await readFileSafely(access.profile, file, folder);
    if (rows.length === 0) throw new BadRequestError('The file has no rows.');
    const plan = await planImport(access.profile, await openPicture(context, access), rows);
    return keepImport(await context.pool(), access.project.id, { format, fileName: file.fileName }, plan, context.now());
  });
}

async function inFolder<T>(context: HubContext, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newFolder(context.settings.dataDir, 'imports');
  try {
    return await work(folder);
  } finally {
    await removeFolder(folder);
  }
}
