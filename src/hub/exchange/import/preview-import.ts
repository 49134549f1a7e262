/** Previews an import: receives and reads the file, compares it with the project, and stores the plan. */
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Request } from 'express';
import type { components } from '../../../../generated/hub/types.d.ts';
import { getLargeBody } from '../../../contract/bodies.ts';
import { AnswerableError, BadRequestError } from '../../../contract/errors.ts';
import { findFieldByName, type Profile } from '../../../profiles/profile.ts';
import { createTaskWork, type Task, type TaskWork } from '../../../tasks/task.ts';
import { decodeText } from '../../../web/csv/dialect.ts';
import { isLargeProject, type ProjectAccess } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { type ProjectAccessData, removeProfile, restoreProfile } from '../../project-operations/handlers.ts';
import { openSnapshot, type ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { PLACE_COLUMNS } from '../columns.ts';
import { createExchangeFolder, removeExchangeFolder } from '../exchange-folders.ts';
import { type ReceivedForm, receiveFile } from '../receive-file.ts';
import { createPartPlanner } from './crate-parts.ts';
import { IMPORT_FORMATS } from './form-page.ts';
import { planFile } from './planning/plan-file.ts';
import { detectFormat, type ImportFormat, isPackedFormat } from './reading/file-format.ts';
import { mergeChoices, NO_CHOICES } from './reading/incoming.ts';
import type { ImportFile } from './reading/read-file.ts';
import { type ImportRecord, readSourceFile, saveImport } from './store.ts';
import { createImportTables } from './tables.ts';

/** A preview, or an error with the values of the form. */
export type FormPreview =
  | { readonly record: ImportRecord; readonly error?: never; readonly sent?: never }
  | {
      readonly record?: never;
      /** Error with status 400 or 413. */
      readonly error: AnswerableError;
      readonly sent: { readonly format: string; readonly entityType: string };
    };

type Input = components['schemas']['HubImportInput'];

/** Maximum length of content that the main thread processes. */
const MAX_UNTHREADED_LENGTH = 3_000;

type FileOfForm = ReceivedForm & { readonly path: string };

/** The uploaded file, or a JSON body, as bytes if it is large. */
interface PreviewSource {
  readonly access: ProjectAccessData;
  readonly form?: FileOfForm;
  readonly input?: Input;
  readonly large?: Uint8Array | undefined;
}

const previewImport: Task<PreviewSource, ImportRecord> = { name: 'preview an import', milliseconds: 300_000 };

export function createPreviewWork(context: HubContext): TaskWork {
  return createTaskWork(previewImport, ({ access, form, input, large }) => {
    const opened = restoreProfile(context, access);
    if (form !== undefined) {
      // Libraries create temporary files in this folder. The server deletes it after the import.
      process.env.TMPDIR = dirname(form.path);
      return previewReceivedFile(context, opened, form);
    }
    const read = large === undefined ? input : JSON.parse(new TextDecoder().decode(large));
    return createPreviewInput(context, opened, read as Input);
  });
}

export async function previewText(
  context: HubContext,
  access: ProjectAccess,
  request: Request,
  input: Input,
): Promise<ImportRecord> {
  const large = getLargeBody(request);
  const isShort =
    large === undefined && input.content.length <= MAX_UNTHREADED_LENGTH && !(await isLargeProject(context, access.project));
  if (isShort) return createPreviewInput(context, access, input);
  return context.tasks.run(request, previewImport, { access: removeProfile(access), input, large }, large);
}

async function createPreviewInput(
  context: HubContext,
  access: ProjectAccess,
  { content: text, format, file_name: fileName = '', entity_type: entityType = '', choices }: Input,
): Promise<ImportRecord> {
  if (choices !== undefined) rejectUnknownChoices(access.profile, await openSnapshot(context, access), choices);
  const chosen = mergeChoices(NO_CHOICES, choices ?? {});
  return createPreview(context, access, {
    content: { text },
    format,
    fileName: fileName || `import.${format}`,
    entityType,
    choices: chosen,
  });
}

/** Returns the preview of an uploaded file, which is stored while it arrives. */
export async function previewFile(context: HubContext, access: ProjectAccess, request: Request): Promise<FormPreview> {
  const folder = await createExchangeFolder(context.settings.dataDir, 'imports');
  let sent = { format: '', entityType: '' };
  try {
    const path = join(folder, 'file');
    const form: FileOfForm = { ...(await receiveFile(request, path, context.settings.maxImportBytes)), path };
    sent = form;
    const isShort = !(await isLongFile(form)) && !(await isLargeProject(context, access.project));
    const record = isShort
      ? await previewReceivedFile(context, access, form)
      : await context.tasks.run(request, previewImport, { access: removeProfile(access), form });
    return { record };
  } catch (error) {
    return createFormProblem(error, sent);
  } finally {
    await removeExchangeFolder(folder);
  }
}

async function previewReceivedFile(context: HubContext, access: ProjectAccess, form: FileOfForm): Promise<ImportRecord> {
  if (!IMPORT_FORMATS.some(({ value }) => value === form.format))
    throw new BadRequestError(`body.format must be one of ${IMPORT_FORMATS.map(({ value }) => value || 'empty').join(', ')}.`);
  const format = await detectFormat(form.path, form.fileName, form.format as ImportFormat | '');
  return createPreview(context, access, { ...form, content: { path: form.path }, format, choices: NO_CHOICES });
}

function createFormProblem(error: unknown, sent: Pick<ReceivedForm, 'format' | 'entityType'>): FormPreview {
  if (!(error instanceof AnswerableError) || (error.status !== 400 && error.status !== 413)) throw error;
  return { error, sent };
}

/** Returns whether a file must be processed in a worker thread. A small spreadsheet can be large when unpacked. */
async function isLongFile({ path }: FileOfForm): Promise<boolean> {
  if ((await stat(path)).size > MAX_UNTHREADED_LENGTH) return true;
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2), length: 2 });
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

