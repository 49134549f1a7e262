import { AnswerableError, BadRequestError, isStorageFullError, StorageFullError } from '../../contract/errors.ts';

/** 413: the file exceeds the limit of the server. */
export class UploadTooLargeError extends AnswerableError {
  constructor(limitInBytes: number) {
    super(413, `The file is larger than the ${limitInBytes} bytes that this server accepts.`);
  }
}

/** Thrown if the client disconnected. The client does not receive the response. */
export class CutOffError extends BadRequestError {
  constructor() {
    super('The connection was cut before the file was complete.');
  }
}

/** Converts an error of file system or database to its HTTP error; returns other errors unchanged. */
export function convertToStorageError(error: unknown): unknown {
  return isStorageFullError(error) ? new StorageFullError({ cause: error }) : error;
}
