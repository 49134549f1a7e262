/** Reads XML parts of a spreadsheet while they are unpacked, by local names, because prefixes vary. */
import { SaxParser } from '@cj-tech-master/excelts/xml';
import { BadRequestError } from '../../contract/errors.ts';
import { formatNumber } from '../for-people/words.ts';

/** Maximum characters of a cell, and of the text between two tags. A cell of Excel has 32,767 characters. */
const MAX_TEXT_LENGTH = 4_000_000;

/** @throws BadRequestError if a string is too long for a spreadsheet */
export function rejectLongText(length: number): void {
  if (length > MAX_TEXT_LENGTH)
    throw new BadRequestError(
      `A cell has more than ${formatNumber(MAX_TEXT_LENGTH)} characters; shorten it and upload the file again.`,
    );
}

export type MarkupAttributes = Readonly<Record<string, string | undefined>>;

/** The bytes of a part, in memory or while it is unpacked. */
type MarkupPieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface MarkupHandlers {
  open?(name: string, attributes: MarkupAttributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Parses a part. Yields after each piece. @throws BadRequestError if a string is too long; Error if the XML is invalid */
export async function* readMarkup(pieces: MarkupPieces, handlers: MarkupHandlers): AsyncGenerator<void> {
  // The parser rejects entities that the document defines. The limit is off, because real files contain many `&amp;`.
  const parser = new SaxParser({ position: false, invalidCharHandling: 'skip', maxEntityExpansions: 0 });
  // The parser collects text until the next tag, so its length must be limited.
  let collected = 0;
  parser.on('opentag', ({ name, attributes }) => {
    collected = 0;
    handlers.open?.(getLocalName(name), removeNamespaces(attributes));
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => {
    collected = 0;
    handlers.close?.(getLocalName(name));
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of pieces) {
    collected += piece.length;
    parser.write(decoder.decode(piece, { stream: true }));
    rejectLongText(collected);
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

export async function readMarkupToEnd(pieces: MarkupPieces, handlers: MarkupHandlers): Promise<void> {
  for await (const _piece of readMarkup(pieces, handlers));
}

export function isTrueInXml(text: string | undefined): boolean {
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
