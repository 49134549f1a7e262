/** A document with line numbers and notes, shortened to a readable length. */
import type { Position } from '../../profiles/reading/yaml-text.ts';

export interface Note {
  readonly position: Position;
  readonly number: number;
  readonly field: string;
  readonly message: string;
}

export interface SourceLine {
  readonly number: number;
  readonly text: string;
  /** True if lines before this one are omitted. */
  readonly isAfterGap: boolean;
  readonly notes: readonly Note[];
}

/** Maximum lines of a document that is shown completely. Of longer documents, only the lines around notes are shown. */
const MAX_LINES = 1_500;
/** The number of lines shown before and after a note. */
const CONTEXT_LINES = 3;
/** Maximum length of a line that is shown completely. Of longer lines, only the text around notes is shown. */
const MAX_LINE_LENGTH = 600;
/** The number of UTF-16 units shown before and after a noted column of a long line. */
const CONTEXT_UNITS = 120;

/** Returns the lines to show. Notes keep their order within a line. */
export function createSourceLines(text: string, notes: readonly Note[]): readonly SourceLine[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const atLine = new Map<number, Note[]>();
  for (const note of notes) {
    const line = Math.min(note.position.line, lines.length);
    atLine.set(line, [...(atLine.get(line) ?? []), note]);
  }
  const isShown = lines.length <= MAX_LINES ? () => true : createLineFilter(atLine);
  const shown: SourceLine[] = [];
  lines.forEach((line, index) => {
    const number = index + 1;
    if (!isShown(number)) return;
    const here = atLine.get(number) ?? [];
    shown.push({
      number,
      text: line.length <= MAX_LINE_LENGTH ? line : shortenLine(line, here),
      isAfterGap: number > (shown.at(-1)?.number ?? 0) + 1,
      notes: here,
    });
  });
  return shown;
}

/** Returns a predicate that selects the first lines and the lines around each note. */
function createLineFilter(atLine: ReadonlyMap<number, unknown>): (number: number) => boolean {
  const nearby = new Set<number>();
  for (const line of [1, ...atLine.keys()]) {
    for (let number = line - CONTEXT_LINES; number <= line + CONTEXT_LINES; number += 1) nearby.add(number);
  }
  return (number) => nearby.has(number);
}

/** Returns the parts of a long line around its notes, or its start if there are none. */
function shortenLine(line: string, notes: readonly Note[]): string {
  const columns = notes.length === 0 ? [1] : notes.slice(0, 20).map(({ position }) => position.column);
  const parts: { from: number; to: number }[] = [];
  for (const column of columns.toSorted((a, b) => a - b)) {
    const from = Math.max(0, column - 1 - CONTEXT_UNITS);
    const to = Math.min(line.length, column - 1 + CONTEXT_UNITS);
    const last = parts.at(-1);
    if (last !== undefined && from <= last.to) last.to = to;
    else parts.push({ from, to });
  }
  const text = parts.map(({ from, to }) => line.slice(from, to)).join(' … ');
  return `${(parts[0]?.from ?? 0) > 0 ? '… ' : ''}${text}${(parts.at(-1)?.to ?? 0) < line.length ? ' …' : ''}`;
}
