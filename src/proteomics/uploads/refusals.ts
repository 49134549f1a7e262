import { AnswerableError } from '../../contract/errors.ts';
import { requireFileName } from '../../web/uploads/file-name.ts';
import { recognizeRawData, removeRawExtension } from '../acquisition/raw-data-kind.ts';
import type { FoundPipeline } from '../records.ts';

/** 409: the pipeline has a raw file with the same name but different content. */
export class RawFileConflictError extends AnswerableError {
  constructor(rawFile: string) {
    super(409, `${rawFile} already exists in this pipeline with different content.`);
  }
}

export function requireUnarchived({ project, pipeline }: Pick<FoundPipeline, 'project' | 'pipeline'>): void {
  if (project.archivedAt !== null || pipeline.archivedAt !== null)
    throw new AnswerableError(409, 'This pipeline is archived and accepts no raw files. Ask an administrator to restore it.');
}

/** 413: the received bytes exceed the declared length of the upload. */
export class ExcessBytesError extends AnswerableError {
  constructor() {
    super(413, 'The data exceeds the Upload-Length of this upload.');
  }
}

/** Returns a raw file name, trimmed and in Unicode NFC. `member`: its parameter. @throws BadRequestError */
export function requireRawFileName(name: string | undefined, member: string): string {
  return requireFileName(name, member, (checked) => {
    if (recognizeRawData(checked) === undefined) return 'does not end in .raw, or another extension of raw data';
    return removeRawExtension(checked) === '' ? 'is an extension only' : undefined;
  });
}

/** The parts of multipart bodies with raw files (docs/requirements.md, P9). */
export const RAW_FILE_PARTS = { filePart: 'orig_file', requireName: requireRawFileName };
