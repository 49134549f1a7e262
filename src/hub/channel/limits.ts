/** What one connection and one project may take. */

/** Limits of the channel. Times in milliseconds, sizes in bytes. */
export interface ChannelLimits {
  /** Largest frame of a client; a larger one closes with 1009. */
  readonly frameBytes: number;
  /** Frames that a client may send at once, and afterwards per second; what is more is read later. */
  readonly burst: number;
  readonly framesPerSecond: number;
  /** A larger frame counts as several of this size, because all connections of the project receive it. */
  readonly bytesOfOne: number;
  /** Frames of one client that wait for the database; what is more is read later. */
  readonly waitingFrames: number;
  /** Bytes that wait for a slow reader in memory; what is more it gets from the database, at its pace. */
  readonly bufferedBytes: number;
  /** How long a slow reader may take for these. */
  readonly patience: number;
  /** How long a client that is told to close may take to say goodbye. */
  readonly goodbye: number;
  /** Between two pings; a peer that says nothing from one to the next is dropped (docs/requirements.md, H16). */
  readonly pingEvery: number;
  /** Between two checks of the access of a connection. */
  readonly recheckEvery: number;
  /** Between two signs of life of this process. */
  readonly beatEvery: number;
  /** After this time without a sign of life a process is dead. */
  readonly deadAfter: number;
  /** Connections of one project in this process; the contract lists no more people. */
  readonly connections: number;
}

/** The limits of a running server. */
export const CHANNEL_LIMITS: ChannelLimits = {
  frameBytes: 65_536,
  burst: 200,
  framesPerSecond: 100,
  bytesOfOne: 1_024,
  waitingFrames: 100,
  bufferedBytes: 2_000_000,
  patience: 30_000,
  goodbye: 2_000,
  pingEvery: 25_000,
  recheckEvery: 15_000,
  beatEvery: 10_000,
  deadAfter: 30_000,
  connections: 10_000,
};
