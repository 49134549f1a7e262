/** Breaking changes that were decided on: openapi/released/approved-changes.yaml. */
import { parse } from 'yaml';
import type { VersionChanges } from './version-comparison.ts';

/** The file's name, beside the released versions and in each of them. */
export const APPROVALS = 'approved-changes.yaml';

/** The file after a release, when nothing is approved yet. */
export const NO_APPROVALS = `# Breaking changes since the last release that were decided on. Each entry:
# - document: schemas
#   operation: listEntities        # or a list of operations; - for the document itself
#   what: the query parameter \`limit\` is gone    # the sentence of \`npm run contract:changes\`
#   reason: Why clients have to live with it, and what they do instead.
# An entry that is not needed any more fails the check, too.
[]
`;

/** One decision. */
export interface Approval {
  document: string;
  /** One operationId or several of which the same is said. */
  operation: string | string[];
  what: string;
  reason: string;
}

/** Reads a list of approvals. */
export function readApprovals(text: string): Approval[] {
  return (parse(text) as Approval[] | null) ?? [];
}

const operationsOf = ({ operation }: Approval) => (Array.isArray(operation) ? operation : [operation]);

/** The reason why a breaking change was approved. */
export function reasonFor(
  approvals: readonly Approval[],
  document: string,
  { operation, what }: { operation: string; what: string },
): string | undefined {
  return approvals.find((one) => one.document === document && one.what === what && operationsOf(one).includes(operation))
    ?.reason;
}

/** What is wrong: breaking changes that nobody approved, approvals without a reason, approvals of what did not happen. */
export function approvalProblems(changes: VersionChanges, approvals: readonly Approval[]): string[] {
  const breaking = changes.documents.flatMap(({ document, differences }) =>
    differences.filter((one) => one.breaking).map((one) => ({ document, ...one })),
  );
  const open = breaking
    .filter((one) => reasonFor(approvals, one.document, one) === undefined)
    .map(({ document, operation, route, what }) => `${document}, ${operation}${route && ` (${route})`}: ${what}`);
  const unneeded = approvals.flatMap((approval) =>
    operationsOf(approval)
      .filter(
        (name) => !breaking.some((one) => reasonFor([approval], one.document, one) !== undefined && one.operation === name),
      )
      .map((name) => `${approval.document}, ${name}: ${approval.what}`),
  );
  return [
    ...open.map((text) => `breaking and not approved: ${text}`),
    ...unneeded.map((text) => `approved and not needed: ${text}`),
    ...approvals
      .filter(({ reason }) => !reason?.trim())
      .map(({ document, what }) => `approved without a reason: ${document}: ${what}`),
  ];
}
