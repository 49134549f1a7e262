/** Handles POST /api/upload/raw (docs/requirements.md, P9), which uploads one raw file in one request. */

import type { Request } from 'express';
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import { formatAgo, formatQuantity, formatSize, formatTimestamp } from '../../web/for-people/words.ts';
import { redirect } from '../../web/replies/replies.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { type ArrivedFile, type ReceivedParts, receiveParts, removeArrivedFiles } from '../../web/uploads/multipart.ts';
import { type Caller, findSigner, type PipelineCaller, type Signer } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { describeExtensions, listExtensions } from '../acquisition/raw-data-kind.ts';
import { buildActingUserField, MISSING_USER, setActingUserCookie, UNLISTED_USER } from '../acting-user.ts';
import { getAdminPipelinePath } from '../administration/page.ts';
import type { ProteomicsContext } from '../context.ts';
import { buildPipelineTabs, createPipelineFrame, getImportPath, getPipelinePath, getRunPath } from '../page.ts';
import { type FoundPipeline, findPipeline, findPipelineByUuid, findUser, type RawFileRow, type UserRow } from '../records.ts';
import { listComputers } from './computers/handlers.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { RAW_FILE_PARTS, requireUnarchived } from './refusals.ts';
import { storeRawFile } from './storing.ts';

interface FileOutcome {
  readonly name: string;
  /** Status of an upload that contains only this file. */
  readonly status: number;
  readonly text: string;
  /** Path of the run; empty for a rejected file. */
  readonly path: string;
}

const MAX_FILES = 100;

/** Statuses with which a form can be rejected, as in the contract. */
type Refusal = 400 | 404 | 409 | 413 | 507;
type RefusedPage = { [S in Refusal]: { status: S; type: 'text/html'; content: string } }[Refusal];
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 413, 507]);

export function createUploadPageHandlers(context: ProteomicsContext, incoming: IncomingFiles) {
  const { pool, render, settings } = context;

  const renderPage = async (
    { project, pipeline }: FoundPipeline,
    call: { readonly request: Request; readonly access: Caller },
    shown: { user?: { value: string; error: string }; problem?: string; outcomes?: readonly FileOutcome[] } = {},
  ) => {
    const model = {
      tabs: buildPipelineTabs(project, pipeline, 'upload'),
      user: await buildActingUserField(pool, call, shown.user),
      action: getPipelinePath(project, pipeline, 'upload'),
      pipelineUuid: pipeline.uuid,
      runsPath: `${getPipelinePath(project, pipeline)}/runs/`,
      runsTool: pipeline.tool ?? '',
      largest: formatSize(settings.maxRawFileBytes),
      endings: describeExtensions(pipeline.accepts),
      accept: listExtensions(pipeline.accepts).join(','),
      settingsPath: getAdminPipelinePath(pipeline.uuid),
      importPath: getImportPath(pipeline),
      problem: shown.problem ?? '',
      computers: (await listComputers(context, pipeline.uuid)).map((computer) => {
        const seen = new Date(computer.seen_at);
        return { ...computer, ago: formatAgo(seen, context.now()), seen: formatTimestamp(seen) };
      }),
      outcomes: (shown.outcomes ?? []).map((outcome) => ({ ...outcome, isGood: outcome.status < 300 })),
    };
    const frame = createPipelineFrame(project, pipeline, {
      title: 'Upload',
      scripts: ['scripts/raw-file-upload.js'],
      styles: ['styles/upload.css'],
    });
    return render('proteomics/uploads/upload', frame, model);
  };

  const storeUploadedFile = async (
    found: FoundPipeline,
    user: UserRow,
    file: ReceivedParts['files'][number],
  ): Promise<FileOutcome> => {
    const { name } = file;
    if ('refusal' in file) return { name, status: file.refusal.status, text: file.refusal.message, path: '' };
    try {
      const { isNew, rawFile } = await storeRawFile(context, incoming, file, { pipeline: found.pipeline, user });
      const path = getRunPath(found.project, found.pipeline, rawFile.uuid);
      const text = isNew ? 'Stored.' : 'The file was already stored with the same content.';
      return { name, status: isNew ? 201 : 200, text, path };
    } catch (error) {
      if (!(error instanceof AnswerableError)) throw error;
      return { name, status: error.status, text: error.message, path: '' };
    }
  };

  return {
    async showRawFileUpload({ path, request, access }) {
      const found = await findPipeline(pool, path.project, path.pipeline);
      return { status: 200, type: 'text/html', content: await renderPage(found, { request, access }) };
    },
    async uploadRawFiles(call) {
      const { path, request, response, access } = call;
      allowSlowArrival(request, response);
      const found = await findPipeline(pool, path.project, path.pipeline);
      let received: ReceivedParts;
      try {
        requireUnarchived(found);
        received = await receiveParts(request, incoming, {
          ...RAW_FILE_PARTS,
          fields: ['user'],
          mostFiles: MAX_FILES,
          maxFileBytes: settings.maxRawFileBytes,
          allOrNothing: false,
        });
      } catch (error) {
        const status = chooseErrorStatus(error);
        const problem = (error as Error).message;
        return createErrorPageReply(status, await renderPage(found, { request, access }, { problem }));
      }
      try {
        const user = await findUploadingUser(access, received);
        if ('error' in user) {
          return createErrorPageReply(user.status, await renderPage(found, { request, access }, { user }));
        }
        const outcomes: FileOutcome[] = [];
        for (const file of received.files) outcomes.push(await storeUploadedFile(found, user, file));
        const refused = outcomes.find(({ status }) => status >= 400);
        if (refused !== undefined) {
          const content = await renderPage(found, { request, access }, { outcomes, user: { value: user.uuid, error: '' } });
          return createErrorPageReply(refused.status as Refusal, content);
        }
        setActingUserCookie(call, { person: access.person, user: user.uuid });
        return redirect(call, getPipelinePath(found.project, found.pipeline), {
          tone: 'good',
          title: `${formatQuantity(outcomes.length, 'raw file')} uploaded.`,
          lines: outcomes.map(({ name, text }) => `${name}: ${text}`),
        });
      } finally {
        await removeArrivedFiles(received, incoming);
      }
    },
  } satisfies Partial<ProteomicsHandlers>;

  async function findUploadingUser(
    access: Signer,
    { fields }: ReceivedParts,
  ): Promise<UserRow | { value: string; error: string; status: 400 | 404 }> {
    const value = findSigner(access, fields.get('user')?.trim() ?? '');
    try {
      return await findUser(pool, value);
    } catch (error) {
      if (!(error instanceof AnswerableError)) throw error;
      const isMalformed = error instanceof BadRequestError;
      const isMissing = ['', UNLISTED_USER].includes(value);
      const what = isMissing ? MISSING_USER : isMalformed ? 'This is not a UUID.' : 'No user has this UUID.';
      return { value, error: `${what} Nothing was stored.`, status: isMalformed ? 400 : 404 };
    }
  }
}

