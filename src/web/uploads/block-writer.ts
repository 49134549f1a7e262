/** Writes a stream to disk in large blocks with a checksum, in constant memory. */
import type { Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { uploadedBytes } from '../../operations/metrics.ts';

const BLOCK_BYTES = 1_048_576;
/** Bytes written between two flushes. */
const FLUSH_BYTES = 64 * BLOCK_BYTES;
/** Bytes of the first block, which is smaller to save memory for small files. */
const FIRST_BLOCK_BYTES = 65_536;

export interface BlockTarget {
  readonly path: string;
  /** Flags to open the file: `wx` creates a file, `r+` continues an existing one. */
  readonly flags: 'wx' | 'r+';
  readonly start: number;
  /** SHA-256 of the bytes before the stream; undefined to skip hashing. */
  readonly hash: Hash | undefined;
  /** True (the default) to flush the file at the end, so that it survives a power failure. */
  readonly isFlushed?: boolean;
}

/** Writes a stream to a file with two blocks: one is filled while the other is written. Releases the memory of pieces early. */
export class BlockWriter extends Writable {
  taken = 0;
  readonly #target: BlockTarget;
  readonly #hash: Hash | undefined;
  #file: FileHandle | undefined;
  #block: Buffer = Buffer.allocUnsafeSlow(FIRST_BLOCK_BYTES);
  /** The previous block, which is possibly being written. */
  #other: Buffer | undefined;
  #filled = 0;
  #position: number;
  #writing: Promise<void> = Promise.resolve();
  #flushing: Promise<void> | undefined;
  /** Position in the file up to which a flush was started. */
  #flushed: number;

  constructor(target: BlockTarget) {
    super({ highWaterMark: BLOCK_BYTES });
    this.#target = target;
    this.#hash = target.hash;
    this.#position = target.start;
    this.#flushed = target.start;
  }

  override _construct(callback: (error?: Error | null) => void): void {
    open(this.#target.path, this.#target.flags).then((file) => {
      this.#file = file;
      callback();
    }, callback);
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    const at = this.#copy(piece, 0);
    const finishWrite = () => {
      releaseMemory(piece);
      callback();
    };
    if (this.#filled < this.#block.length) finishWrite();
    else this.#takeRest(piece, at).then(finishWrite, callback);
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#finish().then(() => callback(), callback);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    const closeFile = async () => {
      await this.#writing.catch(() => undefined);
      await this.#flushing;
      await this.#file?.close();
      releaseMemory(this.#block);
      if (this.#other !== undefined) releaseMemory(this.#other);
    };
    closeFile().then(
      () => callback(error),
      (failure: Error) => callback(error ?? failure),
    );
  }

  /** Copies as much of a piece as fits into the block, and returns the number of bytes. */
  #copy(piece: Buffer, from: number): number {
    const copied = piece.copy(this.#block, this.#filled, from);
    this.#filled += copied;
    this.taken += copied;
    return from + copied;
  }

  /** Stores the rest of a piece after a block is full. */
  async #takeRest(piece: Buffer, from: number): Promise<void> {
    await this.#writeBlock();
    for (let at = from; at < piece.length; ) {
      at = this.#copy(piece, at);
      if (this.#filled === this.#block.length) await this.#writeBlock();
    }
  }

  /** Writes the filled part of the block after the previous one. Allocates no block after the last one. */
  async #writeBlock(isLast = false): Promise<void> {
    await this.#writing;
    const bytes = this.#block.subarray(0, this.#filled);
    if (!isLast) {
      const free = this.#other ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
      this.#other = this.#block.length === BLOCK_BYTES ? this.#block : undefined;
      this.#block = free;
    }
    this.#filled = 0;
    uploadedBytes.inc(bytes.length);
    this.#writing = writeAtPosition(this.#file as FileHandle, bytes, this.#position);
    this.#position += bytes.length;
    // The next wait reports a failure.
    this.#writing.catch(() => undefined);
    // The update runs in a thread.
    this.#hash?.update(bytes);
    this.#flushBehind();
  }

  /** Flushes during the transfer, so that the final flush is short. */
  #flushBehind(): void {
    if (this.#flushing !== undefined || this.#position - this.#flushed < FLUSH_BYTES) return;
    this.#flushed = this.#position;
    const finishWrite = () => {
      this.#flushing = undefined;
    };
    // The final flush reports a failure.
    this.#flushing = (this.#file as FileHandle).datasync().then(finishWrite, finishWrite);
  }

  async #finish(): Promise<void> {
    if (this.#filled > 0) await this.#writeBlock(true);
    await this.#writing;
    await this.#flushing;
    if (this.#target.isFlushed !== false) await this.#file?.sync();
  }
}

async function writeAtPosition(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** Releases the memory of an unshared piece immediately, because garbage collection would slow an upload. */
function releaseMemory(piece: Buffer): void {
  if (piece.length === piece.buffer.byteLength) (piece.buffer as ArrayBuffer).transfer(0);
}
