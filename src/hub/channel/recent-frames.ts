import type { OutgoingFrame } from './connection.ts';

const MAX_FRAMES = 1_000;
const MAX_BYTES = 1_000_000;

/** Caches the latest frames, up to 1,000 frames and 1 MB, for clients that are slightly behind. */
export class RecentFrames {
  #frames: OutgoingFrame[] = [];
  #bytes = 0;

  /** Appends frames, which must continue the sequence of the cached frames. */
  add(frames: readonly OutgoingFrame[]): void {
    for (const frame of frames) {
      this.#frames.push({ ...frame, bytes: copyBytes(frame.bytes) });
      this.#bytes += frame.bytes.length;
    }
    if (this.#frames.length > 2 * MAX_FRAMES || this.#bytes > 2 * MAX_BYTES) this.#evictOldest();
  }

  /** Returns the cached frames after a sequence number; undefined if an older frame is missing. */
  listAfter(position: number): OutgoingFrame[] | undefined {
    const first = this.#frames[0];
    return first === undefined || first.seq > position + 1 ? undefined : this.#frames.filter(({ seq }) => seq > position);
  }

  #evictOldest(): void {
    let keep = this.#frames.length;
    let bytes = 0;
    while (keep > 0 && this.#frames.length - keep < MAX_FRAMES && bytes < MAX_BYTES) {
      keep -= 1;
      bytes += this.#frames[keep]?.bytes.length ?? 0;
    }
    this.#frames = this.#frames.slice(keep);
    this.#bytes = bytes;
  }
}

/** Returns a copy, because a slice of a shared buffer would keep 64 KiB in memory. */
function copyBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
