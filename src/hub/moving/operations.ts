/** Previews and executes moves of projects to other profiles (openapi/hub, paths/moves.yaml). */
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { type Profile, quoteText } from '../../profiles/profile.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { redirectFromTask, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { formatEntityCount } from '../deletion.ts';
import { countUnsupportedData } from '../exchange/export-account/export-account.ts';
import { isMiappeProfile } from '../exchange/format-profiles.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { formatProblemValue, groupProblems, type Problem } from '../problems/group-problems.ts';
import { getKnownValues } from '../problems/known-values.ts';
import { createProblemGroupModel } from '../problems/page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { formatProject, type ProjectSummary, type Summarize } from '../projects/store.ts';
import { openSnapshot, ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName, formatFieldLabel } from '../words.ts';
import { type FieldMove, type LeftOutEntity, type MovePlan, type MovePreview, planMove } from './plan.ts';
import { createChangedError, moveProject } from './store.ts';

const OUTCOMES = {
  kept: { label: 'Kept', tone: 'good' },
  renamed: { label: 'Kept in', tone: 'good' },
  own_column: { label: 'No field', tone: 'warning' },
  left_out: { label: 'Left out', tone: 'bad' },
} as const;

/** The error, and the fields that the user selected as own columns. */
export interface MoveRefusal {
  readonly problem: string;
  readonly ownColumns: readonly string[];
}

const rankField = ({ outcome, changed }: FieldMove) =>
  ['left_out', 'own_column', 'renamed', 'kept'].indexOf(outcome) - Math.min(changed, 1) * 4;

/** Returns the preview page. @param shown the selected profile with its preview; undefined without a selection */
export function renderMovePage(
  context: HubContext,
  access: ProjectAccess,
  shown: { readonly target: Profile; readonly preview: MovePreview } | undefined,
  refused?: MoveRefusal,
): string {
  const { project, profile: present } = access;
  const frame = createProjectPage(access, {
    title: 'Move to another profile',
    crumbs: [createProjectCrumb(access), { title: 'Settings', path: getProjectPath(project.id, 'edit') }],
    crumb: 'Move',
    styles: ['styles/hub-exchange.css', 'styles/hub-history.css', 'styles/hub-problems.css'],
  });
  const known = shown && getKnownValues(new ProjectSnapshot(shown.target, [], 0));
  return context.render('hub/moving/move', frame, {
    tabs: createProjectTabs(access, 'none'),
    path: getProjectPath(project.id, 'move'),
    problem: refused?.problem ?? '',
    present,
    profiles: context.catalog.entries.map(({ profile }) => profile).filter(({ id }) => id !== present.id),
    move: shown && {
      ...shown.preview,
      title: shown.target.display_name,
      fields: shown.preview.fields
        .toSorted((one, other) => rankField(one) - rankField(other))
        .map((one) => ({
          ...one,
          ...OUTCOMES[one.outcome],
          isOwnColumn: refused?.ownColumns.includes(`${one.entity_type}.${one.field}`) ?? true,
          type: formatDisplayName(one.entity_type),
          name: formatFieldLabel(present.entities.get(one.entity_type), one.field),
          // Label of the new field, if its name differs.
          other: one.to && formatFieldLabel(shown.target.entities.get(one.to.entity_type), one.to.field),
        })),
      leftOut: shown.preview.left_out.map((part) => ({ ...part, type: formatDisplayName(part.entity_type) })),
      problems: known && shown.preview.problems.map((group) => createProblemGroupModel(shown.target, group, known, project.id)),
    },
  });
}

const MAX_GROUPS = 200;
const MAX_REASONS = 1_000;
const MAX_EXAMPLES = 3;

