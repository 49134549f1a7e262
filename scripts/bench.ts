/**
 * Measures the speed of this release, each figure next to the physical limit in the same run. It is no test: absolute figures
 * depend on the machine; ratios hardly do.
 *
 * npm run bench everything
 * npm run bench -- http only some: http, command-line, start, collaborations, profiles, hostile-load, hub-channel,
 * hub-entities,
 * hub-exchange, hub-grid, hub-history, proteomics-morning, proteomics-results, proteomics-upload,
 * engine-report; and by name only, because they take long: growth, chaos, soak
 */
import { cpus, totalmem } from 'node:os';
import { chaosFigures } from './bench/chaos.ts';
import { collaborationFigures } from './bench/collaborations.ts';
import { commandLineFigures } from './bench/command-line.ts';
import { engineReportFigures } from './bench/engine-report.ts';
import type { Figure } from './bench/figure.ts';
import { growthFigures } from './bench/growth/growth.ts';
import { hostileLoadFigures } from './bench/hostile/load.ts';
import { httpFigures } from './bench/http.ts';
import { hubChannelFigures } from './bench/hub-channel.ts';
import { hubEntitiesFigures } from './bench/hub-entities.ts';
import { hubExchangeFigures } from './bench/hub-exchange.ts';
import { hubGridFigures } from './bench/hub-grid.ts';
import { hubHistoryFigures } from './bench/hub-history.ts';
import { profileFigures } from './bench/profiles.ts';
import { proteomicsMorningFigures } from './bench/proteomics-morning.ts';
import { proteomicsResultFigures } from './bench/proteomics-results.ts';
import { proteomicsUploadFigures } from './bench/proteomics-upload.ts';
import { soakFigures } from './bench/soak.ts';
import { startFigures } from './bench/start.ts';

const sections: Record<string, () => Promise<Figure[]>> = {
  http: httpFigures,
  'command-line': commandLineFigures,
  start: startFigures,
  collaborations: collaborationFigures,
  'proteomics-morning': proteomicsMorningFigures,
  'proteomics-results': proteomicsResultFigures,
  'proteomics-upload': proteomicsUploadFigures,
  'engine-report': engineReportFigures,
  profiles: profileFigures,
  'hostile-load': hostileLoadFigures,
  'hub-channel': hubChannelFigures,
  'hub-entities': hubEntitiesFigures,
  'hub-exchange': hubExchangeFigures,
  'hub-history': hubHistoryFigures,
  'hub-grid': hubGridFigures,
};
/** Long measurements, which only run by name. */
const long: typeof sections = { growth: growthFigures, chaos: chaosFigures, soak: soakFigures };
const chosen = process.argv.slice(2);
const known = { ...sections, ...long };
const unknown = chosen.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`bench: unknown: ${unknown.join(', ')}. Known: ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}

// Child processes end with this process, whatever signal ends it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
);
console.log('| what | measured | beside | wanted |\n|---|---|---|---|');
for (const [name, measure] of Object.entries(known)) {
  if (chosen.length > 0 ? !chosen.includes(name) : name in long) continue;
  for (const { what, measured, beside, wanted } of await measure())
    console.log(`| ${what} | ${measured} | ${beside} | ${wanted} |`);
}
