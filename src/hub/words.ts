/** Display names for names of a profile. */
export { formatDisplayName, formatFieldLabel, formatNameInSentence, getFieldLabel } from '../profiles/name-words.ts';
