/** The program in docs/client.md, for tests that run it from the source tree and from the package. */
import { readFileSync } from 'node:fs';

const guide = readFileSync(new URL('../../docs/client.md', import.meta.url), 'utf8');

export const GUIDE_TOKEN = 'the-ADMIN_TOKEN-of-the-server';

/** The guide's blocks of TypeScript, one after another. */
export const guideBlocks: readonly string[] = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

export function createGuideProgram(address: string): string {
  return guideBlocks.join('\n').replaceAll('http://localhost:8124', address);
}

/** One pattern for each line that the program prints. */
export const GUIDE_OUTPUT: readonly RegExp[] = [
  /^end_date: .+/,
  /^404 Version not found: 9\.9/,
  /^404 .*[Pp]roject/,
  /^Yield under drought 3$/,
  /^.*changed.* Yield under drought, 2024$/,
  /\btitle\b.*,_id,_parent_id,_parent_field\r?$/,
  /^1$/,
  /^Yield under drought, version 1$/,
  /^[1-9]\d\d$/,
  /^0$/,
];
