export { formatDisplayName, formatFieldLabel, formatNameInSentence, getFieldLabel } from '../profiles/name-words.ts';
