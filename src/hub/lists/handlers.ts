/** Entities as lists and as tables (openapi/hub, listHubEntities and showHubTable). */

import { BadRequestError } from '../../contract/errors.ts';
import { findFieldByName, quoteText } from '../../profiles/profile.ts';
import { replyPage, replyWithJson } from '../../web/replies/replies.ts';
import type { HubContext } from '../context.ts';
import { listPlainFields } from '../editor/fields.ts';
import { findPathEntity, findRow } from '../editor/form-handlers.ts';
import { formatEntity, formatEntityLink } from '../entities/answer.ts';
import { requireEntityType } from '../entities/store.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { readArrangedColumns } from './arranged-columns.ts';
import { createEntityListModel, createListPage } from './list-page.ts';
import { createTableModel, createTablePage } from './table-page.ts';
import { findRows, readFilters, searchRows } from './table-rows.ts';

const LIMIT = 100;

/** Returns the operations that list entities. */
export function createListOperations(context: HubContext) {
  return {
    async listHubEntities({ access, query, wantsPage }) {
      const entity = query.type === undefined ? undefined : requireEntityType(access.profile, query.type, 'type');
      const snapshot = await openSnapshot(context, access);
      const parent = query.parent_id === undefined ? undefined : findRow(snapshot, query.parent_id);
      const { q = '', limit = LIMIT, offset = 0 } = query;
      const all = searchRows(snapshot, { entityType: entity?.name, parentId: parent?.id, q });
      const shown = all.slice(offset, offset + limit);
      if (wantsPage) {
        const model = createEntityListModel(access, snapshot, {
          rows: shown,
          total: all.length,
          q,
          entity,
          parent,
          limit,
          offset,
        });
        return replyPage(200, context.render('hub/lists/list', createListPage(access), model));
      }
      return replyWithJson(200, {
        entities: shown.map((row) => formatEntity(snapshot, row)),
        total: all.length,
        limit,
        offset,
      });
    },
    async showHubTable({ access, path, query, wantsPage, flash }) {
      const entity = findPathEntity(access, path.type);
      const { q = '', sort, group, only_errors: onlyErrors = false, limit = LIMIT, offset = 0 } = query;
      for (const [name, field] of Object.entries({ sort: sort?.replace(/^-/, ''), group }))
        if (field !== undefined && findFieldByName(entity, field) === undefined)
          throw new BadRequestError(`${name}: ${entity.name} has no field ${quoteText(field)}.`);
      const filters = readFilters(entity, query.filter ?? []);
      const snapshot = await openSnapshot(context, access);
      const within = query.parent_id === undefined ? undefined : findRow(snapshot, query.parent_id);
      const found = findRows(snapshot, { entityType: entity.name, within: within?.id, q, onlyErrors, filters, sort, group });
      if (wantsPage) {
        const open = query.entity === undefined ? undefined : snapshot.get(query.entity);
        const question = { q, within, sort, group, onlyErrors, filters, open, limit, offset };
        const columns = await readArrangedColumns(context, access, entity);
        const model = createTableModel(access, snapshot, entity, found, question, columns, flash);
        return replyPage(200, context.render('hub/lists/table', createTablePage(access, entity), model));
      }
      const rows = found.rows.slice(offset, offset + limit);
      return replyWithJson(200, {
        entity_type: entity.name,
        columns: listPlainFields(access.profile, entity).map(({ described }) => described),
        rows: rows.map((row) => formatEntity(snapshot, row)),
        parents: [...new Set(rows.map(({ parentId }) => parentId))].flatMap((id) => {
          const parent = snapshot.get(id ?? '');
          return parent === undefined ? [] : [formatEntityLink(parent)];
        }),
        filled: [...found.filled],
        invalid: found.invalid,
        ...(group === undefined ? {} : { groups: [...found.groups] }),
        total: found.rows.length,
        limit,
        offset,
      });
    },
  } satisfies Partial<ProjectOperations>;
}
