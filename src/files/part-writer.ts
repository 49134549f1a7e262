/** A stream into a file that arrives in parts. */
import type { Hash } from 'node:crypto';
import { Writable } from 'node:stream';
import { uploadedBytes } from '../operations/metrics.ts';

/** Bytes of a part. What is in memory of one stream is twice that. */
const PART_BYTES = 8 * 1_048_576;
/** Parts that a service takes of one file (Amazon S3, "Multipart upload limits"), with some to spare. */
const MAX_PARTS = 9_900;

/** Bytes of each part but the last of a file of this size. */
export function partBytesOf(size: number): number {
  return Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS));
}

/** Where bytes go. */
export interface PartTarget {
  /** SHA-256 of what stands before, the head included, which goes on here; undefined when nobody wants it. */
  readonly hash: Hash | undefined;
  /** Bytes that stand behind the last whole part already. */
  readonly head: Buffer;
  readonly partBytes: number;
  /** Byte of the file at which the head begins: all before are in whole parts. */
  readonly start: number;
  /** Bytes of the whole file. */
  readonly end: number;
  /** Keeps a part, numbered from 1. */
  readonly add: (number: number, bytes: Buffer) => Promise<void>;
  /** Makes the file of its parts. */
  readonly complete: () => Promise<void>;
  /** Keeps what is behind the last whole part when the stream ends before the file does; `start` is where it begins. */
  readonly keepTail: (start: number, bytes: Buffer) => Promise<void>;
}

/**
 * Writes parts one after another, of which one is on its way while the next one fills. When it has finished, all that it took is kept, and the
 * file is made if it is whole. When it fails, what it took may be kept in part; the parts tell.
 */
export class PartWriter extends Writable {
  /** Bytes that were taken. */
  taken = 0;
  readonly #target: PartTarget;
  #block: Buffer;
  #filled: number;
  /** Byte of the file at which the block begins. */
  #position: number;
  #adding: Promise<void> = Promise.resolve();

  constructor(target: PartTarget) {
    super({ highWaterMark: 1_048_576 });
    this.#target = target;
    this.#position = target.start;
    this.#block = this.#newBlock();
    this.#filled = target.head.copy(this.#block);
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    this.#take(piece).then(() => callback(), callback);
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#finish().then(() => callback(), callback);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    // Nothing is on its way any more when this has closed.
    this.#adding.then(
      () => callback(error),
      () => callback(error),
    );
  }

  async #take(piece: Buffer): Promise<void> {
    for (let at = 0; at < piece.length; ) {
      const copied = piece.copy(this.#block, this.#filled, at);
      at += copied;
      this.#filled += copied;
      if (this.#filled === this.#block.length) await this.#add();
    }
    this.#target.hash?.update(piece);
    this.taken += piece.length;
    uploadedBytes.inc(piece.length);
  }

  /** Sends the block, as soon as the one before is there. */
  async #add(): Promise<void> {
    await this.#adding;
    const number = Math.floor(this.#position / this.#target.partBytes) + 1;
    this.#adding = this.#target.add(number, this.#block.subarray(0, this.#filled));
    // A failure is told by whoever waits for it next.
    this.#adding.catch(() => undefined);
    this.#position += this.#filled;
    this.#filled = 0;
    this.#block = this.#newBlock();
  }

  async #finish(): Promise<void> {
    const isWhole = this.#position + this.#filled === this.#target.end;
    if (isWhole && this.#filled > 0) await this.#add();
    await this.#adding;
    if (isWhole) await this.#target.complete();
    else if (this.#filled > 0 && (this.#filled > this.#target.head.length || this.#position > this.#target.start))
      await this.#target.keepTail(this.#position, this.#block.subarray(0, this.#filled));
  }

  /** Of a file's last bytes no more memory is taken than they need. */
  #newBlock(): Buffer {
    return Buffer.allocUnsafeSlow(Math.max(1, Math.min(this.#target.partBytes, this.#target.end - this.#position)));
  }
}
