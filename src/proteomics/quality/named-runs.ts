/** Raw files that a request names, found among those of its pipeline. */
import { type AnswerableError, NotFoundError } from '../../contract/errors.ts';
import { type Client, nameKeyOf } from '../records.ts';

/** 404: the pipeline has no raw file of a name. */
class UnknownRunNameError extends NotFoundError {}

/** The field of the form in which names of raw files are sent, for answerSignedAction. */
export function blamedField(error: AnswerableError): string | undefined {
  return error instanceof UnknownRunNameError ? 'raw_files' : undefined;
}

/**
 * UUIDs of raw files by their names, with or without extension, in any case; each once.
 *
 * @throws UnknownRunNameError for the first one that the pipeline does not have
 */
export async function findNamedRuns(
  client: Client,
  { uuid }: { readonly uuid: string },
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ uuid: string; name: string }>(
    'select uuid, name from proteomics_raw_files where pipeline_uuid = $1',
    [uuid],
  );
  const known = new Map(rows.map((row) => [nameKeyOf(row.name), row.uuid]));
  const found = names.map((name) => {
    const run = known.get(nameKeyOf(name));
    if (run === undefined) throw new UnknownRunNameError(`The pipeline has no raw file ${name.slice(0, 100)}.`);
    return run;
  });
  return [...new Set(found)];
}
