/**
 * Measures the speed of this release, and in the same run the physical limit of each figure. It is not a test, because absolute
 * figures depend on the machine; ratios hardly do.
 *
 * npm run bench everything
 * npm run bench -- http only some: http, command-line, start, collaborations, profiles, hostile-load, hub-channel,
 * hub-entities,
 * hub-exchange, hub-grid, hub-history, proteomics-morning, proteomics-results, proteomics-upload,
 * engine-report; and by name only, because they take a long time: growth, chaos, soak
 */
import { cpus, totalmem } from 'node:os';
import { measureChaos } from './bench/chaos.ts';
import { measureCollaboration } from './bench/collaborations.ts';
import { measureCommandLine } from './bench/command-line.ts';
import { measureEngineReport } from './bench/engine-report.ts';
import type { Figure } from './bench/figure.ts';
import { measureGrowth } from './bench/growth/growth.ts';
import { measureHostileLoad } from './bench/hostile/load.ts';
import { measureHttp } from './bench/http.ts';
import { measureHubChannel } from './bench/hub-channel.ts';
import { measureHubEntities } from './bench/hub-entities.ts';
import { measureHubExchange } from './bench/hub-exchange.ts';
import { measureHubGrid } from './bench/hub-grid.ts';
import { measureHubHistory } from './bench/hub-history.ts';
import { measureProfile } from './bench/profiles.ts';
import { measureProteomicsMorning } from './bench/proteomics-morning.ts';
import { measureProteomicsResult } from './bench/proteomics-results.ts';
import { measureProteomicsUpload } from './bench/proteomics-upload.ts';
import { measureSoak } from './bench/soak.ts';
import { measureStartup } from './bench/start.ts';

const sections: Record<string, () => Promise<Figure[]>> = {
  http: measureHttp,
  'command-line': measureCommandLine,
  start: measureStartup,
  collaborations: measureCollaboration,
  'proteomics-morning': measureProteomicsMorning,
  'proteomics-results': measureProteomicsResult,
  'proteomics-upload': measureProteomicsUpload,
  'engine-report': measureEngineReport,
  profiles: measureProfile,
  'hostile-load': measureHostileLoad,
  'hub-channel': measureHubChannel,
  'hub-entities': measureHubEntities,
  'hub-exchange': measureHubExchange,
  'hub-history': measureHubHistory,
  'hub-grid': measureHubGrid,
};
/** Measurements that run only if they are named, because they take long. */
const long: typeof sections = { growth: measureGrowth, chaos: measureChaos, soak: measureSoak };
const chosen = process.argv.slice(2);
const known = { ...sections, ...long };
const unknown = chosen.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`bench: unknown: ${unknown.join(', ')}. Known: ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

// Ends child processes together with this process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);
console.log('| what | measured | beside | target |\n|---|---|---|---|');
for (const [name, measure] of Object.entries(known)) {
  if (chosen.length > 0 ? !chosen.includes(name) : name in long) continue;
  for (const { what, measured, beside, target } of await measure())
    console.log(`| ${what} | ${measured} | ${beside} | ${target} |`);
}
