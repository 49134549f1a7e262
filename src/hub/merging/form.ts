import type { FieldError } from '../../contract/requests/enforcement.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { type Merge, type MergeOrder, mergeProfiles, type Resolution } from '../../profiles/merging/merge.ts';
import { UnknownStrategyError } from '../../profiles/merging/merge-entity.ts';
import type { Profile } from '../../profiles/profile.ts';
import { type ProfileSelection, selectProfiles } from '../profiles/profile-selection.ts';

const CHOICE_PREFIX = 'choice.';

/** Unvalidated input of the merge assistant. */
export interface MergeForm {
  readonly profiles: readonly string[];
  readonly strategy: string;
  readonly name: string;
  readonly version: string;
  readonly resolutions: readonly Resolution[];
}

export interface MergeOutcome {
  readonly form: MergeForm;
  readonly selection: ProfileSelection;
  /** Name of the merged profile: the user's input, or a proposal. */
  readonly name: string;
  readonly version: string;
  /** Result of the merge; undefined for fewer than two profiles, or for an unknown strategy. */
  readonly merge: Merge | undefined;
  readonly byStrategy: Merge | undefined;
  readonly problems: readonly FieldError[];
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const NAME_IN_WORDS =
  'may contain letters without accents, digits, dots, hyphens and underscores, and must start with a letter or digit';
const MAX_NAME_LENGTH = 100;
const VERSION = /^[0-9]+(\.[0-9]+)*$/;
const MAX_VERSION_LENGTH = 50;

export const STRATEGIES = [
  { value: 'first_wins', label: 'The first profile wins', help: 'the others add missing parts' },
  { value: 'last_wins', label: 'The last profile wins', help: 'the others add missing parts' },
  { value: 'most_restrictive', label: 'Most restrictive', help: 'required if any profile requires it, the tighter bounds' },
  {
    value: 'least_restrictive',
    label: 'Least restrictive',
    help: 'required only if all profiles require it, the wider bounds',
  },
] as const;

/** Returns the input of the merge assistant from a form. The form may violate the contract. */
export function parseMergeForm(body: unknown): MergeForm {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const resolutions = Object.entries(fields).flatMap(([key, value]): Resolution[] => {
    const [, entity = '', field = ''] = key.startsWith(CHOICE_PREFIX)
      ? (/^([^.]+)\.([^.]+)$/.exec(key.slice(CHOICE_PREFIX.length)) ?? [])
      : [];
    const profile = getFormText(value);
    return entity === '' || profile === '' ? [] : [{ entity, field, profile }];
  });
  const profiles = Array.isArray(fields.profiles) ? fields.profiles.map(getFormText) : [getFormText(fields.profiles)];
  return {
    profiles,
    strategy: getFormText(fields.strategy).trim() || 'first_wins',
    name: getFormText(fields.output_name).trim(),
    version: getFormText(fields.output_version).trim(),
    resolutions,
  };
}

export function getMergeChoiceName(entity: string, field: string): string {
  return `${CHOICE_PREFIX}${entity}.${field}`;
}

/** Returns the result of a merge. Ignores choices of profiles that are no longer selected. */
export function computeMergeOutcome(
  catalog: Catalog,
  form: MergeForm,
  selection: ProfileSelection = selectProfiles(catalog, form.profiles),
): MergeOutcome {
  const { profiles } = selection;
  const proposal = proposeName(catalog, profiles);
  const [name, version] = [form.name || proposal.name, form.version || proposal.version];
  const problems = [
    ...selection.problems.map((message) => ({ field: 'profiles', message })),
    ...(profiles.length === 1 ? [{ field: 'profiles', message: 'Choose at least one more profile to merge.' }] : []),
  ];
  const unmerged = { form, selection, name, version, merge: undefined, byStrategy: undefined };
  if (profiles.length < 2) return { ...unmerged, problems };
  const order: MergeOrder = {
    profiles,
    strategy: form.strategy,
    name: isProfileName(name) ? name : 'merged',
    version: isProfileVersion(version) ? version : '1.0',
  };
  try {
    const byStrategy = mergeProfiles(order);
    const resolutions = form.resolutions.filter((resolution) => isApplicable(resolution, profiles));
    const merge = resolutions.length === 0 ? byStrategy : mergeProfiles({ ...order, resolutions });
    return { ...unmerged, merge, byStrategy, problems };
  } catch (error) {
    if (!(error instanceof UnknownStrategyError)) throw error;
    return { ...unmerged, problems: [...problems, { field: 'strategy', message: error.message }] };
  }
}

export function checkMergeName(name: string, version: string): FieldError[] {
  const problems: FieldError[] = [];
  if (name === '') problems.push({ field: 'output_name', message: 'is required' });
  else if (!isProfileName(name))
    problems.push({ field: 'output_name', message: `${NAME_IN_WORDS}, ${MAX_NAME_LENGTH} at most` });
  if (version === '') problems.push({ field: 'output_version', message: 'is required' });
  else if (!isProfileVersion(version))
    problems.push({ field: 'output_version', message: 'must be numbers with dots between them, such as 1.0' });
  return problems;
}

function isProfileName(name: string): boolean {
  return NAME.test(name) && name.length <= MAX_NAME_LENGTH;
}

function isProfileVersion(version: string): boolean {
  return VERSION.test(version) && version.length <= MAX_VERSION_LENGTH;
}

function isApplicable({ entity, field, profile }: Resolution, profiles: readonly Profile[]): boolean {
  const chosen = profiles.find(({ id }) => id.toLowerCase() === profile.toLowerCase());
  const owner = [...(chosen?.entities.values() ?? [])].find(({ name }) => name.toLowerCase() === entity.toLowerCase());
  return owner?.fields.some(({ name }) => name.toLowerCase() === field.toLowerCase()) === true;
}

function proposeName(catalog: Catalog, profiles: readonly Profile[]): { name: string; version: string } {
  const names = [...new Set(profiles.map(({ name }) => name.toLowerCase()))];
  const joined = names.join('-').slice(0, MAX_NAME_LENGTH - '-merged'.length);
  const name = names.length < 2 ? `${joined}-merged` : joined;
  const major = catalog.listVersions(name).map((version) => Number.parseInt(version, 10));
  return { name, version: `${Math.max(0, ...major) + 1}.0` };
}

function getFormText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}
