/** A request and its answer as plain data, on their way to a thread and back. */

/** A request that arrived whole. */
export interface RequestWork {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly remoteAddress: string | undefined;
  readonly requestId: string;
  readonly body: Uint8Array | undefined;
  /** What the handler has taken from the request itself. */
  readonly received: unknown;
  /** Where the database is now; undefined where there is none. Holds a password: never log it. */
  readonly databaseUrl: string | undefined;
}

/** What became of a request: its answer, or that a large one had no room on the disk. Errors lose what they say of that on their way. */
export type RequestOutcome = RequestAnswer | 'no room';

/** An answer. A large one is a file, which whoever sends it removes, with its folder. */
export interface RequestAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string | number | string[]])[];
  readonly body: Uint8Array | { readonly folder: string; readonly path: string };
}
