/** Writes what changed in the documents for people: docs/api-changelog.md. */
import { type Approval, readApprovals, reasonFor } from './approvals.ts';
import type { ChangeKind, Difference } from './difference.ts';
import type { DocumentSet } from './document-set.ts';
import { allVersionChanges, type DocumentChanges, type VersionChanges } from './version-comparison.ts';

const OPENING = `# Changes of the API

What clients meet, version by version, written by \`npm run contract:changes -- --write\` from a comparison of the documents; CHANGELOG.md
reports everything else.

Breaking is what can make a client fail that followed the version before: in requests whatever allows less, in answers whatever can be
what it could not be before, and everything that is gone. A member or a header more in an answer, and a status more, break nothing:
clients pass over members that they do not know, and read a status that they do not know by its first digit.
`;

/** The whole text. */
export function apiChangelog(released: readonly DocumentSet[], present: DocumentSet): string {
  const approvals = new Map([...released, present].map(({ version, approvals: text }) => [version, readApprovals(text)]));
  const versions = allVersionChanges(released, present).map((changes) =>
    versionText(changes, approvals.get(changes.version) ?? []),
  );
  return [OPENING, ...versions].join('\n');
}

function versionText({ version, released, documents }: VersionChanges, approvals: readonly Approval[]): string {
  const texts = documents
    .filter(({ differences }) => differences.length > 0)
    .map((changes) => documentText(changes, approvals));
  const heading = `## ${version}${released ? '' : ' (unreleased)'}\n`;
  return [heading, ...(texts.length > 0 ? texts : ['Nothing that clients meet has changed.\n'])].join('\n');
}

const KINDS: { kind: ChangeKind; title: string }[] = [
  { kind: 'added', title: 'Added' },
  { kind: 'changed', title: 'Changed' },
  { kind: 'deprecated', title: 'Deprecated' },
  { kind: 'removed', title: 'Removed' },
];

/** What changed in one document; what is said of many answers or operations alike is said once. */
export function documentText(changes: DocumentChanges, approvals: readonly Approval[]): string {
  const { document, title, isNew, differences } = changes;
  const heading = `### ${document}: ${title}\n`;
  if (isNew) {
    const operations = differences.filter(({ operation }) => operation !== '-');
    const lines = operations.map(({ route, what }) => `- \`${route}\`${what.replace('the operation is new', '')}`);
    return `${heading}\nThis document is new, with ${operations.length} operations:\n\n${lines.join('\n')}\n`;
  }
  const breaking = differences.filter((one) => one.breaking);
  const rest = differences.filter((one) => !one.breaking);
  const sections = [
    { title: 'Breaking', found: breaking },
    ...KINDS.map(({ kind, title: name }) => ({ title: name, found: rest.filter((one) => one.kind === kind) })),
  ];
  const texts = sections
    .filter(({ found }) => found.length > 0)
    .map(({ title: name, found }) => `#### ${name}\n\n${gathered(found, changes, approvals).join('\n')}\n`);
  return [heading, ...texts].join('\n');
}

/** One line for everything that is said of several answers or operations alike. */
function gathered(found: readonly Difference[], changes: DocumentChanges, approvals: readonly Approval[]): string[] {
  const lines = new Map<string, string[]>();
  for (const [operation, ofOperation] of Map.groupBy(found, (one) => one.operation)) {
    const said = Map.groupBy(ofOperation, (one) => {
      const reason = one.breaking ? reasonFor(approvals, changes.document, one) : undefined;
      return `${sentence(one.what.replace(ANSWER, 'the answer #'))}${reason === undefined ? '' : ` ${reason.trim()}`}`;
    });
    for (const [says, alike] of said) {
      const text = says
        .replace(/the answer #/i, (start) => named(start, alike, changes.statuses.get(operation) ?? []))
        .replace(/^(The answers [\d, ]+) is /, '$1 are ');
      lines.set(text, [...(lines.get(text) ?? []), alike[0]?.route ?? '']);
    }
  }
  const byPlace = Map.groupBy(lines, ([, routes]) => placeOf(routes, changes));
  return [...byPlace].flatMap(([place, sentences]) => {
    const texts = sentences.map(([says]) => says);
    if (place === '') return texts.map((text) => `- ${text}`);
    return texts.length === 1 ? [`- ${place}: ${texts[0]}`] : [`- ${place}:`, ...texts.map((text) => `  - ${text}`)];
  });
}

function placeOf(routes: readonly string[], { statuses }: DocumentChanges): string {
  if (routes.length > 1 && routes.length === statuses.size) return 'Every operation';
  return routes
    .filter((route) => route !== '')
    .map((route) => `\`${route}\``)
    .join(', ');
}

const ANSWER = /the answer (\d\d\d)/;

/** "the answers 200, 400", "the answer 200", or "every answer" where it is so. */
function named(start: string, alike: readonly Difference[], all: readonly string[]): string {
  const statuses = [...new Set(alike.map(({ what }) => ANSWER.exec(what)?.[1] ?? ''))];
  const the = start.slice(0, 'the'.length);
  if (statuses.length === 1) return `${the} answer ${statuses[0]}`;
  return statuses.length === all.length
    ? `${the === 'the' ? 'every' : 'Every'} answer`
    : `${the} answers ${statuses.join(', ')}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
