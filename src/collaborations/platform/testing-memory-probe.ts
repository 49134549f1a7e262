/**
 * The process that reads an organization and prints the cost as JSON: `node testing-memory-probe.ts <mode> <url>
 * <token>`. The mode `client` reads with the client, a hundred callers at the same time; `parse` reads the same with
 * `JSON.parse`, for comparison.
 */
import { readFileSync } from 'node:fs';
import { createCollabOrganisationClient } from './organisation-client.ts';

const [mode, baseUrl = '', token = ''] = process.argv.slice(2);
const client = createCollabOrganisationClient({ baseUrl, token, serviceEntityId: undefined });
// Loads and compiles all code before the measurement.
await client.listMembers('no-such-collaboration').catch(() => {});

const before = process.memoryUsage().rss;
const start = performance.now();
const collaborations = mode === 'parse' ? await parseOrganisations() : await readOrganisations();
const ms = Math.round(performance.now() - start);
const extraMb = (readPeakMemory() * 1_024 - before) / 1e6;
console.log(JSON.stringify({ collaborations, ms, extraMb: Math.round(extraMb) }));

async function readOrganisations(): Promise<number> {
  const organisations = await Promise.all(Array.from({ length: 100 }, () => client.getOrganisation()));
  return organisations[0]?.collaborations.length ?? 0;
}

async function parseOrganisations(): Promise<number> {
  const answer = await fetch(`${baseUrl}/api/organisations/v1`, { headers: { authorization: `bearer ${token}` } });
  return ((await answer.json()) as { collaborations: unknown[] }).collaborations.length;
}

/** Returns the peak memory of this process in kilobytes. The value of getrusage would include the parent process. */
function readPeakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
