import { once } from 'node:events';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { STOP_SIGNALS } from '../service-manager.ts';
import { SettingsError } from '../settings.ts';
import { getErrorText, StorageError, type StorageLog } from '../storage/storage-errors.ts';

export interface CommandIo {
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  env: NodeJS.ProcessEnv;
}

export type Writer = { write(text: string): unknown };

/** A command: receives the arguments after its name, and resolves with the exit code (0 success, 1 failure, 2 usage). */
export type Command = (args: string[], io: CommandIo) => Promise<number>;

/** Thrown if the arguments of a command are invalid. The message is a sentence for the user. */
export class UsageError extends Error {}

/** Options that most commands share. */
export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;

export type ParsedValues<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/** Parses arguments and runs a command. Returns the exit code of `run`, 0 for `--help`, 2 with the usage after a UsageError. */
export async function parseAndRunCommand<const Options extends ParseArgsOptionsConfig>(
  {
    args,
    usage,
    options,
    io,
  }: { args: string[]; usage: string; options: Options; io: { readonly stdout: Writer; readonly stderr: Writer } },
  run: (values: ParsedValues<Options>, positionals: readonly string[]) => Promise<number>,
): Promise<number> {
  try {
    const { values, positionals } = parseArguments(args, options);
    if (!('help' in values) || values.help !== true) return await run(values as ParsedValues<Options>, positionals);
    io.stdout.write(usage);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
}

function parseArguments(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export function rejectPositionals([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`Unexpected argument '${first}'. This command takes only options.`);
}

/** Returns the server's address without final slashes: `--address`, else BASE_URL, else the local one. @throws UsageError */
export function getServerAddress(address: string | undefined, env: CommandIo['env']): string {
  const found = address ?? (env.BASE_URL || 'http://localhost:8124');
  if (!/^https?:$/.test(URL.parse(found)?.protocol ?? '')) throw new UsageError('--address must be an http or https address.');
  return found.replace(/(?<!\/)\/+$/, '');
}

const pieceLength = 65_536;

/** Writes large output in pieces, waits for a slow reader, and stops silently if the reader ends (`| head`). */
export class Output {
  readonly #stream: NodeJS.WritableStream;
  #pending = '';
  #gone = false;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
    stream.on('error', () => {
      this.#gone = true;
    });
  }

  async write(text: string): Promise<void> {
    this.#pending += text;
    if (this.#pending.length > pieceLength) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = '';
    if (text === '' || this.#gone || this.#stream.write(text)) return;
    await once(this.#stream, 'drain').catch(() => {
      this.#gone = true;
    });
  }
}

/** Makes external text safe for a terminal: control characters become escapes. */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) as number).toString(16)}}`;
  });
}

/** Writes a line that can contain external text. */
export function writeLine<Written>(to: { write(text: string): Written }, text: string): Written {
  return to.write(`${escapeControlCharacters(text)}\n`);
}

/** Returns the log of a command, which prints warnings and errors, one per line. */
export function createWarningLog(stderr: Writer): StorageLog {
  const writeWarning = (details: object, message: string) => stderr.write(`${message} ${JSON.stringify(details)}\n`);
  return { debug() {}, info() {}, warn: writeWarning, error: writeWarning };
}

/** Runs a command. Prints `name` and the message of errors that the user can fix. Other errors keep their stack. */
export async function reportFixableErrors(name: string, stderr: Writer, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof SettingsError) stderr.write(`${error.message}\n`);
    else if (error instanceof StorageError || (error instanceof Error && ('code' in error || 'syscall' in error)))
      stderr.write(`${name}: ${getErrorText(error)}\n`);
    else throw error;
    return 1;
  }
}

/** Runs work with a signal that aborts at the process signals of STOP_SIGNALS. */
export async function runUntilStopped<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stopRun = () => stopping.abort();
  for (const signal of STOP_SIGNALS) process.once(signal, stopRun);
  try {
    return await run(stopping.signal);
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stopRun);
  }
}
