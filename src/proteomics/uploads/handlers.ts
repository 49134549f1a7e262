/** POST /api/upload/raw (docs/requirements.md, P9): one raw file in one request. */
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import type { ProteomicsContext } from '../context.ts';
import { findPipelineByUuid, findUser, type RawFileRow } from '../records.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { receiveParts, removeArrived } from './multipart.ts';
import { type ArrivedFile, type Destination, storeRawFile } from './storing.ts';

/** Handler of the upload for programs. */
export function uploadHandlers(
  context: ProteomicsContext,
  incoming: IncomingFiles,
): Pick<ProteomicsApiHandlers, 'uploadRawFile'> {
  return {
    async uploadRawFile({ request, response }) {
      allowSlowArrival(request, response);
      const received = await receiveParts(request, incoming, {
        fields: ['pipeline', 'user'],
        mostFiles: 1,
        maxFileBytes: context.settings.maxRawFileBytes,
        allOrNothing: true,
        // Where they come first, nobody sends gigabytes to a pipeline that does not exist.
        beforeFile: async (fields) => {
          await destinationOf(context, fields);
        },
      });
      try {
        const destination = await destinationOf(context, received.fields);
        const [file] = received.files;
        const { isNew, rawFile } = await storeRawFile(context, incoming, file as ArrivedFile, destination as Destination);
        return isNew ? { status: 201, body: record(rawFile) } : { status: 200, body: record(rawFile) };
      } finally {
        await removeArrived(received, incoming);
      }
    },
  };
}

/**
 * Pipeline and user as far as the fields name them.
 *
 * @throws BadRequestError, NotFoundError
 */
async function destinationOf({ pool }: ProteomicsContext, fields: ReadonlyMap<string, string>): Promise<Partial<Destination>> {
  const [pipeline, user] = [fields.get('pipeline'), fields.get('user')];
  const client = await pool();
  return {
    ...(pipeline === undefined ? {} : { pipeline: (await findPipelineByUuid(client, pipeline)).pipeline }),
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
