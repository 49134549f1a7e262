/**
 * Gives the memory of a block of bytes back at once; the block is empty afterwards. Otherwise it stays until the garbage is collected,
 * which an idle server may not do for hours.
 */
export function giveBack(block: ArrayBufferLike): void {
  if (block instanceof ArrayBuffer && block.byteLength > 0) block.transfer(0);
}
