/**
 * Validates frames of the channel by the schemas in `x-websocket`. A frame that the server accepts must match a schema of the
 * client, a rejected frame must not, and a sent frame must match a schema of the server.
 */
import type { ObservedFrame } from '../../src/contract/observed.ts';
import { type JudgedDocument, PROJECT_DOCUMENTS } from './documents.ts';
import type { Schema } from './schema-check.ts';
import type { Witness } from './witness.ts';

const DOCUMENT = 'hub';
const OPERATION = 'openHubChannel';

/** Strings that schemas cannot exclude, but PostgreSQL cannot store: NUL, and lone surrogates. */
const UNSTORABLE = /\\u(0000|d[89a-f])/i;

type FrameNames = Record<ObservedFrame['direction'], readonly string[]>;

/** Validates a frame, and reports its schema. */
export function judgeFrame({ direction, text, accepted }: ObservedFrame, witness: Witness): void {
  const judged = PROJECT_DOCUMENTS.findDocument(DOCUMENT) as JudgedDocument;
  const names = getFrames(judged)[direction];
  const schemas = judged.document.components?.schemas as Record<string, Schema>;
  const where = `frame of the ${direction}`;
  const recordFrameViolation = (what: string) =>
    witness.recordViolation(DOCUMENT, OPERATION, undefined, where, `${what}: ${text.slice(0, 300)}`);
  const closest: { name: string; problems: string[] }[] = names
    .map((name) => ({ name, problems: findFrameProblems(judged, schemas[name] ?? {}, text) }))
    .sort((a, b) => a.problems.length - b.problems.length);
  const [best] = closest;
  if (best?.problems.length === 0) {
    const kind = best.name.replace(/^WebSocket(Client|Server)/, '').toLowerCase();
    if (accepted) witness.recordFact(DOCUMENT, OPERATION, `frame ${direction} ${kind}`);
    else if (!UNSTORABLE.test(text)) recordFrameViolation('a frame that keeps the contract was refused');
  } else if (accepted) recordFrameViolation(`not a frame of the contract (${best?.name}: ${best?.problems.join(', ')})`);
}

function getFrames({ operations }: JudgedDocument): FrameNames {
  return operations.get(OPERATION)?.operation['x-websocket'] as FrameNames;
}

function findFrameProblems({ check }: JudgedDocument, schema: Schema, text: string): string[] {
  try {
    return check.listProblems(schema, JSON.parse(text), { closed: true });
  } catch {
    return ['is not JSON'];
  }
}
