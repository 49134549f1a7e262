/** Reads the access rule of each operation, which is its `x-access` (ARCHITECTURE.md, "Access"). */
import type { ContractDocument, JsonObject, OperationObject } from './document.ts';

export interface AccessOutcome {
  readonly status: number;
  /** Name of the condition in `x-conditions` under which the actor gets this response; absent for the default. */
  readonly when?: string;
}

export function getAccessRuleTexts(document: ContractDocument): ReadonlyMap<string, string> {
  return new Map(Object.entries(getDocumentExtension<string>(document, 'x-access-rules')));
}

export function getAccessRule(operation: OperationObject): string {
  return String(operation['x-access']);
}

/** Names of actors in `x-actors`, in the order of the tables. */
const ACTORS = ['anonymous', 'nonMember', 'member', 'administrator', 'manager'] as const;

/** Returns the possible outcomes of an operation for each actor in `x-actors`, the default first. Empty without actors. */
export function getOutcomes(
  document: ContractDocument,
  operation: OperationObject,
): ReadonlyMap<(typeof ACTORS)[number], readonly AccessOutcome[]> {
  const ofRule = getDocumentExtension<Readonly<Record<string, readonly AccessOutcome[]>>>(document, 'x-actors')[
    getAccessRule(operation)
  ];
  if (ofRule === undefined) return new Map();
  const own = (operation['x-outcomes'] ?? []) as readonly (AccessOutcome & { readonly actor?: string })[];
  return new Map(ACTORS.map((actor) => [actor, selectOutcomes(operation, actor, ofRule[actor] ?? [], own)]));
}

function selectOutcomes(
  { responses }: OperationObject,
  actor: string,
  ofRule: readonly AccessOutcome[],
  own: readonly (AccessOutcome & { readonly actor?: string })[],
): AccessOutcome[] {
  const refused = ofRule.find(({ when }) => when === undefined);
  const added = own.filter((one) =>
    one.actor === undefined ? refused === undefined || ofRule.some(({ when }) => when === one.when) : one.actor === actor,
  );
  const first = refused ??
    added.find(({ when }) => when === undefined) ?? { status: Math.min(...Object.keys(responses).map(Number)) };
  const conditional = [...ofRule.filter(({ when }) => !added.some((one) => one.when === when)), ...added]
    .filter(({ status, when }) => when !== undefined && status !== first.status)
    .map(({ status, when }) => ({ status, when }) as AccessOutcome);
  return [{ status: first.status }, ...conditional];
}

function getDocumentExtension<T>(document: ContractDocument, name: string): Readonly<Record<string, T>> {
  return ((document as unknown as JsonObject)[name] ?? {}) as Readonly<Record<string, T>>;
}
