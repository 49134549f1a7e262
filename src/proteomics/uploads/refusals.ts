/** Why a raw file is not taken; each with the status and the sentence that the sender gets. */
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';

/** 409: the pipeline has a raw file of this name with other content. */
export class RawFileConflictError extends AnswerableError {
  override readonly name = 'RawFileConflictError';
  constructor(rawFile: string) {
    super(409, `${rawFile} is already in this pipeline with other content.`);
  }
}

/** 413: the file is larger than the server takes. */
export class RawFileTooLargeError extends AnswerableError {
  override readonly name = 'RawFileTooLargeError';
  constructor(limitInBytes: number) {
    super(413, `The file is larger than the ${limitInBytes} bytes that this server takes.`);
  }
}

/** 507: the disk is full, or this file would fill it (RFC 4918, section 11.5). */
export class StorageFullError extends AnswerableError {
  override readonly name = 'StorageFullError';
  constructor(options?: { cause?: unknown }) {
    super(507, 'The server has no room left for this file.', options);
  }
}

/** The sender is gone; nobody reads this answer. */
export class CutOffError extends BadRequestError {
  constructor() {
    super('The connection was cut before the file was complete.');
  }
}

/** Disk full, quota used up, file size limit of the process reached; disk of the database full (PostgreSQL, "Error Codes"). */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** An error of file system or database as the refusal that it means; any other error as it is. */
export function asRefusal(error: unknown): unknown {
  return FULL.has((error as NodeJS.ErrnoException | undefined)?.code ?? '') ? new StorageFullError({ cause: error }) : error;
}
