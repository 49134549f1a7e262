/** Handles search files on the administration page of a pipeline: upload, selection, comparison and download. */
import { basename, extname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Request } from 'express';
import type { Exchange } from '../../contract/accept.ts';
import { AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { hasHiddenCharacters } from '../../files/hidden-characters.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { requireVirusFreeFile } from '../../files/virus-scan.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import { handleForm } from '../../web/forms/answer.ts';
import { createChoiceField, createHiddenNumber } from '../../web/forms/fields.ts';
import { formatFieldError } from '../../web/forms/model.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { createAttachmentHeader, redirect, replyWithPage } from '../../web/replies/replies.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { type ArrivedFile, type ReceivedParts, receiveParts, removeArrivedFiles } from '../../web/uploads/multipart.ts';
import { convertToStorageError } from '../../web/uploads/refusals.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { Person } from '../access/person.ts';
import { ADMINISTRATION, createAdministrationFrame, renderAdminPipeline } from '../administration/page.ts';
import type { ProteomicsContext } from '../context.ts';
import { createSignature, type Signature } from '../people/signatures.ts';
import { findPipelineByUuid, type PipelineRow } from '../records.ts';
import { isMaxQuantParameters } from '../runs/tools/maxquant-template.ts';
import { readTools, type Tool } from '../runs/tools/tools-file.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { countSequences } from './fasta-check.ts';
import { KINDS } from './page.ts';
import { compareParameters, requireParameters } from './parameter-tasks.ts';
import {
  addSearchFile,
  deleteSearchFile,
  findSearchFile,
  getSearchFileKey,
  type SearchFile,
  useSearchFile,
  WORDS,
} from './store.ts';
import type { SearchFileKind } from './table.ts';

const REFUSALS: ReadonlySet<number> = new Set([400, 409, 413, 507]);

const VERSION_FIELDS = {
  kind: createChoiceField({ label: 'Kind', choices: KINDS.map((value) => ({ value, label: WORDS[value] })) }),
  version: createHiddenNumber('Version'),
};

interface AddingCall extends Exchange {
  readonly access: Caller;
}

export function createSearchFilePages(context: ProteomicsContext, incoming: IncomingFiles) {
  const { settings, pool } = context;
  const getPath = (uuid: string) => `${ADMINISTRATION}/pipelines/${uuid}#search-files`;
  const redirectToSearchFiles = (call: Exchange, uuid: string, flash: Flash) => redirect(call, getPath(uuid), flash);

  const readContent = async (pipeline: PipelineRow, file: SearchFile) =>
    text(await openStoredFiles(settings).open(getSearchFileKey(pipeline, file)));

  const createChangeSignature = (person: Person | undefined): Signature =>
    person === undefined ? { changedBy: 'Administrator', changedByUuid: null } : createSignature(person);

  async function storeReceivedSearchFile(
    pipeline: PipelineRow,
    { fields, files }: ReceivedParts,
    signature: Signature,
    request: Request,
  ): Promise<{ kind: SearchFileKind; version: number; isNew: boolean; sequences: number | null }> {
    const kind = requireKind(fields.get('kind'));
    const file = files[0] as ArrivedFile;
    requireAcceptedFile(readTools(settings).get(pipeline.tool ?? ''), kind, file.name);
    await requireVirusFreeFile(context, file.name, file.path);
    const sequences = kind === 'fasta' ? await countSequences(file.path, file.name) : null;
    if (kind === 'template') await requireParameters(context, request, file);
    return { kind, sequences, ...(await addSearchFile(context, pipeline, { kind, file, sequences, ...signature })) };
  }

  async function addFile(pipeline: PipelineRow, call: AddingCall) {
    const { request, access } = call;
    let kind: string | undefined;
    let received: ReceivedParts | undefined;
    try {
      received = await receiveParts(request, incoming, {
        fields: ['kind'],
        filePart: 'file',
        mostFiles: 1,
        maxFileBytes: settings.maxResultFileBytes,
        allOrNothing: true,
        requireName: requireSearchFileName,
        async beforeFile(fields) {
          kind = fields.get('kind');
        },
      });
      kind = received.fields.get('kind');
      const added = await storeReceivedSearchFile(pipeline, received, createChangeSignature(access.person), request);
      return redirectToSearchFiles(call, pipeline.uuid, {
        tone: 'good',
        title: added.isNew
          ? `Version ${added.version} of the ${WORDS[added.kind]} is in use.`
          : `The file is identical to version ${added.version}, which is in use again.`,
        lines: [...(added.sequences === null ? [] : [`${formatNumber(added.sequences)} sequences.`]), 'New runs use it.'],
      });
    } catch (cause) {
      const error = convertToStorageError(cause);
      if (!(error instanceof AnswerableError) || !REFUSALS.has(error.status)) throw error;
      const searchFile = { kind: kind === 'template' ? 'template' : 'fasta', problem: error.message } as const;
      return renderAdminPipeline(context, call, error.status as 400 | 409 | 413 | 507, pipeline.uuid, { searchFile });
    } finally {
      if (received !== undefined) await removeArrivedFiles(received, incoming);
    }
  }

  async function executeVersionAction<Status extends 400 | 409>(
    call: Exchange & { readonly path: { readonly pipeline: string }; readonly body: unknown },
    work: (pipeline: PipelineRow, kind: SearchFileKind, version: number) => Promise<Pick<Flash, 'title' | 'lines'>>,
  ) {
    const { pipeline } = await findPipelineByUuid(pool, call.path.pipeline);
    return handleForm(call, {
      fields: VERSION_FIELDS,
      performAction: async ({ kind, version = 0 }) =>
        redirectToSearchFiles(call, pipeline.uuid, { tone: 'good', ...(await work(pipeline, kind, version)) }),
      showAgain(status: Status, { typed, errors }) {
        const kind = typed.kind?.[0] === 'template' ? 'template' : 'fasta';
        const refused = errors.map(({ field, message }) => formatFieldError(field, message)).join(' ');
        return renderAdminPipeline(context, call, status, pipeline.uuid, { searchFile: { kind, refused } });
      },
    });
  }

  return {
    async addSearchFile(call) {
      const { pipeline } = await findPipelineByUuid(pool, call.path.pipeline);
      allowSlowArrival(call.request, call.response);
      return addFile(pipeline, call);
    },
    useSearchFile: (call) =>
      executeVersionAction<400>(call, async (pipeline, kind, version) => {
        await useSearchFile(pool, pipeline, kind, version);
        return {
          title:
            version === 0
              ? `Runs use the ${WORDS[kind]} of the server again.`
              : `Version ${version} of the ${WORDS[kind]} is in use.`,
          lines: ['New runs use it.'],
        };
      }),
    deleteSearchFile: (call) =>
      executeVersionAction<400 | 409>(call, async (pipeline, kind, version) => {
        await deleteSearchFile(context, pipeline, kind, version);
        return { title: `Version ${version} of the ${WORDS[kind]} deleted`, lines: [] };
      }),
    async showSearchFileComparison(call) {
      const { path, query } = call;
      const { project, pipeline } = await findPipelineByUuid(pool, path.pipeline);
      const { before, after } = query;
      const [one, other] = await Promise.all(
        [before, after].map(async (version) => findSearchFile(pool, pipeline, 'template', version)),
      );
      if (one === undefined || other === undefined) throw new NotFoundError('This version does not exist.');
      const model = {
        backPath: getPath(pipeline.uuid),
        before,
        after,
        comparison: await compareParameters(context, call.request, {
          before: await readContent(pipeline, one),
          after: await readContent(pipeline, other),
        }),
      };
      const frame = createAdministrationFrame(`Parameters ${before} and ${after} · ${project.name}, ${pipeline.name}`);
      return replyWithPage(context, call, 200, 'proteomics/administration/comparison', frame, model);
    },
    async saveSearchFile({ path }) {
      const { pipeline } = await findPipelineByUuid(pool, path.pipeline);
      const file = await findSearchFile(pool, pipeline, path.kind, path.version);
      return {
        status: 200,
        type: 'application/octet-stream',
        content: await openStoredFiles(settings).open(getSearchFileKey(pipeline, file)),
        headers: createAttachmentHeader(file.name),
      };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function requireKind(kind: string | undefined): SearchFileKind {
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) throw new BadRequestError('kind must be fasta or template.');
  return known;
}

const MAX_NAME_BYTES = 200;

/** Returns a file name, trimmed and in Unicode NFC. @throws BadRequestError */
export function requireSearchFileName(name: string | undefined, member: string): string {
  const trimmed = name?.normalize('NFC').trim() ?? '';
  if (trimmed === '') throw new BadRequestError(`${member} must be a file with a name.`);
  if (/[/\\]/.test(trimmed) || hasHiddenCharacters(trimmed) || trimmed === '.' || trimmed === '..' || !trimmed.isWellFormed())
    throw new BadRequestError(`${member} must be a file whose name contains no path and no control or invisible characters.`);
  if (Buffer.byteLength(trimmed) > MAX_NAME_BYTES)
    throw new BadRequestError(`The name of ${member} is longer than ${MAX_NAME_BYTES} bytes.`);
  return trimmed;
}

export function requireAcceptedFile(tool: Tool | undefined, kind: SearchFileKind, name: string): void {
  if (tool === undefined) throw new BadRequestError('The pipeline has no tool. Choose one first.');
  if (!tool.uploads.includes(kind)) throw new BadRequestError(`The tool ${tool.name} accepts no ${WORDS[kind]} on this page.`);
  if (kind !== 'template' || tool.template === undefined) return;
  if (isMaxQuantParameters(tool.template) !== isMaxQuantParameters(name))
    throw new BadRequestError(
      `The tool ${tool.name} requires parameters like ${basename(tool.template)}, but ${name} does not end in ${extname(tool.template)}.`,
    );
}
