/** Display names for names of a profile. */
export { inWords, lowerFirstWord as insideSentence } from '../profiles/name-words.ts';
