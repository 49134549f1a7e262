/** The calls of a deposit, the same for every kind of repository. */
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
  /** The existing DOI; empty to reserve one. */
  readonly doi: string;
}

/** A repository. Every call can be repeated. All calls throw RepositoryRefusedError and RepositoryBusyError. */
export interface Repository {
  createDraft(record: object): Promise<Draft>;
  reserveDoi(id: string): Promise<string>;
  /** Replaces the metadata. Returns the fields that must change before publishing. */
  describe(id: string, record: object): Promise<readonly RejectedField[]>;
  listFiles(id: string): Promise<readonly RemoteFile[]>;
  /** Uploads a file; returns the MD5 that the repository computed. */
  upload(id: string, file: DepositFile): Promise<string>;
  removeFile(id: string, file: RemoteFile): Promise<void>;
  /** Publishes the draft unless it is published. */
  publish(id: string): Promise<void>;
  /** Deletes the draft unless it is deleted. Returns false if it is published, and so stays. */
  discard(id: string): Promise<boolean>;
  /** Returns the web page of the draft or record. */
  getPage(id: string, isPublished: boolean): string;
}

/** Returns a text member of a response that matches a pattern. @throws RepositoryBusyError */
export function requireText(value: unknown, pattern: RegExp, what: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && pattern.test(text)) return text;
  throw new RepositoryBusyError(`The response of the repository has no valid ${what}.`);
}

/** A DOI (DOI Handbook, 2.2). */
export const DOI_PATTERN = /^10\.\d{4,9}\/[\w.;()/:-]{1,200}$/;
