/** Extracts the program of docs/organisation.md, for tests that run it from the source tree and from the package. */
import { readFileSync } from 'node:fs';
import { DEMO_SERVICE_ENTITY_ID } from '../../../simulators/platform/initial-state.ts';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';

const guide = readFileSync(new URL('../../../docs/organisation.md', import.meta.url), 'utf8');

/** The whole program: all TypeScript blocks of the guide, in order. */
export const ORGANISATION_PROGRAM: string = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)]
  .map(([, code = '']) => code)
  .join('\n');

/** Patterns of the lines that the program prints. */
export const ORGANISATION_OUTPUT: readonly RegExp[] = [
  /^Crops Institute: [1-9]\d* collaborations$/,
  /^crops:\S+ connected$/,
  /^2 invited, 0 left out$/,
  /^withdrawn not accepted$/,
  /^open not accepted$/,
  /^\S.* [1-9]\d*$/,
  /^409 groupTaken ./,
];

/** Returns the environment of the program, for a platform. */
export function createOrganisationEnvironment({
  url,
  token,
}: Pick<SimulatedPlatform, 'url' | 'token'>): Record<string, string> {
  return {
    COLLAB_API_BASE_URL: url,
    COLLAB_ORGANISATION_API_TOKEN: token,
    COLLAB_SERVICE_ENTITY_ID: DEMO_SERVICE_ENTITY_ID,
  };
}
