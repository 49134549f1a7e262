/**
 * Regular expressions that run in linear time. Sites write patterns, and clients send data; either could make a backtracking
 * engine run for hours. Patterns are compiled to a nondeterministic automaton, whose states are followed in parallel (Thompson
 * 1968). The successors of each set are cached, so a typical pattern costs one look-up per character, and the worst pattern a
 * constant number of steps per character.
 */
import { getOrAdd } from '../../memoize.ts';
import { PatternError, type PatternPart, parsePattern } from './pattern-syntax.ts';

export { PatternError } from './pattern-syntax.ts';

type Node =
  | { readonly kind: 'character'; readonly atom: number; readonly next: number }
  | { readonly kind: 'start' | 'end'; readonly next: number }
  | { readonly kind: 'fork'; next: number; readonly other: number }
  | { readonly kind: 'match' };

/** Kinds of nodes in the order of their numbers. */
const KINDS = ['match', 'character', 'start', 'end', 'fork'] as const;
const [MATCH, CHARACTER, START, END, FORK] = [0, 1, 2, 3, 4] as const;

/** States of the automaton at one position: nodes that require a character or the end of the string. */
interface StateSet {
  readonly nodes: Uint16Array;
  readonly isAtStart: boolean;
  readonly accepts: boolean;
  /** Computed when a string first ends in this state. */
  acceptsAtEnd?: boolean;
  readonly dead: boolean;
  /** Next states by character class, filled during matching. */
  next: (StateSet | undefined)[];
}

/** Parts of the pattern that match a character: a 1 for each class that contains it, and the literal. */
interface Membership {
  readonly named: Uint8Array;
  readonly literal: number | undefined;
}

const MAX_NODES = 5_000;
/** Maximum number of nodes that one character can reach, which determines the time per character. */
const MAX_REACHED = 500;
/** Maximum number of nodes that the steps of the check (#requireFewReached) can reach in total, which limits its time. */
const MAX_REACHED_IN_ALL = 100_000;
/** Maximum number of different classes such as `[a-z]`. Each new character is tested against all of them. */
const MAX_CLASSES = 100;
/** Maximum size of the cached sets of a pattern, in nodes. */
const MAX_CACHED_NODES = 200_000;
/** Maximum size of the caches of all patterns, in nodes of two bytes. If it is exceeded, all caches are emptied. */
const MAX_CACHED_EVERYWHERE = 50_000_000;
/** The sizes, in nodes, of a set without its nodes, a class without its membership, a code point, and a successor. */
const [SET_SIZE, CLASS_SIZE, CODE_POINT_SIZE, SUCCESSOR_SIZE] = [200, 200, 20, 6] as const;
const MAX_CACHED_CODE_POINTS = 5_000;

/** The patterns with cached states, and the total size of the caches. */
const caching = { patterns: new Set<LinearPattern>(), size: 0 };

