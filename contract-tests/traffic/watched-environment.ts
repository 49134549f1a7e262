/** Passes the variables of the recording to servers that tests start with a separate environment. */
import { TRAFFIC_VARIABLE } from './recording.ts';

/** Returns the variables with which a Node.js process records its exchanges; empty outside of tests. */
export function getWatchedEnvironment(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { NODE_OPTIONS, [TRAFFIC_VARIABLE]: prefix } = environment;
  return NODE_OPTIONS === undefined || prefix === undefined ? {} : { NODE_OPTIONS, [TRAFFIC_VARIABLE]: prefix };
}
