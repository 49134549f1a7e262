/** Sends the requests that precede those of Dredd in resumable uploads (tus 1.0.0). */
import type pg from 'pg';
import { beginUpload, encodeMetadata, sendParts, TUS } from '../src/proteomics/uploads/testing-uploads.ts';
import type { Preparation } from './dredd.ts';
import { type DreddLaboratory, EXAMPLE } from './dredd-laboratory.ts';
import { MAX_DREDD_BODY_BYTES, NOBODY } from './dredd-requests.ts';

const CONTENT = '0123456789';
const PART = 'application/offset+octet-stream';

const UPLOAD_OPERATIONS = ['continueRawFileUpload', 'discardRawFileUpload'];

export interface UploadPreparations {
  /** Returns the preparation of all requests of an operation; undefined for other operations. */
  findOrdinary(operationId: string): Preparation | undefined;
  /** Returns the preparation of one status, which is called after that of findOrdinary. */
  findSpecial(operationId: string, status: number): Preparation | undefined;
  releaseUpload(): Promise<void>;
}

export function createUploadPreparations(laboratory: () => DreddLaboratory): UploadPreparations {
  let number = 0;
  let holder: pg.PoolClient | undefined;

  const createFileName = () => {
    number += 1;
    return `resumable-${number}.raw`;
  };
  const setMetadata =
    (values: Readonly<Record<string, string>>): Preparation =>
    ({ request }) => {
      const metadata = encodeMetadata({
        filename: createFileName(),
        pipeline: EXAMPLE.pipeline,
        user: EXAMPLE.user,
        ...values,
      });
      request.headers['Upload-Metadata'] = metadata;
    };
  const beginUploadRequest: Preparation = (transaction) => {
    setMetadata({})(transaction);
    Object.assign(transaction.request.headers, TUS, { 'Upload-Length': String(CONTENT.length), 'Content-Type': PART });
    transaction.request.body = CONTENT;
  };
  const createUpload: Preparation = async (transaction) => {
    const { address } = laboratory();
    const { url } = await beginUpload({ ...EXAMPLE, address } as never, createFileName(), CONTENT.length);
    transaction.fullPath = new URL(url).pathname;
    Object.assign(transaction.request.headers, TUS);
    if (transaction.request.method !== 'PATCH') return;
    Object.assign(transaction.request.headers, { 'Upload-Offset': '0', 'Content-Type': PART });
    transaction.request.body = CONTENT;
  };

  const setHeader =
    (name: string, value: string): Preparation =>
    ({ request }) => {
      request.headers[name] = value;
    };
  const useUnknownUpload: Preparation = (transaction) => {
    transaction.fullPath = `/api/uploads/${'0'.repeat(32)}`;
  };
  const expireUploads: Preparation = async () => {
    await laboratory().pool.query("update proteomics_uploads set created_at = now() - interval '8 days'");
  };
  const lockUpload: Preparation = async ({ fullPath }) => {
    holder = await laboratory().pool.connect();
    await holder.query('begin');
    const lock = `concordat upload ${fullPath.split('/').at(-1)}`;
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
  };
  const changeSize: Preparation = async (transaction) => {
    const filename = createFileName();
    await sendParts(laboratory().address, '/api/upload/raw', [
      ['pipeline', EXAMPLE.pipeline],
      ['user', EXAMPLE.user],
      ['orig_file', [filename, 'abc']],
    ]);
    await setMetadata({ filename })(transaction);
  };
  const lengthenBody: Preparation = ({ request }) => {
    request.body = `${CONTENT}more`;
  };

  const ofAnUpload: Readonly<Record<number, Preparation>> = {
    404: useUnknownUpload,
    409: setHeader('Upload-Offset', '4'),
    410: expireUploads,
    412: setHeader('Tus-Resumable', '0.2.2'),
    413: lengthenBody,
    423: lockUpload,
  };
  const ofABeginning: Readonly<Record<number, Preparation>> = {
    404: setMetadata({ user: NOBODY }),
    409: changeSize,
    412: setHeader('Tus-Resumable', '0.2.2'),
    413: setHeader('Upload-Length', String(MAX_DREDD_BODY_BYTES + 1)),
  };

  return {
    findOrdinary(operationId) {
      if (operationId === 'createRawFileUpload') return beginUploadRequest;
      return UPLOAD_OPERATIONS.includes(operationId) ? createUpload : undefined;
    },
    findSpecial(operationId, status) {
      if (operationId === 'createRawFileUpload') return ofABeginning[status];
      return UPLOAD_OPERATIONS.includes(operationId) ? ofAnUpload[status] : undefined;
    },
    async releaseUpload() {
      await holder?.query('rollback');
      holder?.release();
      holder = undefined;
    },
  };
}
