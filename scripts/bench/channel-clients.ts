/**
 * Simulates clients of a channel in a separate process. Commands of the parent: `connect` opens them, `steady` makes some of
 * them send at a fixed rate, `flood` makes them send as fast as all clients receive.
 */
import { WebSocket } from 'ws';

/** Commands of the parent. */
export type Order =
  | { kind: 'connect'; url: string; clients: number }
  | { kind: 'steady'; perSecond: number; seconds: number }
  | { kind: 'flood'; speakers: number; ahead: number; seconds: number };

/** Results for the parent. */
export interface Outcome {
  sent: number;
  received: number;
  /** Delivered messages per second. */
  perSecond: number;
  lost: number;
  doubled: number;
  disordered: number;
  /** Milliseconds between sending and receiving. */
  median: number;
  p99: number;
}

interface Member {
  socket: WebSocket;
  /** Sequence number of the last frame. */
  seq: number;
  got: number;
  /** Number of the last message received from each sender. */
  heard: Map<string, number>;
}

const members: Member[] = [];
let latencies: number[] = [];
let doubled = 0;
let disordered = 0;
let received = 0;
let onFrame: () => void = () => undefined;

function readFrames(member: Member, bytes: Buffer): void {
  // The first 24 bytes are enough to recognize a chat message. Parsing all frames would affect the measurement.
  if (!bytes.subarray(0, 24).includes('"chat"')) return;
  received += 1;
  member.got += 1;
  const frame = JSON.parse(bytes.toString()) as { content: string; seq: number };
  if (frame.seq === member.seq) doubled += 1;
  if (frame.seq < member.seq) disordered += 1;
  member.seq = frame.seq;
  const [label = '', sentAt = ''] = frame.content.split(' ', 2);
  const [speaker = '', number = ''] = label.split(':');
  const last = member.heard.get(speaker) ?? -1;
  if (Number(number) <= last) disordered += 1;
  member.heard.set(speaker, Number(number));
  if (sentAt !== '') latencies.push(performance.now() - Number(sentAt));
  onFrame();
}

function countFrames(bytes: Buffer): void {
  if (bytes.subarray(0, 24).includes('"chat"')) {
    received += 1;
    onFrame();
  }
}

async function connectClients(url: string, clients: number): Promise<void> {
  const opened: Promise<void>[] = [];
  for (let index = 0; index < clients; index += 1) {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const member: Member = { socket, seq: 0, got: 0, heard: new Map() };
    members.push(member);
    socket.on('message', (bytes: Buffer) => (isJudged ? readFrames(member, bytes) : countFrames(bytes)));
    opened.push(new Promise((resolve, reject) => socket.once('open', () => resolve()).once('error', reject)));
    // Connects in groups, because users do not all connect in the same millisecond.
    if (index % 50 === 49) await Promise.all(opened.splice(0));
  }
  await Promise.all(opened);
  await waitForQuiet();
}

let isJudged = false;

/** Resolves when no message has arrived for a second. */
async function waitForQuiet(): Promise<void> {
  let last = performance.now();
  const recordMessageTime = () => {
    last = performance.now();
  };
  for (const { socket } of members) socket.on('message', recordMessageTime);
  while (performance.now() - last < 1_000) await waitMs(100);
  for (const { socket } of members) socket.off('message', recordMessageTime);
}

const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function startRound(judged: boolean): void {
  isJudged = judged;
  latencies = [];
  received = 0;
  doubled = 0;
  disordered = 0;
  for (const member of members) {
    member.got = 0;
    member.heard.clear();
  }
}

function sendMessage(speaker: number, number: number): void {
  const content = `${speaker}:${number} ${performance.now()} ${'x'.repeat(60)}`;
  members[speaker]?.socket.send(JSON.stringify({ type: 'chat', content }));
}

async function measureSteadyLoad(perSecond: number, seconds: number): Promise<Outcome> {
  startRound(true);
  const total = perSecond * seconds;
  const start = performance.now();
  for (let number = 0; number < total; number += 1) {
    const at = start + (number * 1_000) / perSecond;
    if (at > performance.now()) await waitMs(at - performance.now());
    sendMessage((number * 7) % members.length, number);
  }
  const expected = total * (members.length - 1);
  const deadline = performance.now() + 5_000;
  while (received < expected && performance.now() < deadline) await waitMs(20);
  const sorted = latencies.sort((a, b) => a - b);
  const getQuantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    sent: total,
    received,
    perSecond: received / seconds,
    lost: expected - received + doubled,
    doubled,
    disordered,
    median: getQuantile(0.5),
    p99: getQuantile(0.99),
  };
}

/**
 * Measures the maximum rate: each sender continues when its earlier messages, except the last few, have reached all receivers.
 */
async function measureFlood(speakers: number, ahead: number, seconds: number): Promise<Outcome> {
  startRound(false);
  let sent = 0;
  const others = members.length - 1;
  const sendAhead = () => {
    while (sent - received / others < ahead) {
      sendMessage(sent % speakers, sent);
      sent += 1;
    }
  };
  onFrame = sendAhead;
  const start = performance.now();
  sendAhead();
  await waitMs(seconds * 1_000);
  onFrame = () => undefined;
  const measured = received;
  const perSecond = (measured * 1_000) / (performance.now() - start);
  await waitForQuiet();
  const nothing = { doubled: 0, disordered: 0, median: Number.NaN, p99: Number.NaN };
  return { sent, received, perSecond, lost: sent * others - received, ...nothing };
}

process.on('message', async (order: Order) => {
  if (order.kind === 'connect') await connectClients(order.url, order.clients);
  const outcome =
    order.kind === 'steady'
      ? await measureSteadyLoad(order.perSecond, order.seconds)
      : order.kind === 'flood'
        ? await measureFlood(order.speakers, order.ahead, order.seconds)
        : {};
  process.send?.(outcome);
});
