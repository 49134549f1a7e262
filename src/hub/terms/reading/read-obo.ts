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

/** Qualifiers in braces, and a comment, up to the end of a line. */
const QUALIFIERS = /\{(?:\s*[^\s={}"\\,]+\s*=(?:\s*"(?:[^"\\]|\\.)*"|\s*[^\s"{},]+|)(?:\s*,|(?=[\s}])))+\s*\}(?:\s*!.*)?$/y;

/** Without qualifiers and a comment at the end, and with escaped characters as they are. */
function plain(value: string): string {
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1;
    else if (endsAt(value, at)) return unescaped(value.slice(0, at).trimEnd());
  }
  return unescaped(value);
}

function endsAt(value: string, at: number): boolean {
  if (value[at] === '!') return /\s/.test(value[at - 1] ?? '') && !/\S/.test(value[at + 1] ?? '');
  if (value[at] !== '{') return false;
  QUALIFIERS.lastIndex = at;
  return QUALIFIERS.test(value);
}

function quoted(value: string): string {
  return unescaped(/^"((?:[^"\\]|\\.)*)"/.exec(value)?.[1] ?? '');
}

/** Escaped letters that stand for something else (OBO 1.4, section 1.5). */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', W: ' ' };

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => ESCAPES[character] ?? character);
}
