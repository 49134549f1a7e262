/**
 * Selects members of a JSON text while it arrives. A large organization is 20 to 140 MB, and the application uses one fiftieth of it. Other data, such as keys and login dates of users, never becomes a value.
 *
 * Selected parts must be valid JSON (RFC 8259). In skipped parts, only strings and balanced brackets are checked.
 */

/** Members to select: `true` for a whole value, an object for the named members, a list with one selection for every item. */
export type Selection = true | { readonly [member: string]: Selection } | readonly [Selection];

/** The text is not JSON, or ends too early. */
export class JsonSelectionError extends Error {
  override readonly name = 'JsonSelectionError';
}

/** The selected parts exceed the limit. */
export class SelectionTooLargeError extends Error {
  override readonly name = 'SelectionTooLargeError';
}

interface Plan {
  kind: 'whole' | 'members' | 'items';
  /** Members grouped by the length of their names in bytes, because most other keys have a different length. */
  members: ReadonlyMap<number, readonly Member[]>;
  item: Plan | undefined;
}

interface Member {
  name: string;
  bytes: Buffer;
  plan: Plan;
}

/** A container that is being read. */
interface Frame {
  plan: Plan;
  value: Record<string, unknown> | unknown[];
  /** Target of the next value: a member's name, or a list; undefined for a skipped value. */
  member: string | undefined;
  next: Plan | undefined;
}

/** A value that is read to its end without parsing it, to skip it or to return its text. */
interface Run {
  depth: number;
  inString: boolean;
  isEscaped: boolean;
  /** True for a number or literal, which ends at the next other character. */
  isScalar: boolean;
  isKey: boolean;
  pieces: Buffer[] | undefined;
}

type Expecting = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/** Reads a single document in pieces, and selects members of it. */
export class JsonSelector {
  readonly #root: Plan;
  readonly #maxSelectedBytes: number;
  readonly #frames: Frame[] = [];
  #expecting: Expecting = 'value';
  #result: unknown;
  #selectedBytes = 0;

  #run: Run | undefined;

  constructor(selection: Selection, maxSelectedBytes: number) {
    this.#root = createPlan(selection);
    this.#maxSelectedBytes = maxSelectedBytes;
  }

  /** Reads the next piece. @throws JsonSelectionError, SelectionTooLargeError */
  write(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let index = 0;
    while (index < bytes.length) {
      index = this.#run === undefined ? this.#readByte(bytes, index) : this.#continueRun(bytes, index);
    }
  }

  /** Returns the selection after the whole document was written. Absent members stay absent. */
  end(): unknown {
    if (this.#run?.isScalar) this.#finishRun();
    if (this.#expecting !== 'nothing' || this.#run !== undefined) throw new JsonSelectionError('The text stops too early.');
    return this.#result;
  }

  #readByte(bytes: Buffer, index: number): number {
    const byte = bytes[index] as number;
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) return index + 1;
    switch (this.#expecting) {
      case 'valueOrEnd':
        if (byte === CLOSE_BRACKET) return this.#close(index);
        return this.#startValue(bytes, index);
      case 'value':
        return this.#startValue(bytes, index);
      case 'keyOrEnd':
        if (byte === CLOSE_BRACE) return this.#close(index);
        return this.#startKey(bytes, index);
      case 'key':
        return this.#startKey(bytes, index);
      case 'colon':
        if (byte !== COLON) throw createUnexpectedByteError(byte);
        this.#expecting = 'value';
        return index + 1;
      case 'commaOrEnd':
        return this.#readSeparator(byte, index);
      case 'nothing':
        throw createUnexpectedByteError(byte);
    }
  }

  #readSeparator(byte: number, index: number): number {
    const isList = Array.isArray(this.#getTopFrame().value);
    if (byte === (isList ? CLOSE_BRACKET : CLOSE_BRACE)) return this.#close(index);
    if (byte !== COMMA) throw createUnexpectedByteError(byte);
    this.#expecting = isList ? 'value' : 'key';
    return index + 1;
  }

