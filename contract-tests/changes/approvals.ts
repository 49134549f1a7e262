/** Approved breaking changes: openapi/released/approved-changes.yaml. */
import { parse } from 'yaml';
import type { VersionChanges } from './version-comparison.ts';

/** File name, next to the released versions and in each of them. */
export const APPROVALS = 'approved-changes.yaml';

/** Content of the file after a release, which has no approvals. */
export const NO_APPROVALS = `# Approved breaking changes since the last release. Each entry:
# - document: schemas
#   operation: listEntities        # or a list of operations; - for the document itself
#   what: the query parameter \`limit\` was removed    # as printed by \`npm run contract:changes\`
#   reason: Why the change is necessary, and what clients do instead.
# The check also fails for an entry without a matching change.
[]
`;

/** An approved breaking change. */
export interface Approval {
  document: string;
  /** An operationId, or several with the same change. */
  operation: string | string[];
  what: string;
  reason: string;
}

export function readApprovals(text: string): Approval[] {
  return (parse(text) as Approval[] | null) ?? [];
}

const getOperations = ({ operation }: Approval) => (Array.isArray(operation) ? operation : [operation]);

/** Returns the reason for which a breaking change was approved; undefined if it was not. */
export function findReason(
  approvals: readonly Approval[],
  document: string,
  { operation, what }: { operation: string; what: string },
): string | undefined {
  return approvals.find((one) => one.document === document && one.what === what && getOperations(one).includes(operation))
    ?.reason;
}

/** Returns breaking changes without approval, and approvals without a reason or without a change. */
export function listApprovalProblems(changes: VersionChanges, approvals: readonly Approval[]): string[] {
  const breaking = changes.documents.flatMap(({ document, differences }) =>
    differences.filter((one) => one.breaking).map((one) => ({ document, ...one })),
  );
  const open = breaking
    .filter((one) => findReason(approvals, one.document, one) === undefined)
    .map(({ document, operation, route, what }) => `${document}, ${operation}${route && ` (${route})`}: ${what}`);
  const unneeded = approvals.flatMap((approval) =>
    getOperations(approval)
      .filter(
        (name) => !breaking.some((one) => findReason([approval], one.document, one) !== undefined && one.operation === name),
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
