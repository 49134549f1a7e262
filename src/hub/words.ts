/** Display names for names of a profile. */
export { formatDisplayName, lowerFirstWord as insideSentence } from '../profiles/name-words.ts';
