/** The process that writes checksum.txt to its output, of the files that a message names: hashing gigabytes would keep a server busy. */
import { once } from 'node:events';
import { checksumLine, HEAD, type Summed } from './checksums.ts';

const [files] = (await once(process, 'message')) as [readonly Summed[]];
process.disconnect();
process.stdout.write(HEAD);
for (const file of files) if (!process.stdout.write(await checksumLine(file))) await once(process.stdout, 'drain');
