/** Writes what changed in the documents for people: docs/api-changelog.md. */
import { type Approval, readApprovals, reasonFor } from './approvals.ts';
import type { ChangeKind, Difference } from './difference.ts';
import type { DocumentSet } from './released.ts';
import { allVersionChanges, type DocumentChanges, type VersionChanges } from './version-comparison.ts';

const OPENING = `# Changes of the API

What clients meet, version by version, written by \`npm run contract:changes -- --write\` from a comparison of the documents; CHANGELOG.md
tells of everything else.

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

function documentText({ document, title, isNew, differences }: DocumentChanges, approvals: readonly Approval[]): string {
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
    .map(({ title: name, found }) => `#### ${name}\n\n${gathered(found, document, approvals).join('\n')}\n`);
  return [heading, ...texts].join('\n');
}

/** One line for everything that is said of several operations alike. */
function gathered(found: readonly Difference[], document: string, approvals: readonly Approval[]): string[] {
  const lines = new Map<string, string[]>();
  for (const difference of found) {
    const reason = difference.breaking ? reasonFor(approvals, document, difference) : undefined;
    const says = `${sentence(difference.what)}${reason === undefined ? '' : ` ${reason.trim()}`}`;
    lines.set(says, [...(lines.get(says) ?? []), difference.route]);
  }
  return [...lines].map(([says, routes]) => {
    const where = routes.filter((route) => route !== '').map((route) => `\`${route}\``);
    return where.length === 0 ? `- ${says}` : `- ${where.join(', ')}: ${says}`;
  });
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