export function createMoveOperations(context: HubContext, summarize: Summarize) {
  const { catalog, pool } = context;

  function requireEntry(id: string): CatalogEntry {
    const [name = '', version = ''] = id.split('/', 2);
    const entry = catalog.find(name, version);
    if (entry === undefined) throw new BadRequestError(`profile: this server has no profile ${quoteText(id)}.`);
    return entry;
  }

  async function createPreview(access: ProjectAccess, target: Profile): Promise<MovePreview> {
    const snapshot = await openSnapshot(context, access);
    const plan = planMove(snapshot, target, () => true);
    const problems = findNewProblems(snapshot, new ProjectSnapshot(plan.profile, plan.rows, snapshot.seq));
    const unsupported = isMiappeProfile(target) ? [] : await countUnsupportedData(pool, access.project.id, 'json');
    return {
      from: access.profile.id,
      to: target.id,
      state: access.project.changes,
      ...countMovedItems(plan),
      fields: [...plan.fields],
      left_out: groupOmittedValues(plan.leftOut),
      problems: groupProblems(plan.profile, problems, getKnownValues(snapshot)).slice(0, MAX_GROUPS),
      errors: problems.length,
      notes: unsupported
        .filter(({ what }) => what === 'Observations')
        .map(
          ({ count }) =>
            `${formatQuantity(count, 'observation stays', 'observations stay')} stored, but only projects of MIAPPE show observations.`,
        ),
    };
  }

  async function renderPreview<Status extends 200 | 409>(
    status: Status,
    access: ProjectAccess,
    id = '',
    refused?: MoveRefusal,
  ) {
    const target = id === '' ? undefined : requireEntry(id).profile;
    const shown = target && { target, preview: await createPreview(access, target) };
    return replyWithHtml(status, renderMovePage(context, access, shown, refused));
  }

  return {
    async previewHubProjectMove({ access, query, wantsPage }) {
      if (wantsPage) return renderPreview(200, access, query.profile);
      return replyWithJson(200, await createPreview(access, requireEntry(query.profile || access.profile.id).profile));
    },

    async moveHubProject({ access, body, wantsPage }) {
      const { project } = access;
      const entry = requireEntry(body.profile);
      const to = entry.profile.id;
      if (to === access.profile.id) throw new BadRequestError(`profile: the project already has the profile ${to}.`);
      try {
        if (Number(body.state) !== project.changes) throw createChangedError();
        const snapshot = await openSnapshot(context, access);
        const taken = new Set(body.own_columns);
        const plan = planMove(snapshot, entry.profile, (field) => taken.has(field));
        const { entities, values } = countMovedItems(plan);
        const parts = [formatEntityCount(entities.left_out), formatQuantity(values.left_out, 'value')];
        const lost = parts.filter((part) => !part.startsWith('0 ')).join(' and ');
        if (lost !== '' && String(body.leave_out) !== 'true')
          throw new AnswerableError(
            409,
            `${to} cannot contain ${lost}. Nothing was moved. Confirm that this content will be left out.`,
          );
        const moved = await moveProject(context, access, { entry, snapshot, plan });
        if (wantsPage) {
          const lines = [lost === '' ? 'Every value was kept.' : `Left out: ${lost}.`, 'You can undo it in the history.'];
          return redirectFromTask(getProjectPath(project.id), `Project moved to ${to}`, ...lines);
        }
        const summary = (await summarize([moved])).get(moved.id) as ProjectSummary;
        return replyWithJson(200, formatProject(moved, summary, access));
      } catch (error) {
        if (!wantsPage || !(error instanceof AnswerableError) || error.status !== 409) throw error;
        return renderPreview(409, access, to, { problem: error.message, ownColumns: [...(body.own_columns ?? [])] });
      }
    },
  } satisfies Partial<ProjectOperations>;
}

/** Returns the numbers of entities and values by outcome. Each entity and value counts once. */
function countMovedItems({ rows, leftOut, fields }: MovePlan) {
  const sumOutcomes = (...outcomes: readonly FieldMove['outcome'][]) =>
    fields.reduce((total, { outcome, values, changed }) => total + (outcomes.includes(outcome) ? values - changed : 0), 0);
  return {
    entities: { kept: rows.length, left_out: leftOut.length },
    values: {
      kept: sumOutcomes('kept', 'renamed'),
      changed: fields.reduce((total, { changed }) => total + changed, 0),
      own_columns: sumOutcomes('own_column'),
      left_out: sumOutcomes('left_out') + countValues(leftOut),
    },
  };
}

function countValues(leftOut: readonly LeftOutEntity[]): number {
  return leftOut.reduce((total, { row }) => total + Object.keys(row.data).length, 0);
}

function groupOmittedValues(leftOut: readonly LeftOutEntity[]): MovePreview['left_out'] {
  const groups = Map.groupBy(leftOut, ({ row, reason }) => JSON.stringify([row.entityType, reason]));
  return [...groups.values()].slice(0, MAX_REASONS).map((some) => {
    const [{ row, reason }] = some as [LeftOutEntity];
    const examples = some.slice(0, MAX_EXAMPLES).map((one) => one.row.label);
    return { entity_type: row.entityType, reason, entities: some.length, values: countValues(some), examples };
  });
}

function findNewProblems(before: ProjectSnapshot, after: ProjectSnapshot): readonly Problem[] {
  return after.rows.flatMap(({ id, entityType, label, data }): Problem[] => {
    const errors = after.listErrors(id);
    if (errors.length === 0) return [];
    const known = new Set(before.listErrors(id).map(({ field, rule }) => `${field} ${rule}`));
    return errors
      .filter(({ field, rule }) => !known.has(`${field} ${rule}`))
      .map((error) => ({
        ...error,
        level: 'error',
        entityType,
        value: formatProblemValue(data, error.field),
        nodeId: id,
        label,
      }));
  });
}
