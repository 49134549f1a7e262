/** From a file to its preview: received, read, compared with the project, kept. */
import { open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Request } from 'express';
import type { components } from '../../../../generated/hub/types.d.ts';
import { AnswerableError, BadRequestError } from '../../../contract/errors.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { LongWork, receivedOf } from '../../../threads/long-work.ts';
import type { ProjectAccess } from '../../access/project-access.ts';
import type { HubContext } from '../../context.ts';
import { openPicture } from '../../picture/open-picture.ts';
import { newFolder, removeFolder } from '../exchange-folders.ts';
import { FORMATS } from './page.ts';
import { planImport } from './plan.ts';
import { formatOf } from './reading/file-format.ts';
import type { IncomingRow } from './reading/incoming.ts';
import { type ImportFile, type ImportFormat, type ReadFile, readImportFile } from './reading/read-file.ts';
import { READING_LIMITS } from './reading/reading-limits.ts';
import { type ReceivedForm, receiveFile } from './receive-file.ts';
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

/** Characters that are read in a few milliseconds, whatever they say; of more, a thread makes the preview. */
const SHORT = 3_000;

/** A file of a form, as it lies on disk. */
type FileOfForm = ReceivedForm & { readonly path: string };

/** Previews a text. @throws BadRequestError, LongWork */
export function previewText(
  context: HubContext,
  access: ProjectAccess,
  { content: text, format, file_name: fileName = '', entity_type: entityType = '' }: components['schemas']['HubImportInput'],
): Promise<ImportRecord> {
  if (!context.isThread && text.length > SHORT) throw new LongWork();
  return preview(context, access, { content: { text }, format, fileName: fileName || `import.${format}`, entityType });
}

/** Previews the file of a form, which is still arriving, or was received before the request came into this thread. @throws LongWork */
export async function previewFile(context: HubContext, access: ProjectAccess, request: Request): Promise<FormPreview> {
  const received = receivedOf(request) as FileOfForm | undefined;
  if (received !== undefined) return previewReceived(context, access, received);
  const folder = await newFolder(context.settings.dataDir, 'imports');
  let isLeft = false;
  try {
    const path = join(folder, 'file');
    const form = { ...(await receiveFile(request, path, context.settings.maxImportBytes)), path };
    if (!context.isThread && (access.isLarge || (await isLong(form)))) {
      isLeft = true;
      throw new LongWork(form, () => removeFolder(folder));
    }
    return await previewReceived(context, access, form);
  } catch (error) {
    return problemOf(error, { format: '', entityType: '' });
  } finally {
    if (!isLeft) await removeFolder(folder);
  }
}

async function previewReceived(context: HubContext, access: ProjectAccess, form: FileOfForm): Promise<FormPreview> {
  // What a library has to put aside goes with the file.
  if (context.isThread) process.env.TMPDIR = dirname(form.path);
  try {
    if (!FORMATS.some(({ value }) => value === form.format))
      throw new BadRequestError(`body.format must be one of ${FORMATS.map(({ value }) => value || 'empty').join(', ')}.`);
    const format = await formatOf(form.path, form.fileName, form.format as ImportFormat | '');
    return { record: await preview(context, access, { ...form, content: { path: form.path }, format }) };
  } catch (error) {
    return problemOf(error, form);
  }
}

/** What a form can be shown again with. */
function problemOf(error: unknown, sent: Pick<ReceivedForm, 'format' | 'entityType'>): FormPreview {
  if (!(error instanceof AnswerableError) || (error.status !== 400 && error.status !== 413)) throw error;
  return { error, sent };
}

/** A spreadsheet is packed, and can be long however short it is. */
async function isLong({ path }: FileOfForm): Promise<boolean> {
  if ((await stat(path)).size > SHORT) return true;
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2), length: 2 });
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

async function preview(context: HubContext, access: ProjectAccess, file: ImportFile): Promise<ImportRecord> {
  const { format, rows } = await readWhole(access.profile, file);
  if (rows.length === 0) throw new BadRequestError('The file has no rows.');
  const plan = await planImport(access.profile, await openPicture(context, access), rows);
  return keepImport(await context.pool(), access.project.id, { format, fileName: file.fileName }, plan, context.now());
}

/** @throws BadRequestError */
async function readWhole(profile: Profile, file: ImportFile): Promise<ReadFile> {
  const rows: IncomingRow[] = [];
  const reading = readImportFile(profile, file, READING_LIMITS);
  try {
    for (;;) {
      const next = await reading.next();
      if (next.done === true) return { format: next.value, rows };
      rows.push(next.value);
    }
  } catch (cause) {
    if (cause instanceof AnswerableError) throw cause;
    // What a library throws about a broken file says nothing to people.
    throw new BadRequestError('The file cannot be read: it is broken.', { cause });
  }
}
