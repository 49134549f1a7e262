/** POST /api/upload/raw (docs/requirements.md, P9): uploads one raw file in one request. */

import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { findSigner, type PipelineCaller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { findPipelineByUuid, findUser, type RawFileRow } from '../records.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { receiveParts, removeArrived } from './multipart.ts';
import { requireInUse } from './refusals.ts';
import { type ArrivedFile, type Destination, storeRawFile } from './storing.ts';

/** Handler of the upload API. */
export function createUploadHandlers(context: ProteomicsContext, incoming: IncomingFiles) {
  return {
    async uploadRawFile({ request, response, access }) {
      allowSlowArrival(request, response);
      const received = await receiveParts(request, incoming, {
        fields: ['pipeline', 'user'],
        // Known users need not be named.
        optional: access.person === undefined ? [] : ['user'],
        mostFiles: 1,
        maxFileBytes: context.settings.maxRawFileBytes,
        allOrNothing: true,
        // If these fields come first, an unknown pipeline is rejected before the file is sent.
        beforeFile: async (fields) => {
          await findDestination(context, access, fields);
        },
      });
      try {
        const destination = await findDestination(context, access, received.fields);
        const [file] = received.files;
        const { isNew, rawFile } = await storeRawFile(context, incoming, file as ArrivedFile, destination as Destination);
        return isNew ? { status: 201, body: toUploadedRawFile(rawFile) } : { status: 200, body: toUploadedRawFile(rawFile) };
      } finally {
        await removeArrived(received, incoming);
      }
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Returns pipeline and user named in the fields, if the request may write there. @throws BadRequestError, NotFoundError, and errors of the guard */
async function findDestination(
  context: ProteomicsContext,
  access: PipelineCaller,
  fields: ReadonlyMap<string, string>,
): Promise<Partial<Destination>> {
  const client = context.pool;
  const pipeline = fields.get('pipeline');
  const caller = pipeline === undefined ? access : await access.enter(pipeline);
  const named = fields.get('user');
  const user = caller.person === undefined ? named : findSigner(caller, named);
  const found = pipeline === undefined ? undefined : await findPipelineByUuid(client, pipeline);
  if (found !== undefined) requireInUse(found);
  return {
    ...(found === undefined ? {} : { pipeline: found.pipeline }),
    ...(user === undefined ? {} : { user: await findUser(client, user) }),
  };
}

/** Returns the UploadedRawFile of the contract. */
function toUploadedRawFile({ uuid, name, pipelineUuid, userUuid, size, sha256, state }: RawFileRow) {
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
