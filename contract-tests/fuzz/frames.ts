/** Creates random frames for the hub's channel: valid ones, and ones with one error. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc, { type Arbitrary } from 'fast-check';
import { WebSocket } from 'ws';
import { type ContractDocument, getOperations } from '../../src/contract/documents/document.ts';
import { OBSERVED, type ObservedFrame } from '../../src/contract/observed.ts';
import { createSchemaBreaks } from './broken-values.ts';
import { type RequestSchema, resolveSchema } from './fuzz-operations.ts';
import type { FuzzLaboratory } from './laboratory.ts';
import type { FuzzFailure } from './outcomes.ts';
import { formatJson } from './requests.ts';
import { isAllowedBySchema } from './schema-judge.ts';
import { type CampaignOptions, deriveSeed, distributeRequests, getShares } from './shares.ts';
import { generateValidValues } from './valid-values.ts';

/** Numbers and failures of the frames that were sent. */
export interface FrameOutcome {
  readonly valid: number;
  readonly broken: number;
  readonly failures: readonly FuzzFailure[];
}

interface FrameAnswer {
  readonly isAccepted: boolean;
  /** Message of the server about a rejected frame. */
  readonly detail: string;
  /** Frames of the server that the document does not allow. */
  readonly wrong: readonly string[];
}

const OPERATION = 'openHubChannel';
const TIMEOUT_MS = 20_000;
const MAX_SHRINK_STEPS = 60;
/** Maximum bytes of a frame. A larger one closes the connection (docs/requirements.md, H16). */
const MAX_FRAME_BYTES = 65_536;
const NOT_JSON = ['', '{', "{'type':'chat'}", '{"type":"chat","content":"a",}', 'nonsense', '[', '"', '{"type":NaN}'];

/** Sends frames to the channel of the project in the examples, and checks the responses. */
export async function runFrames(
  document: ContractDocument,
  laboratory: FuzzLaboratory,
  { seed, count }: CampaignOptions,
): Promise<FrameOutcome> {
  const { client, server } = getSchemas(document);
  const { hints, url } = { hints: laboratory.getHints('hub'), url: buildChannelUrl(laboratory) };
  const sent = { valid: 0, broken: 0 };
  const failures: FuzzFailure[] = [];
  let channel = await openChannel(url, server);

  async function checkFrames(
    kind: keyof typeof sent,
    what: string,
    texts: Arbitrary<string>,
    runs: number,
    judge: (answer: FrameAnswer) => string[],
  ) {
    let left = MAX_SHRINK_STEPS;
    let problems: string[] = [];
    const property = fc.asyncProperty(texts, async (text) => {
      if (problems.length > 0 && --left < 0) return;
      if (problems.length === 0) sent[kind] += 1;
      if (!channel.isOpen()) channel = await openChannel(url, server);
      const answer = await channel.send(text);
      const found = [...answer.wrong, ...judge(answer)];
      if (found.length === 0) return;
      problems = found;
      throw new Error(found.join('; '));
    });
    const details = await fc.check(property, { seed: deriveSeed(seed, OPERATION, what), numRuns: runs });
    if (details.failed)
      failures.push({
        what,
        problems: problems.length === 0 ? [String(details.errorInstance)] : problems,
        curl: formatNodeCommand(url, details.counterexample?.[0] ?? ''),
      });
  }

  try {
    const shares = getShares(count);
    const breaks = createSchemaBreaks(client, hints).filter(({ kind }) => kind !== 'alternatives');
    for (const [{ kind, at, values }, times] of distributeRequests(
      breaks,
      shares.broken,
      deriveSeed(seed, OPERATION, 'order of frames'),
    )) {
      const steps = at.filter((step) => typeof step !== 'object');
      const name = String(steps.at(-1) ?? '');
      await checkFrames(
        'broken',
        `${kind} at frame /${steps.join('/')}`,
        values.map(formatJson).filter(isSendable),
        times,
        ({ isAccepted, detail }) =>
          isAccepted
            ? ['a broken frame is taken']
            : detail.includes(name)
              ? []
              : [`the detail does not name ${name}: ${detail}`],
      );
    }
    await checkFrames(
      'broken',
      'frames that are not JSON',
      fc.constantFrom(...NOT_JSON),
      Math.ceil(shares.broken / 20),
      ({ isAccepted }) => (isAccepted ? ['a frame that is not JSON is taken'] : []),
    );
    await checkFrames(
      'valid',
      'valid frames',
      generateValidValues(client, { hints }).map(formatJson).filter(isSendable),
      shares.valid,
      ({ isAccepted, detail }) => (isAccepted ? [] : [`a valid frame is refused: ${detail}`]),
    );
  } finally {
    channel.close();
  }
  return { ...sent, failures };
}

