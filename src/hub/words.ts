/** Display names for names of a profile. */
export { formatDisplayName, formatNameInSentence } from '../profiles/name-words.ts';
