/** What an import does not take of the files that it was given. */

/** A file, or a part of it, that fills nothing and is not kept. */
export interface UnusedFile {
  /** Name of the file. */
  readonly file: string;
  /** Why, as the end of a sentence that begins with the name. */
  readonly reason: string;
}
