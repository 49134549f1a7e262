/** POST /api/upload/raw (docs/requirements.md, P9): one raw file in one request. */

import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { findSigner, type PipelineCaller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { findPipelineByUuid, findUser, type RawFileRow } from '../records.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { receiveParts, removeArrived } from './multipart.ts';
import { requireInUse } from './refusals.ts';
import { type ArrivedFile, type Destination, storeRawFile } from './storing.ts';

/** Handler of the upload for programs. */
export function uploadHandlers(context: ProteomicsContext, incoming: IncomingFiles) {
  return {
    async uploadRawFile({ request, response, access }) {
      allowSlowArrival(request, response);
      const received = await receiveParts(request, incoming, {
        fields: ['pipeline', 'user'],
        // Who is let in by name need not be named.
        optional: access.person === undefined ? [] : ['user'],
        mostFiles: 1,
        maxFileBytes: context.settings.maxRawFileBytes,
        allOrNothing: true,
        // Where they come first, nobody sends gigabytes to a pipeline that does not exist.
        beforeFile: async (fields) => {
          await destinationOf(context, access, fields);
        },
      });
      try {
        const destination = await destinationOf(context, access, received.fields);
        const [file] = received.files;
        const { isNew, rawFile } = await storeRawFile(context, incoming, file as ArrivedFile, destination as Destination);
        return isNew ? { status: 201, body: record(rawFile) } : { status: 200, body: record(rawFile) };
      } finally {
        await removeArrived(received, incoming);
      }
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/**
 * Pipeline and user as far as the fields name them, where the request may write.
 *
 * @throws BadRequestError, NotFoundError, and those of the guard
 */
async function destinationOf(
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

/** As the contract's UploadedRawFile. */
function record({ uuid, name, pipelineUuid, userUuid, size, sha256, state }: RawFileRow) {
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
