/**
 * One profile of several (docs/requirements.md, M6 to M10): the union of their entities, fields and rules. The strategy, or
 * a person for a single field, settles what differs.
 */
import { yaml as library } from '../../contract/yaml.ts';
import { unionOf } from '../comparison/compare.ts';
import { type Profile, titleOf } from '../profile.ts';
import type { ProfileFile } from '../reading/profile-file.ts';
import type { Findings, MergeWarning, UnresolvedConflict } from './findings.ts';
import { entityInFile, ruleInFile } from './in-file.ts';
import { type Choices, choiceKey, mergeEntity } from './merge-entity.ts';
import { mergeRules, withoutImpossibleRules } from './merge-rules.ts';
import { respell } from './spelling.ts';
import { strategyOf } from './strategy.ts';

/** A person's choice for one field: it is taken whole from the profile of that identifier. */
export interface Resolution {
  readonly entity: string;
  readonly field: string;
  readonly profile: string;
}

/** What to merge, and how. */
export interface MergeOrder {
  /** At least two different ones. */
  readonly profiles: readonly Profile[];
  readonly strategy: string;
  readonly name: string;
  readonly version: string;
  readonly resolutions?: readonly Resolution[];
}

/** A merged profile, and how it came about. */
export interface Merge {
  /** In the format of a profile file. */
  readonly file: ProfileFile;
  /** Written when it is first asked for, as that takes longer than the merge itself. */
  readonly yaml: string;
  readonly strategy: string;
  readonly sources: readonly string[];
  readonly warnings: readonly MergeWarning[];
  readonly unresolved: readonly UnresolvedConflict[];
  /** Differing fields that the strategy or a person settled. */
  readonly resolutionsApplied: number;
}

/** A choice names an entity, a field or a profile that the merge does not have. */
export class UnknownResolutionError extends Error {
  override readonly name = 'UnknownResolutionError';
}

/**
 * Merges profiles.
 * @throws UnknownStrategyError, UnknownResolutionError
 */
export function mergeProfiles(order: MergeOrder): Merge {
  const strategy = strategyOf(order.strategy, order.profiles);
  const prefixes = mergePrefixes(strategy.precedence.map((place) => order.profiles[place] as Profile));
  const profiles = respell(order.profiles, prefixes);
  const choices = choicesOf(order.resolutions ?? [], profiles);
  const findings: Findings = { warnings: [], unresolved: [], settled: 0 };
  const sources = profiles.map(({ id }) => id);
  const entities = unionOf(profiles.map((profile) => [...profile.entities.values()])).map(({ members }) =>
    mergeEntity(members, { sources, strategy, choices, findings }),
  );
  const ordered = strategy.precedence.map((place) => profiles[place] as Profile);
  const [leading] = ordered as [Profile];
  const ontology = ordered.find((profile) => profile.ontology !== undefined)?.ontology;
  const merged = {
    name: order.name,
    version: order.version,
    display_name: `${titleOf(order.name.replaceAll(/[-.]+/g, ' '))} ${order.version}`,
    description: `Merged from ${sources.join(', ')} by ${strategy.name}.`,
    ...(ontology === undefined ? {} : { ontology }),
    prefixes,
    root_entity: leading.root_entity,
    entities: Object.fromEntries(entities.map((entity) => [entity.name, entityInFile(entity)])),
    validation_rules: mergeRules(profiles, strategy).map(ruleInFile),
  };
  const file = withoutImpossibleRules(merged as unknown as ProfileFile, ({ applies_to: [entity = ''] }, reason) =>
    findings.warnings.push({ entity, message: `Left out, as it cannot hold any more: ${reason}.` }),
  );
  let yaml: string | undefined;
  return {
    file,
    get yaml() {
      yaml ??= library().stringify(file, { lineWidth: 120 });
      return yaml;
    },
    strategy: strategy.name,
    sources,
    warnings: findings.warnings,
    unresolved: findings.unresolved,
    resolutionsApplied: findings.settled,
  };
}

function choicesOf(resolutions: readonly Resolution[], profiles: readonly Profile[]): Choices {
  const choices = new Map<string, number>();
  for (const { entity, field, profile } of resolutions) {
    const place = profiles.findIndex(({ id }) => id.toLowerCase() === profile.toLowerCase());
    const owner = [...(profiles[place]?.entities.values() ?? [])].find(
      ({ name }) => name.toLowerCase() === entity.toLowerCase(),
    );
    if (!owner?.fields.some(({ name }) => name.toLowerCase() === field.toLowerCase()))
      throw new UnknownResolutionError(`${profile} has no field ${entity}.${field} to take.`);
    choices.set(choiceKey(entity, field), place);
  }
  return choices;
}

/** A prefix that means two things keeps the meaning of whoever has the say; the terms of the others are then written out. */
function mergePrefixes(ordered: readonly Profile[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...ordered.toReversed().map(({ prefixes }) => prefixes));
}
