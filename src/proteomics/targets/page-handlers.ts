/** The tracked peptides and proteins of a pipeline for people: what the newest run says of each, and forms that add and remove. */
import { awaitsRetry } from '../../jobs/send-jobs.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { Flash } from '../../web/flash.ts';
import { sendFlash, takeSentFlash } from '../../web/flash-cookie.ts';
import { countOf, momentText } from '../../web/for-people/words.ts';
import { view } from '../../web/views.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { rememberActingUser } from '../acting-user.ts';
import type { ProteomicsContext } from '../context.ts';
import { REFRESH_TARGETS } from '../jobs.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../page.ts';
import { addressWith } from '../quality/addresses.ts';
import { answerForm, type FormCall } from '../quality/forms/answer.ts';
import { type FormState, freshForm, typedForm, typedList } from '../quality/forms/form.ts';
import { FieldRefusedError, personOf } from '../quality/forms/refusal.ts';
import { inWords } from '../quality/plots/scale.ts';
import { numberOf, type QualityRun, readRuns } from '../quality/quality-runs.ts';
import { type Scope, scopeOf } from '../quality/scope.ts';
import { countWaiting, lockTargets, readTargets, replaceTargets } from './store.ts';
import {
  MOST_TARGETS,
  PastedTargetsError,
  readPastedTargets,
  TARGET_MEASURES,
  type Target,
  targetMetricId,
  targetText,
} from './target.ts';

/** Forms of this page. */
export const TARGET_FORMS: readonly string[] = ['changeQcTargetsByForm'];

interface TargetRow {
  readonly value: string;
  readonly name: string;
  readonly kind: string;
  /** In how many runs it was found. */
  readonly found: number;
  readonly isTicked: boolean;
  /** Of the newest run in which it was found. */
  readonly measures: readonly { readonly label: string; readonly text: string; readonly trendPath: string }[];
}

interface TargetsModel {
  readonly tabs: readonly TabModel[];
  readonly flash: Flash | undefined;
  readonly path: string;
  readonly limitsPath: string;
  readonly explanation: string;
  readonly rows: readonly TargetRow[];
  readonly runs: number;
  readonly waiting: number;
  /** Runs whose results could not be read. */
  readonly failed: number;
  readonly most: number;
  readonly changed: string;
  readonly form: FormState;
}

const VIEW = view<TargetsModel>('proteomics/quality/targets');
const LABELS = { add: 'Peptides and proteins', remove: 'Selected targets', user: 'Your user UUID' };
const MEASURE_LABELS = { rt_min: 'retention time [min]', area: 'area', ppm: 'mass error [ppm]' } as const;

/** Handlers of the page. */
export function targetPages(context: ProteomicsContext): Pick<ProteomicsHandlers, 'showQcTargets' | 'changeQcTargetsByForm'> {
  const show = async (
    scope: Scope,
    { request, response }: Pick<FormCall, 'request' | 'response'>,
    form: FormState,
    ticked: readonly string[] = [],
  ) => {
    const { pool, project, pipeline } = scope;
    const [{ targets, changedBy, changedAt }, waiting, runs] = await Promise.all([
      readTargets(pool, pipeline.uuid),
      countWaiting(pool, pipeline.uuid),
      readRuns(pool, pipeline, []),
    ]);
    const failed = (await awaitsRetry(pool, REFRESH_TARGETS, pipeline.uuid)) ? waiting : 0;
    const page = pipelinePage(project, pipeline, { title: 'Targets', styles: ['styles/proteomics-quality.css'] });
    return context.render(VIEW, page, {
      tabs: pipelineTabs(project, pipeline, 'targets'),
      flash: takeSentFlash(request, response),
      path: pipelinePath(project, pipeline, 'targets'),
      limitsPath: pipelinePath(project, pipeline, 'limits'),
      explanation: '/proteomics/metrics#g-tracked-targets',
      rows: targets.map((target) => rowOf(scope, target, runs, ticked)),
      runs: runs.length,
      waiting: waiting - failed,
      failed,
      most: MOST_TARGETS,
      changed: changedBy === null || changedAt === null ? '' : `${changedBy}, ${momentText(changedAt)}`,
      form,
    });
  };

  return {
    async showQcTargets({ path, request, response, access }) {
      const scope = await scopeOf(context, path);
      const form = await freshForm(scope.pool, { request, access }, { add: '' });
      return { status: 200, type: 'text/html', content: await show(scope, { request, response }, form) };
    },
    async changeQcTargetsByForm(call) {
      const scope = await scopeOf(context, call.path);
      const here = pipelinePath(scope.project, scope.pipeline, 'targets');
      return answerForm(
        call,
        async () => {
          const { body, response, access } = call;
          const changedBy = await personOf(scope.pool, access.user);
          const added = pastedTargets(body.add ?? '');
          const removed = new Set((body.remove ?? []).filter((text) => text !== ''));
          if (added.length === 0 && removed.size === 0) throw nothingSaid('remove' in body);
          const changed = await inTransaction(scope.pool, async (client) => {
            await lockTargets(client, scope.pipeline.uuid);
            const { targets: before } = await readTargets(client, scope.pipeline.uuid);
            const change = changeOf(before, added, removed);
            const changedAt = context.now();
            await replaceTargets(client, scope.pipeline.uuid, { targets: change.targets, changedBy, changedAt });
            return change;
          });
          rememberActingUser(response, access);
          sendFlash(response, flashOf(changed));
          return { status: 303, headers: { Location: here } } as const;
        },
        async (_status, problems) => {
          const form = await typedForm(scope.pool, call, LABELS, problems);
          const content = await show(scope, call, form, typedList(call.body, 'remove'));
          return { status: 400, type: 'text/html', content } as const;
        },
      );
    },
  };
}

