/** Creates docs/api-changelog.md, which describes the changes of the documents for users. */
import { type Approval, findReason, readApprovals } from './approvals.ts';
import type { ChangeKind, Difference } from './difference.ts';
import type { DocumentSet } from './document-set.ts';
import { type DocumentChanges, listAllVersionChanges, type VersionChanges } from './version-comparison.ts';

const OPENING = `# API changelog

Changes between versions of the API documents, written by \`npm run contract:changes -- --write\`. Other changes: [CHANGELOG.md](../CHANGELOG.md).

A change is **breaking** if a correct client of the previous version can fail: a request accepts less, a response can have new values, or
something was removed. New members, headers and status codes in responses are not breaking: clients ignore unknown members and treat an unknown
status by its first digit.
`;

/** Returns the text of docs/api-changelog.md. */
export function formatApiChangelog(released: readonly DocumentSet[], present: DocumentSet): string {
  // Each release contains its reasons. The list for the next release starts empty.
  const approvals = new Map([present, ...released].map(({ version, approvals: text }) => [version, readApprovals(text)]));
  const versions = listAllVersionChanges(released, present).map((changes) =>
    formatVersion(changes, approvals.get(changes.version) ?? []),
  );
  return [OPENING, ...versions].join('\n');
}

function formatVersion({ version, released, documents }: VersionChanges, approvals: readonly Approval[]): string {
  const texts = documents
    .filter(({ differences }) => differences.length > 0)
    .map((changes) => formatDocument(changes, approvals));
  const heading = `## ${version}${released ? '' : ' (unreleased)'}\n`;
  return [heading, ...(texts.length > 0 ? texts : ['No changes.\n'])].join('\n');
}

const KINDS: { kind: ChangeKind; title: string }[] = [
  { kind: 'added', title: 'Added' },
  { kind: 'changed', title: 'Changed' },
  { kind: 'deprecated', title: 'Deprecated' },
  { kind: 'removed', title: 'Removed' },
];

/** Returns the changes of one document. Equal changes of several responses or operations are combined. */
export function formatDocument(changes: DocumentChanges, approvals: readonly Approval[]): string {
  const { document, title, isNew, differences } = changes;
  const heading = `### ${document}: ${title}\n`;
  if (isNew) {
    const operations = differences.filter(({ operation }) => operation !== '-');
    const lines = operations.map(({ route, what }) => `- \`${route}\`${what.replace('the operation was added', '')}`);
    return `${heading}\nNew document with ${operations.length} operations:\n\n${lines.join('\n')}\n`;
  }
  const breaking = differences.filter((one) => one.breaking);
  const rest = differences.filter((one) => !one.breaking);
  const sections = [
    { title: 'Breaking', found: breaking },
    ...KINDS.map(({ kind, title: name }) => ({ title: name, found: rest.filter((one) => one.kind === kind) })),
  ];
  const texts = sections
    .filter(({ found }) => found.length > 0)
    .map(({ title: name, found }) => `#### ${name}\n\n${combineChanges(found, changes, approvals).join('\n')}\n`);
  return [heading, ...texts].join('\n');
}

/** Returns one line for an equal change of several responses or operations. */
function combineChanges(found: readonly Difference[], changes: DocumentChanges, approvals: readonly Approval[]): string[] {
  const lines = new Map<string, string[]>();
  for (const [operation, ofOperation] of Map.groupBy(found, (one) => one.operation)) {
    const grouped = Map.groupBy(ofOperation, (one) => {
      const reason = one.breaking ? findReason(approvals, changes.document, one) : undefined;
      return `${formatSentence(one.what.replace(RESPONSE, 'response #'))}${reason === undefined ? '' : ` ${reason.trim()}`}`;
    });
    for (const [says, alike] of grouped) {
      const text = says
        .replace(/response #/i, (start) => formatStatuses(start, alike, changes.statuses.get(operation) ?? []))
        .replace(/^((?:Responses [\d, ]+|All responses)) was /, '$1 were ');
      lines.set(text, [...(lines.get(text) ?? []), alike[0]?.route ?? '']);
    }
  }
  const byPlace = Map.groupBy(lines, ([, routes]) => formatChangeLocation(routes, changes));
  return [...byPlace].flatMap(([place, sentences]) => {
    const texts = sentences.map(([says]) => says);
    if (place === '') return texts.map((text) => `- ${text}`);
    return texts.length === 1 ? [`- ${place}: ${texts[0]}`] : [`- ${place}:`, ...texts.map((text) => `  - ${text}`)];
  });
}

function formatChangeLocation(routes: readonly string[], { statuses }: DocumentChanges): string {
  if (routes.length > 1 && routes.length === statuses.size) return 'Every operation';
  return routes
    .filter((route) => route !== '')
    .map((route) => `\`${route}\``)
    .join(', ');
}

const RESPONSE = /response (\d\d\d)/;

/** Returns "responses 200, 400", "response 200", or "all responses". */
function formatStatuses(start: string, alike: readonly Difference[], all: readonly string[]): string {
  const statuses = [...new Set(alike.map(({ what }) => RESPONSE.exec(what)?.[1] ?? ''))];
  const response = start.slice(0, 'response'.length);
  if (statuses.length === 1) return `${response} ${statuses[0]}`;
  if (statuses.length < all.length) return `${response}s ${statuses.join(', ')}`;
  return response === 'response' ? 'all responses' : 'All responses';
}

const formatSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
