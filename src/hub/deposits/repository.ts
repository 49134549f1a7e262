import { type RejectedField, RepositoryBusyError } from './repository-calls.ts';

export interface DepositFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** 32 hexadecimal digits. */
  readonly md5: string;
}

export interface RemoteFile {
  readonly name: string;
  /** Identifies the file in calls. */
  readonly key: string;
  /** Empty until the upload is complete. */
  readonly md5: string;
}

export interface Draft {
  readonly id: string;
  /** An existing DOI; empty to reserve one. */
  readonly doi: string;
}

/** A repository. Every call can be repeated, and throws RepositoryRefusedError and RepositoryBusyError. */
export interface Repository {
  createDraft(record: object): Promise<Draft>;
  reserveDoi(id: string): Promise<string>;
  /** Replaces the metadata. Returns the fields that prevent publishing. */
  describe(id: string, record: object): Promise<readonly RejectedField[]>;
  listFiles(id: string): Promise<readonly RemoteFile[]>;
  /** Returns the MD5 hash that the repository computed. */
  upload(id: string, file: DepositFile): Promise<string>;
  removeFile(id: string, file: RemoteFile): Promise<void>;
  /** Publishes a draft. Does nothing if it is published. */
  publish(id: string): Promise<void>;
  /** Deletes the draft. Returns false if the record is published and therefore remains. */
  discard(id: string): Promise<boolean>;
  getPage(id: string, isPublished: boolean): string;
}

/** Checks a string in a response. @throws RepositoryBusyError */
export function requireText(value: unknown, pattern: RegExp, what: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && pattern.test(text)) return text;
  throw new RepositoryBusyError(`The response of the repository has no valid ${what}.`);
}

/** A DOI (DOI Handbook, 2.2). */
export const DOI_PATTERN = /^10\.\d{4,9}\/[\w.;()/:-]{1,200}$/;
