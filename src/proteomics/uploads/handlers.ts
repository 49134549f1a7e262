/** Handles POST /api/upload/raw (docs/requirements.md, P9), which uploads one raw file in one request. */
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { type ArrivedFile, receiveParts, removeArrivedFiles } from '../../web/uploads/multipart.ts';
import { type Caller, findSigner, type PipelineCaller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { findPipelineByUuid, findUser, type RawFileRow, type UserRow } from '../records.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { RAW_FILE_PARTS, requireUnarchived } from './refusals.ts';
import { storeRawFile } from './storing.ts';

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

/** Returns the caller, or the user in the fields. @throws BadRequestError, NotFoundError, ForbiddenError */
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
