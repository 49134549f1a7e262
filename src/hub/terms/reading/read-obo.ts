/** Terms of OBO files (OBO Flat File Format 1.2 and 1.4), line by line. */
import { shortIdentifier, type VocabularyTerm } from './vocabulary-term.ts';

interface Stanza {
  id: string;
  label: string;
  synonyms: string[];
  definition: string;
  isObsolete: boolean;
}

/** The terms that are not obsolete and have a name. */
export async function* readObo(lines: AsyncIterable<string>): AsyncGenerator<VocabularyTerm> {
  let stanza: Stanza | undefined;
  for await (const line of lines) {
    const text = line.trim();
    if (text.startsWith('[')) {
      if (isTerm(stanza)) yield termOf(stanza);
      stanza = text === '[Term]' ? { id: '', label: '', synonyms: [], definition: '', isObsolete: false } : undefined;
    } else if (stanza !== undefined) addTag(stanza, text);
  }
  if (isTerm(stanza)) yield termOf(stanza);
}

function addTag(stanza: Stanza, text: string): void {
  const colon = text.indexOf(':');
  const [tag, value] = [text.slice(0, colon), text.slice(colon + 1).trim()];
  if (tag === 'id') stanza.id = plain(value);
  else if (tag === 'name') stanza.label = plain(value);
  else if (tag === 'synonym') stanza.synonyms.push(quoted(value));
  else if (tag === 'def') stanza.definition = quoted(value);
  else if (tag === 'is_obsolete') stanza.isObsolete = value.startsWith('true');
}

function isTerm(stanza: Stanza | undefined): stanza is Stanza {
  return stanza !== undefined && !stanza.isObsolete && stanza.id !== '' && stanza.label !== '';
}

function termOf({ id, label, synonyms, definition }: Stanza): VocabularyTerm {
  return { id: shortIdentifier(id), label, synonyms: synonyms.filter((one) => one !== ''), definition };
}

/** Without a comment at the end, and with escaped characters as they are. */
function plain(value: string): string {
  return unescaped(value.replace(/\s+(?<!\\)!\s.*$/, '').replace(/\s*\{[^{}"]*\}$/, ''));
}

function quoted(value: string): string {
  return unescaped(/^"((?:[^"\\]|\\.)*)"/.exec(value)?.[1] ?? '');
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character === 't' ? '\t' : character));
}
