// @module-tag full
/** Sends requests on both sides of every limit in the documents. The mutants of the documents need this traffic. */
import { expect, it } from 'vitest';
import { readDocument } from '../../src/contract/documents/document.ts';
import { type FuzzOperation, listFuzzOperations } from '../fuzz/fuzz-operations.ts';
import { createWireRequest } from '../fuzz/requests.ts';
import { describeInLaboratory } from '../fuzz/testing-laboratory.ts';
import { createConformance } from '../traffic/conformance.ts';
import { OWN_DOCUMENTS } from '../traffic/documents.ts';
import { generateEdgeRequests } from './edge-requests.ts';

/** Documents whose pages recognize a visitor by a cookie without a login. */
const VISITED = ['support', 'hub'];

describeInLaboratory('Requests at the limits', (place) => {
  it.each(OWN_DOCUMENTS)(
    'are accepted within and rejected beyond the limits of the document %s',
    async (name) => {
      const document = readDocument(name);
      const conformance = createConformance(document);
      const wrong: string[] = [];
      for (const operation of listFuzzOperations(document, name))
        wrong.push(...(await listMisjudgedRequests(operation, conformance)));
      expect(wrong).toEqual([]);
    },
    600_000,
  );

  async function listMisjudgedRequests(
    operation: FuzzOperation,
    conformance: ReturnType<typeof createConformance>,
  ): Promise<string[]> {
    const wrong: string[] = [];
    await place.laboratory.reset(operation.document);
    const known = { hints: place.laboratory.getHints(operation.document) };
    for (const [index, draft] of generateEdgeRequests(operation, known).entries()) {
      // Every second visitor of these documents is new, and gets a cookie.
      const isNew = index % 2 === 1 && VISITED.includes(operation.document);
      const headers = { ...(isNew ? {} : await place.laboratory.createHeaders(operation.document)), ...draft.headers };
      const wire = createWireRequest(operation, { ...draft, headers });
      const seen = await place.sender.send(place.laboratory.address, wire);
      if (seen.operation !== operation.id) continue;
      const { breaches, doubts } = conformance.judgeRequest(operation.id, {
        method: wire.method,
        url: wire.target,
        headers: Object.fromEntries([
          ...Object.entries(wire.headers).map(([header, value]) => [header.toLowerCase(), value] as const),
          ['content-length', String(wire.body?.length ?? 0)] as const,
        ]),
        body: wire.body?.toString() ?? '',
      });
      const where = `${wire.method} ${wire.target.slice(0, 200)} ${wire.body?.toString().slice(0, 200) ?? ''}`;
      if (breaches.length > 0 && seen.status < 400) wrong.push(`taken (${seen.status}) although ${breaches[0]}: ${where}`);
      if (breaches.length === 0 && doubts.length === 0 && seen.isViolation)
        wrong.push(`refused: ${where} ${seen.body?.slice(0, 200)}`);
    }
    return wrong;
  }
});