function pastedTargets(text: string): readonly Target[] {
  try {
    return readPastedTargets(text);
  } catch (error) {
    if (error instanceof PastedTargetsError) throw new FieldRefusedError(400, 'add', error.message, { cause: error });
    throw error;
  }
}

function nothingSaid(isRemoval: boolean): FieldRefusedError {
  return isRemoval
    ? new FieldRefusedError(400, 'remove', 'Select the targets to remove.')
    : new FieldRefusedError(400, 'add', 'Enter a sequence or an accession.');
}

interface Change {
  readonly targets: readonly Target[];
  readonly added: number;
  readonly known: number;
  readonly removed: number;
}

function changeOf(before: readonly Target[], added: readonly Target[], removed: ReadonlySet<string>): Change {
  const kept = before.filter((target) => !removed.has(targetText(target)));
  const names = new Set(kept.map(targetText));
  const fresh = added.filter((target) => !names.has(targetText(target)));
  const targets = [...kept, ...fresh];
  if (targets.length > MOST_TARGETS)
    throw new FieldRefusedError(
      400,
      'add',
      `These would be ${targets.length} targets. A pipeline tracks ${MOST_TARGETS} at most: remove some first.`,
    );
  return { targets, added: fresh.length, known: added.length - fresh.length, removed: before.length - kept.length };
}

function flashOf({ added, known, removed }: Change): Flash {
  if (removed > 0) return { tone: 'good', title: `${countOf(removed, 'target')} removed`, lines: [] };
  const lines = ['Runs that have results get their values in the background.'];
  if (known > 0) lines.unshift(`${countOf(known, 'target')} of the list ${known === 1 ? 'was' : 'were'} tracked already.`);
  return { tone: 'good', title: `${countOf(added, 'target')} added`, lines };
}

function rowOf(
  { project, pipeline }: Scope,
  target: Target,
  runs: readonly QualityRun[],
  ticked: readonly string[],
): TargetRow {
  const columns = TARGET_MEASURES.map((measure) => targetMetricId(target, measure));
  const found = runs.filter((run) => columns.some((column) => numberOf(run, column) !== null));
  const last = found.at(-1);
  return {
    value: targetText(target),
    name: target.name,
    kind: target.kind,
    found: found.length,
    isTicked: ticked.includes(targetText(target)),
    measures: TARGET_MEASURES.map((measure, at) => {
      const column = columns[at] ?? '';
      const value = last === undefined ? null : numberOf(last, column);
      const trendPath = addressWith(pipelinePath(project, pipeline, 'trend'), [['metric', column]]);
      return { label: MEASURE_LABELS[measure], text: value === null ? '' : inWords(value), trendPath };
    }),
  };
}
