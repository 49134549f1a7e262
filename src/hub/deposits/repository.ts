import { type RejectedField, RepositoryBusyError } from './repository-calls.ts';

export interface DepositFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** MD5 hash in 32 hexadecimal digits. */
  readonly md5: string;
}

export interface RemoteFile {
  readonly name: string;
  /** ID of the file in requests. */
  readonly key: string;
  /** MD5 hash of the uploaded file; empty until the upload is complete. */
  readonly md5: string;
}

export interface Draft {
  readonly id: string;
  /** The reserved DOI; empty if there is none. */
  readonly doi: string;
}

/** Client of a repository. All calls are repeatable, and throw RepositoryRefusedError or RepositoryBusyError. */
export interface Repository {
  createDraft(record: object): Promise<Draft>;
  reserveDoi(id: string): Promise<string>;
  /** Replaces the metadata. Returns the fields that prevent publication. */
  updateMetadata(id: string, record: object): Promise<readonly RejectedField[]>;
  listFiles(id: string): Promise<readonly RemoteFile[]>;
  /** Uploads a file. Returns the MD5 hash that the repository computed. */
  upload(id: string, file: DepositFile): Promise<string>;
  removeFile(id: string, file: RemoteFile): Promise<void>;
  /** Publishes a draft. Does nothing if the draft is already published. */
  publishDraft(id: string): Promise<void>;
  /** Deletes a draft. Returns false if the record is published, and therefore remains. */
  discardDraft(id: string): Promise<boolean>;
  getPage(id: string, isPublished: boolean): string;
}

/** Returns a string from a response. @throws RepositoryBusyError if the value does not match the pattern */
export function requireText(value: unknown, pattern: RegExp, what: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && pattern.test(text)) return text;
  throw new RepositoryBusyError(`The response of the repository has no valid ${what}.`);
}

/** Matches a DOI (DOI Handbook, section 2.2). */
export const DOI_PATTERN = /^10\.\d{4,9}\/[\w.;()/:-]{1,200}$/;
