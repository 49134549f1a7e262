/** The operations of resumable uploads, by the tus protocol 1.0.0. */

import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { signerOf } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import type { ResumableUploads, UploadProgress } from './resumable-uploads.ts';
import { demandTusVersion, numberIn, readMetadata, TUS_VERSION } from './tus-request.ts';

const VERSION = { 'Tus-Resumable': TUS_VERSION };

/** Handlers of the protocol. */
export function resumableHandlers(context: ProteomicsContext, uploads: ResumableUploads) {
  const { settings } = context;
  /** Headers that only an unfinished upload has, and those that only a finished one has. */
  const standing = ({ record, rawFileUuid }: UploadProgress): Record<string, string> =>
    rawFileUuid === undefined ? { 'Upload-Expires': uploads.expiryOf(record).toUTCString() } : { 'Raw-File': rawFileUuid };

  return {
    describeRawFileUploads() {
      return {
        status: 204,
        headers: {
          ...VERSION,
          'Tus-Version': TUS_VERSION,
          'Tus-Extension': 'creation,creation-with-upload,expiration,termination',
          'Tus-Max-Size': String(settings.maxRawFileBytes),
        },
      };
    },
    async createRawFileUpload({ request, response, access }) {
      allowSlowArrival(request, response);
      demandTusVersion(request);
      const metadata = String(request.headers['upload-metadata']);
      const told = readMetadata(metadata, access.person?.uuid);
      const userUuid = signerOf(await access.enter(told.pipelineUuid), told.userUuid);
      const wanted = { ...told, userUuid, size: numberIn(request, 'upload-length'), metadata };
      const progress = await uploads.begin(request, wanted);
      const hasBody = request.headers['content-type'] !== undefined;
      const offset = hasBody ? { 'Upload-Offset': String(progress.offset) } : {};
      const headers = { ...VERSION, Location: `/api/uploads/${progress.record.id}`, ...offset, ...standing(progress) };
      return { status: 201, headers };
    },
    async getUploadOffset({ path, request }) {
      demandTusVersion(request);
      const progress = await uploads.look(request, path.upload);
      const { record, offset } = progress;
      return {
        status: 200,
        headers: {
          ...VERSION,
          'Upload-Offset': String(offset),
          'Upload-Length': String(record.size),
          'Upload-Metadata': record.metadata,
          'Cache-Control': 'no-store',
          ...standing(progress),
        },
      };
    },
    async continueRawFileUpload({ path, request, response }) {
      allowSlowArrival(request, response);
      demandTusVersion(request);
      const progress = await uploads.goOn(request, path.upload, numberIn(request, 'upload-offset'));
      return { status: 204, headers: { ...VERSION, 'Upload-Offset': String(progress.offset), ...standing(progress) } };
    },
    async discardRawFileUpload({ path, request }) {
      demandTusVersion(request);
      await uploads.discard(request, path.upload);
      return { status: 204, headers: VERSION };
    },
  } satisfies Partial<ProteomicsHandlers>;
}
