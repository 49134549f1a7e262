/**
 * Another client in a separate process: sends small requests one after another on one connection, and measures the times until
 * their responses. The parent sends `begin` and `report`.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Waiting times in milliseconds. */
export interface Waits {
  readonly requests: number;
  readonly median: number;
  readonly p99: number;
  readonly most: number;
}

const PAUSE_MS = 4;
const [, , address = ''] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const study = JSON.stringify({ entity: 'Study', version: '1.1', data: { unique_id: 'STU-1', title: 'A small study' } });
const requested = [
  { method: 'GET', path: '/schemas/1.1', body: '' },
  { method: 'POST', path: '/validate', body: study },
  { method: 'GET', path: '/profiles', body: '' },
];
let waits: number[] = [];

process.on('message', (order) => {
  if (order === 'begin') waits = [];
  if (order === 'report') process.send?.(summarizeWaits());
});
process.on('disconnect', () => process.exit());

for (let number = 0; ; number += 1) {
  waits.push(await timeRequest(requested[number % requested.length] as (typeof requested)[0]));
  await pause(PAUSE_MS);
}

function timeRequest({ method, path, body }: (typeof requested)[0]): Promise<number> {
  const start = performance.now();
  const headers = body === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { method, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} returned ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - start));
    });
    sent.once('error', reject).end(body);
  });
}

function summarizeWaits(): Waits {
  const sorted = waits.toSorted((a, b) => a - b);
  const getQuantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { requests: sorted.length, median: getQuantile(0.5), p99: getQuantile(0.99), most: getQuantile(1) };
}
