import { describe, expect, it } from 'vitest';
import { createSourceLines, type Note } from './marked-source.ts';

describe('The annotated source of validated data', () => {
  it('has each note at the line of its position', () => {
    const lines = createSourceLines('a: 1\nb: 2\n', [createNote(2, 1)]);
    expect(lines.map(({ number, text, notes }) => [number, text, notes.length])).toEqual([
      [1, 'a: 1', 0],
      [2, 'b: 2', 1],
    ]);
  });

  it('keeps the notes of one line in their order', () => {
    const [line] = createSourceLines('a: 1', [createNote(1, 4, 'first'), createNote(1, 1, 'second')]);
    expect(line?.notes.map(({ message }) => message)).toEqual(['first', 'second']);
  });

  it('has notes about positions beyond the end at the last line', () => {
    expect(createSourceLines('a: 1\n', [createNote(2, 1)])[0]?.notes).toHaveLength(1);
  });

  it('is shortened to the lines around its notes if it has many lines', () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `line ${index + 1}`).join('\n');
    const lines = createSourceLines(text, [createNote(2_500, 1)]);
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 2497, 2498, 2499, 2500, 2501, 2502, 2503]);
    expect(lines.filter(({ isAfterGap }) => isAfterGap).map(({ number }) => number)).toEqual([2497]);
  });

  it('is shortened to the characters around its notes if it is one long line', () => {
    const text = `${'x'.repeat(50_000)}HERE${'y'.repeat(50_000)}`;
    const [line] = createSourceLines(text, [createNote(1, 50_001)]);
    expect(line?.text).toMatch(/^… x+HEREy+ …$/);
    expect(line?.text.length).toBeLessThan(300);
  });
});

function createNote(line: number, column: number, message = 'wrong'): Note {
  return { position: { line, column }, number: 1, field: 'field', message };
}