/** Creates a preview. @param id ID of an existing preview, whose plan is replaced */
async function createPreview(context: HubContext, access: ProjectAccess, file: ImportFile, id?: string): Promise<ImportRecord> {
  const { profile, project } = access;
  const { counts, settleParts } = createPartPlanner(context, access);
  const options = { refusesInvalid: project.strictness === 'refuse', settleParts };
  const planned = await planFile(profile, file, () => openSnapshot(context, access), options);
  const { plan, tables, format, account, snapshot } = planned;
  const source = file.content.text === undefined ? await readFile(file.content.path) : Buffer.from(file.content.text);
  const importedFile = { format, fileName: file.fileName, entityType: file.entityType, source, choices: file.choices };
  return saveImport(
    context.pool,
    project.id,
    importedFile,
    {
      plan,
      tables: createImportTables(snapshot, tables, plan, file.choices),
      account,
      parts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    },
    context.now(),
    id,
  );
}

/** Reads the file again with changed choices, and returns the new preview. */
export async function refreshPreview(
  context: HubContext,
  access: ProjectAccess,
  record: ImportRecord,
  requested: components['schemas']['HubImportChoicesInput'],
): Promise<ImportRecord> {
  rejectUnknownChoices(access.profile, await openSnapshot(context, access), requested);
  const { source, format, entityType } = await readSourceFile(context.pool, record.id);
  const choices = mergeChoices(record.choices, requested);
  const common = { format, fileName: record.fileName, entityType, choices };
  if (!isPackedFormat(format))
    return createPreview(context, access, { ...common, content: { text: decodeText(source, { fatal: false }) } }, record.id);
  const folder = await createExchangeFolder(context.settings.dataDir, 'imports');
  try {
    const path = join(folder, 'file');
    await writeFile(path, source);
    return await createPreview(context, access, { ...common, content: { path } }, record.id);
  } finally {
    await removeExchangeFolder(folder);
  }
}

/** @throws BadRequestError for a choice of an unknown type, field or entity */
function rejectUnknownChoices(
  profile: Profile,
  snapshot: ProjectSnapshot,
  { tables = [], values = [], missing = [] }: components['schemas']['HubImportChoicesInput'],
): void {
  for (const [index, { entity_type: type = '', parent }] of tables.entries()) {
    if (type !== '' && !profile.entities.has(type))
      throw new BadRequestError(`body.tables[${index}].entity_type: ${profile.id} has no entity type ${type}.`);
    if (parent && snapshot.get(parent.node_id) === undefined)
      throw new BadRequestError(`body.tables[${index}].parent.node_id: the project has no such entity.`);
  }
  for (const [name, list] of Object.entries({ values, missing }))
    for (const [index, { entity_type, field }] of list.entries()) {
      const entity = profile.entities.get(entity_type);
      if (entity === undefined)
        throw new BadRequestError(`body.${name}[${index}].entity_type: ${profile.id} has no such type.`);
      const isPlace = name === 'values' && PLACE_COLUMNS.some((column) => column === field);
      if (!isPlace && findFieldByName(entity, field) === undefined)
        throw new BadRequestError(`body.${name}[${index}].field: ${entity.name} has no such field.`);
    }
}
