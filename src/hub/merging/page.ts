import type { FieldError } from '../../contract/requests/enforcement.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { compareProfiles, findChangedAttributes, isConflicting } from '../../profiles/comparison/compare.ts';
import type { Merge } from '../../profiles/merging/merge.ts';
import { getChoiceKey } from '../../profiles/merging/merge-entity.ts';
import { countFields, type Field, type Profile } from '../../profiles/profile.ts';
import { createProfile } from '../../profiles/reading/profile-file.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import type { Page } from '../../web/views.ts';
import { getComparisonPath } from '../comparing/page.ts';
import { createFieldCell, type FieldCell, joinWords } from '../profiles/field-words.ts';
import { listProfileChoices } from '../profiles/profile-selection.ts';
import { getMergeChoiceName, type MergeOutcome, STRATEGIES } from './form.ts';

export interface DecisionOption {
  /** Profile ID; empty for the result of the strategy. */
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly cell: FieldCell;
}

export interface MergeDecision {
  readonly name: string;
  readonly anchor: string;
  readonly entity: string;
  readonly field: string;
  readonly attributes: string;
  readonly kind: 'unresolved' | 'conflict' | 'modified';
  readonly notes: readonly string[];
  readonly options: readonly DecisionOption[];
}

const LABELS: Readonly<Record<string, string>> = { output_name: 'Name', output_version: 'Version', strategy: 'Strategy' };

export function createMergePage(): Page {
  return {
    title: 'Merge profiles',
    crumb: 'Merge',
    section: '/profiles',
    crumbs: [{ title: 'Profiles', path: '/profiles' }],
    styles: ['styles/merge.css'],
    scripts: ['scripts/copy.js', 'scripts/hub/chooser.js'],
  };
}

/** Returns the model of the merge assistant. `refusals`: errors of saving; `loginPath`: not empty if a login is required. */
export function createMergeModel(
  catalog: Catalog,
  outcome: MergeOutcome,
  refusals: readonly FieldError[] = [],
  loginPath = '',
) {
  const { form, selection, merge, byStrategy, name, version } = outcome;
  const { profiles } = selection;
  const messages = [...outcome.problems, ...refusals];
  const problems = messages.filter(({ message }, index) => messages.findIndex((other) => other.message === message) === index);
  const strategies = [
    ...STRATEGIES,
    ...profiles.map(({ id }) => ({
      value: `prefer_${id}`,
      label: `Prefer ${id}`,
      help: 'the first profile if it contains no value',
    })),
  ];
  const ready = merge !== undefined && byStrategy !== undefined;
  return {
    headline: refusals.some(({ field }) => field !== 'profiles') ? 'Nothing was saved' : 'The profiles cannot be merged',
    problems: problems.map((problem) => ({ anchor: getDecisionAnchor(problem, ready), text: describeProblem(problem) })),
    errorOf: Object.fromEntries(problems.map((problem) => [problem.field, describeProblem(problem)])),
    choices: listProfileChoices(catalog, profiles),
    strategies: strategies.map((strategy) => ({
      ...strategy,
      isChosen: strategy.value.toLowerCase() === form.strategy.toLowerCase(),
    })),
    preview: ready ? createMergePreview(profiles, merge, byStrategy, outcome) : undefined,
    name,
    version,
    loginPath,
    comparePath: getComparisonPath(profiles),
  };
}

function getDecisionAnchor({ field }: FieldError, isReady: boolean): string {
  if (field === 'profiles' || field === 'strategy') return `#${field}`;
  return isReady && (field === 'output_name' || field === 'output_version') ? `#${field}` : '';
}

function describeProblem({ field, message }: FieldError): string {
  const label = LABELS[field];
  const isWhole = /^[A-Z]/.test(message) || label === undefined;
  const text = isWhole ? message : `${label} ${message}`;
  return text.endsWith('.') ? text : `${text}.`;
}

