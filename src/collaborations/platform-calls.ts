/** The platform calls behind each page and form, as the contract documents them (`x-platform-call`). */
import { type ContractDocument, operationsOf } from '../contract/documents/document.ts';

/** One call. */
export interface PlatformCallText {
  readonly method: string;
  /** Path template of the platform. */
  readonly path: string;
}

/** Finds the calls behind an operation of the collaborations document. */
export type PlatformCalls = (operationId: string) => readonly PlatformCallText[];

/** Reads them from the document. A call that is made in a case of failure only is left out. */
export function readPlatformCalls(document: ContractDocument): PlatformCalls {
  const calls = new Map(
    [...operationsOf(document)].map(({ operation }) => [
      operation.operationId,
      ((operation['x-platform-call'] ?? []) as (PlatformCallText & { when?: string })[]).filter(
        ({ when }) => when !== 'connectServiceFailed',
      ),
    ]),
  );
  return (operationId) => calls.get(operationId) ?? [];
}
