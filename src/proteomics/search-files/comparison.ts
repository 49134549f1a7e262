/** Two versions of parameters, line by line. */
import { type Change, diffLines } from 'diff';

/** A line of the comparison; a gap stands for lines that are the same. */
export interface ComparedLine {
  readonly sign: '+' | '-' | '' | 'gap';
  /** Number of the line before and after; empty where it has none. */
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

/** What the page shows. */
export interface SearchFileComparison {
  readonly removed: number;
  readonly added: number;
  readonly lines: readonly ComparedLine[];
}

/** Lines around a change that are shown with it. */
const AROUND = 3;
/** Milliseconds after which two texts that have little in common are given up. */
const PATIENCE_MS = 1_000;

/** Compares two texts; undefined when they have too little in common to be compared. */
export function compareSearchFiles(before: string, after: string): SearchFileComparison | undefined {
  const changes = diffLines(before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n'), { timeout: PATIENCE_MS });
  if (changes === undefined) return undefined;
  const lines = linesOf(changes);
  return {
    removed: lines.filter(({ sign }) => sign === '-').length,
    added: lines.filter(({ sign }) => sign === '+').length,
    lines: withoutTheSame(lines),
  };
}

function linesOf(changes: readonly Change[]): ComparedLine[] {
  let before = 0;
  let after = 0;
  return changes.flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): ComparedLine => {
        if (!added) before += 1;
        if (!removed) after += 1;
        return {
          sign: added ? '+' : removed ? '-' : '',
          before: added ? '' : String(before),
          after: removed ? '' : String(after),
          text,
        };
      }),
  );
}

/** Leaves lines out that are the same and far from a change. */
function withoutTheSame(lines: readonly ComparedLine[]): ComparedLine[] {
  const near = new Set<number>();
  for (const [at, { sign }] of lines.entries())
    if (sign !== '') for (let other = at - AROUND; other <= at + AROUND; other += 1) near.add(other);
  return lines.flatMap((line, at): ComparedLine[] => {
    if (near.has(at)) return [line];
    return near.has(at - 1) || (at === 0 && near.size > 0) ? [{ sign: 'gap', before: '', after: '', text: '' }] : [];
  });
}
