/** Sends random requests to one operation, and collects findings. */
import fc, { type Arbitrary } from 'fast-check';
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import { type Conformance, createConformance } from '../traffic/conformance.ts';
import { generateRequestBreaks } from './broken-requests.ts';
import { type FrameOutcome, runFrames } from './frames.ts';
import { type FuzzOperation, listFuzzOperations, SAFE_METHODS } from './fuzz-operations.ts';
import { listHostileRequests } from './hostile-requests.ts';
import type { FuzzLaboratory } from './laboratory.ts';
import type { FuzzFailure, OperationOutcome } from './outcomes.ts';
import type { RequestBreak } from './request-break.ts';
import { createWireRequest, type Draft, formatCurlCommand, type WireRequest } from './requests.ts';
import type { SeenExchange, Sender } from './sending.ts';
import { type CampaignOptions, deriveSeed, distributeRequests, getShares } from './shares.ts';
import { generateValidDrafts } from './valid-requests.ts';
import { listBrokenRequestProblems, listGeneralProblems, listValidRequestProblems } from './verdict.ts';

/** Data that all operations of a document share. */
export interface Campaign {
  readonly operations: readonly FuzzOperation[];
  run(operation: FuzzOperation, options: CampaignOptions): Promise<OperationOutcome>;
}

/** Operation that opens a WebSocket, whose frames are also random. */
const CHANNEL = 'openHubChannel';
const MAX_SHRINK_STEPS = 60;
/** Number of successful requests after which the data is reset. A success that removes required data resets it earlier. */
const SUCCESSES_BETWEEN_RESETS = 25;
const REMOVING =
  /delet|remov|discard|withdraw|disconnect|apply|logout|move|restore|retry|cancel|connect|change|save|update|role|group|invit/i;

export function prepareCampaign(
  document: ContractDocument,
  name: string,
  laboratory: FuzzLaboratory,
  sender: Sender,
): Campaign {
  const conformance = createConformance(document);
  return {
    operations: listFuzzOperations(document, name),
    async run(operation, options) {
      const outcome = await runCampaign(operation, options, { laboratory, sender, conformance });
      if (operation.id !== CHANNEL) return outcome;
      await laboratory.reset(name);
      return combineOutcomes(outcome, await runFrames(document, laboratory, options));
    },
  };
}

interface Means {
  readonly laboratory: FuzzLaboratory;
  readonly sender: Sender;
  readonly conformance: Conformance;
}

async function runCampaign(
  operation: FuzzOperation,
  { seed, count }: CampaignOptions,
  means: Means,
): Promise<OperationOutcome> {
  const { laboratory } = means;
  const known = { hints: laboratory.getHints(operation.document), files: laboratory.getFiles(operation.id) };
  const isSafe = SAFE_METHODS.includes(operation.method);
  const sent = { valid: 0, broken: 0, hostile: 0 };
  const statuses: Record<string, number> = {};
  const failures: FuzzFailure[] = [];
  let successes = 0;
  await laboratory.reset(operation.document);

  async function exchangeDraft(draft: Draft): Promise<SeenExchange> {
    const answer = await means.sender.send(
      chooseAddress(draft, laboratory),
      await completeRequest(operation, draft, laboratory),
    );
    if (!isSafe && answer.status < 400) {
      successes += 1;
      if (REMOVING.test(operation.id) || successes % SUCCESSES_BETWEEN_RESETS === 0) await laboratory.reset(operation.document);
    }
    return answer;
  }

  async function checkDrafts(
    kind: keyof typeof sent,
    what: string,
    drafts: Arbitrary<Draft>,
    runs: number,
    judge: (seen: SeenExchange) => string[],
  ) {
    let left = MAX_SHRINK_STEPS;
    let isShrinking = false;
    let problems: string[] = [];
    const property = fc.asyncProperty(drafts, async (draft) => {
      if (isShrinking && --left < 0) return;
      if (!isShrinking) sent[kind] += 1;
      const seen = await exchangeDraft(draft);
      if (kind === 'valid' && !isShrinking) statuses[seen.status] = (statuses[seen.status] ?? 0) + 1;
      const found = [...listGeneralProblems(operation, seen, means.conformance), ...judge(seen)];
      if (found.length === 0) return;
      isShrinking = true;
      problems = seen.status >= 500 ? [...found, laboratory.getLastFault()] : found;
      throw new Error(found.join('; '));
    });
    const details = await fc.check(property, { seed: deriveSeed(seed, operation.id, what), numRuns: runs });
    if (!details.failed) return;
    const [draft] = details.counterexample ?? [];
    const curl =
      draft === undefined
        ? ''
        : formatCurlCommand(chooseAddress(draft, laboratory), await completeRequest(operation, draft, laboratory));
    failures.push({ what, problems: problems.length === 0 ? [String(details.errorInstance)] : problems, curl });
    await laboratory.reset(operation.document);
  }

  const runs = getShares(count);
  for (const [broken, times] of distributeRequests(
    generateRequestBreaks(operation, known),
    runs.broken,
    deriveSeed(seed, operation.id, 'order'),
  ))
    await checkDrafts('broken', describeBreak(broken), broken.drafts, times, (seen) => listBrokenRequestProblems(broken, seen));
  for (const [hostile, times] of distributeRequests(
    listHostileRequests(operation, known),
    runs.hostile,
    deriveSeed(seed, operation.id, 'hostile order'),
  ))
    await checkDrafts('hostile', `hostile ${hostile.kind} at ${hostile.place}`, hostile.drafts, times, () => []);
  if (!isSafe) await laboratory.reset(operation.document);
  await checkDrafts('valid', 'valid', generateValidDrafts(operation, known), runs.valid, (seen) =>
    listValidRequestProblems(operation, seen),
  );
  return { document: operation.document, operation: operation.id, ...sent, failures, statuses };
}

function describeBreak({ kind, place }: RequestBreak): string {
  return `${kind} at ${place}`;
}

function chooseAddress({ isGuarded }: Draft, { address, guarded }: FuzzLaboratory): string {
  return isGuarded === true ? guarded : address;
}

async function completeRequest(operation: FuzzOperation, draft: Draft, laboratory: FuzzLaboratory): Promise<WireRequest> {
  const headers = { ...(await laboratory.createHeaders(operation.document)), ...draft.headers };
  return createWireRequest(operation, { ...draft, headers });
}

function combineOutcomes(one: OperationOutcome, other: FrameOutcome): OperationOutcome {
  return {
    ...one,
    valid: one.valid + other.valid,
    broken: one.broken + other.broken,
    failures: [...one.failures, ...other.failures],
  };
}