  #startValue(bytes: Buffer, index: number): number {
    const byte = bytes[index] as number;
    const frame = this.#frames.at(-1);
    const plan = frame === undefined ? this.#root : Array.isArray(frame.value) ? frame.plan.item : frame.next;
    if (plan?.kind === 'members' && byte === OPEN_BRACE) return this.#open(plan, {}, 'keyOrEnd', index);
    if (plan?.kind === 'items' && byte === OPEN_BRACKET) return this.#open(plan, [], 'valueOrEnd', index);
    const opens = byte === OPEN_BRACE || byte === OPEN_BRACKET;
    const isScalar = !opens && byte !== QUOTE;
    if (isScalar && !isScalarStart(byte)) throw createUnexpectedByteError(byte);
    // A container of an unexpected kind is skipped. An empty container of this kind replaces it, so that the validation
    // fails.
    if (opens && plan !== undefined && plan.kind !== 'whole') this.#deliver(byte === OPEN_BRACE ? {} : []);
    const isSelected = plan !== undefined && !(opens && plan.kind !== 'whole');
    // Nearly all strings, numbers and literals end in the piece that they begin in.
    const end = opens ? undefined : isScalar ? findScalarEnd(bytes, index) : findPlainStringEnd(bytes, index);
    if (end !== undefined) {
      if (isSelected) this.#deliver(parseSelected(this.#countSelectedBytes(bytes.subarray(index, end))));
      this.#expectAfterValue();
      return end;
    }
    this.#run = {
      depth: opens ? 1 : 0,
      inString: byte === QUOTE,
      isEscaped: false,
      isScalar,
      pieces: isSelected ? [] : undefined,
      isKey: false,
    };
    if (!isScalar) this.#run.pieces?.push(this.#countSelectedBytes(Buffer.of(byte)));
    return isScalar ? index : index + 1;
  }

  #startKey(bytes: Buffer, index: number): number {
    if (bytes[index] !== QUOTE) throw createUnexpectedByteError(bytes[index] as number);
    const end = findPlainStringEnd(bytes, index);
    if (end !== undefined) {
      const ofLength = this.#getTopFrame().plan.members.get(end - index - 2);
      this.#nameMember(ofLength?.find((member) => isSame(member.bytes, bytes, index + 1)));
      return end;
    }
    this.#run = { depth: 0, inString: true, isEscaped: false, isScalar: false, pieces: [Buffer.of(QUOTE)], isKey: true };
    return index + 1;
  }

  #nameMember(member: Member | undefined): void {
    const frame = this.#getTopFrame();
    frame.member = member?.name;
    frame.next = member?.plan;
    this.#expecting = 'colon';
  }

  /** Continues to read the current value, and returns the index of its end in this piece. */
  #continueRun(bytes: Buffer, start: number): number {
    const run = this.#run as Run;
    const length = bytes.length;
    let index = start;
    if (run.isScalar) {
      index = skipScalar(bytes, start);
      run.pieces?.push(this.#countSelectedBytes(bytes.subarray(start, index)));
      if (index < length) this.#finishRun();
      return index;
    }
    let { depth, inString, isEscaped } = run;
    let isDone = false;
    while (!isDone) {
      if (!isEscaped) index = inString ? findCharactersEnd(bytes, index) : findNextMark(bytes, index);
      if (index >= length) break;
      const byte = bytes[index] as number;
      index += 1;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          inString = false;
          isDone = depth === 0;
        }
      } else if (byte === QUOTE) inString = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        depth -= 1;
        isDone = depth === 0;
      }
    }
    run.depth = depth;
    run.inString = inString;
    run.isEscaped = isEscaped;
    run.pieces?.push(this.#countSelectedBytes(bytes.subarray(start, index)));
    if (isDone) this.#finishRun();
    return index;
  }

  #finishRun(): void {
    const run = this.#run as Run;
    this.#run = undefined;
    if (run.pieces === undefined) {
      this.#expectAfterValue();
      return;
    }
    const value = parseSelected(Buffer.concat(run.pieces));
    if (run.isKey) {
      const ofLength = this.#getTopFrame().plan.members.get(Buffer.byteLength(value as string));
      this.#nameMember(ofLength?.find(({ name }) => name === value));
      return;
    }
    this.#deliver(value);
    this.#expectAfterValue();
  }

  #deliver(value: unknown): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) this.#result = value;
    else if (Array.isArray(frame.value)) frame.value.push(value);
    else if (frame.member !== undefined) frame.value[frame.member] = value;
  }

  #open(plan: Plan, value: Frame['value'], expecting: Expecting, index: number): number {
    this.#deliver(value);
    this.#frames.push({ plan, value, member: undefined, next: undefined });
    this.#expecting = expecting;
    return index + 1;
  }

  #close(index: number): number {
    this.#frames.pop();
    this.#expectAfterValue();
    return index + 1;
  }

  #expectAfterValue(): void {
    this.#expecting = this.#frames.length === 0 ? 'nothing' : 'commaOrEnd';
  }

  #countSelectedBytes(piece: Buffer): Buffer {
    this.#selectedBytes += piece.length;
    if (this.#selectedBytes > this.#maxSelectedBytes)
      throw new SelectionTooLargeError(`More than ${this.#maxSelectedBytes} bytes to keep.`);
    return piece;
  }

  #getTopFrame(): Frame {
    return this.#frames.at(-1) as Frame;
  }
}

