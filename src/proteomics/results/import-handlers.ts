/** Results that were computed elsewhere (docs/requirements.md, P15). */

import { allowSlowArrival } from '../../web/slow-arrival.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { importReceived } from './import-received.ts';
import { receiveResults } from './receive-results.ts';

/** Handler of the import for programs. */
export function resultImportHandlers(
  context: ProteomicsContext,
  incoming: IncomingFiles,
): Pick<ProteomicsHandlers, 'importResults'> {
  return {
    async importResults({ request, response, access }) {
      allowSlowArrival(request, response);
      const received = await receiveResults(context, incoming, { request, access });
      const { engine, version, imported, unused: left } = await importReceived(context, incoming, received, request);
      const answers = imported.map(({ rawFile, columnsFilled }) => ({
        raw_file: rawFile.name,
        columns_filled: columnsFilled,
      }));
      const unused = left.length === 0 ? {} : { unused: [...left] };
      const [first] = answers;
      if (engine === 'maxquant' && first !== undefined && answers.length === 1)
        return { status: 201, body: { ...first, ...unused } };
      return { status: 201, body: { engine, version, raw_files: answers, ...unused } };
    },
  };
}
