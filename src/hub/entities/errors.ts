/** Refusals of changes that have a status of their own. */

import { AnswerableError } from '../../contract/errors.ts';
import { countOf } from '../../web/for-people/words.ts';
import type { EntityRow } from './store.ts';

/** 409: somebody saved entities since the versions that the request names. Nothing was changed. */
export class ConflictError extends AnswerableError {
  override readonly name = 'ConflictError';
  /** The present state of every entity that was named with another version, at least one. */
  readonly current: readonly EntityRow[];

  constructor(detail: string, current: readonly EntityRow[]) {
    super(409, detail);
    this.current = current;
  }
}

/** 409: a deletion would take other entities with it than the confirmation said. Nothing was deleted. */
export class DeletionChangedError extends AnswerableError {
  override readonly name = 'DeletionChangedError';
  /** The entity as it is. */
  readonly row: EntityRow;

  constructor(now: number, shown: number, row: EntityRow) {
    super(409, `${countOf(now, 'entity', 'entities')} would be deleted with it now, the confirmation was about ${shown}.`);
    this.row = row;
  }
}

/** 409: the place holds one entity only and is taken, or what held the entity is gone. Nothing was changed. */
export class PlaceError extends AnswerableError {
  override readonly name = 'PlaceError';
  constructor(detail: string) {
    super(409, detail);
  }
}

/** Says which version is the present one. */
export function staleVersion(row: EntityRow, named: number): ConflictError {
  const detail = `The entity was changed by somebody else: version ${row.version} is the present one, the request names ${named}.`;
  return new ConflictError(detail, [row]);
}
