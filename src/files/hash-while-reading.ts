import type { Hash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';

export function hashWhileReading(content: Readable, hash: Hash): Readable {
  const through = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      hash.update(bytes);
      done(null, bytes);
    },
  });
  return pipeline(content, through, () => undefined);
}
