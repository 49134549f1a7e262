import type { Queries } from '../entities/store.ts';
import { requireSmallResponse } from './bounded-parts.ts';
import type { BrapiRow } from './entity-pages.ts';
import { formatTitleSql } from './filters.ts';
import { type BrapiObjects, createNulls } from './members.ts';

const MEMBER_TYPES: Readonly<Record<BrapiObjects['BrapiList']['listType'], string>> = {
  germplasm: 'BiologicalMaterial',
  observationUnits: 'ObservationUnit',
  observationVariables: 'ObservedVariable',
};

const LIST_ID = `(e.id || '-' || "listType")`;

/** SQL that selects one row for each study and type of list, unless the list is empty. */
export const LIST_ROWS = {
  type: 'Study',
  id: 'listDbId',
  where: `e.entity_type = 'Study' and "listSize" > 0`,
  join: `cross join (values ${Object.entries(MEMBER_TYPES).map(([list, type]) => `('${list}', '${type}')`)}) kinds("listType", type)
    cross join lateral (select count(*)::int as "listSize" from hub_entities c
      where c.project_id = e.project_id and c.parent_id = e.id and c.entity_type = kinds.type) members`,
  columns: `"listType", "listSize"`,
  filters: {
    listDbIds: `${LIST_ID} = any(?)`,
    listTypes: `"listType" = any(?)`,
    listNames: `${formatTitleSql('e')} || ': ' || "listType" = any(?)`,
  },
} as const;

export function createList({
  id,
  label,
  data,
  listType = 'germplasm',
  listSize = 0,
  ...row
}: BrapiRow): BrapiObjects['BrapiList'] {
  return {
    listDbId: `${id}-${listType}`,
    listName: `${data.title ?? label}: ${listType}`,
    listType,
    listSize,
    listSource: 'MIAPPE study',
    dateCreated: row.createdAt.toISOString(),
    dateModified: row.updatedAt.toISOString(),
    ...createNulls('listDescription', 'listOwnerName', 'listOwnerPersonDbId'),
    additionalInfo: {},
    externalReferences: [],
  };
}

/** Returns the IDs of the objects in a list, in order. @throws BadRequestError if the list is too long for a response */
export async function readListMembers(
  queries: Queries,
  { projectId, id, listType = 'germplasm' }: BrapiRow,
): Promise<string[]> {
  const { rows } = await queries.query<{ id: string }>(
    'select id from hub_entities where project_id = $1 and parent_id = $2 and entity_type = $3 order by position, id limit 1000000',
    [projectId, id, MEMBER_TYPES[listType]],
  );
  const ids = rows.map((row) => row.id);
  requireSmallResponse(ids);
  return ids;
}
