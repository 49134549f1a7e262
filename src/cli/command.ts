/** Arguments and results of every command. */

/** Input and output of a command. */
export interface CommandIo {
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  env: NodeJS.ProcessEnv;
}

/** Runs with the words after the command's name; resolves with the exit code: 0 done, 1 not, 2 wrong use. */
export type Command = (args: string[], io: CommandIo) => Promise<number>;
