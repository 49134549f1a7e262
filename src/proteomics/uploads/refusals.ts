/** Errors of rejected raw files, with status and message. */
import { AnswerableError } from '../../contract/errors.ts';
import type { FoundPipeline } from '../records.ts';

/** 409: the pipeline has a raw file with the same name but other content. */
export class RawFileConflictError extends AnswerableError {
  constructor(rawFile: string) {
    super(409, `${rawFile} already exists in this pipeline with different content.`);
  }
}

/**
 * Checks that uploads are possible.
 * @throws AnswerableError 409 if the pipeline or its project is archived
 */
export function requireInUse({ project, pipeline }: Pick<FoundPipeline, 'project' | 'pipeline'>): void {
  if (project.archivedAt !== null || pipeline.archivedAt !== null)
    throw new AnswerableError(409, 'This pipeline is archived and accepts no raw files. Ask an administrator to restore it.');
}

/** 413: a part exceeds the length of the resumable upload. */
export class BeyondLengthError extends AnswerableError {
  constructor() {
    super(413, 'The data exceeds the Upload-Length of this upload.');
  }
}
