/** Names of a profile as people read them. */
export { insideSentence, inWords } from '../profiles/name-words.ts';
