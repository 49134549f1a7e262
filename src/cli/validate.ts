/** `concordat validate FILE…`. Work in progress: signature first. */

/** The streams and settings of a command. */
export interface CommandIo {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Validates files; answers the exit code: 0 valid, 1 errors, 2 usage or unreadable. */
export async function validateCommand(_args: string[], _io: CommandIo): Promise<number> {
  throw new Error('not written yet');
}