function isSendable(text: string): boolean {
  return Buffer.byteLength(text) <= MAX_FRAME_BYTES;
}

function getSchemas(document: ContractDocument): { client: RequestSchema; server: readonly RequestSchema[] } {
  const found = [...getOperations(document)].find(({ operation }) => operation.operationId === OPERATION);
  const names = found?.operation['x-websocket'] as { client: string[]; server: string[] };
  return {
    client: { oneOf: names.client.map((name) => resolveSchema(document, name)) },
    server: names.server.map((name) => resolveSchema(document, name)),
  };
}

function buildChannelUrl({ address, getHints }: FuzzLaboratory): string {
  return `${address.replace('http', 'ws')}/ws/${getHints('hub')('project_id')[0]}?name=Somebody`;
}

interface Channel {
  isOpen(): boolean;
  /** @throws Error if the connection ends, or there is no response within 20 seconds */
  send(text: string): Promise<FrameAnswer>;
  close(): void;
}

async function openChannel(url: string, server: readonly RequestSchema[]): Promise<Channel> {
  const socket = new WebSocket(url);
  let wrong: string[] = [];
  let waiting: { settle: (answer: FrameAnswer) => void; fail: (error: Error) => void } | undefined;
  const resolveFrame = (isAccepted: boolean, detail: string) => {
    const seen = wrong;
    wrong = [];
    waiting?.settle({ isAccepted, detail, wrong: seen });
  };
  // Accepted frames are sent only to other clients, so acceptance is observed inside the server.
  const observeFrame = (message: unknown) => {
    const { direction, accepted } = message as ObservedFrame;
    if (direction === 'client' && accepted) resolveFrame(true, '');
  };
  subscribe(OBSERVED.frame, observeFrame);
  socket.on('message', (bytes) => {
    const text = String(bytes);
    const frame = JSON.parse(text) as { type?: unknown; detail?: unknown };
    if (!server.some((schema) => isAllowedBySchema(schema, frame)))
      wrong.push(`a frame of the server that is not documented: ${text}`);
    if (frame.type === 'error') resolveFrame(false, String(frame.detail));
  });
  socket.on('close', (code) => waiting?.fail(new Error(`the connection was closed with ${code}`)));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send(text) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('nothing came of the frame')), TIMEOUT_MS);
        const createFrameCompletion =
          <T>(end: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            waiting = undefined;
            end(value);
          };
        waiting = { settle: createFrameCompletion(resolve), fail: createFrameCompletion(reject) };
        socket.send(text);
      });
    },
    close() {
      unsubscribe(OBSERVED.frame, observeFrame);
      socket.terminate();
    },
  };
}

/** Returns a command that sends the frame, and prints the responses of one second. */
function formatNodeCommand(url: string, text: string): string {
  const script = `const s=new WebSocket(${JSON.stringify(url)});s.onmessage=({data})=>console.log(data);s.onopen=()=>s.send(${JSON.stringify(text)});setTimeout(()=>s.close(),1000)`;
  return `node -e '${script.replaceAll("'", `'\\''`)}'`;
}
