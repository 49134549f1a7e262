/** Collects bytes that arrive in pieces. */

/**
 * Copies a piece to the end of `length` collected bytes, because a kept piece of one byte would occupy hundreds of bytes.
 * @param bytes the memory of the collected bytes, at first empty
 * @param limit maximum number of bytes; the caller checks it before
 * @returns the memory that contains the bytes and the piece
 */
export function appendPiece(bytes: Buffer, length: number, piece: Uint8Array, limit: number): Buffer {
  const needed = length + piece.length;
  const room = needed <= bytes.length ? bytes : Buffer.concat([bytes], Math.min(limit, 2 * needed));
  room.set(piece, length);
  return room;
}
