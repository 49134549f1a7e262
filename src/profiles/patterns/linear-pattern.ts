/**
 * Regular expressions that run in linear time. Sites write patterns, and clients send data; either could make a backtracking
 * engine run for hours. Here a pattern becomes a nondeterministic automaton whose sets of states are followed in parallel
 * (Thompson 1968). The successors of each set are cached, so a typical pattern costs one look-up per character, and the worst
 * pattern a constant number of steps per character.
 */
import { getOrAdd } from '../../memoize.ts';
import { PatternError, type PatternPart, parsePattern } from './pattern-syntax.ts';

export { PatternError } from './pattern-syntax.ts';

type Node =
  | { kind: 'character'; atom: number; next: number }
  | { kind: 'start' | 'end'; next: number }
  | { kind: 'fork'; next: number; other: number }
  | { kind: 'match' };

/** States of the automaton at one position: the nodes that wait for a character or for the end. */
interface StateSet {
  readonly nodes: readonly number[];
  readonly accepts: boolean;
  readonly acceptsAtEnd: boolean;
  readonly dead: boolean;
  /** Successor by class of character, filled during matching. */
  next: (StateSet | undefined)[];
}

const MAX_NODES = 5_000;
const MAX_CACHED_SETS = 2_000;
const MAX_CACHED_CODE_POINTS = 20_000;

/** A compiled pattern that behaves like `new RegExp(source, 'u').test(text)`. */
export class LinearPattern {
  readonly source: string;
  readonly #nodes: Node[] = [];
  readonly #atoms: RegExp[] = [];
  readonly #atomOf = new Map<string, number>();
  readonly #entry: number;
  readonly #classOfMembership = new Map<string, number>();
  readonly #membershipOfClass: (readonly boolean[])[] = [];
  readonly #classOfCodePoint = new Map<number, number>();
  readonly #asciiClass: Int32Array = new Int32Array(128).fill(-1);
  readonly #sets = new Map<string, StateSet>();
  readonly #initial: StateSet;
  #emitted = 0;

  /** @throws PatternError if the pattern is malformed, too large, or not a regular language */
  constructor(source: string) {
    this.source = source;
    this.#entry = this.#emit(parsePattern(source), this.#add({ kind: 'match' }));
    this.#initial = this.#setOf([this.#entry], true);
  }

  /** Returns whether the pattern matches anywhere in the text. */
  test(text: string): boolean {
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
    return state.accepts || state.acceptsAtEnd;
  }

  /** Ajv uses this text to distinguish patterns. */
  toString(): string {
    return `/${this.source}/u`;
  }

  #add(node: Node): number {
    if (this.#nodes.length >= MAX_NODES) throw new PatternError('the pattern is too large');
    return this.#nodes.push(node) - 1;
  }

  /** Adds the nodes of a part that leads to `next`, and returns its entry node. */
  #emit(part: PatternPart, next: number): number {
    this.#emitted += 1;
    if (this.#emitted > 4 * MAX_NODES) throw new PatternError('the pattern is too large');
    switch (part.kind) {
      case 'character':
        return this.#add({ kind: 'character', atom: this.#getAtom(part.source), next });
      case 'start':
      case 'end':
        return this.#add({ kind: part.kind, next });
      case 'sequence':
        return part.of.reduceRight((after, each) => this.#emit(each, after), next);
      case 'choice':
        return part.of
          .map((each) => this.#emit(each, next))
          .reduceRight((other, each) => this.#add({ kind: 'fork', next: each, other }));
      case 'repeat':
        return this.#emitRepeat(part.of, part.least, part.most, next);
    }
  }

  #emitRepeat(part: PatternPart, least: number, most: number, next: number): number {
    let begin = next;
    if (most === Number.POSITIVE_INFINITY) {
      const loop = { kind: 'fork' as const, next: 0, other: next };
      begin = this.#add(loop);
      loop.next = this.#emit(part, begin);
    } else {
      for (let count = least; count < most; count += 1)
        begin = this.#add({ kind: 'fork', next: this.#emit(part, begin), other: next });
    }
    for (let count = 0; count < least; count += 1) begin = this.#emit(part, begin);
    return begin;
  }

  #getAtom(source: string): number {
    return getOrAdd(this.#atomOf, source, () => this.#atoms.push(new RegExp(`^(?:${source})$`, 'u')) - 1);
  }

  /** Returns the class of a character: characters that match the same parts of the pattern are equal for the automaton. */
  #getClass(codePoint: number): number {
    const known = this.#classOfCodePoint.get(codePoint);
    if (known !== undefined) return known;
    const character = String.fromCodePoint(codePoint);
    const membership = this.#atoms.map((atom) => atom.test(character));
    const key = membership.map(Number).join('');
    const characters = getOrAdd(this.#classOfMembership, key, () => this.#membershipOfClass.push(membership) - 1);
    if (codePoint < 128) this.#asciiClass[codePoint] = characters;
    else if (this.#classOfCodePoint.size < MAX_CACHED_CODE_POINTS) this.#classOfCodePoint.set(codePoint, characters);
    return characters;
  }

  #computeStep(state: StateSet, characters: number): StateSet {
    const membership = this.#membershipOfClass[characters] as readonly boolean[];
    const reached: number[] = [];
    for (const index of state.nodes) {
      const node = this.#nodes[index] as Node;
      if (node.kind === 'character' && membership[node.atom] === true) reached.push(node.next);
    }
    // A match can begin at any character, so each step adds the entry node.
    reached.push(this.#entry);
    const successor = this.#setOf(reached, false);
    state.next[characters] = successor;
    return successor;
  }

  #setOf(nodes: readonly number[], atStart: boolean): StateSet {
    const reached = this.#computeClosure(nodes, atStart, false);
    const waiting = reached.filter((index) => !['fork', 'start', 'match'].includes((this.#nodes[index] as Node).kind));
    const accepts = reached.some((index) => this.#nodes[index]?.kind === 'match');
    const key = `${atStart ? '^' : ''}${accepts ? '!' : ''}${waiting.join(',')}`;
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const acceptsAtEnd = this.#computeClosure(waiting, atStart, true).some((index) => this.#nodes[index]?.kind === 'match');
    const set: StateSet = { nodes: waiting, accepts, acceptsAtEnd, dead: waiting.length === 0 && !accepts, next: [] };
    if (this.#sets.size >= MAX_CACHED_SETS) {
      this.#sets.clear();
      this.#initial.next = [];
    }
    this.#sets.set(key, set);
    return set;
  }

  /** Returns all nodes that can be reached without reading a character, sorted. */
  #computeClosure(from: readonly number[], atStart: boolean, atEnd: boolean): readonly number[] {
    const seen = new Set<number>();
    const waiting = [...from];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      if (seen.has(index)) continue;
      seen.add(index);
      const node = this.#nodes[index] as Node;
      if (node.kind === 'fork') waiting.push(node.next, node.other);
      if ((node.kind === 'start' && atStart) || (node.kind === 'end' && atEnd)) waiting.push(node.next);
    }
    return [...seen].sort((a, b) => a - b);
  }
}

const compiledPatterns = new Map<string, LinearPattern>();

/** Compiles a pattern, once per process. @throws PatternError if it is malformed, too large, or not a regular language */
export function getLinearPattern(source: string): LinearPattern {
  return getOrAdd(compiledPatterns, source, () => new LinearPattern(source));
}
