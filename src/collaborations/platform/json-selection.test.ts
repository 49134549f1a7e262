import { describe, expect, it } from 'vitest';
import { JsonSelectionError, JsonSelector, type Selection, SelectionTooLargeError } from './json-selection.ts';

/** Selects from a text that arrives in pieces of this many bytes. */
function selectFrom(text: string, selection: Selection, pieceBytes = 7, maxKeptBytes = 1_000_000): unknown {
  const selector = new JsonSelector(selection, maxKeptBytes);
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += pieceBytes) selector.write(bytes.subarray(start, start + pieceBytes));
  return selector.end();
}

const RECORD = {
  name: 'Dürre "2027" \\ 🌾 {[',
  count: -12.5e3,
  flag: false,
  none: null,
  secret: { keys: ['a', { deep: ']}"\\' }], n: 1 },
  items: [
    { id: 'one', private: { x: [1, 2, { y: '"' }] }, tags: ['p', 'q'] },
    { private: '\\"}', id: 'two', tags: [] },
    { id: null },
    {},
  ],
  empty: [],
  '': 'nameless',
};
const SELECTION = {
  name: true,
  count: true,
  flag: true,
  none: true,
  items: [{ id: true, tags: true }],
  empty: [{ id: true }],
} as const;
const SELECTED = {
  name: RECORD.name,
  count: RECORD.count,
  flag: false,
  none: null,
  items: [{ id: 'one', tags: ['p', 'q'] }, { id: 'two', tags: [] }, { id: null }, {}],
  empty: [],
};

describe('A selection of a JSON text', () => {
  it.each([1, 2, 3, 5, 16, 10_000])('retains only the selected members, in pieces of %i bytes', (pieceBytes) => {
    expect(selectFrom(JSON.stringify(RECORD), SELECTION, pieceBytes)).toEqual(SELECTED);
  });

  it('accepts spaces and new lines', () => {
    expect(selectFrom(JSON.stringify(RECORD, null, '\t '), SELECTION)).toEqual(SELECTED);
  });

  it('recognizes a member with escapes in its name', () => {
    expect(selectFrom('{"n\\u0061me": "written otherwise"}', { name: true })).toEqual({ name: 'written otherwise' });
  });

  it('retains the last of two members with the same name, as JSON.parse does', () => {
    expect(selectFrom('{"name": 1, "name": 2}', { name: true })).toEqual({ name: 2 });
  });

  it('returns scalars in place of containers unchanged, for the validation', () => {
    expect(selectFrom('{"items": "none", "empty": 3}', SELECTION)).toEqual({ items: 'none', empty: 3 });
  });

  it('returns an empty container in place of one of the wrong kind, for the validation', () => {
    expect(selectFrom('{"items": {"id": 1}, "empty": []}', { items: [true], empty: { id: true } })).toEqual({
      items: {},
      empty: [],
    });
  });

  it.each(['true', '17', 'null', '"text"'])('reads a document that is only %s', (text) => {
    expect(selectFrom(text, { name: true }, 1)).toEqual(JSON.parse(text));
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Log in</title>'],
    ['an object that is not closed', '{"name": "x"'],
    ['a list that is not closed', '{"items": [{"id": 1}'],
    ['a string that is not closed', '{"name": "x'],
    ['text after the end', '{"name": "x"} {}'],
    ['a comma before the end', '{"name": "x",}'],
    ['a comma before the end of a list', '{"items": [{},]}'],
    ['no comma between members', '{"name": "x" "flag": true}'],
    ['no colon', '{"name" "x"}'],
    ['a member without quotes', '{name: "x"}'],
    ['brackets that do not match', '{"items": [}]'],
    ['an unknown literal', '{"flag": maybe}'],
    ['an invalid number', '{"count": 1.2.3}'],
    ['a control character in a selected string', '{"name": "a\nb"}'],
    ['an unknown escape in a selected string', '{"name": "\\q"}'],
  ])('rejects %s', (_case, text) => {
    expect(() => selectFrom(text, SELECTION)).toThrow(JsonSelectionError);
  });

  it('limits the size of the selection, regardless of the size of the document', () => {
    const text = JSON.stringify({ private: 'x'.repeat(5_000), name: 'y'.repeat(200) });
    expect(selectFrom(text, { name: true }, 100, 210)).toEqual({ name: 'y'.repeat(200) });
    expect(() => selectFrom(text, { name: true }, 100, 150)).toThrow(SelectionTooLargeError);
  });

  it('accepts a million nested brackets in skipped parts', () => {
    const text = `{"private": ${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}, "name": 1}`;
    expect(selectFrom(text, { name: true }, 65_536)).toEqual({ name: 1 });
  });

  it('agrees with JSON.parse on thousands of random texts in random pieces', () => {
    const random = createMulberry32(20_261);
    for (let round = 0; round < 3_000; round += 1) {
      const value = createRandomValue(random, 0);
      const selection = createRandomSelection(random, 0);
      const text = JSON.stringify(value);
      const pieceBytes = 1 + Math.floor(random() * 40);
      expect([round, selectFrom(text, selection, pieceBytes)]).toEqual([round, applySelection(value, selection)]);
    }
  });
});

/** Applies a selection to a parsed value, as the expected result. */
function applySelection(value: unknown, selection: Selection): unknown {
  if (selection === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(selection)) return Array.isArray(value) ? value.map((item) => applySelection(item, selection[0])) : {};
  if (Array.isArray(value)) return [];
  return Object.fromEntries(
    Object.entries(selection)
      .filter(([name]) => Object.hasOwn(value, name))
      .map(([name, inner]) => [name, applySelection((value as Record<string, unknown>)[name], inner)]),
  );
}

const NAMES = ['a', 'b', 'name', 'é', '"', ''];
const TEXTS = ['', 'plain', '"', '\\', '}{][', '🌾', '\u0001\n', 'long '.repeat(30)];

function createRandomValue(random: () => number, depth: number): unknown {
  const kind = Math.floor(random() * (depth > 4 ? 4 : 6));
  if (kind === 0) return TEXTS[Math.floor(random() * TEXTS.length)];
  if (kind === 1) return Math.floor(random() * 1e9) / 1000 - 1e5;
  if (kind === 2) return random() < 0.5;
  if (kind === 3) return null;
  const length = Math.floor(random() * 5);
  if (kind === 4) return Array.from({ length }, () => createRandomValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length }, () => [NAMES[Math.floor(random() * NAMES.length)], createRandomValue(random, depth + 1)]),
  );
}

function createRandomSelection(random: () => number, depth: number): Selection {
  const kind = random();
  if (depth > 3 || kind < 0.3) return true;
  if (kind < 0.6) return [createRandomSelection(random, depth + 1)];
  const names = NAMES.filter(() => random() < 0.5);
  return Object.fromEntries(names.map((name) => [name, createRandomSelection(random, depth + 1)]));
}

/** Returns a small generator of reproducible numbers from 0 to 1 (mulberry32). */
function createMulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
