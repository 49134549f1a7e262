/** Writes what arrives in small pieces to disk in large ones, with its checksum, in memory that stays the same. */
import type { Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { uploadedBytes } from '../../operations/metrics.ts';

const BLOCK_BYTES = 1_048_576;
/** After this many bytes the disk is asked to take them. */
const FLUSH_BYTES = 64 * BLOCK_BYTES;
/** A small file needs no more. */
const FIRST_BLOCK_BYTES = 65_536;

/** Where bytes go. */
export interface BlockTarget {
  readonly path: string;
  /** `wx` makes the file, `r+` goes on in one. */
  readonly flags: 'wx' | 'r+';
  /** Byte of the file to begin at. */
  readonly start: number;
  /** SHA-256 of what stands before, which goes on here; undefined when nobody wants it. */
  readonly hash: Hash | undefined;
  /** Whether the file is on the disk when the stream ends, also after a power cut; left out, it is. */
  readonly isFlushed?: boolean;
}

/**
 * A stream into a file. Pieces are copied into one of two blocks, and while a full one is written the other takes the next
 * pieces. The file is flushed when the stream ends, unless that is not wanted. A piece that is given to it as the whole of its memory is given away.
 */
export class BlockWriter extends Writable {
  /** Bytes that were taken from pieces. */
  taken = 0;
  readonly #target: BlockTarget;
  readonly #hash: Hash | undefined;
  #file: FileHandle | undefined;
  #block: Buffer = Buffer.allocUnsafeSlow(FIRST_BLOCK_BYTES);
  /** The block before, which may still be on its way to the disk. */
  #other: Buffer | undefined;
  #filled = 0;
  #position: number;
  #writing: Promise<void> = Promise.resolve();
  /** A flush that is under way. */
  #flushing: Promise<void> | undefined;
  /** Byte up to which the last flush was begun. */
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
    const done = () => {
      letGo(piece);
      callback();
    };
    if (this.#filled < this.#block.length) done();
    else this.#takeRest(piece, at).then(done, callback);
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#finish().then(() => callback(), callback);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    const close = async () => {
      await this.#writing.catch(() => undefined);
      await this.#flushing;
      await this.#file?.close();
      letGo(this.#block);
      if (this.#other !== undefined) letGo(this.#other);
    };
    close().then(
      () => callback(error),
      (failure: Error) => callback(error ?? failure),
    );
  }

  /** As much of a piece as the block has room for; returns how far into the piece that is. */
  #copy(piece: Buffer, from: number): number {
    const copied = piece.copy(this.#block, this.#filled, from);
    this.#filled += copied;
    this.taken += copied;
    return from + copied;
  }

  /** Goes on where a full block ended. */
  async #takeRest(piece: Buffer, from: number): Promise<void> {
    await this.#writeBlock();
    for (let at = from; at < piece.length; ) {
      at = this.#copy(piece, at);
      if (this.#filled === this.#block.length) await this.#writeBlock();
    }
  }

  /** Begins to write the block as far as it is filled, as soon as the other one is written; behind the last one no other is needed. */
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
    this.#writing = writeAt(this.#file as FileHandle, bytes, this.#position);
    this.#position += bytes.length;
    // A failure is told by whoever waits for it next.
    this.#writing.catch(() => undefined);
    // While another thread writes.
    this.#hash?.update(bytes);
    this.#flushBehind();
  }

  /** Lets the disk work while more arrives, so that little is left to flush at the end. */
  #flushBehind(): void {
    if (this.#flushing !== undefined || this.#position - this.#flushed < FLUSH_BYTES) return;
    this.#flushed = this.#position;
    const done = () => {
      this.#flushing = undefined;
    };
    // A failure shows again in the flush at the end.
    this.#flushing = (this.#file as FileHandle).datasync().then(done, done);
  }

  async #finish(): Promise<void> {
    if (this.#filled > 0) await this.#writeBlock(true);
    await this.#writing;
    await this.#flushing;
    if (this.#target.isFlushed !== false) await this.#file?.sync();
  }
}

async function writeAt(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/**
 * Gives the memory of a piece back at once. The garbage collector, which otherwise does, looks through everything that the process
 * holds for every few megabytes that arrive: half of the work of an upload. A piece of memory that others share stays.
 */
function letGo(piece: Buffer): void {
  if (piece.length === piece.buffer.byteLength) (piece.buffer as ArrayBuffer).transfer(0);
}
