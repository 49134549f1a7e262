/** Terms of OWL ontologies as OBO Graphs JSON (`graphs[].nodes[]`), node by node, so that a file of any size needs little memory. */
import { shortIdentifier, VocabularyFileError, type VocabularyTerm } from './vocabulary-term.ts';

interface Node {
  readonly id?: unknown;
  readonly lbl?: unknown;
  readonly type?: unknown;
  readonly meta?: {
    readonly deprecated?: unknown;
    readonly definition?: { readonly val?: unknown };
    readonly synonyms?: readonly { readonly val?: unknown }[];
  };
}

/** The classes that are not deprecated and have a label. */
export async function* readObographs(pieces: AsyncIterable<string>): AsyncGenerator<VocabularyTerm> {
  for await (const text of objectsInNodes(pieces)) {
    const node = parsed(text);
    const { id, lbl, type, meta } = node;
    if (typeof id !== 'string' || typeof lbl !== 'string' || lbl === '' || meta?.deprecated === true) continue;
    if (type !== undefined && type !== 'CLASS') continue;
    const { definition, synonyms = [] } = meta ?? {};
    yield {
      id: shortIdentifier(id),
      label: lbl,
      synonyms: synonyms.flatMap(({ val }) => (typeof val === 'string' && val !== '' ? [val] : [])),
      definition: typeof definition?.val === 'string' ? definition.val : '',
    };
  }
}

function parsed(text: string): Node {
  try {
    return JSON.parse(text) as Node;
  } catch (error) {
    throw new VocabularyFileError('is no JSON', { cause: error });
  }
}

/** The texts of the objects directly in every list that is called `nodes`. */
async function* objectsInNodes(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0;
  /** Depth of the list whose objects are wanted; -1 outside. */
  let wanted = -1;
  let inString = false;
  let isEscaped = false;
  let last = '';
  let key = '';
  let object = '';
  for await (const piece of pieces) {
    let from = 0;
    for (let index = 0; index < piece.length; index += 1) {
      const character = piece[index] as string;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') inString = false;
        else if (last.length < 8) last += character;
        continue;
      }
      if (character === '"') [inString, last] = [true, ''];
      else if (character === ':') key = last;
      else if (character === '{' || character === '[') {
        if (wanted < 0 && character === '[' && key === 'nodes') wanted = depth + 1;
        if (wanted === depth && character === '{') [object, from] = ['', index];
        depth += 1;
        key = '';
      } else if (character === '}' || character === ']') {
        depth -= 1;
        if (wanted === depth && character === '}') {
          yield object + piece.slice(from, index + 1);
          object = '';
        } else if (wanted > depth) wanted = -1;
      }
    }
    if (wanted >= 0 && depth > wanted) object += piece.slice(from);
  }
  if (depth !== 0) throw new VocabularyFileError('ends in the middle of its JSON');
}
