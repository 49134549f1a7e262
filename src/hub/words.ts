/** Display names for names of a profile. */
export { insideSentence, inWords } from '../profiles/name-words.ts';