function createPlan(selection: Selection): Plan {
  if (selection === true) return { kind: 'whole', members: new Map(), item: undefined };
  if (Array.isArray(selection)) return { kind: 'items', members: new Map(), item: createPlan(selection[0] as Selection) };
  const members = Object.entries(selection).map(([name, inner]) => ({
    name,
    bytes: Buffer.from(name),
    plan: createPlan(inner as Selection),
  }));
  return { kind: 'members', members: Map.groupBy(members, ({ bytes }) => bytes.length), item: undefined };
}

/** Returns whether a byte can start a number or one of the three literals. */
function isScalarStart(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    byte === 0x2d ||
    byte === 0x2b ||
    byte === 0x2e ||
    byte === 0x45
  );
}

/** Returns the index after a number or literal; undefined if it may continue in the next piece. */
function findScalarEnd(bytes: Buffer, start: number): number | undefined {
  const end = skipScalar(bytes, start);
  return end < bytes.length ? end : undefined;
}

/** Returns the index after a string without backslashes; undefined for other strings, and if it continues in the next piece. */
function findPlainStringEnd(bytes: Buffer, start: number): number | undefined {
  const end = findCharactersEnd(bytes, start + 1);
  return bytes[end] === QUOTE ? end + 1 : undefined;
}

/** Returns the end of a number or literal, or of the piece. This loop and the next two visit every byte. */
function skipScalar(bytes: Buffer, start: number): number {
  let index = start;
  while (index < bytes.length && isScalarStart(bytes[index] as number)) index += 1;
  return index;
}

/** Returns the index of a quotation mark or backslash, or the end of the piece. */
function findCharactersEnd(bytes: Buffer, start: number): number {
  let index = start;
  while (index < bytes.length && bytes[index] !== QUOTE && bytes[index] !== BACKSLASH) index += 1;
  return index;
}

/** Returns the index of a quotation mark or bracket, or the end of the piece. */
function findNextMark(bytes: Buffer, start: number): number {
  let index = start;
  for (; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    if (byte === QUOTE || byte === OPEN_BRACE || byte === CLOSE_BRACE || byte === OPEN_BRACKET || byte === CLOSE_BRACKET) break;
  }
  return index;
}

/** Parses a selected value. @throws JsonSelectionError */
function parseSelected(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    throw new JsonSelectionError('A value is not JSON.');
  }
}

function isSame(name: Buffer, bytes: Buffer, start: number): boolean {
  for (let index = 0; index < name.length; index += 1) if (name[index] !== bytes[start + index]) return false;
  return true;
}

function createUnexpectedByteError(byte: number): JsonSelectionError {
  return new JsonSelectionError(`Unexpected byte 0x${byte.toString(16).padStart(2, '0')}.`);
}
