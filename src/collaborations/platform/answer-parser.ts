/**
 * Parses a response of the platform while it arrives, because parsing a whole organization would block other requests. Each
 * object in a list (of the whole response, or of one of its members) is parsed alone, and reduced to its selection.
 */
import { randomUUID } from 'node:crypto';
import { createJsonBoundsCheck } from '../../contract/json-bounds.ts';
import { appendPiece } from '../../contract/pieces.ts';
import { PlatformFault } from './fault.ts';
import type { Selection } from './projections.ts';

/** Maximum bytes of an object in a list, and of all other text: a collaboration with about 12,000 memberships. */
const MAX_PART_BYTES = 16_000_000;
/** Replaces an object in the rest of the response, followed by its position. Random, so that no string of a response equals it. */
const MARK = `\0${randomUUID()}:`;
/** Bytes in which the name of a list is searched. */
const NAME_BYTES = 100;

export class AnswerParser {
  readonly #selection: Selection;
  readonly #isWithinBounds = createJsonBoundsCheck((piece, at, depth) => this.#visitBracket(piece, at, depth));
  /** The parsed objects. */
  readonly #objects: unknown[] = [];
  /** The response without these objects. */
  readonly #rest = new Part();
  /** The current object; undefined between objects. */
  #object: Part | undefined;
  #objectSelection: Selection = {};
  /** True for lists, false for objects, by level of the open container. */
  readonly #isList = [false, false, false];
  /** Offset of the first byte of the piece that belongs to no part yet. */
  #from = 0;

  constructor(selection: Selection) {
    this.#selection = selection;
  }

  /** @throws PlatformFault if a limit is exceeded, SyntaxError */
  addPiece(piece: Uint8Array): void {
    this.#from = 0;
    if (!this.#isWithinBounds(piece)) throw new PlatformFault('tooLarge', 'the answer has too many values, or too many levels');
    this.#take(piece, piece.length);
  }

  /** Returns the selected members. @throws SyntaxError */
  finish(): unknown {
    const read = selectParts(this.#rest.parse(), this.#selection);
    if (Array.isArray(read)) return this.#fillList(read);
    if (typeof read !== 'object' || read === null) return read;
    const members = Object.entries(read).map(([name, value]) => [name, Array.isArray(value) ? this.#fillList(value) : value]);
    return Object.fromEntries(members);
  }

  #fillList(list: readonly unknown[]): unknown[] {
    return list.map((item) =>
      typeof item === 'string' && item.startsWith(MARK) ? this.#objects[Number(item.slice(MARK.length))] : item,
    );
  }

  /** Handles a bracket; `depth` is the number of containers that are open after it. */
  #visitBracket(piece: Uint8Array, at: number, depth: number): void {
    const isListStart = piece[at] === 0x5b;
    const isStart = isListStart || piece[at] === 0x7b;
    const objectDepth = this.#isList[1] ? 2 : 3;
    if (this.#object !== undefined) {
      if (isStart || depth !== objectDepth - 1) return;
      this.#take(piece, at + 1);
      this.#rest.add(Buffer.from(JSON.stringify(`${MARK}${this.#objects.length}`)));
      this.#objects.push(selectParts(this.#object.parse(), this.#objectSelection));
      this.#object = undefined;
    } else if (isStart && !isListStart && depth === objectDepth && this.#isList[depth - 1]) {
      this.#take(piece, at);
      this.#object = new Part();
    } else if (isStart && depth <= 2) {
      this.#isList[depth] = isListStart;
      if (isListStart) this.#objectSelection = this.#findObjectSelection(piece, at);
    }
  }

  /** Returns what is selected of the objects in the list that begins here. */
  #findObjectSelection(piece: Uint8Array, at: number): Selection {
    if (this.#isList[1] || this.#selection === true || Array.isArray(this.#selection)) return getItemSelection(this.#selection);
    this.#take(piece, at);
    const name = /"([^"\\]*)"\s*:\s*$/.exec(this.#rest.getEnd())?.[1] ?? '';
    const members = this.#selection as Readonly<Record<string, Selection>>;
    return Object.hasOwn(members, name) ? getItemSelection(members[name] as Selection) : {};
  }

  #take(piece: Uint8Array, to: number): void {
    (this.#object ?? this.#rest).add(piece.subarray(this.#from, to));
    this.#from = to;
  }
}

/** Bytes of a response that are parsed together. */
class Part {
  #bytes: Buffer = Buffer.alloc(0);
  #length = 0;

  /** @throws PlatformFault if the part becomes too large */
  add(piece: Uint8Array): void {
    if (this.#length + piece.length > MAX_PART_BYTES)
      throw new PlatformFault('tooLarge', `the answer has a record larger than ${MAX_PART_BYTES} bytes`);
    this.#bytes = appendPiece(this.#bytes, this.#length, piece, MAX_PART_BYTES);
    this.#length += piece.length;
  }

  /** @throws SyntaxError */
  parse(): unknown {
    return JSON.parse(this.#bytes.toString('utf8', 0, this.#length));
  }

  getEnd(): string {
    return this.#bytes.toString('latin1', Math.max(0, this.#length - NAME_BYTES), this.#length);
  }
}

const getItemSelection = (selection: Selection): Selection =>
  selection === true ? true : Array.isArray(selection) ? (selection[0] as Selection) : {};

/** Returns the selected members of a value. A member of another type becomes empty, so that its validation fails. */
function selectParts(value: unknown, selection: Selection): unknown {
  if (selection === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(selection)) return Array.isArray(value) ? value.map((item) => selectParts(item, selection[0])) : {};
  if (Array.isArray(value)) return [];
  const members = Object.entries(selection).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(
    members.map(([name, inner]) => [name, selectParts((value as Record<string, unknown>)[name], inner)]),
  );
}
