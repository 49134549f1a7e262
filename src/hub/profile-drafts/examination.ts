/** Finds the errors of a draft, and the part that projects could use. */
import type { Profile } from '../../profiles/profile.ts';
import {
  checkProfile,
  createProfile,
  type Keys,
  type ProfileFile,
  parseProfileContent,
} from '../../profiles/reading/profile-file.ts';
import { type DraftContent, type DraftItem, listRules } from './content.ts';
import { describeDraftProblem } from './form.ts';

/** A problem without an item concerns the whole profile. */
export interface DraftProblem {
  readonly entity?: string;
  readonly field?: string;
  readonly rule?: string;
  readonly message: string;
}

/** Maximum number of rounds that remove items with errors. Each round can cause errors in items that refer to removed items. */
const MAX_ROUNDS = 10;

/** Returns the errors of a draft, and its valid part. */
export function examineDraft(content: DraftContent) {
  const found = loadDraftPart(content);
  const findFlaws = ({ problems }: typeof found) => problems.map(({ keys }) => keys).filter((keys) => !isIncomplete(keys));
  let [part, read] = [content, found];
  for (let round = 0; round < MAX_ROUNDS && findFlaws(read).length > 0; round += 1) {
    part = removeFlaws(part, findFlaws(read));
    read = loadDraftPart(part);
  }
  const problems = found.problems.map((problem) => createDraftProblem(content, problem));
  return { problems, profile: findFlaws(read).length > 0 ? undefined : read.profile };
}

interface KeyedProblem {
  readonly keys: Keys;
  readonly reason: string;
}

/** Returns the problems, and the profile if possible. Empty types and a missing root are errors, but permit a preview. */
function loadDraftPart(part: DraftContent): {
  readonly problems: readonly KeyedProblem[];
  readonly profile: Profile | undefined;
} {
  const problems: KeyedProblem[] = [];
  const reportProblem = (keys: Keys, reason: string) => problems.push({ keys, reason });
  let profile = parseProfileContent(structuredClone(part), reportProblem);
  if (profile === undefined && problems.every(({ keys }) => isIncomplete(keys))) {
    profile = createProfile(structuredClone(part) as unknown as ProfileFile);
    checkProfile(profile, reportProblem);
  }
  return { problems, profile };
}

/** Returns whether an error concerns a list of fields or the root entity type. */
function isIncomplete(keys: Keys): boolean {
  return (
    keys[0] === 'root_entity' || (keys[0] === 'entities' && (keys.length === 1 || (keys.length === 3 && keys[2] === 'fields')))
  );
}

function removeFlaws(content: DraftContent, flaws: readonly Keys[]): DraftContent {
  const flawed = new Set(flaws.map((keys) => JSON.stringify(keys.slice(0, getDepth(keys)))));
  const hasNoFlaw = (...keys: Keys) => !flawed.has(JSON.stringify(keys));
  const removeFlawedMembers = (item: DraftItem, ...above: Keys) =>
    Object.fromEntries(Object.entries(item).filter(([key]) => hasNoFlaw(...above, key)));
  const entities = Object.entries(content.entities).filter(([name]) => hasNoFlaw('entities', name));
  return {
    name: 'draft',
    version: '1.0',
    ...removeFlawedMembers(content),
    entities: Object.fromEntries(
      entities.map(([name, entity]) => [
        name,
        {
          ...removeFlawedMembers(entity, 'entities', name),
          fields: entity.fields.filter((_field, index) => hasNoFlaw('entities', name, 'fields', index)),
        },
      ]),
    ),
    validation_rules: listRules(content).filter((_rule, index) => hasNoFlaw('validation_rules', index)),
  };
}

/** Returns the length of the path to the item or property that must be removed. */
function getDepth([first, , third]: Keys): number {
  if (first === 'entities') return third === 'fields' ? 4 : 3;
  return first === 'validation_rules' ? 2 : 1;
}

function createDraftProblem(content: DraftContent, { keys, reason }: KeyedProblem): DraftProblem {
  const [first, second, , fourth] = keys;
  const message = describeDraftProblem(keys, reason);
  if (first === 'validation_rules' && typeof second === 'number')
    return { rule: listRules(content)[second]?.name ?? '', message };
  if (first !== 'entities' || second === undefined) return { message };
  const entity = String(second);
  const field = typeof fourth === 'number' ? content.entities[entity]?.fields[fourth]?.name : undefined;
  return { entity, ...(field === undefined ? {} : { field }), message };
}
