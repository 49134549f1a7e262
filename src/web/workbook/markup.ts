/** XML parts of a spreadsheet, read as they are unpacked: elements by their local names, whatever prefix a program gives its namespace. */
import { SaxParser } from '@cj-tech-master/excelts/xml';

/** Attributes of an element by their local names. */
export type MarkupAttributes = Readonly<Record<string, string | undefined>>;

/** A part as it is unpacked, or in memory. */
type MarkupPieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** What happens at the parts of the markup. */
export interface MarkupHandlers {
  open?(name: string, attributes: MarkupAttributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Reads a part, and lets the caller take what the handlers have gathered after each piece of it.
 * @throws Error for what is no XML
 */
export async function* readMarkup(pieces: MarkupPieces, handlers: MarkupHandlers): AsyncGenerator<void> {
  // Entities of the document's own are unknown to the parser; real files hold &amp; any number of times.
  const parser = new SaxParser({ position: false, invalidCharHandling: 'skip', maxEntityExpansions: 0 });
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(localName(name), localAttributes(attributes)));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

/** Reads a part to its end. */
export async function readWholeMarkup(pieces: MarkupPieces, handlers: MarkupHandlers): Promise<void> {
  for await (const _piece of readMarkup(pieces, handlers));
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

function localAttributes(attributes: Readonly<Record<string, string>>): MarkupAttributes {
  let isPrefixed = false;
  for (const name in attributes) if (name.includes(':')) isPrefixed = true;
  if (!isPrefixed) return attributes;
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}
