import { type Entity, type Field, findFieldByName, formatTitle } from './profile.ts';

/** Abbreviations that labels write in capitals. */
const CAPITALS: ReadonlySet<string> = new Set(['doi', 'id', 'ids', 'isa', 'miappe', 'orcid', 'uri', 'url']);

/** Returns the label of a field, else its display name. */
export function getFieldLabel({ name, label }: Pick<Field, 'name' | 'label'>): string {
  return label ?? formatDisplayName(name);
}

export function formatFieldLabel(entity: Entity | undefined, name: string): string {
  return getFieldLabel((entity && findFieldByName(entity, name)) ?? { name });
}

/** Returns the display name of a field or type, such as "Unique ID" for `unique_id`. */
export function formatDisplayName(name: string): string {
  const [first = name, ...rest] = formatTitle(name).split(' ');
  return [capitalizeWord(first), ...rest.map((word) => capitalizeWord(isOrdinaryWord(word) ? word.toLowerCase() : word))].join(
    ' ',
  );
}

/** Returns the display name as used inside a sentence: "observation unit", but "MIAPPE version". */
export function formatNameInSentence(name: string): string {
  const words = formatDisplayName(name);
  return isOrdinaryWord(words) ? `${words.slice(0, 1).toLowerCase()}${words.slice(1)}` : words;
}

function isOrdinaryWord(word: string): boolean {
  return /^[A-Z][a-z]/.test(word) || word.length === 1;
}

function capitalizeWord(word: string): string {
  return CAPITALS.has(word.toLowerCase()) ? word.toUpperCase().replace(/^IDS$/, 'IDs') : word;
}
