/** The arguments, streams and result of commands. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Streams and environment of a command. */
export interface CommandIo {
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  env: NodeJS.ProcessEnv;
}

/** A stream to write texts to. */
export type Writer = { write(text: string): unknown };

/** Runs with the arguments after the command's name; resolves with the exit code: 0 done, 1 not done, 2 wrong use. */
export type Command = (args: string[], io: CommandIo) => Promise<number>;

/** The arguments of a command are wrong. The message is a sentence about them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Options that most commands have. */
export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;

/** The values of options by name. */
export type ParsedValues<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/**
 * Parses the arguments and runs a command. Prints the usage for `--help`, and the error with the usage for wrong arguments.
 *
 * @param run throws UsageError for wrong arguments
 * @returns the exit code: that of `run`, 0 for `--help`, 2 for wrong arguments
 */
export async function runParsed<const Options extends ParseArgsOptionsConfig>(
  {
    args,
    usage,
    options,
    io,
  }: { args: string[]; usage: string; options: Options; io: { readonly stdout: Writer; readonly stderr: Writer } },
  run: (values: ParsedValues<Options>, positionals: readonly string[]) => Promise<number>,
): Promise<number> {
  try {
    const { values, positionals } = parseOrRefuse(args, options);
    if (!('help' in values) || values.help !== true) return await run(values as ParsedValues<Options>, positionals);
    io.stdout.write(usage);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
}

function parseOrRefuse(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Rejects arguments that are no options. @throws UsageError */
export function rejectPositionals([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`Unexpected argument '${first}'. This command takes only options.`);
}

/**
 * Returns the address of the server without slashes at its end: the one of the option `--address`, else BASE_URL, else the local one.
 *
 * @throws UsageError unless it is an http or https address
 */
export function readServerAddress(address: string | undefined, env: CommandIo['env']): string {
  const found = address ?? (env.BASE_URL || 'http://localhost:8124');
  if (!/^https?:$/.test(URL.parse(found)?.protocol ?? '')) throw new UsageError('--address must be an http or https address.');
  return found.replace(/(?<!\/)\/+$/, '');
}
