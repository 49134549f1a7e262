/** What is wrong with a field although the contract allows it. */
import type pg from 'pg';
import { AnswerableError } from '../../../contract/errors.ts';
import { and, drizzle, eq, isNull } from '../../../storage/drizzle.ts';
import { isUuid } from '../../records.ts';
import { proteomicsUsers } from '../../tables.ts';

/** A field that cannot be taken as it is; nothing was changed. */
export class FieldRefusedError extends AnswerableError {
  override readonly name = 'FieldRefusedError';
  readonly field: string;
  constructor(status: 400 | 409, field: string, message: string, options?: { cause?: unknown }) {
    super(status, message, options);
    this.field = field;
  }
}

/** Turns an error about a field into one that is shown at it. */
export async function atField<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AnswerableError) || error instanceof FieldRefusedError) throw error;
    throw new FieldRefusedError(error.status === 409 ? 409 : 400, field, withoutField(error.message), { cause: error });
  }
}

/** Name of the person who acts on a page. Throws FieldRefusedError. */
export async function personOf(pool: pg.Pool, uuid = ''): Promise<string> {
  if (uuid === '') throw new FieldRefusedError(400, 'user', 'Your user UUID is required.');
  const [user] = isUuid(uuid)
    ? await drizzle(pool)
        .select({ name: proteomicsUsers.name })
        .from(proteomicsUsers)
        .where(and(eq(proteomicsUsers.uuid, uuid), isNull(proteomicsUsers.deletedAt)))
    : [];
  if (user === undefined) throw new FieldRefusedError(400, 'user', 'No user has this UUID.');
  return user.name;
}

function withoutField(message: string): string {
  return message.replace(/^[a-z_]+: /, '');
}
