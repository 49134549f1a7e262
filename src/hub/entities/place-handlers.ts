/** Duplicating and moving (openapi/hub, duplicateHubEntity and moveHubEntity). */
import type { components } from '../../../generated/hub/types.d.ts';
import { numberText } from '../../web/for-people/words.ts';
import { created, data, redirect } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { projectPath } from '../page.ts';
import { openPicture } from '../picture/open-picture.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { readNumber } from '../stale-record.ts';
import { singleEntityAnswer } from './answer.ts';
import { orConflict } from './conflict-answer.ts';
import { duplicateEntity } from './duplicate-entity.ts';
import { type Move, moveEntity } from './move-entity.ts';
import type { EntityRow } from './store.ts';

type Schemas = components['schemas'];

/** Makes the operations. */
export function placeOperations(context: HubContext) {
  return {
    async duplicateHubEntity({ access, path, wantsPage }) {
      const copy = await duplicateEntity(context, access, path.node_id);
      const picture = await openPicture(context, access);
      const place = projectPath(access.project.id, 'entity', copy.id);
      if (!wantsPage) return created(place, singleEntityAnswer(picture, picture.get(copy.id) ?? copy));
      const inside = picture.descendantsOf(copy.id);
      const lines = inside === 0 ? [] : [`${numberText(inside)} more in it were duplicated too.`];
      return redirect(place, { tone: 'good', title: `This is the copy: ${copy.label}`, lines });
    },

    async moveHubEntity({ access, path, body, isForm, wantsPage }) {
      const move = isForm ? moveOfForm(body as Schemas['HubMoveForm']) : moveOfJson(body as Schemas['HubMoveInput']);
      return orConflict(context, access, wantsPage, async () => {
        const row = await moveEntity(context, access, path.node_id, move);
        if (wantsPage) {
          return redirect(entityPlaceOf(row), { tone: 'good', title: `Moved ${row.label}`, lines: [] });
        }
        const picture = await openPicture(context, access);
        return data(200, singleEntityAnswer(picture, picture.get(row.id) ?? row));
      });
    },
  } satisfies Partial<ProjectOperations>;
}

/** The page on which an entity stands among its siblings. */
export function entityPlaceOf({ projectId, parentId }: Pick<EntityRow, 'projectId' | 'parentId'>): string {
  return parentId === null ? projectPath(projectId) : projectPath(projectId, 'entity', parentId);
}

function moveOfJson({ position, parent_id, parent_field, version }: Schemas['HubMoveInput']): Move {
  // null is the top; an empty text too, as when saving.
  return { position, parentId: parent_id === '' ? null : parent_id, parentField: parent_field, version };
}

function moveOfForm({ direction, position, parent_id, parent_field, version }: Schemas['HubMoveForm']): Move {
  return {
    direction,
    position: readNumber(position),
    parentId: parent_id || undefined,
    parentField: parent_field || undefined,
    version: readNumber(version),
  };
}
