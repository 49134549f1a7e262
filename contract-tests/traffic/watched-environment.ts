/** The recording's variables, for tests that start servers with their own environment. */
import { TRAFFIC_VARIABLE } from './recording.ts';

/** Returns the variables that make a Node.js process record its exchanges; none outside of tests. */
export function getWatchedEnvironment(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { NODE_OPTIONS, [TRAFFIC_VARIABLE]: prefix } = environment;
  return NODE_OPTIONS === undefined || prefix === undefined ? {} : { NODE_OPTIONS, [TRAFFIC_VARIABLE]: prefix };
}
