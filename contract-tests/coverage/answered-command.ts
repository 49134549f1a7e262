/**
 * Checks that the tests recorded a validated response of each operation, as part of `npm test`. `npm run contract:coverage`
 * checks the remaining evidence after all tests. Browser tests do not count, because a browser is optional.
 */
import { readDocument } from '../../src/contract/documents/document.ts';
import { listDocumentedOperations } from './documented.ts';
import { readObservedFacts } from './evidence.ts';
import { DOCUMENTS } from './whole-run.ts';

const operations = DOCUMENTS.flatMap((name) => listDocumentedOperations(name, readDocument(name)));
const answered = new Set(
  readObservedFacts(undefined, { withBrowser: false })
    .facts.filter(({ fact }) => fact.startsWith('answer '))
    .map(({ document, operation }) => `${document} ${operation}`),
);
const missing = operations.filter(({ document, operation }) => !answered.has(`${document} ${operation}`));
for (const { document, operation } of missing) console.log(`${document} ${operation} was never answered`);
console.log(`${operations.length - missing.length} of ${operations.length} operations were answered and judged.`);
process.exitCode = missing.length === 0 && operations.length > 0 ? 0 : 1;
