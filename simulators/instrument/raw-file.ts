/**
 * Raw files of the simulated instrument: a readable header and random bytes. The simulator also accepts other files, because it
 * needs only a seed and a time.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createRandomGenerator } from './random-generator.ts';

const HEAD = 'Concordat simulated raw file. It contains no measurement.\n';
const ACQUIRED = /^acquired (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})$/m;

/** The values that the simulator reads from a raw file. */
export interface ReadRawFile {
  /** Hash of the content, so that a file always leads to the same results. */
  readonly seed: string;
  /** Acquisition time by the clock of the instrument. Without a header, the modification time of the file. */
  readonly acquiredAt: Date;
  readonly bytes: number;
}

/**
 * Creates a raw file. @param acquiredAt time by the clock of the instrument, treated as UTC; without it, the file counts as
 * acquired when it is stored
 */
export function createSimulatedRawFile(name: string, acquiredAt: Date | undefined, bytes = 60_000): Buffer {
  const head = `${HEAD}name ${name}\n${acquiredAt === undefined ? '' : `acquired ${acquiredAt.toISOString().slice(0, 19)}\n`}\n`;
  const random = createRandomGenerator(head);
  return Buffer.concat([Buffer.from(head), Buffer.from(Array.from({ length: bytes }, () => random.generateInteger(0, 255)))]);
}

/** Reads a file of any kind as a raw file. */
export function readRawFile(path: string): ReadRawFile {
  const content = readFileSync(path);
  const [, acquired] = ACQUIRED.exec(content.subarray(0, 1_000).toString('latin1')) ?? [];
  return {
    seed: createHash('sha256').update(content).digest('hex'),
    acquiredAt: acquired === undefined ? statSync(path).mtime : new Date(`${acquired}Z`),
    bytes: content.length,
  };
}
