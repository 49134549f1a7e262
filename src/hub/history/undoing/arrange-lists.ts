/** The order of lists that entities have left, or come back into. */
import type pg from 'pg';
import { listKey } from '../../entities/entity-places.ts';
import type { EntityRow } from '../../entities/store.ts';
import { arrange, idsIn } from '../../saving/list-order.ts';

/** Closes the gaps of those that left, and puts those that entered where they stood, as far as the list is long enough. */
export async function arrangeLists(
  client: pg.ClientBase,
  projectId: string,
  { left, entered }: { readonly left: readonly EntityRow[]; readonly entered: readonly EntityRow[] },
): Promise<void> {
  const enteredBy = Map.groupBy(entered, listKey);
  const lists = new Map([...left, ...entered].map((row) => [listKey(row), row]));
  for (const [key, list] of lists) {
    const back = (enteredBy.get(key) ?? []).toSorted((one, other) => one.position - other.position);
    await arrange(client, merged(await idsIn(client, projectId, list), back));
  }
}

/** @param ids all of the list, those that came back among them */
function merged(ids: readonly string[], back: readonly EntityRow[]): readonly string[] {
  const cameBack = new Set(back.map(({ id }) => id));
  const stayed = ids.filter((id) => !cameBack.has(id));
  const order: string[] = [];
  let next = 0;
  for (const { id, position } of back) {
    while (next < stayed.length && order.length < position) order.push(stayed[next++] as string);
    order.push(id);
  }
  return [...order, ...stayed.slice(next)];
}
