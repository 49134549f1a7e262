import type { Hash } from 'node:crypto';
import { Writable } from 'node:stream';
import { uploadedBytes } from '../operations/metrics.ts';

/** Bytes of a part. A stream buffers twice as much. */
const PART_BYTES = 8 * 1_048_576;
/** Maximum number of parts per file, slightly below the limit of services (Amazon S3, "Multipart upload limits"). */
const MAX_PARTS = 9_900;

/** Returns the bytes of each part except the last, for a file size. */
export function choosePartBytes(size: number): number {
  return Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS));
}

export interface PartTarget {
  /** Hash of the bytes before the stream, including the head; undefined to skip hashing. */
  readonly hash: Hash | undefined;
  /** Stored bytes after the last complete part. */
  readonly head: Buffer;
  readonly partBytes: number;
  /** Position of the head in the file. All bytes before it are in complete parts. */
  readonly start: number;
  /** Total bytes of the file. */
  readonly end: number;
  /** Stores a part, numbered from 1. */
  readonly add: (number: number, bytes: Buffer) => Promise<void>;
  readonly complete: () => Promise<void>;
  /** Stores the bytes after the last complete part if the stream ends early; `start` is their position. */
  readonly storeTail: (start: number, bytes: Buffer) => Promise<void>;
}

/** Writes a file in parts, and sends each part while it fills the next. After a failure, the stored parts show the progress. */
export class PartWriter extends Writable {
  taken = 0;
  readonly #target: PartTarget;
  #block: Buffer;
  #filled: number;
  #position: number;
  #adding: Promise<void> = Promise.resolve();

  constructor(target: PartTarget) {
    super({ highWaterMark: 1_048_576 });
    this.#target = target;
    this.#position = target.start;
    this.#block = this.#createBlock();
    this.#filled = target.head.copy(this.#block);
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    this.#appendPiece(piece).then(() => callback(), callback);
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#finish().then(() => callback(), callback);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    // When this promise settles, no transfer is running.
    this.#adding.then(
      () => callback(error),
      () => callback(error),
    );
  }

  async #appendPiece(piece: Buffer): Promise<void> {
    for (let at = 0; at < piece.length; ) {
      const copied = piece.copy(this.#block, this.#filled, at);
      at += copied;
      this.#filled += copied;
      if (this.#filled === this.#block.length) await this.#sendBlock();
    }
    this.#target.hash?.update(piece);
    this.taken += piece.length;
    uploadedBytes.inc(piece.length);
  }

  /** Sends the current block after the previous one was stored. */
  async #sendBlock(): Promise<void> {
    await this.#adding;
    const number = Math.floor(this.#position / this.#target.partBytes) + 1;
    this.#adding = this.#target.add(number, this.#block.subarray(0, this.#filled));
    // Prevents an unhandled rejection. The next await reports the failure.
    this.#adding.catch(() => undefined);
    this.#position += this.#filled;
    this.#filled = 0;
    this.#block = this.#createBlock();
  }

  async #finish(): Promise<void> {
    const isWhole = this.#position + this.#filled === this.#target.end;
    if (isWhole && this.#filled > 0) await this.#sendBlock();
    await this.#adding;
    if (isWhole) await this.#target.complete();
    else if (this.#filled > 0 && (this.#filled > this.#target.head.length || this.#position > this.#target.start))
      await this.#target.storeTail(this.#position, this.#block.subarray(0, this.#filled));
  }

  #createBlock(): Buffer {
    return Buffer.allocUnsafeSlow(Math.max(1, Math.min(this.#target.partBytes, this.#target.end - this.#position)));
  }
}