function createErrorPageReply(status: Refusal, content: string): RefusedPage {
  return { status, type: 'text/html', content } as RefusedPage;
}

function chooseErrorStatus(error: unknown): Refusal {
  if (!(error instanceof AnswerableError) || !REFUSALS.has(error.status)) throw error;
  return error.status as Refusal;
}

export function createUploadHandlers(context: ProteomicsContext, incoming: IncomingFiles) {
  return {
    async uploadRawFile({ request, response, access }) {
      allowSlowArrival(request, response);
      const received = await receiveParts(request, incoming, {
        ...RAW_FILE_PARTS,
        fields: ['pipeline', 'user'],
        mostFiles: 1,
        maxFileBytes: context.settings.maxRawFileBytes,
        allOrNothing: true,
        // If the fields precede the file, an unknown pipeline is rejected before the file arrives.
        beforeFile: async (fields) => {
          if (!fields.has('pipeline')) return;
          const { caller } = await openPipeline(context, access, fields);
          if (fields.has('user')) await findUploader(context, caller, fields);
        },
      });
      try {
        const { caller, pipeline } = await openPipeline(context, access, received.fields);
        const destination = { pipeline, user: await findUploader(context, caller, received.fields) };
        const [file] = received.files;
        const { isNew, rawFile } = await storeRawFile(context, incoming, file as ArrivedFile, destination);
        return isNew
          ? { status: 201, body: formatUploadedRawFile(rawFile) }
          : { status: 200, body: formatUploadedRawFile(rawFile) };
      } finally {
        await removeArrivedFiles(received, incoming);
      }
    },
  } satisfies Partial<ProteomicsHandlers>;
}

async function openPipeline({ pool }: ProteomicsContext, access: PipelineCaller, fields: ReadonlyMap<string, string>) {
  const uuid = fields.get('pipeline') ?? '';
  const caller = await access.authorizePipeline(uuid);
  const found = await findPipelineByUuid(pool, uuid);
  requireUnarchived(found);
  return { caller, pipeline: found.pipeline };
}

/** Returns the logged-in user, or else the user in the fields. @throws BadRequestError, NotFoundError, ForbiddenError */
async function findUploader(
  { pool }: ProteomicsContext,
  caller: Pick<Caller, 'person'>,
  fields: ReadonlyMap<string, string>,
): Promise<UserRow> {
  return findUser(pool, findSigner(caller, fields.get('user')));
}

function formatUploadedRawFile({ uuid, name, pipelineUuid, userUuid, size, sha256, state }: RawFileRow) {
  return {
    uuid,
    orig_file: name,
    pipeline: pipelineUuid,
    user: userUuid as string,
    size: size as number,
    sha256: sha256 as string,
    status: state,
  };
}
