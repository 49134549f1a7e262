/** Kills processes at random under load. CHAOS_MINUTES is the duration (default: 10); CHAOS_SEED determines the times. */
import { runChaos } from '../../deploy/testing-chaos.ts';
import type { Figure } from './figure.ts';

const MINUTES = Number(process.env.CHAOS_MINUTES ?? 10);
const SEED = Number(process.env.CHAOS_SEED ?? 1);

/** Returns the numbers of lost and duplicate records. */
export async function measureChaos(): Promise<Figure[]> {
  const { kills, tallies, refused, refusals, strange, times, failedRuns, disordered, ended, errors } = await runChaos(
    MINUTES * 60_000,
    SEED,
  );
  const sorted = times.toSorted((a, b) => a - b);
  const getQuantile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  const wrong = [...strange, ...failedRuns, ...[...errors].map(([what, count]) => `${count} × ${what}`)];
  if (wrong.length > 0) console.error(wrong.join('\n'));
  return [
    ...tallies.map(({ what, acknowledged, lost, doubled }) => ({
      what: `Chaos of ${MINUTES} minutes: ${what}`,
      measured: `${lost} lost, ${doubled} doubled`,
      beside: `${acknowledged} acknowledged`,
      target: '0, 0',
    })),
    {
      what: `Chaos: ${kills.web} web processes, ${kills.worker} workers and ${kills.proxy} proxies killed`,
      measured: `${refused} of ${times.length + refused} requests got no answer or "later" (${[...refusals].map(([status, count]) => `${count} × ${status || 'none'}`).join(', ')})`,
      beside: `median ${getQuantile(0.5)} ms, p99 ${getQuantile(0.99)} ms; ${strange.length} strange answers`,
      target: 'nothing else wrong',
    },
    {
      what: 'Chaos: frames out of order, runs that failed, processes that ended by themselves',
      measured: `${disordered}, ${failedRuns.length}, ${ended}`,
      beside: '',
      target: '0, 0, 0',
    },
  ];
}
