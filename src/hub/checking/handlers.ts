import type { components } from '../../../generated/hub/types.d.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { type Prepared, prepareUntagged } from '../../contract/prepared.ts';
import type { Profile } from '../../profiles/profile.ts';
import { redirectFromTask, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { HubContext } from '../context.ts';
import { formatEntityCount } from '../deletion.ts';
import { formatEntity } from '../entities/answer.ts';
import type { EntityDeletion } from '../entities/delete-entity.ts';
import { parseFormValues } from '../entities/entity-values.ts';
import { saveAndDelete } from '../entities/save-and-delete.ts';
import { ConflictError, type EntityRow, requireEntityType } from '../entities/store.ts';
import { getProjectPath } from '../page.ts';
import { listValueWarnings } from '../problems/group-problems.ts';
import { createProblemsFrame, createProblemsPage } from '../problems/page.ts';
import { countProblems, getProblemGroups } from '../problems/project-problems.ts';
import type { ProjectCall, ProjectOperations, RequestedOfProject } from '../project-operations/operation.ts';
import { type EntityChange, parseFormChange, parseJsonChange } from '../saving/entity-change.ts';
import type { SavedEntity } from '../saving/save-entities.ts';
import { previewChanges } from '../saving/unsaved-entity.ts';
import { listErrors } from '../snapshot/check-project.ts';
import {
  computeExpectedSnapshot,
  type ExpectedSnapshot,
  openSnapshot,
  type ProjectSnapshot,
} from '../snapshot/open-snapshot.ts';

const FIRST = 100;

export function createValidationOperations(context: HubContext) {
  const handleCheck = async ({ access, wantsPage }: ProjectCall<'showHubValidation' | 'validateHubProject'>) => {
    const snapshot = await openSnapshot(context, access);
    const { checked, invalid } = snapshot.check;
    if (wantsPage) {
      const all = getProblemGroups(snapshot);
      const part = {
        groups: all.slice(0, FIRST),
        all,
        total: all.length,
        limit: FIRST,
        offset: 0,
        requested: {},
        flash: undefined,
      };
      const model = createProblemsPage(access, snapshot, { ...part, counts: countProblems(snapshot) });
      return replyWithHtml(200, context.render('hub/problems/problems', createProblemsFrame(access), model));
    }
    const errors = listErrors(snapshot.check, (id) => snapshot.get(id));
    return replyWithJson(200, { valid: invalid === 0, checked, invalid, errors });
  };
  return { showHubValidation: handleCheck, validateHubProject: handleCheck } satisfies Partial<ProjectOperations>;
}

type Schemas = components['schemas'];

/** Maximum number of changes in a request that runs in the main thread. */
const MAX_UNTHREADED_CHANGES = 50;

type BulkId = 'checkHubEntitiesInBulk' | 'changeHubEntitiesInBulk';

export function isBulkChange({ body, isForm }: RequestedOfProject<BulkId>): boolean {
  if (isForm) return (body as Schemas['HubBulkForm']).node_id.length > MAX_UNTHREADED_CHANGES;
  const { changes = [], deletions = [] } = body as Schemas['HubBulkInput'];
  return changes.length + deletions.length > MAX_UNTHREADED_CHANGES;
}

export function createCheckOperations(context: HubContext) {
  return {
    async checkHubEntity({ access, body, isForm }) {
      const change = isForm
        ? parseFormChange(access.profile, body as Schemas['HubEntityFieldsForm'])
        : parseJsonChange(body as Schemas['HubEntityInput']);
      const task = { projectId: access.project.id, actor: access.actor, at: context.now() };
      const { snapshot, rows } = previewChanges(await openSnapshot(context, access), task, [change]);
      const [row] = rows as [EntityRow];
      const errors = [...snapshot.listErrors(row.id)];
      return replyWithJson(200, { valid: errors.length === 0, errors, completeness: snapshot.getCompleteness(row) });
    },

    async checkHubEntitiesInBulk({ access, body }) {
      const { changes = [], deletions = [] } = body as Schemas['HubBulkInput'];
      const task = { projectId: access.project.id, actor: access.actor, at: context.now() };
      const removed = deletions.map(({ node_id }) => node_id);
      const before = await openSnapshot(context, access);
      const { snapshot, rows } = previewChanges(before, task, changes.map(parseJsonChange), {
        formatPrefix: formatChangeName,
        removed,
      });
      const checks = rows.map((row) => {
        const warnings = listValueWarnings(snapshot, row);
        return { errors: [...snapshot.listErrors(row.id)], ...(warnings.length === 0 ? {} : { warnings }) };
      });
      return replyWithJson(200, { valid: checks.every(({ errors }) => errors.length === 0), checks });
    },

    async changeHubEntitiesInBulk({ access, body, isForm, wantsPage }) {
      const form = body as Schemas['HubBulkForm'];
      const changes = isForm
        ? parseBulkForm(access.profile, form)
        : ((body as Schemas['HubBulkInput']).changes ?? []).map(parseJsonChange);
      const listed = isForm ? [] : ((body as Schemas['HubBulkInput']).deletions ?? []);
      const deletions = listed.map(({ node_id, ...deletion }): EntityDeletion => ({ ...deletion, nodeId: node_id }));
      try {
        const formatPrefix = isForm ? () => '' : formatChangeName;
        // New entities only extend the snapshot, so it need not be read again after the write.
        const isAdding = deletions.length === 0 && changes.every(({ nodeId }) => nodeId === undefined || nodeId === null);
        const before = isAdding && changes.length > MAX_UNTHREADED_CHANGES ? await openSnapshot(context, access) : undefined;
        let ahead: { readonly expected: ExpectedSnapshot; readonly answer: Prepared<Schemas['HubBulkResult']> } | undefined;
        const prepareNextSnapshot = (snapshot: ProjectSnapshot) => (saved: readonly SavedEntity[]) => {
          const rows = saved.map(({ row }) => row);
          const expected = computeExpectedSnapshot(snapshot, rows);
          ahead = { expected, answer: prepareUntagged(formatBulkResult(expected.snapshot, saved, 0)) };
        };
        const meanwhile = before === undefined ? undefined : prepareNextSnapshot(before);
        const isPasted = !isForm && (body as Schemas['HubBulkInput']).kind === 'pasted';
        const cause = { kind: isPasted ? ('pasted' as const) : undefined };
        const { saved, deleted } = await saveAndDelete(
          context,
          { ...access, cause, meanwhile },
          { changes, formatPrefix, deletions },
        );
        if (wantsPage && isForm) {
          const count = countSaved(saved);
          const title = count.updated === 0 ? 'Nothing to save' : `Changed ${formatEntityCount(count.updated)}`;
          const table = getProjectPath(access.project.id, 'table', changes[0]?.entityType ?? form.entity_type);
          return redirectFromTask(table, title);
        }
        const snapshot = await openSnapshot(context, access, ahead?.expected);
        if (ahead?.expected.snapshot === snapshot) return { status: 200 as const, prepared: ahead.answer };
        return replyWithJson(200, formatBulkResult(snapshot, saved, deleted.length));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        const snapshot = await openSnapshot(context, access);
        const current = [...new Map(error.current.map((row) => [row.id, snapshot.get(row.id) ?? row])).values()];
        const [first, ...others] = current.map((row) => formatEntity(snapshot, row));
        if (first === undefined) throw new NotFoundError('The entities no longer exist.', { cause: error });
        return replyWithJson(409, { detail: error.message, current: [first, ...others] });
      }
    },
  } satisfies Partial<ProjectOperations>;
}

function formatBulkResult(snapshot: ProjectSnapshot, saved: readonly SavedEntity[], deleted: number): Schemas['HubBulkResult'] {
  return {
    ...countSaved(saved),
    deleted,
    entities: saved.map(({ row }) => formatEntity(snapshot, snapshot.get(row.id) ?? row)),
  };
}

function formatChangeName(index: number): string {
  return `body.changes[${index}].`;
}

function parseBulkForm(profile: Profile, { entity_type, node_id, field, value }: Schemas['HubBulkForm']): EntityChange[] {
  const entity = requireEntityType(profile, entity_type);
  const values = parseFormValues(entity, { [field]: value });
  return node_id.map((nodeId) => ({ entityType: entity.name, nodeId, data: values }));
}

function countSaved(saved: readonly SavedEntity[]): { created: number; updated: number; unchanged: number } {
  const count = { created: 0, updated: 0, unchanged: 0 };
  for (const { outcome } of saved) count[outcome] += 1;
  return count;
}