/** A character that matches only itself, escaped or not. */
const LITERAL = /^(?:[^.\\[]|\\[\^$\\.*+?()[\]{}|/-])$/su;

/** A compiled pattern that behaves like `new RegExp(source, 'u').test(text)`. */
export class LinearPattern {
  readonly source: string;
  /** The nodes, in typed arrays because objects would take ten times the memory. */
  readonly #kinds: Uint8Array;
  readonly #next: Uint16Array;
  /** The other branch of a fork, or the atom of a character. */
  readonly #other: Uint16Array;
  /** The last step that reached each node, so that a step visits a node once. */
  readonly #reached: Float64Array;
  readonly #stack: Uint16Array;
  /** The nodes that the current step has reached. */
  readonly #marked: Uint16Array;
  #markedCount = 0;
  #round = 0;
  #cachedNodes = 0;
  /** Classes in the pattern. The atom of a class is its index here; atoms of literals start at MAX_CLASSES. */
  readonly #named: RegExp[] = [];
  readonly #atomOf = new Map<string, number>();
  readonly #atomOfLiteral = new Map<string, number>();
  readonly #entry: number;
  readonly #classOfMembership = new Map<string, number>();
  readonly #membershipOfClass: Membership[] = [];
  readonly #classOfCodePoint = new Map<number, number>();
  readonly #asciiClass: Int32Array = new Int32Array(128).fill(-1);
  readonly #sets = new Map<string, StateSet>();
  readonly #initial: StateSet;
  #emitted = 0;

  /** @throws PatternError if the pattern is malformed, too large, or not a regular language */
  constructor(source: string) {
    this.source = source;
    const nodes: Node[] = [{ kind: 'match' }];
    this.#entry = this.#emitNodes(nodes, parsePattern(source), 0);
    this.#kinds = Uint8Array.from(nodes, ({ kind }) => KINDS.indexOf(kind));
    this.#next = Uint16Array.from(nodes, (node) => ('next' in node ? node.next : 0));
    this.#other = Uint16Array.from(nodes, (node) => ('other' in node ? node.other : 'atom' in node ? node.atom : 0));
    this.#reached = new Float64Array(nodes.length);
    // Each node has at most two predecessors, so the stack cannot overflow.
    this.#stack = new Uint16Array(3 * nodes.length);
    this.#marked = new Uint16Array(nodes.length);
    this.#startRound();
    this.#markReachable(this.#entry, true, false);
    this.#initial = this.#getSet(true);
    this.#addSize(10 * nodes.length);
    if (nodes.length > MAX_REACHED) this.#requireFewReached();
  }

  /** Matches a string that contains every part, and so reaches the most nodes. @throws PatternError above MAX_REACHED */
  #requireFewReached(): void {
    const count = this.#kinds.length;
    let previous = '';
    let nodes = this.#initial.nodes;
    let reached = 0;
    for (let step = 0; step < count; step += 1) {
      this.#startRound();
      for (const node of nodes)
        if (this.#kinds[node] === CHARACTER) this.#markReachable(this.#next[node] as number, false, false);
      this.#markReachable(this.#entry, false, false);
      reached += this.#markedCount;
      if (this.#markedCount > MAX_REACHED || reached > MAX_REACHED_IN_ALL)
        throw new PatternError('the pattern is too complex: begin it with ^, or omit the maximum of repetitions');
      nodes = this.#listWaiting();
      const key = String.fromCharCode(...nodes);
      if (key === previous) return;
      previous = key;
    }
  }

  /** Returns the marked nodes that require a character or the end of the string. */
  #listWaiting(): Uint16Array {
    return this.#marked
      .subarray(0, this.#markedCount)
      .filter((node) => this.#kinds[node] === CHARACTER || this.#kinds[node] === END)
      .sort();
  }

  /** Returns whether the pattern matches anywhere in the text. */
  test(text: string): boolean {
    if (caching.size > MAX_CACHED_EVERYWHERE) LinearPattern.#emptyCaches();
    let state = this.#initial;
    for (let at = 0; at < text.length; ) {
      if (state.accepts) return true;
      if (state.dead) return false;
      const codePoint = text.codePointAt(at) as number;
      at += codePoint > 0xffff ? 2 : 1;
      const known = codePoint < 128 ? (this.#asciiClass[codePoint] as number) : -1;
      const characters = known >= 0 ? known : this.#getClass(codePoint);
      state = state.next[characters] ?? this.#computeStep(state, characters);
    }
    return state.accepts || this.#acceptsAtEnd(state);
  }

  /** Distinguishes patterns in Ajv, which caches them by this string. */
  toString(): string {
    return `/${this.source}/u`;
  }

  /** Adds the nodes of a part that continues at `next`, and returns the index of its first node. */
  #emitNodes(nodes: Node[], part: PatternPart, next: number): number {
    this.#emitted += 1;
    if (this.#emitted > 4 * MAX_NODES) throw new PatternError('the pattern is too large');
    switch (part.kind) {
      case 'character':
        return addNode(nodes, { kind: 'character', atom: this.#getAtom(part.source), next });
      case 'start':
      case 'end':
        return addNode(nodes, { kind: part.kind, next });
      case 'sequence':
        return part.of.reduceRight((after, each) => this.#emitNodes(nodes, each, after), next);
      case 'choice':
        return part.of
          .map((each) => this.#emitNodes(nodes, each, next))
          .reduceRight((other, each) => addNode(nodes, { kind: 'fork', next: each, other }));
      case 'repeat':
        return this.#emitRepeat(nodes, part.of, part.least, part.most, next);
    }
  }

  #emitRepeat(nodes: Node[], part: PatternPart, least: number, most: number, next: number): number {
    let begin = next;
    if (most === Number.POSITIVE_INFINITY) {
      const loop = { kind: 'fork' as const, next: 0, other: next };
      begin = addNode(nodes, loop);
      loop.next = this.#emitNodes(nodes, part, begin);
    } else {
      for (let count = least; count < most; count += 1)
        begin = addNode(nodes, { kind: 'fork', next: this.#emitNodes(nodes, part, begin), other: next });
    }
    for (let count = 0; count < least; count += 1) begin = this.#emitNodes(nodes, part, begin);
    return begin;
  }

  #getAtom(source: string): number {
    const known = this.#atomOf.get(source);
    if (known !== undefined) return known;
    const isLiteral = LITERAL.test(source);
    if (!isLiteral && this.#named.length >= MAX_CLASSES)
      throw new PatternError(`a pattern has at most ${MAX_CLASSES} different classes of characters`);
    const atom = isLiteral ? MAX_CLASSES + this.#atomOf.size : this.#named.push(new RegExp(`^${source}$`, 'u')) - 1;
    if (isLiteral) this.#atomOfLiteral.set(source.replace(/^\\/, ''), atom);
    this.#atomOf.set(source, atom);
    return atom;
  }

  /** Returns the class of a character. Characters of a class match the same parts of the pattern. */
  #getClass(codePoint: number): number {
    const known = this.#classOfCodePoint.get(codePoint);
    if (known !== undefined) return known;
    const character = String.fromCodePoint(codePoint);
    const named = Uint8Array.from(this.#named, (one) => Number(one.test(character)));
    const literal = this.#atomOfLiteral.get(character);
    const characters = getOrAdd(this.#classOfMembership, `${named.join('')} ${literal}`, () => {
      this.#addSize(CLASS_SIZE + named.length);
      return this.#membershipOfClass.push({ named, literal }) - 1;
    });
    if (codePoint < 128) this.#asciiClass[codePoint] = characters;
    else if (this.#classOfCodePoint.size < MAX_CACHED_CODE_POINTS) {
      this.#addSize(CODE_POINT_SIZE);
      this.#classOfCodePoint.set(codePoint, characters);
    }
    return characters;
  }

  #computeStep(state: StateSet, characters: number): StateSet {
    const { named, literal } = this.#membershipOfClass[characters] as Membership;
    this.#startRound();
    for (const node of state.nodes) {
      const atom = this.#other[node] as number;
      if (this.#kinds[node] === CHARACTER && (atom === literal || named[atom] === 1))
        this.#markReachable(this.#next[node] as number, false, false);
    }
    // A match can begin at any character, so each step starts from the entry node again.
    this.#markReachable(this.#entry, false, false);
    const successor = this.#getSet(false);
    const room = state.next.length;
    state.next[characters] = successor;
    this.#addSize(SUCCESSOR_SIZE * (state.next.length - room));
    return successor;
  }

  #startRound(): void {
    this.#round += 1;
    this.#markedCount = 0;
  }

  #addSize(nodes: number): void {
    this.#cachedNodes += nodes;
    caching.size += nodes;
    caching.patterns.add(this);
  }

  /** Empties the caches of all patterns. Must not run during a match, because the numbers of classes change. */
  static #emptyCaches(): void {
    for (const pattern of caching.patterns) {
      for (const cache of [pattern.#sets, pattern.#classOfMembership, pattern.#classOfCodePoint]) cache.clear();
      pattern.#membershipOfClass.length = 0;
      pattern.#asciiClass.fill(-1);
      pattern.#initial.next = [];
      pattern.#cachedNodes = 0;
    }
    caching.patterns.clear();
    caching.size = 0;
  }

  /** Marks the nodes that can be reached from a node without reading a character. */
  #markReachable(from: number, isAtStart: boolean, isAtEnd: boolean): void {
    const stack = this.#stack;
    let size = 1;
    stack[0] = from;
    while (size > 0) {
      size -= 1;
      const node = stack[size] as number;
      if (this.#reached[node] === this.#round) continue;
      this.#reached[node] = this.#round;
      this.#marked[this.#markedCount++] = node;
      const kind = this.#kinds[node];
      if (kind === FORK || (kind === START && isAtStart) || (kind === END && isAtEnd))
        stack[size++] = this.#next[node] as number;
      if (kind === FORK) stack[size++] = this.#other[node] as number;
    }
  }

  #getSet(isAtStart: boolean): StateSet {
    const nodes = this.#listWaiting();
    const size = nodes.length;
    const accepts = this.#reached[MATCH] === this.#round;
    const key = String.fromCharCode(Number(isAtStart), Number(accepts), ...nodes);
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const set: StateSet = { nodes, isAtStart, accepts, dead: size === 0 && !accepts, next: [] };
    if (this.#cachedNodes > MAX_CACHED_NODES) {
      this.#sets.clear();
      this.#initial.next = [];
      this.#cachedNodes = 0;
    }
    this.#addSize(size + SET_SIZE);
    this.#sets.set(key, set);
    return set;
  }

  #acceptsAtEnd(state: StateSet): boolean {
    if (state.acceptsAtEnd !== undefined) return state.acceptsAtEnd;
    this.#startRound();
    for (const node of state.nodes) this.#markReachable(node, state.isAtStart, true);
    state.acceptsAtEnd = this.#reached[MATCH] === this.#round;
    return state.acceptsAtEnd;
  }
}

function addNode(nodes: Node[], node: Node): number {
  if (nodes.length >= MAX_NODES) throw new PatternError('the pattern is too large');
  return nodes.push(node) - 1;
}

const compiledPatterns = new Map<string, LinearPattern>();

/** Maximum patterns in the cache, because drafts create many. Compiled validators keep references to theirs. */
const MAX_COMPILED = 200;

/** Compiles a pattern, or returns a compiled one. @throws PatternError if it is malformed, too large, or not regular */
export function getLinearPattern(source: string): LinearPattern {
  if (compiledPatterns.size >= MAX_COMPILED && !compiledPatterns.has(source)) compiledPatterns.clear();
  return getOrAdd(compiledPatterns, source, () => new LinearPattern(source));
}
