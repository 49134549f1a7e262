/**
 * Deletes an entity: at once for programs, after a confirmation for browsers (openapi/hub, paths …/entity/{node_id} and
 * …/delete).
 */

import { numberText } from '../../web/for-people/words.ts';
import { type View, view } from '../../web/views.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import { data, redirect, replyPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { type Deletion, formatEntityCount } from '../deletion.ts';
import { readNumber } from '../identifier.ts';
import { createProjectCrumb, createProjectPage, getProjectPath } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
import { insideSentence, inWords } from '../words.ts';
import { createConflictReply } from './conflict-answer.ts';
import { createUnknownEntityError, deleteEntity, type Expected } from './delete-entity.ts';
import { getEntityPlacePath } from './place-handlers.ts';
import { ConflictError, DeletionChangedError, type EntityRow } from './store.ts';

/** View model of the confirmation page. */
interface DeletionModel {
  readonly heading: string;
  readonly lead: string;
  readonly types: readonly { readonly name: string; readonly count: string }[];
  readonly hasChanged: boolean;
  readonly action: string;
  readonly version: number;
  readonly descendants: number;
  readonly submit: string;
  readonly backPath: string;
}

const deletionView: View<DeletionModel> = view('hub/entities/delete');

/** Creates the operations. */
export function createDeletionOperations(context: HubContext) {
  return {
    async deleteHubEntity(call) {
      const { access, path, wantsPage } = call;
      const isAnswer = call.method === 'POST';
      const expected: Expected = isAnswer
        ? { version: readNumber(call.body?.version), descendants: readNumber(call.body?.descendants) }
        : { version: (call.query as { readonly version?: number }).version };
      try {
        const [row, ...inside] = await deleteEntity(context, access, path.node_id, expected);
        if (!isAnswer || !wantsPage) return { status: 204 };
        const title = `Deleted ${row?.label}${inside.length === 0 ? '' : ` and ${formatEntityCount(inside.length)} in it`}`;
        const lines = ['You can restore it from the history.'];
        return redirect(row === undefined ? getProjectPath(path.id) : getEntityPlacePath(row), { tone: 'good', title, lines });
      } catch (error) {
        if (!isAnswer) return createConflictReply(context, access, wantsPage, error);
        if (!(error instanceof DeletionChangedError || error instanceof ConflictError)) throw error;
        const snapshot = await openSnapshot(context, access);
        const row = snapshot.get(path.node_id);
        if (row === undefined) throw createUnknownEntityError(path.node_id);
        const current = countDeletion(snapshot, row);
        return wantsPage
          ? replyPage(409, renderConfirmation(context, access, row, current, true))
          : data(409, { detail: error.message, current });
      }
    },

    async confirmHubEntityDeletion({ access, path, wantsPage }) {
      const snapshot = await openSnapshot(context, access);
      const row = snapshot.get(path.node_id);
      if (row === undefined) throw createUnknownEntityError(path.node_id);
      const deletion = countDeletion(snapshot, row);
      return wantsPage ? replyPage(200, renderConfirmation(context, access, row, deletion, false)) : data(200, deletion);
    },
  } satisfies Partial<ProjectOperations>;
}

function countDeletion(snapshot: ProjectSnapshot, row: EntityRow): Deletion {
  const counts = new Map<string, number>();
  const visit = (id: string) => {
    for (const child of snapshot.childrenOf(id)) {
      counts.set(child.entityType, (counts.get(child.entityType) ?? 0) + 1);
      visit(child.id);
    }
  };
  visit(row.id);
  const byType = [...counts].map(([entity_type, count]) => ({ entity_type, count }));
  return {
    kind: 'entity',
    id: row.id,
    label: row.label,
    projects: 0,
    descendants: snapshot.descendantsOf(row.id),
    by_type: byType.toSorted((one, other) => other.count - one.count || one.entity_type.localeCompare(other.entity_type)),
    version: row.version,
    action: getProjectPath(row.projectId, 'entity', row.id, 'delete'),
  };
}

function renderConfirmation(
  context: HubContext,
  access: ProjectAccess,
  row: EntityRow,
  deletion: Deletion,
  hasChanged: boolean,
): string {
  const { descendants, by_type, action } = deletion;
  const entityPath = getProjectPath(row.projectId, 'entity', row.id);
  const crumbs = [createProjectCrumb(access), { title: row.label, path: entityPath }];
  const frame = createProjectPage(access, { title: `Delete ${row.label}?`, crumb: 'Delete', crumbs });
  return context.render(deletionView, frame, {
    heading: `Delete ${row.label}?`,
    lead: `${descendants === 0 ? `This ${insideSentence(inWords(row.entityType))} holds nothing else.` : `${formatEntityCount(descendants)} in it ${descendants === 1 ? 'goes' : 'go'} with it.`} You can restore it from the history of the project.`,
    types: by_type.map(({ entity_type, count }) => ({ name: inWords(entity_type), count: numberText(count) })),
    hasChanged,
    action,
    version: row.version,
    descendants,
    submit: `Delete ${insideSentence(inWords(row.entityType))}`,
    backPath: entityPath,
  });
}