function createMergePreview(profiles: readonly Profile[], merge: Merge, byStrategy: Merge, { form }: MergeOutcome) {
  const merged = createProfile(structuredClone(merge.file));
  const decisions = listDecisions(profiles, merge, byStrategy, form.resolutions);
  const decided = new Set(decisions.map(({ entity, field }) => getChoiceKey(entity, field)));
  const others = merge.warnings.filter(({ entity, field }) => field === undefined || !decided.has(getChoiceKey(entity, field)));
  const notes = Map.groupBy(others, ({ entity }) => entity);
  const selectDecisions = (kind: MergeDecision['kind']) => decisions.filter((decision) => decision.kind === kind);
  return {
    facts: [
      { label: 'Entities', value: String(merged.entities.size) },
      { label: 'Fields', value: String(countFields(merged)) },
      { label: 'Rules', value: String(merged.rules.length) },
      { label: 'Resolved differences', value: String(merge.resolutionsApplied) },
      { label: 'Unresolved', value: String(merge.unresolved.length) },
    ],
    groups: [
      {
        anchor: 'unresolved',
        title: 'Unresolved conflicts',
        lead: 'The strategy would allow no value. If you select nothing, the first profile is used.',
        isOpen: true,
        decisions: selectDecisions('unresolved'),
      },
      {
        anchor: 'conflicts',
        title: 'Conflicts',
        lead: 'Type, items or whether a value is required differ: data that is valid in one profile can be invalid in another.',
        isOpen: true,
        decisions: selectDecisions('conflict'),
      },
      {
        anchor: 'others',
        title: 'Other differences',
        lead: 'Descriptions, terms, references and constraints.',
        isOpen: selectDecisions('unresolved').length + selectDecisions('conflict').length === 0,
        decisions: selectDecisions('modified'),
      },
    ].filter((group) => group.decisions.length > 0),
    unresolved: merge.unresolved.length,
    // Notes that require no decision, by entity.
    notes: [...notes].map(([entity, warnings]) => ({
      entity,
      texts: warnings.map(({ field, message }) => (field === undefined ? message : `${field}: ${message}`)),
    })),
    noteCount: others.length,
    yaml: merge.yaml,
    yamlLines: formatNumber((merge.yaml.match(/\n/g) ?? []).length),
  };
}

function listDecisions(
  profiles: readonly Profile[],
  merge: Merge,
  byStrategy: Merge,
  resolutions: MergeOutcome['form']['resolutions'],
): readonly MergeDecision[] {
  const mergedProfile = createProfile(structuredClone(byStrategy.file));
  const chosen = new Map(resolutions.map(({ entity, field, profile }) => [getChoiceKey(entity, field), profile.toLowerCase()]));
  return compareProfiles(profiles).entity_diffs.flatMap(({ entity_name: entity, field_diffs }) =>
    field_diffs.flatMap(({ field_name: field, profiles: fields }): MergeDecision[] => {
      const having = profiles.flatMap(({ id }) => (fields[id] ? [{ id, field: fields[id] }] : []));
      const differing = findChangedAttributes(having.map((each) => each.field));
      if (differing.length === 0) return [];
      const key = getChoiceKey(entity, field);
      const concernsField = (of: { entity: string; field?: string }) =>
        of.field !== undefined && getChoiceKey(of.entity, of.field) === key;
      const unresolved = merge.unresolved.filter(concernsField);
      const isOpen = byStrategy.unresolved.some(concernsField);
      const outcome = findField(mergedProfile, entity, field) ?? (having[0]?.field as Field);
      const choice = chosen.get(key) ?? '';
      const isKnownChoice = having.some(({ id }) => id.toLowerCase() === choice);
      return [
        {
          name: getMergeChoiceName(entity, field),
          anchor: `decision-${entity}-${field}`,
          entity,
          field,
          attributes: joinWords(differing),
          kind: isOpen ? 'unresolved' : isConflicting(differing) ? 'conflict' : 'modified',
          notes: [
            ...unresolved.map(({ message }) => `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.`),
            ...merge.warnings
              .filter((warning) => concernsField(warning) && !warning.isSettlement)
              .map(({ message }) => message),
          ],
          options: [
            {
              value: '',
              label: isOpen ? 'As in the first profile' : 'Use the strategy',
              isChosen: !isKnownChoice,
              cell: createFieldCell(outcome, differing, false),
            },
            ...having.map(({ id, field: own }) => ({
              value: id,
              label: id,
              isChosen: id.toLowerCase() === choice,
              cell: createFieldCell(own, differing, false),
            })),
          ],
        },
      ];
    }),
  );
}

function findField(profile: Profile, entity: string, field: string): Field | undefined {
  const owner = [...profile.entities.values()].find(({ name }) => name.toLowerCase() === entity.toLowerCase());
  return owner?.fields.find(({ name }) => name.toLowerCase() === field.toLowerCase());
}
