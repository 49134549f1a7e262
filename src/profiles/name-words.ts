/** Display names for names of a profile. */
import { formatTitle } from './profile.ts';

/** Abbreviations that standards write in capitals. */
const CAPITALS: ReadonlySet<string> = new Set(['doi', 'id', 'ids', 'isa', 'miappe', 'orcid', 'uri', 'url']);

/** Returns the display name of a field or an entity type: `unique_id` is "Unique ID", `ObservationUnit` "Observation unit". */
export function formatDisplayName(name: string): string {
  const [first = name, ...rest] = formatTitle(name).split(' ');
  return [capitalizeWord(first), ...rest.map((word) => capitalizeWord(isPlain(word) ? word.toLowerCase() : word))].join(' ');
}

/** Returns the display name inside a sentence: "observation unit", but "MIAPPE version". */
export function formatNameInSentence(name: string): string {
  const words = formatDisplayName(name);
  return isPlain(words) ? `${words.slice(0, 1).toLowerCase()}${words.slice(1)}` : words;
}

function isPlain(word: string): boolean {
  return /^[A-Z][a-z]/.test(word) || word.length === 1;
}

function capitalizeWord(word: string): string {
  return CAPITALS.has(word.toLowerCase()) ? word.toUpperCase().replace(/^IDS$/, 'IDs') : word;
}
