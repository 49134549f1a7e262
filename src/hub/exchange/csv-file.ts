/** Writes the entities of a type as a CSV file. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Entity } from '../../profiles/profile.ts';
import { formatCsvLines } from '../../web/csv/text.ts';
import { listExchangeColumns } from './columns.ts';
import type { RowReader } from './export-rows.ts';

/** Writes a head and a line for each entity of a type. Rejects if the file cannot be written. */
export async function writeCsv(file: string, entity: Entity, reader: Pick<RowReader, 'rowsOf'>): Promise<void> {
  const out = createWriteStream(file);
  const done = finished(out);
  // `done` reports errors of the file.
  done.catch(() => undefined);
  out.write(formatCsvLines([listExchangeColumns(entity)]));
  for await (const cells of reader.rowsOf(entity)) {
    if (!out.write(formatCsvLines([cells]))) await Promise.race([once(out, 'drain'), done]);
  }
  out.end();
  await done;
}
