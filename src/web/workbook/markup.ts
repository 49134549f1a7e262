/**
 * Reads XML parts of a spreadsheet while they are unpacked. Elements have their local names, because programs use different
 * namespace prefixes.
 */
import { SaxParser } from '@cj-tech-master/excelts/xml';

/** Attributes of an element by their local names. */
export type MarkupAttributes = Readonly<Record<string, string | undefined>>;

/** A part while it is unpacked, or in memory. */
type MarkupPieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Callbacks for the parts of the markup. */
export interface MarkupHandlers {
  open?(name: string, attributes: MarkupAttributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Reads a part. After each piece, the caller can take the results of the handlers.
 * @throws Error if the XML is invalid
 */
export async function* readMarkup(pieces: MarkupPieces, handlers: MarkupHandlers): AsyncGenerator<void> {
  // The parser does not know entities of the document itself; real files contain any number of &amp;.
  const parser = new SaxParser({ position: false, invalidCharHandling: 'skip', maxEntityExpansions: 0 });
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(getLocalName(name), removeNamespaces(attributes)));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(getLocalName(name)));
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

/** Returns whether an attribute or a string is true, in the notations of XML Schema. */
export function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

function getLocalName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

function removeNamespaces(attributes: Readonly<Record<string, string>>): MarkupAttributes {
  let isPrefixed = false;
  for (const name in attributes) if (name.includes(':')) isPrefixed = true;
  if (!isPrefixed) return attributes;
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [getLocalName(name), value]));
}
