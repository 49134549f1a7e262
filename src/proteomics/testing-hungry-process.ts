/** Process for tests that exceeds a limit on request. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HungryJob {
  readonly takes: 'nothing' | 'time' | 'memory' | 'objects' | 'disk' | 'its end';
  readonly folder: string;
}

process.once('message', ({ takes, folder }: HungryJob) => {
  const allocated: unknown[] = [];
  if (takes === 'its end') process.exit(3);
  if (takes === 'disk') writeFileSync(join(folder, 'file'), Buffer.alloc(3_000_000));
  if (takes === 'memory') allocated.push(Buffer.alloc(400_000_000, 1));
  while (takes === 'objects') allocated.push(Array.from({ length: 1_000 }, () => ({})));
  if (takes === 'nothing') process.send?.(process.pid);
  setTimeout(() => allocated.splice(0), 60_000);
});
