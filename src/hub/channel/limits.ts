/** The limits of one connection and one project. */

/** Limits of the channel. Times in milliseconds, sizes in bytes. */
export interface ChannelLimits {
  /** Maximum frame of a client; a larger one closes with 1009. */
  readonly frameBytes: number;
  /** Burst and rate per second of a client's frames; further frames are read later. */
  readonly burst: number;
  readonly framesPerSecond: number;
  /** A larger frame is treated as several of this size, because all connections of the project receive it. */
  readonly bytesOfOne: number;
  /** Frames of one client that may wait for the database; others are read later. */
  readonly waitingFrames: number;
  /** Bytes in memory that may wait for a slow reader; the rest is read from the database at its pace. */
  readonly bufferedBytes: number;
  /** Time that a slow reader may take for these. */
  readonly patience: number;
  /** Time for a client to close after the request to close. */
  readonly goodbye: number;
  /** Between two pings; a client that sends nothing in between is dropped (docs/requirements.md, H16). */
  readonly pingEvery: number;
  /** Between two checks of the access of a connection. */
  readonly recheckEvery: number;
  /** Milliseconds between two heartbeats of this process. */
  readonly beatEvery: number;
  /** Milliseconds without a heartbeat after which other processes regard a process as dead. */
  readonly deadAfter: number;
  /** Maximum connections of one project in this process; the contract lists no more people. */
  readonly connections: number;
}

/** The limits of a running server. Tests change some of them. */
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
