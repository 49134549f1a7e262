/**
 * Scans files before they are stored, if CLAMD_ADDRESS names a virus scanner (OWASP ASVS 5.0, 5.4.3). Sends the content with
 * the protocol of clamd (clamd(8), INSTREAM), so that the scanner needs no access to the files. If the scanner does not
 * respond, the file is not stored.
 */
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BadRequestError, UnavailableError } from '../contract/errors.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

interface ScanContext {
  readonly settings: Pick<Settings, 'clamdAddress'>;
  readonly log: Log;
}

/** Milliseconds without traffic before a scan fails. The scanner responds only after it has read the whole file. */
const TIMEOUT_MS = 600_000;
const MAX_REPLY_LENGTH = 10_000;

/** Scans a file (path or content). @throws BadRequestError if it is infected; UnavailableError if the scanner is down */
export async function requireVirusFreeFile(
  { settings, log }: ScanContext,
  name: string,
  content: string | (() => Promise<Readable>),
): Promise<void> {
  const { clamdAddress } = settings;
  if (clamdAddress === undefined) return;
  let answer: string;
  try {
    answer = await scanStream(clamdAddress, typeof content === 'string' ? createReadStream(content) : await content());
  } catch (cause) {
    log.error({ err: cause }, 'the virus scanner does not respond');
    throw new UnavailableError(`${name} was not stored, because the virus scanner does not respond. Try again later.`, {
      cause,
    });
  }
  if (answer === 'stream: OK') return;
  const [, found] = /^stream: ([\x20-\x7e]{1,200}) FOUND$/.exec(answer) ?? [];
  log.warn({ file: name, answer: answer.slice(0, 300) }, 'the virus scanner refused a file');
  if (found !== undefined) throw new BadRequestError(`${name} was not stored: the virus scanner found ${found}.`);
  if (answer.includes('size limit exceeded'))
    throw new BadRequestError(`${name} was not stored: it is larger than the virus scanner accepts. Ask an administrator.`);
  throw new UnavailableError(`${name} was not stored, because the virus scanner could not read it. Try again later.`);
}

/** Sends the content, and returns the response without its final NUL. */
async function scanStream(address: NonNullable<ScanContext['settings']['clamdAddress']>, content: Readable): Promise<string> {
  const socket = connect(address);
  let answer = '';
  let failure: Error | undefined;
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', (error) => {
    failure ??= error;
  });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the scanner did not respond in time')));
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
    // The scanner can respond before it has read the whole file.
    if (text.includes('\0') || answer.length > MAX_REPLY_LENGTH) socket.destroy();
  });
  await pipeline(content, frameContent, socket, { end: false }).catch((error: Error) => {
    failure ??= error;
    socket.destroy();
  });
  await closed;
  if (!answer.endsWith('\0')) throw failure ?? new Error('the scanner closed the connection without a response');
  return answer.slice(0, -1);
}

/** Yields the command, then the pieces with their lengths, then an empty piece that ends the content. */
async function* frameContent(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}
